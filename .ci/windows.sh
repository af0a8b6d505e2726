#!/usr/bin/env bash
# Runs the single files on Windows, as wine plays it, for HDU and POJ judge there: plain.c and the Rust file of each
# problem, compiled by MinGW, on the sample, the edge cases and the largest one, with LF, with CRLF, and with 0x1A at
# the end besides.
#
#   .ci/windows.sh [ID...]       without any ID, all problems of HDU and POJ
#   .ci/windows.sh --list        only prints their IDs
set -euo pipefail
cd "$(dirname "$0")/.."
# shellcheck source=xtask/hosts/lib.sh
. xtask/hosts/lib.sh

mapfile -t of_windows < <(grep -lE '^(source:| *-).*\b(HDU|POJ) [0-9]' problems/*/problem.yaml | cut -d / -f 2)
[ "${#of_windows[@]}" -gt 0 ] || { echo 'windows.sh: no problem.yaml names HDU or POJ' >&2; exit 2; }
if [ "${1-}" = --list ]; then
    printf '%s\n' "${of_windows[@]}"
    exit
fi

# Debian has wine64 where no PATH leads.
wine=/usr/lib/wine
windows_rust=/usr/lib/rustlib/x86_64-pc-windows-gnu
cargo xtask data "$@"
need "$wine/wine64" "$wine/wineserver" x86_64-w64-mingw32-gcc /usr/bin/rustc "$windows_rust"

if [ $# -gt 0 ]; then
    ids=("$@")
    for id in "${ids[@]}"; do
        [ -e "problems/$id/main.rs" ] || { echo "windows.sh: there is no problem $id" >&2; exit 2; }
    done
else
    ids=("${of_windows[@]}")
fi

# Neither Mono nor Gecko is to be installed into the prefix, and no debugger to open on a crash.
out=$PWD/target/windows
export WINEPREFIX=$out/prefix WINEDEBUG=-all WINEDLLOVERRIDES='mscoree=;mshtml=;winedbg.exe='
rm -rf "$out/runs"
mkdir -p "$out/runs"

# How an input reaches a program: dos is CRLF with 0x1A at the end of the file.
variants=(lf crlf dos)
altered() {
    case $1 in
        lf) cat ;;
        crlf) sed 's/$/\r/' ;;
        dos) sed 's/$/\r/'; printf '\032' ;;
    esac
}

# The programs PROBLEM-rs.exe and, if there is a plain.c, PROBLEM-plain.exe.
compile() {
    local source=problems/$1/submissions/accepted/$1
    local plain=problems/$1/submissions/accepted/plain.c
    [ ! -e "$plain" ] || x86_64-w64-mingw32-gcc -O2 -o "$out/runs/$1-plain.exe" "$plain"
    # Not optimized, and without std's symbols (-s), both of which take longer than the runs.
    /usr/bin/rustc --edition 2021 --target x86_64-pc-windows-gnu -o "$out/runs/$1-rs.exe" \
        -C linker=x86_64-w64-mingw32-gcc -C link-arg=-s "$source.rs"
}

# Runs programs, each given as "PROGRAM.exe INPUT.in RUN", in one batch file, for starting wine takes longer
# than most of them. A run leaves what it prints in RUN.out and RUN.err, and its exit status in RUN.status.
run_all() {
    local program input run
    for run in "$@"; do
        read -r program input run <<<"$run"
        rm -f "$out/runs/$run".{out,err,status}
        printf '%s\r\n' "$program <$input >$run.out 2>$run.err" "echo %errorlevel% >$run.status"
    done >"$out/runs/batch.bat"
    (cd "$out/runs" && timeout 120 "$wine/wine64" cmd /c '@echo off & batch.bat' >batch.log 2>&1) || true
}

# Whether a run began at all; if not, that is wine's doing (9009: cmd could not start the program).
began() {
    local files=$out/runs/$1 status
    [ -e "$files.status" ] || return 1
    status=$(tr -d ' \r\n' <"$files.status")
    [ "$status" = 9009 ] && return 1
    if [ "$status" != 0 ] && ! [ -s "$files.out" ] &&
        grep -qs 'Internal error' "$files.err" "$out/runs/batch.log"; then
        return 1
    fi
}

# Whether a run ended well, with the answer. MinGW's text mode puts CR before each LF, which HDU and POJ see too.
right() {
    local run=$1 input=$2 answer=${2%.in}.ans files=$out/runs/$1 status
    touch "$files".{out,err,status}
    status=$(tr -d ' \r\n' <"$files.status")
    if [ "$status" = 0 ] && ! [ -s "$files.err" ] && tr -d '\r' <"$files.out" | cmp -s - "$answer"; then
        return
    fi
    echo "WRONG  ${run%%.*}.exe on $input in ${run##*.}: exit status ${status:-unknown}, < expected, > found"
    head -c 300 "$files.err"
    tr -d '\r' <"$files.out" | diff "$answer" - | head -n 4
    return 1
}

# By as many at a time as there are processors: the linker takes longer than all runs.
export out
export -f compile
printf '%s\n' "${ids[@]}" | xargs -P "$(nproc)" -I ID bash -euc 'compile ID' || exit 1

trap '"$wine/wineserver" -k || true' EXIT
total=0 wrong=0 again=0
for id in "${ids[@]}"; do
    runs=() inputs=()
    for input in testdata/"$id"/sample/*.in target/testdata/"$id"/secret/{edge-0*,max-01}.in; do
        [ -e "$input" ] || continue # none has all of them
        for variant in "${variants[@]}"; do
            name=$(basename "$input" .in).$variant
            altered "$variant" <"$input" >"$out/runs/$id.$name.in"
            for language in plain rs; do
                [ -e "$out/runs/$id-$language.exe" ] || continue
                runs+=("$id-$language.exe $id.$name.in $id-$language.$name")
                inputs+=("$input")
            done
        done
    done
    run_all "${runs[@]}"

    repeated=()
    for run in "${runs[@]}"; do
        began "${run##* }" || repeated+=("$run")
    done
    if [ "${#repeated[@]}" -gt 0 ]; then
        run_all "${repeated[@]}"
        again=$((again + ${#repeated[@]}))
    fi

    good=0
    for i in "${!runs[@]}"; do
        right "${runs[i]##* }" "${inputs[i]}" && good=$((good + 1))
    done
    echo "$id: $good of ${#runs[@]} runs right"
    total=$((total + ${#runs[@]})) wrong=$((wrong + ${#runs[@]} - good))
done
[ "$again" = 0 ] || echo "windows.sh: wine did not start $again runs at first"
echo "windows.sh: $((total - wrong)) of $total runs right"
[ "$wrong" = 0 ]
