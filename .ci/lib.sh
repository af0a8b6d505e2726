# shellcheck shell=bash
# What the scripts of CI share: steps, in the foreground and the background, with a table of their times at the end,
# also of a run that fails; and what Debian 12 lacks. To be sourced by bash with `set -euo pipefail`, in the top folder.

logs=$PWD/target/ci/$(basename "$0")
rm -rf "$logs"
mkdir -p "$logs"
touch "$logs/times"
declare -A beside=() # the logs of the steps in the background, by process
begun=0

# Runs a command in a shell of its own, and writes down when it began, how long it took, the processors' time of
# what it ran and waited for, and its exit status.
timed() {
    local begin=$SECONDS status used=$logs/used-$BASHPID TIMEFORMAT='%0U %0S'
    set +e
    { time { (set -e; "$@") 2>&3; }; } 3>&2 2>"$used"
    status=$?
    set -e
    printf '%s\t%s\t%s\t%s\t%s\n' "$begin" $((SECONDS - begin)) $(($(tr ' ' + <"$used"))) "$status" "$*" \
        >>"$logs/times"
    return "$status"
}

# Runs a step.
step() {
    local process
    for process in "${!beside[@]}"; do
        [ ! -e "${beside[$process]}.ended" ] || join "$process"
    done
    printf '\n== %s\n' "$*"
    timed "$@"
}

# Begins a step in the background: its process is in $! then. What it prints is shown when it has ended.
begin() {
    local log
    begun=$((begun + 1))
    log=$logs/$begun-$(basename "$1").log
    printf '\n== in the background: %s\n' "$*"
    (trap 'touch "$log.ended"' EXIT; timed "$@") >"$log" 2>&1 </dev/null &
    beside[$!]=$log
}

# Waits for a step in the background, and fails if it failed; has no effect if that was done before.
join() {
    local log=${beside[$1]-} status=0
    [ -n "$log" ] || return 0
    wait "$1" || status=$?
    unset "beside[$1]"
    printf '\n== from the background: %s\n' "$(basename "$log" .log)"
    cat "$log"
    return "$status"
}

finish() {
    local status=$? process
    set +em
    for process in "${!beside[@]}"; do
        kill -- "-$process" 2>/dev/null
        wait "$process" 2>/dev/null
        printf '\n== given up: %s\n' "$(basename "${beside[$process]}" .log)"
        cat "${beside[$process]}"
    done
    printf '\n== seconds of each step: its beginning, how long it took, and of the processors\n'
    sort -s -n "$logs/times" | awk -F '\t' '
        { printf "%5d +%4d %5d  %s%s\n", $1, $2, $3, $4 == 0 ? "" : "FAILED (" $4 ") ", $5 }'
    printf '%5d seconds in all, exit status %d\n' "$SECONDS" "$status"
    exit "$status"
}
trap finish EXIT
set -m # each step in the background is a process group, which can be ended as a whole

# Nothing is compiled a second time after a change here, and one unit is less work than many.
export CARGO_INCREMENTAL=0 CARGO_PROFILE_DEV_CODEGEN_UNITS=1
export CARGO_PROFILE_DEV_BUILD_OVERRIDE_CODEGEN_UNITS=1

# Notes Debian's packages, if the command or file is missing that stands before them.
packages=()
needs() {
    command -v "$1" >/dev/null || [ -e "$1" ] || packages+=("${@:2}")
}

# Installs those that are noted.
install_packages() {
    local root=()
    [ "${#packages[@]}" -gt 0 ] || return 0
    [ "$(id -u)" = 0 ] || root=(sudo)
    "${root[@]}" apt-get update -qq
    "${root[@]}" env DEBIAN_FRONTEND=noninteractive \
        apt-get install -y -qq --no-install-recommends "${packages[@]}"
}

# Programs from PyPI in a folder of their own, as their dependencies differ.
install_python() {
    local folder=target/venvs/$1
    [ -d "$folder" ] || /usr/bin/python3 -m venv "$folder"
    "$folder/bin/pip" install --quiet "${@:2}"
}
