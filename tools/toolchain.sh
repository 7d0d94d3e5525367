#!/bin/sh
# Sees to what pip can't bring: `toolchain.sh NEED PYTHON`, where NEED is venv, compiler or browser.
set -eu

need=$1
python=$2

present() {
    case $need in
        venv) "$python" -c 'import ensurepip, venv' 2>/dev/null ;;
        compiler)
            { command -v gcc || command -v cc || command -v clang; } >/dev/null 2>&1 &&
                "$python" -c 'import pathlib, sys, sysconfig
sys.exit(not pathlib.Path(sysconfig.get_path("include"), "Python.h").is_file())' ;;
        browser) { command -v chromium || command -v chromium-browser || command -v google-chrome; } >/dev/null 2>&1 ;;
    esac
}

present && exit 0

version=$("$python" -c 'import sys; print("python%d.%d" % sys.version_info[:2])')
case $need in
    venv) packages="$version-venv" ;;
    compiler) packages="gcc libc6-dev $version-dev" ;;
    browser) packages="chromium" ;;
esac

as_root=
if [ "$(id -u)" != 0 ]; then as_root="sudo -n"; fi
if command -v apt-get >/dev/null 2>&1 && $as_root true 2>/dev/null; then
    echo "Installing $packages with apt."
    export DEBIAN_FRONTEND=noninteractive
    $as_root apt-get install -qq -y --no-install-recommends $packages >/dev/null ||
        { $as_root apt-get update -qq && $as_root apt-get install -qq -y --no-install-recommends $packages >/dev/null; } ||
        true
fi
if ! present; then
    echo "Boomtown needs $packages (or what your system calls them): install them, then run make again." >&2
    exit 1
fi
