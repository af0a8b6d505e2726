# shellcheck shell=bash
# What the scripts of this folder share. To be sourced in the top folder.

# Ends the script, with exit status 2, if one of these is missing: a command, a file or folder, a package of npm in
# target/hosts (npm:katex) or a file of LaTeX (tex:ulem.sty).
need() {
    local it missing=''
    for it; do
        case $it in
            npm:*) [ -e "target/hosts/node_modules/${it#npm:}" ] ;;
            tex:*) [ -n "$(kpsewhich "${it#tex:}" 2>/dev/null)" ] ;;
            *) [ -e "$it" ] || command -v "$it" >/dev/null ;;
        esac || missing+=" $it"
    done
    [ -z "$missing" ] && return
    echo "$(basename "$0"): missing:$missing. .ci/judges and .ci/packages install it on Debian 12" >&2
    exit 2
}

# Those without a checker, which not every system takes, of these problems or else of all lessons.
without_checker() {
    [ $# -gt 0 ] || set -- problems/*/statement
    local problem id
    for problem; do
        id=${problem#problems/} id=${id%/statement}
        [ -e "problems/$id/output_validator" ] || echo "$id"
    done
}
