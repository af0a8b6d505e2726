#!/usr/bin/env bash
# Has the packages judged by tools that others wrote: BAPCtools on the format 2025-09, Kattis'
# problemtools on the legacy format. Every accepted submission must pass, every other one must fail as
# its folder says, all data must be legal and all invalid input refused. Then the bounds of the
# validators are taken away one by one, by xtask/bounds.py, and the DMOJ judge has its turn, by
# xtask/dmoj.sh.
#
#   xtask/judges.sh [ID...]       without any ID, all problems
set -euo pipefail
cd "$(dirname "$0")/.."

missing=0
need() {
    command -v "$1" >/dev/null || { echo "judges.sh: $1 is missing: $2" >&2; missing=1; }
}
need bt 'pip install bapctools==2026.10.0'
need verifyproblem 'pip install problemtools==1.20260907'
need pypy3 'apt-get install pypy3 (bt asks for it)'
need gcc 'apt-get install gcc g++'
need rustc 'rustup, or apt-get install rustc'
[ "$missing" = 0 ] || exit 2

out=$PWD/target/judged
rm -rf "$out"
mkdir -p "$out/tmp" "$out/config"
# bt remembers the packages that it has seen, and warns of copies in another folder.
export TMPDIR=$out/tmp XDG_CONFIG_HOME=$out/config
cargo xtask package "$@" --format 2025-09 --out "$out/2025-09"
cargo xtask package "$@" --format legacy --out "$out/legacy"

top=$PWD
failed=()
# Runs a tool; shows what it says only if it is not content.
judged() {
    local what=$1 log=$out/log
    shift
    if "$@" >"$log" 2>&1 && ! grep -q 'was not properly rejected' "$log"; then
        echo "ok      $what"
    else
        echo "FAILED  $what"
        tr '\r' '\n' <"$log" | grep -v '^$' | tail -n 40
        failed+=("$what")
    fi
}

# bt ends with 1 for the warning that there are no answer validators; what counts is in its log.
refuses_invalid() {
    bt validate --no-bar --invalid || true
}

for folder in "$out"/2025-09/*/; do
    id=$(basename "$folder")
    cd "$folder"
    judged "$id, bt: legal data" bt validate --no-bar --input
    judged "$id, bt: invalid input" refuses_invalid
    judged "$id, bt: submissions" bt run --no-bar
    judged "$id, verifyproblem" \
        verifyproblem -e -p config data graders validators submissions -- "$out/legacy/$id"
done

if [ "${#failed[@]}" -gt 0 ]; then
    printf 'judges.sh: %s failed\n' "${#failed[@]}" >&2
    exit 1
fi
cd "$top"
xtask/bounds.py "$@"
xtask/dmoj.sh "$@"
echo 'judges.sh: all passed'
