#!/bin/sh
# Writes Inter-400.ttf and Inter-600.ttf beside this file; needs fonttools and brotli.
set -eu
out=$(dirname "$(readlink -f "$0")")
files="$out/../../../node_modules/@fontsource-variable/inter/files"
work=$(mktemp -d)
for weight in 400 600; do
  parts=""
  for subset in latin latin-ext cyrillic cyrillic-ext greek greek-ext vietnamese; do
    fonttools varLib.instancer "$files/inter-$subset-wght-normal.woff2" wght=$weight -o "$work/$subset-$weight.ttf" -q
    parts="$parts $work/$subset-$weight.ttf"
  done
  fonttools merge --output-file="$work/merged-$weight.ttf" $parts
  python3 "$out/complete-font.py" "$work/merged-$weight.ttf"
  pyftsubset "$work/merged-$weight.ttf" --unicodes='*' --layout-features=kern,ccmp,locl,mark,mkmk \
    --drop-tables+=STAT --output-file="$out/Inter-$weight.ttf"
done
rm -r "$work"
