// Converts the prepared shapes of land, countries and borders to Mercator points.
import { type Point, project } from './scene.ts';

/** The format of scripts/write-map-data.mjs: strings, because they load fastest. */
export interface PreparedShapes {
  transform: string;
  borders: string;
  land: string;
  countries: string;
  arcs: string;
}

interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** A line between two nodes, with its bounds so that views can skip it. */
export interface Arc extends Bounds {
  /** x, y, x, y … */
  points: Float64Array;
}

export interface Country extends Bounds {
  code: string;
  polygons: Polygon[];
  /** All arcs of its border, in any order. */
  outline: Arc[];
}

/** Rings of arc numbers; a negative one (~n) runs backwards. The first ring is the outline, others are holes. */
export type Polygon = number[][];

export interface Shapes {
  arcs: Arc[];
  land: Polygon[];
  borders: number[];
  countries: Country[];
}

function readArc(text: string, transform: number[]): Arc {
  const [scaleX = 1, scaleY = 1, left = 0, bottom = 0] = transform;
  const points: number[] = [];
  const arc = { west: 1, north: 1, east: 0, south: 0 };
  const grid = [0, 0];
  let value = 0;
  let shift = 0;
  let axis = 0;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index) - 63;
    value |= (code & 0x1f) << shift;
    shift += 5;
    if (code & 0x20) continue;
    grid[axis]! += value & 1 ? ~(value >>> 1) : value >>> 1;
    value = 0;
    shift = 0;
    axis = 1 - axis;
    if (axis === 1) continue;
    const { x, y } = project({ lng: grid[0]! * scaleX + left, lat: grid[1]! * scaleY + bottom });
    points.push(x, y);
    arc.west = Math.min(arc.west, x);
    arc.east = Math.max(arc.east, x);
    arc.north = Math.min(arc.north, y);
    arc.south = Math.max(arc.south, y);
  }
  return { points: Float64Array.from(points), ...arc };
}

const readNumbers = (text: string) => text.split(',').map(Number);
const readPolygons = (text: string): Polygon[] =>
  text.split(' ').map((polygon) => polygon.split(';').map(readNumbers));

function readCountry(line: string, arcs: Arc[]): Country {
  const space = line.indexOf(' ');
  const polygons = readPolygons(line.slice(space + 1));
  const outline = polygons.flat(2).map((number) => arcs[number < 0 ? ~number : number]!);
  return {
    code: line.slice(0, space),
    polygons,
    outline,
    west: Math.min(...outline.map(({ west }) => west)),
    north: Math.min(...outline.map(({ north }) => north)),
    east: Math.max(...outline.map(({ east }) => east)),
    south: Math.max(...outline.map(({ south }) => south)),
  };
}

export function readShapes(prepared: PreparedShapes): Shapes {
  const transform = prepared.transform.split(' ').map(Number);
  const arcs = prepared.arcs.split(' ').map((arc) => readArc(arc, transform));
  return {
    arcs,
    land: readPolygons(prepared.land),
    borders: readNumbers(prepared.borders),
    countries: prepared.countries.split('\n').map((line) => readCountry(line, arcs)),
  };
}

/** The points where a horizontal line crosses the outlines, from west to east. */
export function crossings(outline: Arc[], y: number): number[] {
  const found: number[] = [];
  for (const arc of outline) {
    if (arc.north > y || arc.south < y) continue;
    const { points } = arc;
    for (let index = 3; index < points.length; index += 2) {
      const y1 = points[index - 2]!;
      const y2 = points[index]!;
      if (y1 > y === y2 > y) continue;
      const x1 = points[index - 3]!;
      found.push(x1 + ((points[index - 1]! - x1) * (y - y1)) / (y2 - y1));
    }
  }
  return found.sort((a, b) => a - b);
}

/** A point is inside when the horizontal line to it crosses the outlines an odd number of times. */
function contains(country: Country, { x, y }: Point): boolean {
  if (x < country.west || x > country.east || y < country.north || y > country.south) return false;
  return crossings(country.outline, y).filter((crossing) => crossing < x).length % 2 === 1;
}

/** The countries that a line crosses; they are shown brighter than the others. */
export function countriesAlong(shapes: Shapes, line: Point[]): Set<string> {
  const every = Math.max(1, Math.floor(line.length / 16));
  const sampled = line.filter((_, index) => index % every === 0 || index === line.length - 1);
  const crossed = shapes.countries.filter((country) => sampled.some((point) => contains(country, point)));
  return new Set(crossed.map(({ code }) => code));
}
