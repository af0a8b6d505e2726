#!/usr/bin/env bash
# Fetches MicroPython again, the very bytes that are here.
set -euo pipefail
cd "$(dirname "$0")"
package=$(npm pack --silent @micropython/micropython-webassembly-pyscript@1.27.0)
trap 'rm -f "$package"' EXIT
sha256sum --check --quiet <<<"303919763c8ebfe5923b9da66226c20dce44ad72b604b225fb39338ea15367af  $package"
tar --extract --gzip --file "$package" --strip-components 1 package/micropython.mjs package/micropython.wasm
