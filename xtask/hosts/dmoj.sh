#!/usr/bin/env bash
# Has the DMOJ judge run the accepted Rust and C files of each problem, which must pass, and a wrong
# solution of each, which must not; the limits that it reads must be those of the problem.
#
#   xtask/hosts/dmoj.sh [ID...]         without any ID, all lessons, and none with a checker
#
# The judge runs nothing as root and compiles Rust by a cargo without network, so it gets a home of its
# own with a copy of the Rust toolchain and the crates that it links to every submission.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=xtask/hosts/lib.sh
. xtask/hosts/lib.sh
need cargo gcc setpriv /usr/include/seccomp.h /usr/share/doc/python3-dev /usr/share/doc/python3-venv

# The judge's sandbox lets a compiler read /home and no other home.
unset TMPDIR # which may be in a folder that the judge cannot read
place=$HOME
[ "$(id -u)" != 0 ] || place=/home
judge=$(mktemp -d -p "$place" dmoj.XXXXXX)
trap 'rm -rf "$judge"' EXIT
chmod 755 "$judge"
mkdir -p "$judge/home/.cargo" "$judge/crates/src"
mkdir "$judge/toolchain"
cp -r "$(rustc --print sysroot)"/{bin,lib} "$judge/toolchain"
toolchain=$judge/toolchain/bin

# Debian's Python, as another one may be in a home that the judge cannot read.
/usr/bin/python3 -m venv "$judge/venv"
"$judge/venv/bin/pip" install --quiet dmoj==4.1.0

# The crates of DMOJ's Rust, as its executor names them.
python=$judge/venv/bin/python
(
    cd "$judge/crates"
    "$python" -c 'from dmoj.executors.RUST import CARGO_TOML; print(CARGO_TOML.decode())' >Cargo.toml
    touch src/main.rs
    CARGO_HOME=$judge/home/.cargo cargo fetch --quiet
)

mapfile -t ids < <(without_checker "$@")
cargo xtask package "${ids[@]}" --quick --format dmoj --out "$judge/right"
# The same with a wrong solution in Python, as each has one, in the place of the accepted one in C, and without the Rust
# files.
cp -r "$judge/right" "$judge/wrong"
sed -i '/^- source: .*\.rs$/,/^  expect: /d' "$judge"/wrong/*/init.yml
sed -i 's/plain\.c$/plain.py/; s/language: C$/language: PY3/' "$judge"/wrong/*/init.yml
for folder in "$judge"/wrong/*/; do
    wrong=$(find "$folder/submissions/wrong_answer" -name '*.py' | sort | head -n 1)
    cp "$wrong" "$folder/submissions/accepted/plain.py"
done

cat >"$judge/config.yml" <<END
id: pack
key: none
problem_storage_globs: []
tempdir: $judge/tmp
runtime:
  cargo: $toolchain/cargo
  gcc: /usr/bin/gcc
  python3: /usr/bin/python3
END
mkdir "$judge/tmp"

as_nobody=()
if [ "$(id -u)" = 0 ]; then
    chown -R nobody "$judge"
    as_nobody=(setpriv --reuid=nobody --regid=nogroup --clear-groups)
fi

# dmoj-cli, with more time than the 20 seconds in which a busy machine does not compile the crates. It prints the limits
# that it reads, and runs all within ten seconds, as one is soon over there; whether a solution is quick enough, the other
# tools say.
cli='
from dmoj import cli, judgeenv
judgeenv.load_env(cli=True) # which the next lines need
from dmoj import testsuite
from dmoj.executors import RUST
RUST.Executor.compiler_time_limit = 600
Submission = testsuite.Submission
def submission(number, problem, language, source, time, memory, *more):
    print("limits:", problem, float(time), "s", memory, "KB", flush=True)
    return Submission(number, problem, language, source, 10.0, memory, *more)
testsuite.Submission = submission
cli.main()'
# What it should print, from problem.yaml.
limits='
import pathlib, sys, yaml
for id in (pathlib.Path(folder).name for folder in sys.argv[1:]):
    with open(f"problems/{id}/problem.yaml") as file:
        time = yaml.safe_load(file).get("limits", {}).get("time_limit", 1)
    print("limits:", id, float(time), "s", 256 * 1024, "KB")'

# Tests all problems below a folder; leaves the judge's report in a file, and its exit status, which is 0 if
# all submissions did as init.yml says, in a variable.
judged() {
    local folder=$1 report=$judge/$1.log
    local problems=()
    status=0
    for problem in "$judge/$folder"/*/; do problems+=("$(basename "$problem")"); done
    sed -i "s#^problem_storage_globs.*#problem_storage_globs: ['$judge/$folder/*']#" "$judge/config.yml"
    (
        cd /
        "${as_nobody[@]}" env HOME="$judge/home" PATH="$toolchain:$PATH" \
            "$python" -c "$cli" --no-ansi -c "$judge/config.yml" -e RUST,C,PY3 test "${problems[@]}"
    ) >"$report" 2>&1 || status=$?
    total=${#problems[@]}
    passed=$(grep -c 'Result of test .*: Success' "$report" || true)
    failed=$(grep -c 'Result of test .*: Failed' "$report" || true)
    skipped=$(grep -c 'Skipped' "$report" || true)
}

accepted=$(cat "$judge"/right/*/init.yml | grep -c '^- source: submissions/accepted/')
judged right
if [ "$status" != 0 ] || [ "$passed" != "$accepted" ] || [ "$skipped" != 0 ]; then
    cat "$judge/right.log"
    echo "dmoj.sh: $passed of $accepted accepted submissions passed or were skipped, $skipped of them" \
        "skipped; exit status $status" >&2
    exit 1
fi
expected=$("$python" -c "$limits" "$judge"/right/*/ | sort)
if ! diff <(echo "$expected") <(grep '^limits: ' "$judge/right.log" | sort -u); then
    echo 'dmoj.sh: the judge reads other limits (>) than those of the problems (<)' >&2
    exit 1
fi
judged wrong
refused=$(grep -c 'Unexpected global code: .*, expecting AC' "$judge/wrong.log" || true)
if [ "$status" = 0 ] || [ "$failed" != "$total" ] || [ "$refused" -lt "$total" ] || [ "$skipped" != 0 ]; then
    cat "$judge/wrong.log"
    echo "dmoj.sh: $failed of $total wrong solutions were refused, exit status $status" >&2
    exit 1
fi
echo "dmoj.sh: $accepted accepted submissions passed, $total wrong ones were refused"
