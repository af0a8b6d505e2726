#!/usr/bin/env bash
# Has the packages judged by tools that others wrote: BAPCtools on the format 2025-09, Kattis'
# problemtools on the legacy format. Every accepted submission must pass, every other one must fail as
# its folder says, all data must be legal and all invalid input refused. The DMOJ judge has a
# script of its own, xtask/hosts/dmoj.sh.
#
#   xtask/hosts/judges.sh [ID...]       without any ID, all problems
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=xtask/hosts/lib.sh
. xtask/hosts/lib.sh
need bt verifyproblem pypy3 gcc ccache rustc

out=$PWD/target/judged
rm -rf "$out"
mkdir -p "$out/tmp" "$out/config/bapctools"
# bt remembers the packages that it has seen, and warns of copies in another folder.
export TMPDIR=$out/tmp XDG_CONFIG_HOME=$out/config
# With these set, as in CI, bt writes colours into a file too.
unset CI GITLAB_CI
# Answers are compared with the output by bt itself. It ends with 1 for any warning that is not named here.
rust='selected language rust is not permitted for this program' # a checker, which runs all the same
echo "ignore_warning: [No dedicated answer validators found., $rust]" >"$out/config/bapctools/config.yaml"
# bt compiles the same output validator for each problem, which takes longer than all else that it does with one.
cat >"$out/config/bapctools/languages.yaml" <<'END'
cpp:
  compile: sh -c 'ccache g++ -O2 -std=gnu++23 -Wall -c -o {binary}.o {files} && g++ -o {binary} {binary}.o'
END
export CCACHE_DIR=$out/ccache CCACHE_BASEDIR=$out
# Without the largest inputs, on which each of these tools would take minutes; with them for the slow solutions, as some
# fail on nothing else.
cargo xtask package "$@" --format 2025-09 --out "$out/2025-09"
cargo xtask package "$@" --quick --format legacy --out "$out/legacy"

# Runs a tool, which must end with 0 and say what is expected on as many lines as there are files. If not, its
# other lines are shown.
#
#   says COUNT PATTERN COMMAND...
says() {
    local count=$1 pattern=$2 log=$out/$id.log status=0 found
    shift 2
    "$@" >"$log" 2>&1 || status=$?
    found=$(grep -cE "$pattern" "$log" || true)
    if [ "$status" = 0 ] && [ "$count" -gt 0 ] && [ "$found" = "$count" ]; then
        return
    fi
    echo "FAILED  $id: $1 ${2-}: exit status $status, $found of $count times it was content, and otherwise it said"
    tr '\r' '\n' <"$log" | grep -v -e '^$' | grep -vE "$pattern" || true
    return 1
}

# Judges a problem with all tools; prints one line if they are content.
judge() {
    local id=$1 legal invalid submissions slow strict=-e
    cd "$out/2025-09/$id"
    mkdir -p "$out/largest/$id"
    find data/secret -name 'largest-*' -exec mv -t "$out/largest/$id" {} +
    [ ! -e output_validator ] || strict='' # verifyproblem warns of one in Rust
    legal=$(find data/sample data/secret -name '*.in' | wc -l)
    invalid=$(find data/invalid_input -name '*.in' | wc -l)
    submissions=$(find submissions -type f | wc -l)
    slow=$(find submissions -path '*/time_limit_exceeded/*' -type f | wc -l)
    says $((legal + invalid)) '^(Input validation: .*: accepted|Invalidation: .*: rejected)$' \
        bt validate --no-bar --verbose --input --invalid
    # The data need not be validated a second time.
    says $((submissions - slow)) '^[a-z_]+/[^ ]+: +[A-Z]+ ' \
        bt run --no-bar --no-generate submissions/accepted submissions/wrong_answer
    # verifyproblem would have each slow solution run for three seconds, which bt had for two.
    says $((submissions - slow)) '^ +[a-z_]+/[^ ]+ .*OK: ' \
        verifyproblem ${strict:+"$strict"} -p config data graders validators submissions \
        -s '^(accepted|wrong_answer)' -- "$out/legacy/$id"
    if [ "$slow" != 0 ]; then
        mv "$out/largest/$id"/* data/secret/
        says "$slow" '^[a-z_]+/[^ ]+: +[A-Z]+ ' bt run --no-bar --no-generate submissions/time_limit_exceeded
    fi
    echo "ok      $id: $legal legal and $invalid invalid inputs, $submissions submissions"
}

# As many problems at a time as there are processors; each tool keeps to one.
export out
export -f judge says
if ! find "$out/2025-09" -mindepth 1 -maxdepth 1 -printf '%f\n' | sort |
    xargs -P "$(nproc)" -I ID bash -euc 'judge ID'; then
    echo 'judges.sh: not all problems passed' >&2
    exit 1
fi
echo 'judges.sh: all passed'
