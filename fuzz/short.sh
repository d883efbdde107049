#!/usr/bin/env bash
# Fuzzes every door, after everything that was ever found: fuzz/short.sh [SECONDS PER DOOR]. Without a time it makes the same runs
# each time, a quarter of a minute for each door or less: a check has to answer the same twice. What it finds lies in fuzz/artifacts.
set -euo pipefail
cd "$(dirname "$0")/.."

command -v cargo-fuzz > /dev/null || cargo install --quiet --locked cargo-fuzz
# Without a sanitizer: there is no unsafe code behind these doors, and a stable compiler will do.
declare -A runs=([record]=60000 [packed]=60000 [flash]=20000)
for door in record packed flash; do
    corpora=("fuzz/corpus/$door")
    options=(-timeout=20 -rss_limit_mb=2000)
    if [ $door = record ]; then
        corpora+=(sim/replays)
        options+=(-dict=fuzz/record.dict -max_len=4096)
    fi
    # New finds go to a place of their own; the corpus changes only on purpose.
    found="fuzz/target/found/$door"
    mkdir -p "$found"
    if [ $# -gt 0 ]; then
        cargo fuzz run --sanitizer none $door "$found" "${corpora[@]}" -- "${options[@]}" "-max_total_time=$1"
    else
        # A folder's order depends on where it was copied, and what is read again meanwhile on the time. libFuzzer takes the names
        # with commas between them.
        rm -f "$found"/*
        seeds="fuzz/target/found/$door.seeds"
        find "${corpora[@]}" -type f | LC_ALL=C sort | paste -sd, | tr -d '\n' > "$seeds"
        cargo fuzz run --sanitizer none $door "$found" -- "${options[@]}" -seed=1 "-runs=${runs[$door]}" -reload=0 "-seed_inputs=@$seeds"
    fi
done
