#!/usr/bin/env bash
# Adds a problem to a fresh clone as CONTRIBUTING.md says: a practice problem, which then becomes a lesson. Only
# its folders and the lists may change, and what is to be written must be named, and nothing else. When that
# is filled in, all must be well. Two branches that each add a problem, with neighbouring ids, merge as they are.
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

# What `check` finds must be that these files say TODO, and that the sample is still the template's.
names_what_is_missing() {
    local missing
    cargo xtask check "$id" >"$clone.log" 2>&1 && fail 'check finds nothing missing'
    missing=$(grep --recursive --files-with-matches TODO "problems/$id" | grep -v "accepted/$id.rs")
    diff <(echo "$missing" | sort) <(sed -n 's/^ *\(.*\) still says TODO$/\1/p' "$clone.log" | sort) ||
        fail 'check does not name what says TODO'
    grep -q "$id still has the sample of the template" "$clone.log" || fail 'check does not name the sample'
    grep -q "^xtask: $id: one thing is wrong$" "$clone.log" || { cat "$clone.log"; fail 'check finds more'; }
}

# Fills in what is to be written; another sample, and then all must be well.
fill_in() {
    grep --recursive --files-with-matches TODO "problems/$id" | xargs sed -i 's/TODO/Told/g'
    printf '1\n3\n' >"testdata/$id/sample/sample-01.in"
    printf 'second\n' >"testdata/$id/sample/sample-01.ans"
    cargo xtask sync "$id"
    cargo xtask check "$id" || fail 'not all is well'
}

cargo xtask new "$id" --judge 'Nowhere 9999' 2>/dev/null && fail 'a judge that nobody knows is taken'
cargo xtask new "$id" --judge 'HDU 9999'
names_what_is_missing
fill_in

# What has changed outside of the problem's folders: each list by lines of its own.
of_others() {
    git add --all
    git diff --cached --numstat | grep -v -e "/$id/" | awk '{ print $3 " +" $1 " -" $2 }' | tr '\n' ' '
}
changed=$(of_others)
expected='problems/Cargo.toml +1 -0 problems/README.md +1 -0 problems/README.zh.md +1 -0 '
[ "$changed" = "$expected" ] || fail "outside of the practice problem's folders these changed: $changed"

# The same problem on one branch, its neighbour on another.
commit() {
    git add --all
    git -c user.name=new -c user.email=new@example.org commit --quiet --message "$1"
}
base=$(git rev-parse HEAD)
commit "$id"
git branch first
git checkout --quiet -b second "$base"
neighbour=hdu9998
cargo xtask new "$neighbour" --judge 'HDU 9998'
commit "$neighbour"
git -c user.name=new -c user.email=new@example.org merge --quiet --no-edit first ||
    fail 'two branches that each add a problem do not merge'
cargo xtask sync --lists --check || fail 'after the merge the lists are not right'
for list in problems/{Cargo.toml,README.md,README.zh.md}; do
    for one in "$id" "$neighbour"; do
        [ "$(grep -c "$one" "$list")" = 1 ] || fail "after the merge $list has $one not once"
    done
done
git checkout --quiet first

cargo xtask new "$id" --lesson
printf '3\n1\n2\n3\n' >"testdata/$id/sample/sample-01.in"
printf 'first\nfirst\nsecond\n' >"testdata/$id/sample/sample-01.ans"
names_what_is_missing
fill_in
cargo fmt --all --check

changed=$(of_others | sed 's/ [+-][0-9]*//g')
[ "$changed" = 'problems/README.md problems/README.zh.md ' ] ||
    fail "outside of the lesson's folders these changed: $changed"
lines=$(git diff "$base" --numstat -- "problems/$id/main.rs" "problems/$id/problem.yaml" | awk '{ n += $1 } END { print n }')
echo "new.sh: a practice problem and a lesson, of $lines lines in main.rs and problem.yaml, are well"
