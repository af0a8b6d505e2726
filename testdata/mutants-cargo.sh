#!/usr/bin/env bash
# What testdata/mutants.sh has cargo-mutants call in place of cargo: it compiles the programs IDS alone, and runs each on the
# test files of its problem.
set -euo pipefail
target=${CARGO_TARGET_DIR:-target}
read -ra programs <<<"$IDS"
case "$1 ${2-}" in
    'test --no-run') cargo build --release --package problems "${programs[@]/#/--bin=}" ;;
    'test '*) for id in "${programs[@]}"; do "$target/debug/xtask" test "$id" -- "$target/release/$id"; done ;;
    *) cargo "$@" ;;
esac
