// The map that the server draws is well-formed, small, without styles, and readable.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitView } from '../../../shared/map/fit-view.ts';
import { type Box, overlap } from '../../../shared/map/label-boxes.ts';
import { layoutScene } from '../../../shared/map/layout.ts';
import type { MapPlace, MapScene } from '../../../shared/map/scene.ts';
import prepared from '../../../shared/map/shapes.json' with { type: 'json' };
import { countriesAlong, readShapes } from '../../../shared/map/shapes.ts';
import { drawMap } from '../../src/pages/map/draw-map.ts';

const PLACES = {
  Stuttgart: [48.78, 9.18],
  Esslingen: [48.74, 9.31],
  Freiburg: [47.995, 7.85],
  München: [48.137, 11.575],
  Hamburg: [53.55, 10],
  Berlin: [52.52, 13.405],
  Kiel: [54.32, 10.135],
  Leipzig: [51.34, 12.37],
  Köln: [50.94, 6.96],
  Paris: [48.857, 2.352],
  Rostock: [54.09, 12.1],
  Wien: [48.208, 16.37],
} satisfies Record<string, [number, number]>;

function place(name: keyof typeof PLACES): MapPlace {
  const [lat, lng] = PLACES[name];
  return { name, lat: lat!, lng: lng! };
}

const between = (a: MapPlace, b: MapPlace, stale: boolean) => ({
  lat: (a.lat * 2 + b.lat * 3) / 5 + 0.05,
  lng: (a.lng * 2 + b.lng * 3) / 5,
  headingDegrees: 120,
  stale,
});

function scene(
  from: keyof typeof PLACES,
  to: keyof typeof PLACES,
  vehicle: 'none' | 'moving' | 'stale',
): MapScene {
  const [a, b] = [place(from), place(to)];
  return {
    from: a,
    to: b,
    vehicle: vehicle === 'none' ? null : between(a, b, vehicle === 'stale'),
    styleUrl: null,
  };
}

const ROUTES = [
  ['Stuttgart', 'München'],
  ['Hamburg', 'Berlin'],
  ['Kiel', 'Leipzig'],
  ['Köln', 'Paris'],
  ['Rostock', 'Wien'],
  ['Stuttgart', 'Esslingen'],
] as const;
const SIZES = [
  { width: 780, height: 900 },
  { width: 390, height: 300 },
];
const CASES = ROUTES.flatMap(([from, to]) =>
  (['none', 'moving', 'stale'] as const).flatMap((vehicle) =>
    SIZES.map((size) => ({
      ...size,
      name: `${from}–${to} ${vehicle} ${size.width}`,
      scene: scene(from, to, vehicle),
    })),
  ),
);
const shapes = readShapes(prepared);

