#!/usr/bin/env bash
# How strong is the data? cargo-mutants breaks the programs and the library, with the data as the only tests. It changes
# the files in place and puts them back, so that only the one program is compiled anew: run it in a clone of its own.
#
#   testdata/mutants.sh [K/N] [ID...]
#
# tries the K-th of N parts, 0/8 without it, of the mutants of each program, and of each file of the library if an ID is
# `common`; without an ID, of all programs and the library.
#
# What was missed stands in target/mutants/ID/mutants.out/missed.txt. It is judged by a person: a mutant may answer the
# same, or differ on illegal input alone; see testdata/README.md.
set -euo pipefail
cd "$(dirname "$0")/.."
command -v cargo-mutants >/dev/null || cargo install cargo-mutants --version 27.1.0 --locked

part=0/8
[[ ${1-} != */* ]] || { part=$1; shift; }
mapfile -t all < <(printf '%s\n' problems/*/problem.yaml | cut -d / -f 2)
[ $# -gt 0 ] || set -- "${all[@]}" common
library=''
ids=()
for id in "$@"; do
    if [ "$id" = common ]; then library=1; else ids+=("$id"); fi
done

cargo xtask data "${ids[@]}"

# IDS="ID ..." break_all NAME FILE: the mutants of a file, tested by all test files of these problems.
export CARGO=$PWD/testdata/mutants-cargo.sh
break_all() {
    local out=target/mutants/$1 status=0
    mkdir -p "$out"
    cargo-mutants mutants --in-place --baseline skip --no-shuffle --shard "$part" --sharding round-robin --timeout 60 \
        --colors never --output "$out" --file "$2" >"$out/log" 2>&1 || status=$?
    # 2: some were missed, 3: some took too long, which is caught; 5 would be no mutant.
    case $status in 0 | 2 | 3 | 5) ;; *) cat "$out/log" >&2; exit 1 ;; esac
}
for id in "${ids[@]}"; do
    IDS=$id break_all "$id" "problems/$id/main.rs"
done

# Each mutant of the library would compile all programs. So each module has those that use it alone, two for each public
# item. What a program uses stands in its single file.
users() {
    cat "common/src/$1.rs" common/src/"$1"/*.rs 2>/dev/null | grep -oE 'pub (fn|struct) \w+' | sort -u |
        while read -r item; do
            grep -lwF "$item" problems/*/submissions/accepted/*.rs | cut -d / -f 2 | head -n 2
        done | sort -u
}
if [ -n "$library" ]; then
    mapfile -t modules < <(printf '%s\n' common/src/*.rs | xargs -n 1 basename -s .rs)
    for module in "${modules[@]}"; do
        IDS=$(users "$module" | xargs) break_all "common-$module" "common/src/$module{.rs,/**/*.rs}"
    done
fi

count() { cat target/mutants/*/mutants.out/"$1".txt 2>/dev/null | wc -l; }
caught=$(($(count caught) + $(count timeout)))
missed=$(count missed)
cat target/mutants/*/mutants.out/missed.txt 2>/dev/null || true
echo "mutants: $caught caught by the data, $missed not, $(count unviable) do not compile"
