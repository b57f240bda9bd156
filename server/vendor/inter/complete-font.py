"""Makes tabular figures the default ones of a font, so that amounts align and kerning does not move their digits; adds the arrow
to the right, which the subsets lack, as the arrow up turned by 90 degrees."""
import sys
from fontTools.misc.transform import Transform
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
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

glyphs = font.getGlyphSet()
up = font.getBestCmap()[0x2191]
box = font["glyf"][up]
width, height = box.xMax - box.xMin, box.yMax - box.yMin
bearing = font["hmtx"][up][1]
middle = (box.yMax + box.yMin) / 2
pen = TTGlyphPen(None)
turned = Transform(0, -1, 1, 0, bearing - box.yMin, middle + box.xMin + width / 2)
glyphs[up].draw(TransformPen(pen, turned))
font.setGlyphOrder(font.getGlyphOrder() + ["arrowright.turned"])
font["glyf"]["arrowright.turned"] = pen.glyph()
font["hmtx"]["arrowright.turned"] = (height + 2 * bearing, bearing)
for table in font["cmap"].tables:
    if table.isUnicode():
        table.cmap[0x2192] = "arrowright.turned"
font.save(sys.argv[1])
