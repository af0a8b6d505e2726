#!/usr/bin/env bash
# Counts the instructions that a token costs, from the input to the answers, and fails where a program
# costs 5 % more than bench/instructions.tsv allows. Noise cannot touch these figures, but another
# compiler can: the single files are compiled by Debian 12's rustc 1.63, or by RUSTC. Beside each stands
# the C rival on the same input. With --update, the figures become the limits for this compiler.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v valgrind >/dev/null || { echo 'instructions.sh: valgrind is missing: apt-get install valgrind' >&2; exit 2; }
rustc=${RUSTC:-/usr/bin/rustc}
version=$("$rustc" --version | sed -E 's/^rustc ([0-9]+\.[0-9]+).*/\1/')
limits=bench/instructions.tsv
folder=${CARGO_TARGET_DIR:-target}/instructions
mkdir -p "$folder"

# Inputs of numbers that look random, from a generator that any awk computes exactly.
numbers='
function random(most) { seed = seed * 16807 % 2147483647; return seed % most + 1 }
BEGIN { seed = 1846 }'
awk "$numbers"' BEGIN {
    print 200000
    for (i = 0; i < 200000; i++) print random(1000000), random(1000000)
}' >"$folder/hdu1846.in"
awk "$numbers"' BEGIN {
    for (row = 0; row < 200; row++) {
        printf "1000"
        for (i = 0; i < 1000; i++) printf " %d", random(10000) - 1
        print ""
    }
    print 0
}' >"$folder/hdu1849.in"
awk "$numbers"' BEGIN {
    for (set = 0; set < 20; set++) {
        printf "100"
        for (i = 0; i < 100; i++) printf " %d", random(10000)
        print "\n100"
        for (row = 0; row < 100; row++) {
            printf "100"
            for (i = 0; i < 100; i++) printf " %d", random(10000)
            print ""
        }
    }
    print 0
}' >"$folder/hdu1536.in"

# How many instructions a program takes for each token of its problem's input.
count() {
    local program=$1 input=$folder/$2.in
    valgrind --tool=callgrind --callgrind-out-file="$program.callgrind" "$program" \
        <"$input" 2>&1 >"$program.answers" |
        awk -v tokens="$(wc -w <"$input")" '/Collected :/ { printf "%.1f\n", $NF / tokens }'
}

failed=0
updated=$folder/instructions.tsv
awk -F '\t' -v version="$version" '$2 != version' "$limits" >"$updated"
for id in hdu1846 hdu1849 hdu1536; do
    "$rustc" --edition 2021 -O -o "$folder/$id" "problems/$id/submissions/accepted/$id.rs"
    gcc -O3 -std=gnu99 -include bench/fastest.h -o "$folder/$id-c" "problems/$id/rival.c"
    ours=$(count "$folder/$id" "$id")
    rival=$(count "$folder/$id-c" "$id")
    cmp "$folder/$id.answers" "$folder/$id-c.answers"
    printf '%s\t%s\t%s\n' "$id" "$version" "$ours" >>"$updated"
    limit=$(awk -F '\t' -v id="$id" -v version="$version" '$1 == id && $2 == version { print $3 }' "$limits")
    echo "$id: $ours instructions a token, ${limit:-none} recorded for rustc $version; C: $rival"
    awk -v ours="$ours" -v limit="${limit:-$ours}" 'BEGIN { exit ours > 1.05 * limit }' || failed=1
done
if [ "${1-}" = --update ]; then
    cp "$updated" "$limits"
elif [ "$failed" = 1 ]; then
    echo 'instructions.sh: more than 5 % above what is recorded' >&2
    exit 1
fi
