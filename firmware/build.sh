#!/usr/bin/env bash
# Runs cargo for the Pico: firmware/build.sh [--pico-2] [CARGO-SUBCOMMAND ARGUMENTS...], by default
# `build --release -p firmware`. With --pico-2 for the Pico 2.
#
# Where rustup's target is installed this is plain cargo. Where it cannot be fetched, Debian's own compiler does it: its
# package brings the library's sources, and cargo builds `core` from them. `core` alone, so that anything that needs
# `alloc` does not build.
set -euo pipefail
cd "$(dirname "$0")/.."

target=thumbv6m-none-eabi
chip=()
if [ "${1-}" = --pico-2 ]; then
    shift
    target=thumbv8m.main-none-eabihf
    chip=(--no-default-features --features firmware/rp235x)
fi
# A target directory of its own: two compilers in one would rebuild each other's work. The ELF is at the same place
# whichever way was taken.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-target}/firmware"

# Small before fast: four games have to fit, and a press waits for the display, not for the core. Ours is built smallest of
# all. The desk's figures are those of a fast program, so this is not in Cargo.toml; the aliases in .cargo/config.toml say the
# same.
small=(--config "profile.release.opt-level='s'")
for ours in engine-nostd device-nostd; do small+=(--config "profile.release.package.$ours.opt-level='z'"); done

[ $# -gt 0 ] || set -- build --release -p firmware
subcommand=$1
shift

if [ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ]; then
    exec cargo "$subcommand" --target $target "${chip[@]}" "${small[@]}" "$@"
fi

library=/usr/lib/rustlib/src/rust/library/core/Cargo.toml
if [ -x /usr/bin/cargo ] && [ -x /usr/bin/rustc ] && [ -x /usr/bin/ld.lld ] && [ -e $library ]; then
    # First in PATH, or cargo would call rustup's rustc. BOOTSTRAP allows -Zbuild-std on a stable compiler.
    export PATH="/usr/bin:$PATH" RUSTC_BOOTSTRAP=1
    export CARGO_TARGET_THUMBV6M_NONE_EABI_LINKER=ld.lld CARGO_TARGET_THUMBV8M_MAIN_NONE_EABIHF_LINKER=ld.lld
    unset RUSTUP_TOOLCHAIN
    exec cargo "$subcommand" --target $target "${chip[@]}" "${small[@]}" -Zbuild-std=core "$@"
fi

echo "firmware/build.sh: no compiler for $target: run \`rustup target add $target\`, or on Debian" \
    "\`apt-get install --no-install-recommends rustc-web rust-web-src cargo-web rust-web-clippy lld\`" >&2
exit 1
