#!/usr/bin/env bash
# Counts the instructions that a token costs, from the input to the answers, and fails where a program
# costs 5 % more than bench/README.md records. Noise cannot touch these figures, but another compiler
# can: the single files are compiled by Debian 12's rustc 1.63, or by RUSTC.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v valgrind >/dev/null || { echo 'instructions.sh: valgrind is missing: apt-get install valgrind' >&2; exit 2; }
rustc=${RUSTC:-/usr/bin/rustc}
folder=target/instructions
mkdir -p "$folder"

# Inputs of numbers that look random, from a generator that any awk computes exactly.
numbers='
function random(most) { seed = seed * 16807 % 2147483647; return seed % most + 1 }
BEGIN { seed = 1846 }'
awk "$numbers"' BEGIN {
    print 100000
    for (i = 0; i < 100000; i++) print random(1000), random(1000)
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

failed=0
for id in hdu1846 hdu1849 hdu1536; do
    most=$(awk -F '|' -v id=" $id " '$2 == id && NF == 6 { print $4 + 0 }' bench/README.md)
    "$rustc" --edition 2021 -O -o "$folder/$id" "problems/$id/submissions/accepted/$id.rs"
    valgrind --tool=callgrind --callgrind-out-file="$folder/$id.callgrind" "$folder/$id" \
        <"$folder/$id.in" >/dev/null 2>"$folder/$id.log"
    total=$(sed -n 's/.*Collected : //p' "$folder/$id.log")
    tokens=$(wc -w <"$folder/$id.in")
    awk -v id="$id" -v total="$total" -v tokens="$tokens" -v most="$most" 'BEGIN {
        printf "%s: %.1f instructions a token, %.1f recorded\n", id, total / tokens, most
        exit total / tokens > 1.05 * most
    }' || failed=1
done
[ "$failed" = 0 ] || { echo 'instructions.sh: more than 5 % above what is recorded' >&2; exit 1; }
