#!/bin/sh
# Finds a Python (or installs one, on Debian as root) and hands over to workshop.py.
#   sh packaging/setup.sh run|test|quick|bench|soak|lock|translations|bundle [more words]
set -eu
cd "$(dirname "$0")/.."

# Debian splits its Python: the minimal package lacks modules that set-up needs.
usable() {
    "$1" -c 'import sys, ctypes, hashlib, subprocess; sys.exit(sys.version_info < (3, 11))' \
        >/dev/null 2>&1
}

find_python() {
    for name in ${PYTHON:-} python3 python3.13 python3.12 python3.11 python3.14 python; do
        if usable "$name"; then
            echo "$name"
            return
        fi
    done
}

python=$(find_python)
if [ -z "$python" ] && command -v apt-get >/dev/null 2>&1; then
    if [ "$(id -u)" != 0 ]; then
        echo "Lamplight needs Python 3.11 or newer; please type:" \
            "sudo apt-get install python3 python3-venv" >&2
        exit 1
    fi
    echo "Installing Python from the system's packages ..."
    export DEBIAN_FRONTEND=noninteractive
    words=$(apt-get update -qq 2>&1 && apt-get install -y -qq --no-install-recommends \
        python3 python3-venv 2>&1 </dev/null) || {
        echo "$words" >&2
        echo "apt-get could not install python3 and python3-venv." >&2
        exit 1
    }
    python=$(find_python)
fi
if [ -z "$python" ]; then
    echo "Lamplight needs Python 3.11 or newer; please install it and try again." >&2
    exit 1
fi
exec "$python" packaging/workshop.py "$@"
