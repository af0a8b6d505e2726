# shellcheck shell=bash
# What the parts of CI share, to be sourced in the top folder.
shopt -s inherit_errexit
mkdir -p target

# Nothing is compiled a second time after a change here, and one unit is less work than many.
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_CODEGEN_UNITS=1 CARGO_PROFILE_DEV_BUILD_OVERRIDE_CODEGEN_UNITS=1
PS4='+ $SECONDS s: ' # for set -x

# Packages of Debian 12. Two parts may install at once, so one waits for the other.
install_debian() {
    local root=()
    if dpkg -s "$@" >/dev/null 2>&1; then return; fi
    [ "$(id -u)" = 0 ] || root=(sudo)
    (
        flock 9
        "${root[@]}" apt-get update -qq
        "${root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    ) 9>target/install.lock
}

# install_python NAME PACKAGE...: from PyPI into target/venvs/NAME, each its own, as their dependencies differ.
install_python() {
    install_debian python3-venv
    [ -d "target/venvs/$1" ] || /usr/bin/python3 -m venv "target/venvs/$1"
    "target/venvs/$1/bin/pip" install --quiet "${@:2}"
}

# install_npm FOLDER PACKAGE...: all of a folder at once, as npm takes away what it was not asked for.
install_npm() {
    command -v npm >/dev/null || install_debian npm
    npm install --silent --no-save --ignore-scripts --prefix "$1" "${@:2}"
}

# `cargo test` where some tests are chosen or left out by their names: that none is left is an error.
tests() {
    local log
    log=$(mktemp -p target)
    cargo test --locked "$@" 2>&1 | tee "$log"
    if grep -qE '^running 0 tests?$' "$log" || ! grep -qE '^running [0-9]+ tests?$' "$log"; then
        echo "no test is called so: cargo test $*" >&2
        return 1
    fi
    rm "$log"
}

# choose PART: into the array `chosen` the problems that meet the slow tools, of those with that part in their folder:
# eight that have changed, a lesson for each kind of input, each 24th; with CI_ALL=1 all.
choose() {
    local all changed kinds ids
    local base=${CI_BASE:-}
    git cat-file -e "$base^{commit}" 2>/dev/null || base=HEAD~10 # a new branch has none
    all=$(printf '%s\n' problems/*/problem.yaml | cut -d / -f 2)
    ids=$all
    if [ -z "${CI_ALL-}" ]; then
        changed=$({ git diff --name-only "$base...HEAD" -- problems testdata || true; } | cut -d / -f 2 | sort -u)
        changed=$(grep -Fx "$all" <<<"$changed" | sed -n 1,8p || true)
        kinds=$(printf '%s\n' problems/*/statement | cut -d / -f 2 | xargs cargo xtask status --framing)
        kinds=$(sed 's/(.*//' <<<"$kinds" | sort -s -u -k 2 | cut -d ' ' -f 1)
        ids=$(printf '%s\n' "$changed" "$kinds" "$(sed -n '0~24p' <<<"$all")" | sort -u)
    fi
    chosen=()
    for id in $ids; do [ ! -e "problems/$id/$1" ] || chosen+=("$id"); done
    [ "${#chosen[@]}" -gt 0 ]
}
