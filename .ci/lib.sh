# shellcheck shell=bash
# What the parts of CI share, to be sourced in the top folder.
shopt -s inherit_errexit
mkdir -p target

export CARGO_INCREMENTAL=0 # nothing is compiled a second time after a change here
PS4='+ $SECONDS s: ' # for set -x

# Packages of Debian 12. Of two parts that install, one waits.
install_debian() {
    if dpkg -s "$@" >/dev/null 2>&1; then return; fi
    (
        flock 9
        apt-get update -qq
        DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends "$@"
    ) 9>target/install.lock
}

# install_python NAME PACKAGE...: from PyPI into target/venvs/NAME, each its own, as their dependencies differ.
install_python() {
    install_debian python3-venv
    [ -d "target/venvs/$1" ] || /usr/bin/python3 -m venv "target/venvs/$1"
    "target/venvs/$1/bin/pip" install --quiet "${@:2}"
}

# The tools of two parts.
install_judges() {
    (flock 8; install_python judges problemtools==1.20260907 bapctools==2026.10.0) 8>target/judges.lock
    PATH=$PWD/target/venvs/judges/bin:$PATH
}

# install_npm FOLDER PACKAGE...: all of a folder at once, as npm takes away what it was not asked for.
install_npm() {
    command -v npm >/dev/null || install_debian npm
    npm install --silent --no-save --ignore-scripts --prefix "$1" "${@:2}"
}

# `cargo test` where tests are chosen or left out by their names: an error if a program has no test left.
tests() {
    cargo test --locked "$@" | awk '{ print }
        /^test result: / { ran = 1; if ($4 + $6 == 0) none = 1 } # passed and failed: what is ignored has not run
        END { if (none || !ran) { print "no test has run: of a program, or at all"; exit 1 } }'
}

# choose PART: the problems that meet the slow tools, of those that have this part in their folder: four that have changed,
# the first of each kind of input, and each 24th; with CI_EACH=1 each.
choose() {
    local all
    all=$(printf '%s\n' problems/*/"$1" | cut -d / -f 2)
    {
        comm -12 <(echo "$all") \
            <(git diff --name-only "${CI_BASE:-HEAD~10}...HEAD" -- problems testdata | cut -d / -f 2 | sort -u) | sed '5,$d'
        xargs cargo xtask status --framing <<<"$all" | sed 's/(.*//' | sort -s -u -k 2 | cut -d ' ' -f 1
        sed -n "0~${CI_EACH:-24}p" <<<"$all"
    } | sort -u
}
