#!/usr/bin/env bash
# Makes web/dist/, the folder that a browser is shown: web/build.sh. With arguments it runs cargo for WebAssembly instead:
# web/build.sh clippy --release -p web -- -D warnings
#
# Where rustup's target is installed this is plain cargo. Where it cannot be fetched, Debian's own compiler does it, as in
# firmware/build.sh: its package brings the library's sources, and cargo builds the library from them.
set -euo pipefail
cd "$(dirname "$0")/.."

target=wasm32-unknown-unknown
dist=web/dist

if [ $# -eq 0 ]; then
    # What a Pico gets, for the page that runs it.
    firmware/build.sh
    uf2=${CARGO_TARGET_DIR:-target}/gnomon.uf2
    cargo run -q -- uf2 "${CARGO_TARGET_DIR:-target}/firmware/thumbv6m-none-eabi/release/firmware" "$uf2"
fi

# A target directory of its own: two compilers in one would rebuild each other's work.
export CARGO_TARGET_DIR="${CARGO_TARGET_DIR:-target}/web"

# Small before fast: a phone waits for the bytes, not for the program. A fault ends the program and the page starts it again,
# so nothing unwinds.
small=(--config "profile.release.opt-level='z'" --config "profile.release.panic='abort'"
    --config "profile.release.debug=0" --config "profile.release.strip=true")

toolchain() {
    if [ -d "$(rustc --print target-libdir --target $target 2>/dev/null)" ]; then
        cargo=(cargo)
    elif [ -x /usr/bin/cargo ] && [ -x /usr/bin/rustc ] && [ -x /usr/bin/wasm-ld ] &&
        [ -e /usr/lib/rustlib/src/rust/library/std/Cargo.toml ]; then
        # First in PATH, or cargo would call rustup's rustc. BOOTSTRAP allows -Zbuild-std on a stable compiler.
        export PATH="/usr/bin:$PATH" RUSTC_BOOTSTRAP=1 CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER=wasm-ld
        unset RUSTUP_TOOLCHAIN
        cargo=(/usr/bin/cargo)
        standard=(-Zbuild-std=std,panic_abort)
    else
        echo "web/build.sh: no compiler for $target: run \`rustup target add $target\`, or on Debian" \
            "\`apt-get install --no-install-recommends rustc-web rust-web-src cargo-web rust-web-clippy lld\`" >&2
        exit 1
    fi
}
standard=()
toolchain

if [ $# -gt 0 ]; then
    subcommand=$1
    shift
    exec "${cargo[@]}" "$subcommand" --target $target "${small[@]}" "${standard[@]}" "$@"
fi

# One after the other: built together they would share the features of what they depend on.
for crate in web web-desk; do
    "${cargo[@]}" build --release -p $crate --target $target "${small[@]}" "${standard[@]}"
done
for folder in web sim/emulator; do
    [ -d $folder/node_modules ] || (cd $folder && npm ci --no-audit --no-fund)
done
node web/build.mjs "$CARGO_TARGET_DIR/$target/release" "$dist"
node web/firmware/build.mjs "$uf2" "$dist"
node web/keep.mjs "$dist"