/** A small XML parser: every tag closes, every attribute is quoted and every character is escaped. */
function expectWellFormed(svg: string): void {
  const open: string[] = [];
  const rest = svg.replace(
    /<(\/?)([a-zA-Z]+)((?:\s[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
    (_, closes: string, name: string, __, alone: string) => {
      if (closes) expect(open.pop()).toBe(name);
      else if (!alone) open.push(name);
      return '';
    },
  );
  expect(open).toEqual([]);
  expect(rest).not.toMatch(/[<>]|&(?!(?:amp|lt|gt|quot);)/);
  expect(svg).not.toMatch(/NaN|undefined|Infinity|&(?!(?:amp|lt|gt|quot);)/);
}

/** The absolute points of a path of `M`, `m`, `l` and `z`. */
function pointsOf(path: string): [number, number][] {
  let at: [number, number] = [0, 0];
  let start = at;
  return [...path.matchAll(/([Mmlz])([^Mmlz]*)/g)].flatMap(([, command, steps]) => {
    if (command === 'z') at = start;
    const numbers = (steps!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    return Array.from({ length: numbers.length / 2 }, (_, index): [number, number] => {
      at = [at[0] + numbers[2 * index]!, at[1] + numbers[2 * index + 1]!];
      if (command !== 'l') start = at;
      return at;
    });
  });
}

describe.each(CASES)('$name', ({ scene, width, height }) => {
  const svg = drawMap(scene, { width, height, language: 'de' });

  test('is well-formed and below 40 kB', () => {
    expectWellFormed(svg);
    expect(Buffer.byteLength(svg)).toBeLessThan(40_000);
  });

  test('draws land and borders in the view and a margin around it, and nothing beyond', () => {
    const shapes = [...svg.matchAll(/class="map-(?:other-land|land|border)"[^>]* d="([^"]+)"/g)];
    const points = shapes.flatMap(([, path]) => pointsOf(path!));
    // At least one land area as large as the view, in light and dark.
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(points.filter(([x, y]) => x < -9 || y < -9 || x > width + 9 || y > height + 9)).toEqual([]);
  });

  test('contains no styles', () => {
    expect(svg).not.toMatch(/\sstyle=|<style|<script|\son\w+=/);
  });

  test('keeps every name in view and without overlaps', () => {
    const view = fitView(scene, width, height);
    const layout = layoutScene(scene, view, 'de', shapes, []);
    const ends = [layout.fromLabel, layout.toLabel].filter((label) => label !== null);
    expect(ends).toHaveLength(2);
    const boxes: Box[] = [...ends, ...layout.cities, ...layout.countries].map(({ box }) => box);
    for (const [index, box] of boxes.entries()) {
      expect(box.x).toBeGreaterThanOrEqual(0);
      expect(box.y).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(width);
      expect(box.y + box.height).toBeLessThanOrEqual(height);
      expect(boxes.slice(index + 1).filter((other) => overlap(box, other))).toEqual([]);
    }
    expect(layout.cities.length).toBeGreaterThan(0);
  });
});

test('it shows a ring, a square, a vehicle that is dashed when silent, and a dotted remaining route', () => {
  const draw = (vehicle: 'none' | 'moving' | 'stale') =>
    drawMap(scene('Stuttgart', 'München', vehicle), { width: 780, height: 900, language: 'en' });
  expect(draw('none')).toContain('map-pickup');
  expect(draw('none')).toContain('map-delivery');
  expect(draw('none')).not.toMatch(/map-vehicle|map-route-done/);
  expect(draw('moving')).toMatch(/map-route-rest.*map-route-done.*map-vehicle-heading/);
  expect(draw('stale')).toMatch(/map-route-unsure.*map-vehicle-stale/);
  expect(draw('stale')).not.toContain('map-vehicle-heading');
});

test('has a description in the language of the reader', () => {
  const words = (language: 'de' | 'en', vehicle: 'moving' | 'stale') =>
    /aria-label="([^"]*)"/.exec(
      drawMap(scene('Stuttgart', 'München', vehicle), { width: 780, height: 900, language }),
    )?.[1];
  expect(words('en', 'moving')).toBe(
    'Map of the route from Stuttgart to München. The vehicle is on the way near Augsburg.',
  );
  expect(words('de', 'stale')).toMatch(
    /^Karte der Strecke von Stuttgart nach München\. Die letzte .* bei Augsburg/,
  );
});

test('start and destination are named once, not as cities too', () => {
  const svg = drawMap(scene('Hamburg', 'Berlin', 'moving'), { width: 780, height: 900, language: 'de' });
  expect(svg.match(/>Hamburg</g)).toHaveLength(1);
  expect(svg.match(/>Berlin</g)).toHaveLength(1);
  expect(svg).toContain('>Schwerin<');
});

test('small towns are named only in a close view', () => {
  const near = drawMap(scene('Stuttgart', 'München', 'none'), { width: 780, height: 900, language: 'de' });
  const far = drawMap(scene('Rostock', 'Wien', 'none'), { width: 780, height: 900, language: 'de' });
  expect(near).toContain('>Nördlingen<');
  expect(far).not.toContain('>Nördlingen<');
  expect(far).toContain('>TSCHECHIEN<');
});

test('names are escaped, and characters that XML forbids are left out', () => {
  const from = { ...place('Kiel'), name: '<b onload="x">&\u0000\ud800' };
  const svg = drawMap(
    { ...scene('Kiel', 'Leipzig', 'none'), from },
    { width: 780, height: 900, language: 'de' },
  );
  expectWellFormed(svg);
  expect(svg).toContain('&lt;b onload=&quot;x&quot;&gt;&amp;<');
});

test('names do not overlap elements above the map', () => {
  const keepClear = [{ x: 0, y: 0, width: 780, height: 300 }];
  const { cities } = layoutScene(
    scene('Köln', 'Paris', 'none'),
    fitView(scene('Köln', 'Paris', 'none'), 780, 900),
    'de',
    shapes,
    keepClear,
  );
  expect(cities.filter(({ box }) => overlap(box, keepClear[0]!))).toEqual([]);
});

test('on a phone the name of a place is drawn over the route rather than under a button', () => {
  const trip = scene('Stuttgart', 'Freiburg', 'none');
  const view = fitView(trip, 390, 200);
  const button = { x: 326, y: 12, width: 52, height: 52 };
  const { fromLabel } = layoutScene(trip, view, 'de', shapes, [button]);
  expect(overlap(fromLabel!.box, button)).toBe(false);
});

test('countries on the route are highlighted', () => {
  const x = (lng: number) => lng / 360 + 0.5;
  const y = (lat: number) => 0.5 - Math.asinh(Math.tan((lat * Math.PI) / 180)) / (2 * Math.PI);
  const line = [
    { x: x(6.96), y: y(50.94) },
    { x: x(4.8), y: y(50.4) },
    { x: x(2.35), y: y(48.86) },
  ];
  expect([...countriesAlong(shapes, line)].sort()).toEqual(['BE', 'DE', 'FR']);
});

describe('unusual input is drawn', () => {
  const draw = (odd: Partial<MapScene>) =>
    drawMap(
      { from: null, to: null, vehicle: null, styleUrl: null, ...odd },
      { width: 390, height: 300, language: 'en' },
    );
  const far = (name: string, lat: number, lng: number) => ({ name, lat, lng });

  test.each<[string, Partial<MapScene>]>([
    ['nothing', {}],
    ['only a pickup', { from: place('Kiel') }],
    ['only a vehicle', { vehicle: { lat: 50, lng: 8, headingDegrees: null, stale: true } }],
    ['from = to', { from: place('Kiel'), to: place('Kiel') }],
    [
      'from = to = vehicle',
      { from: place('Kiel'), to: place('Kiel'), vehicle: between(place('Kiel'), place('Kiel'), false) },
    ],
    ['over the dateline', { from: far('A', 10, 179.9), to: far('B', -10, -179.9) }],
    ['the poles', { from: far('N', 90, 0), to: far('S', -90, 0) }],
    ['no coordinates', { from: far('A', Number.NaN, 9), to: place('Wien') }],
    ['an empty name', { from: far('', 50, 8), to: far('   ', 51, 9) }],
    ['an endless name', { from: far('Llanfair'.repeat(40), 50, 8), to: place('Wien') }],
  ])('%s', (_, odd) => {
    expectWellFormed(draw(odd));
  });

  test('any place on earth can be drawn', () => {
    const anywhere = fc.record({
      name: fc.string({ unit: 'binary' }),
      lat: fc.double({ min: -90, max: 90, noNaN: true }),
      lng: fc.double({ min: -180, max: 180, noNaN: true }),
    });
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => expectWellFormed(draw({ from, to }))),
      { numRuns: 15 },
    );
  });
});

test('a map is drawn quickly after the first one', () => {
  const before = process.cpuUsage();
  for (const { scene, width, height } of CASES) drawMap(scene, { width, height, language: 'de' });
  const { user } = process.cpuUsage(before);
  expect(user / 1000 / CASES.length).toBeLessThan(60);
});
