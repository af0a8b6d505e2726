#!/usr/bin/env bash
# Clones the last commit as Git for Windows does, which turns LF into CRLF where .gitattributes does not
# forbid it: every file must have the bytes that were committed. So the tests do there what they do here.
set -euo pipefail
cd "$(dirname "$0")/.."

out=$PWD/target/autocrlf
mkdir -p "$out"
rm -rf "$out/clone"
git clone --quiet --config core.autocrlf=true . "$out/clone"
cd "$out/clone"

# The name of an object is a hash of its bytes; --no-filters takes those of the file on the disk.
committed=$(git -c core.quotePath=false ls-tree -r --format='%(objectname) %(path)' HEAD)
found=$(cut -d ' ' -f 2- <<<"$committed" | git hash-object --no-filters --stdin-paths)
found=$(paste -d ' ' <(echo "$found") <(cut -d ' ' -f 2- <<<"$committed"))
if [ "$found" != "$committed" ]; then
    echo 'autocrlf.sh: .gitattributes lets these files be changed by a clone with core.autocrlf=true:' >&2
    diff <(echo "$committed") <(echo "$found") | sed -n 's/^> [0-9a-f]* //p' >&2
    exit 1
fi
echo "autocrlf.sh: $(wc -l <<<"$committed") files as they were committed"
