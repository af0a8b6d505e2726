#!/usr/bin/env bash
# Adds a problem to a fresh clone as README says: new, sync, test. Only its folders and generated files may
# change, its program must pass, and the test must name all that is still to be written, and nothing else.
set -euo pipefail
cd "$(dirname "$0")/.."

fail() {
    echo "new.sh: $1" >&2
    exit 1
}

id=hdu9999
top=$PWD
clone=$top/target/new
# Of its own: cargo does not tell the packages of two clones apart, and would take those of the clone for ours.
export CARGO_TARGET_DIR=$top/target/of-new
# The libraries need not be compiled again. (The clone's own files are younger, so those are.)
[ -d "$CARGO_TARGET_DIR" ] || ! [ -d "$top/target/debug" ] ||
    { mkdir -p "$CARGO_TARGET_DIR" && cp -r "$top/target/debug" "$CARGO_TARGET_DIR/"; }
rm -rf "$clone"
git clone --quiet "$top" "$clone"
cd "$clone"

cargo xtask new "$id"
cargo xtask sync
git add --all
cargo fmt --all --check

changed=$(git diff --cached --name-only | grep -v -e "^problems/$id/" -e "^testdata/$id/" | tr '\n' ' ')
expected='README.md README.zh.md problems/Cargo.toml problems/tests/programs.rs xtask/data/src/registry.rs xtask/src/registry.rs '
[ "$changed" = "$expected" ] || fail "outside of the problem's folders these changed: $changed"

cargo run --quiet --bin "$id" <"testdata/$id/sample/sample-01.in" |
    cmp - "testdata/$id/sample/sample-01.ans" || fail 'the program does not pass its sample'
cargo test --quiet --bin "$id"
cargo test --quiet --test judge "$id"
xtask/verdicts.sh "$id"

# What is missing: the sample, a row in both courses, and what says TODO.
missing() {
    echo "$id still has the sample of the template (testdata/$id/sample/)"
    for language in en zh; do
        course=problems/README.md
        [ "$language" = en ] || course=problems/README.zh.md
        for page in main.rs "statement/problem.$language.md" "solution/solution.$language.md"; do
            echo "$id has no row in the course: $course does not link $id/$page"
        done
    done
    grep --recursive --files-with-matches TODO "problems/$id" | sed 's/$/ still says TODO/'
}
cargo test --test conventions >"$clone.log" 2>&1 && fail 'the test finds nothing missing'
diff <(missing | sort) <(grep "^  .*$id" "$clone.log" | sed 's/^ *//' | sort) ||
    fail 'the test does not name what is missing'
echo "new.sh: the test names $(missing | wc -l) things to be written"
