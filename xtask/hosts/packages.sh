#!/usr/bin/env bash
# Makes the packages that systems' own code, or others' tools, can read here, and has it read them. What can be
# said of the packages without, data byte by byte, is in xtask/package/src/tests.rs.
#
#   xtask/hosts/packages.sh [ID...]                 all parts; without any ID, all lessons, and none with a checker
#   xtask/hosts/packages.sh --only PART [ID...]     one part alone
#
# The parts:
#   hydro      Hydro's own importer and reader of limits, of npm's hydrooj, without MongoDB
#   fps        xmllint and a schema; the accepted solutions take a tenth of HUSTOJ's time limit for all cases
#   qduoj      KaTeX parses the formulas
#   kattis     problemtools compile the statement of the format legacy to PDF and HTML
#   bapctools  bt compiles the statement of the format 2025-09 to PDF; the data reach every bound; the time limit is that
#              of the problem
# Submissions are judged by xtask/hosts/judges.sh.
#
# Exit status: 0 if all is well, 1 if not, 2 if a tool is missing.
set -euo pipefail
cd "$(dirname "$0")/../.."
# shellcheck source=xtask/hosts/lib.sh
. xtask/hosts/lib.sh

parts=(hydro fps qduoj kattis bapctools)
if [ "${1-}" = --only ]; then
    [[ " ${parts[*]} " = *" ${2-} "* ]] || { echo "packages.sh: --only takes one of ${parts[*]}" >&2; exit 2; }
    parts=("$2")
    shift 2
fi
mapfile -t ids < <(without_checker "$@")
for id in "${ids[@]}"; do
    [ -e "problems/$id/problem.yaml" ] || { echo "packages.sh: there is no problems/$id" >&2; exit 2; }
done

for part in "${parts[@]}"; do
    case $part in
    hydro) need node npm:hydrooj npm:@hydrooj/utils/lib/cases.ts npm:esbuild ;;
    fps) need xmllint gcc ;;
    qduoj) need node npm:katex ;;
    kattis)
        need problem2pdf lualatex dvisvgm tidy gs tex:luacode.sty tex:lmmono10-regular.otf tex:subfigure.sty tex:ulem.sty
        ;;
    bapctools) need bt latexmk pdflatex tex:memoir.cls tex:siunitx.sty ;;
    esac
done

# For what the tools write beside: bt remembers the packages that it has seen, and warns of copies in another
# folder; Hydro unpacks, and leaves it.
mkdir -p target/hosts
work=$(mktemp -d -p "$PWD/target/hosts")
trap 'rm -rf "$work"' EXIT
export TMPDIR=$work XDG_CONFIG_HOME=$work
# With these set, as in CI, bt writes colours into a file too.
unset CI GITLAB_CI

packages=$PWD/target/hosts/packages
rm -rf "$packages"
package() {
    cargo xtask package "${ids[@]}" "${@:2}" --out "$packages/$1"
}
for part in "${parts[@]}"; do
    case $part in
    hydro) package hydro --quick --format hydro ;;
    fps | qduoj) for language in en zh; do package "$part" --quick --format "$part" --lang "$language"; done ;;
    kattis) package legacy --quick --format legacy ;;
    bapctools) package 2025-09 --format 2025-09 ;; # with the largest inputs, which alone reach some bounds
    esac
done

# Prints one line if a tool ended well, said all that it should, and nothing that it should not; if not, all
# that it said.
#
#   says EXPECTED UNWANTED COMMAND...
says() {
    local expected=$1 unwanted=$2 status=0 log=$work/$part-$id.log
    shift 2
    "$@" >"$log" 2>&1 </dev/null || status=$?
    if [ "$status" = 0 ] && grep -qE "$expected" "$log" && ! grep -qE "$unwanted" "$log"; then
        return
    fi
    echo "FAILED  $part, $id: $1: exit status $status; expected \"$expected\", and no \"$unwanted\""
    grep -vE '^\(|^\)|^$' "$log" || true
    return 1
}

# The statement in English, to PDF and HTML, by what verifyproblem calls for it: that would set it twice more and
# not show what LaTeX says. problem2pdf ends with 0 if LaTeX does not.
# Chinese is not set: neither tool loads a font that has its letters, nor breaks its lines.
html() {
    problem2html -q -l en -d "$work/$id" "$1" && cat "$work/$id/index.html"
}
kattis() {
    local package=$packages/legacy/$id
    says '^Output written on ' '^!|Missing character' problem2pdf -l en -o "$work/$id.pdf" "$package"
    says '<table class="sample"' '^(ERROR|WARNING)' html "$package"
    echo "ok      kattis, $id: PDF and HTML"
}

# Of bt's warnings, which make its exit status 1, not all matter: that there is no validator of answers, or that
# a statement says 0 < n and the validator 1.
constraints() {
    bt constraints --no-bar || [ "$?" = 1 ]
}
bapctools() {
    local python
    python=$(dirname "$(readlink -f "$(command -v bt)")")/python
    says '^time limit: ' 'WARNING|ERROR' \
        "$python" xtask/hosts/time_limit.py "$packages/2025-09/$id" "problems/$id/problem.yaml" "$work/bt"
    cd "$packages/2025-09/$id"
    says 'PDF written to' 'Missing character|WARNING|ERROR' bt pdf --no-bar --cp --lang en
    says '^ +VALIDATORS ' 'BOUND NOT REACHED|No constraint validation|ERROR' constraints
    echo "ok      bapctools, $id: time limit, PDF, and every bound is reached"
}

export work packages
export -f says html kattis constraints bapctools
failed=0
for part in "${parts[@]}"; do
    export part
    case $part in
    kattis | bapctools)
        # As many problems at a time as there are processors; each tool keeps to one.
        printf '%s\n' "${ids[@]}" | xargs -P "$(nproc)" -I ID env id=ID bash -euc "$part" || failed=1
        ;;
    hydro) node xtask/hosts/hydro.cjs target/hosts/node_modules "$packages/hydro" "${ids[@]}" || failed=1 ;;
    fps)
        xmllint --huge --noout --relaxng xtask/hosts/fps.rng "$packages"/fps/*.xml || failed=1
        python3 xtask/hosts/fps.py "$packages/fps/impartial-games.zh.xml" "$work" "${ids[@]}" || failed=1
        ;;
    qduoj)
        for language in en zh; do
            python3 -m zipfile -e "$packages/qduoj/impartial-games.$language.zip" "$packages/qduoj/$language"
        done
        node xtask/hosts/qduoj.cjs target/hosts/node_modules "$packages/qduoj" "${ids[@]}" || failed=1
        ;;
    esac
done
if [ "$failed" = 1 ]; then
    echo 'packages.sh: not all packages are well' >&2
    exit 1
fi
echo "packages.sh: all well: ${parts[*]}"
