#!/usr/bin/env bash
# Holds the games of the site against the programs: on all small positions that a problem may begin
# with, the theorem of problems/ID/game.js, a search by its rules alone, and the program must agree.
#
#   xtask/verdicts.sh [ID...]       without any ID, all problems
set -euo pipefail
cd "$(dirname "$0")/.."

command -v node >/dev/null || { echo 'verdicts.sh: node is missing: apt-get install nodejs' >&2; exit 1; }
if [ $# = 0 ]; then
    for file in problems/*/game.js; do set -- "$@" "$(basename "$(dirname "$file")")"; done
fi

cargo build --quiet --locked --package problems --bins
target=${CARGO_TARGET_DIR:-target}
out=$target/verdicts
mkdir -p "$out"
for id in "$@"; do
    summary=$(node problems/site/verdicts.mjs "$id" "$out")
    if grep -q 'Framing::Single;' "problems/$id/main.rs"; then
        while IFS= read -r -d '' case; do "$target/debug/$id" <<<"$case"; done <"$out/$id.in" >"$out/$id.out"
    else
        "$target/debug/$id" <"$out/$id.in" >"$out/$id.out"
    fi
    diff --brief "$out/$id.ans" "$out/$id.out" ||
        { echo "problems/$id/game.js: its search answers otherwise than the program" >&2; exit 1; }
    echo "$summary; program = search"
done
