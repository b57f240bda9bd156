"""Makes tabular figures the default ones of a font: amounts align, and kerning does not move their digits."""
import sys
from fontTools.ttLib import TTFont

font = TTFont(sys.argv[1])
gsub = font["GSUB"].table
lookups = {i for f in gsub.FeatureList.FeatureRecord if f.FeatureTag == "tnum" for i in f.Feature.LookupListIndex}
figures = {}
for index in lookups:
    for subtable in gsub.LookupList.Lookup[index].SubTable:
        figures.update(getattr(subtable, "ExtSubTable", subtable).mapping)
for table in font["cmap"].tables:
    for code, glyph in table.cmap.items():
        if 0x30 <= code <= 0x39:
            table.cmap[code] = figures.get(glyph, glyph)
font.save(sys.argv[1])
