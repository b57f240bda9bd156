// Converts the shapes of a view to SVG paths: only visible parts, and only in the precision of pixels.
import { geoIdentity, geoPath } from 'd3-geo';
import type { MultiLineString, MultiPolygon } from 'geojson';
import type { MapView } from '../../../../shared/map/country-labels.ts';
import { toView } from '../../../../shared/map/fit-view.ts';
import type { Point } from '../../../../shared/map/scene.ts';
import type { Arc, Polygon, Shapes } from '../../../../shared/map/shapes.ts';

/** How far shapes extend beyond the edge, so that no stroke is visible at the edge. */
const MARGIN = 8;
/** The largest error of a line, and the smallest island or hole that is drawn. */
const TOLERANCE = 0.7;
const MIN_RING_POINTS = 3;

export type Line = Point[];

/** Keeps the points that are farther from the straight line than the tolerance (Douglas and Peucker). */
function simplify(line: Line, first: number, last: number, kept: Point[]): void {
  const [a, b] = [line[first]!, line[last]!];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  let farthest = -1;
  let distance = TOLERANCE;
  for (let index = first + 1; index < last; index += 1) {
    const { x, y } = line[index]!;
    const off =
      length === 0
        ? Math.hypot(x - a.x, y - a.y)
        : Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
    if (off > distance) [farthest, distance] = [index, off];
  }
  if (farthest !== -1) {
    simplify(line, first, farthest, kept);
    simplify(line, farthest, last, kept);
  } else kept.push(b);
}

function isOutside(arc: Arc, view: MapView): boolean {
  const margin = MARGIN / view.worldPixels;
  return (
    arc.east < view.left - margin ||
    arc.south < view.top - margin ||
    arc.west > view.left + view.width / view.worldPixels + margin ||
    arc.north > view.top + view.height / view.worldPixels + margin
  );
}

/** An arc in pixels, without points that are too close to the last one. */
function toLine({ points }: Arc, view: MapView): Line {
  const at = (index: number) => toView(view, { x: points[index]!, y: points[index + 1]! });
  const last = points.length - 2;
  const line: Line = [at(0)];
  let before = line[0]!;
  for (let index = 2; index < last; index += 2) {
    const point = at(index);
    if (Math.abs(point.x - before.x) + Math.abs(point.y - before.y) <= TOLERANCE) continue;
    line.push(point);
    before = point;
  }
  line.push(at(last));
  return line;
}

/** Computes every arc once per view, even if shapes share it. An arc outside the view keeps only its ends. */
export function arcsInView(shapes: Shapes, view: MapView): (number: number) => Line {
  const done = new Map<number, Line>();
  const lineOf = (arc: Arc): Line => {
    const { points } = arc;
    const at = (index: number) => toView(view, { x: points[index]!, y: points[index + 1]! });
    if (isOutside(arc, view)) return [at(0), at(points.length - 2)];
    const line = toLine(arc, view);
    const kept: Line = [line[0]!];
    simplify(line, 0, line.length - 1, kept);
    return kept;
  };
  return (number) => {
    const own = number < 0 ? ~number : number;
    if (!done.has(own)) done.set(own, lineOf(shapes.arcs[own]!));
    return number < 0 ? done.get(own)!.toReversed() : done.get(own)!;
  };
}

function writeHalves(steps: number): string {
  const text = String(steps / 2);
  return text.startsWith('0.') ? text.slice(1) : text.replace('-0.', '-.');
}

/** The context that d3-geo draws on. Relative half-pixel steps need a third of the bytes of absolute ones. */
function pathWriter() {
  let text = '';
  let [atX, atY, startX, startY] = [0, 0, 0, 0];
  let isFirstStep = true;
  const step = (x: number, y: number, command: string) => {
    const [dx, dy] = [writeHalves(x - atX), writeHalves(y - atY)];
    const gap = command === '' && !dx.startsWith('-') ? ' ' : '';
    text += `${command}${gap}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    [atX, atY] = [x, y];
  };
  return {
    moveTo(x: number, y: number) {
      [startX, startY] = [Math.round(x * 2), Math.round(y * 2)];
      step(startX, startY, text === '' ? 'M' : 'm');
      isFirstStep = true;
    },
    lineTo(x: number, y: number) {
      const [toX, toY] = [Math.round(x * 2), Math.round(y * 2)];
      if (toX === atX && toY === atY) return;
      step(toX, toY, isFirstStep ? 'l' : '');
      isFirstStep = false;
    },
    // The current point is the start of the ring again.
    closePath() {
      text += 'z';
      [atX, atY] = [startX, startY];
    },
    // Only point geometries use these, and the shapes have none.
    beginPath() {},
    arc() {},
    text: () => text,
  };
}

/** The path, clipped to the view with a margin. */
function drawnPath(view: MapView, shape: MultiPolygon | MultiLineString): string {
  const cut = geoIdentity().clipExtent([
    [-MARGIN, -MARGIN],
    [view.width + MARGIN, view.height + MARGIN],
  ]);
  const writer = pathWriter();
  geoPath(cut, writer)(shape);
  return writer.text();
}

const toCoordinates = (line: Line) => line.map(({ x, y }) => [x, y]);

/** True for a ring that is large enough and not completely outside the view. */
function isWorthDrawing(ring: Line, view: MapView): boolean {
  if (ring.length < 4) return false;
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of ring) {
    west = Math.min(west, x);
    east = Math.max(east, x);
    north = Math.min(north, y);
    south = Math.max(south, y);
  }
  const isLarge = east - west + south - north > MIN_RING_POINTS;
  return (
    isLarge && east > -MARGIN && south > -MARGIN && west < view.width + MARGIN && north < view.height + MARGIN
  );
}

export function polygonPath(polygons: Polygon[], lineOf: (arc: number) => Line, view: MapView): string {
  const ringOf = (ring: number[]): Line => {
    const line = ring.flatMap((arc) => lineOf(arc).slice(1));
    return [line.at(-1)!, ...line];
  };
  const coordinates = polygons
    .map((polygon) =>
      polygon
        .map(ringOf)
        .filter((ring) => isWorthDrawing(ring, view))
        .map(toCoordinates),
    )
    .filter(({ length }) => length > 0);
  return drawnPath(view, { type: 'MultiPolygon', coordinates });
}

export function bordersPath(shapes: Shapes, lineOf: (arc: number) => Line, view: MapView): string {
  const seen = shapes.borders.filter((arc) => !isOutside(shapes.arcs[arc]!, view));
  const coordinates = seen.map((arc) => toCoordinates(lineOf(arc)));
  return drawnPath(view, { type: 'MultiLineString', coordinates });
}
