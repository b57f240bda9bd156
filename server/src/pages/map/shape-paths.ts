// Turns the shapes within a view into SVG paths: only what is seen, only as fine as pixels are.
import type { MapView } from '../../../../web/src/map/country-labels.ts';
import { toView } from '../../../../web/src/map/fit-view.ts';
import type { Point } from '../../../../web/src/map/scene.ts';
import type { Arc, Polygon, Shapes } from '../../../../web/src/map/shapes.ts';

/** How far beyond the edge shapes go on, so that no stroke shows at it. */
const MARGIN = 8;
/** What a line may be off, and the smallest island or hole drawn. */
const TOLERANCE = 0.7;
const LEAST_RING = 3;

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

function isBeside(arc: Arc, view: MapView): boolean {
  const margin = MARGIN / view.worldPixels;
  return (
    arc.east < view.left - margin ||
    arc.south < view.top - margin ||
    arc.west > view.left + view.width / view.worldPixels + margin ||
    arc.north > view.top + view.height / view.worldPixels + margin
  );
}

/** On which sides of the view a point lies, a bit for each; 0 is within. */
function sidesOf({ x, y }: Point, view: MapView): number {
  return (
    (x < -MARGIN ? 1 : 0) |
    (x > view.width + MARGIN ? 2 : 0) |
    (y < -MARGIN ? 4 : 0) |
    (y > view.height + MARGIN ? 8 : 0)
  );
}

/** An arc in pixels, without points that are too close to the last one, or beside the view like both neighbours. */
function toLine({ points }: Arc, view: MapView): Line {
  const at = (index: number) => toView(view, { x: points[index]!, y: points[index + 1]! });
  const last = points.length - 2;
  const line: Line = [at(0)];
  let before = line[0]!;
  let point = at(Math.min(2, last));
  for (let index = 2; index < last; index += 2) {
    const next = at(index + 2);
    const isClose = Math.abs(point.x - before.x) + Math.abs(point.y - before.y) <= TOLERANCE;
    if (!isClose && (sidesOf(before, view) & sidesOf(point, view) & sidesOf(next, view)) === 0) {
      line.push(point);
      before = point;
    }
    point = next;
  }
  line.push(at(last));
  return line;
}

/** Every arc is worked on once a view, however many shapes share it. An arc beside the view is only its ends. */
export function arcsInView(shapes: Shapes, view: MapView): (number: number) => Line {
  const done = new Map<number, Line>();
  const lineOf = (arc: Arc): Line => {
    const { points } = arc;
    const at = (index: number) => toView(view, { x: points[index]!, y: points[index + 1]! });
    if (isBeside(arc, view)) return [at(0), at(points.length - 2)];
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

function cutAt(line: Line, alongAxis: (point: Point) => number, limit: number, side: 1 | -1): Line {
  const cut: Line = [];
  let a = line.at(-1);
  for (const b of line) {
    if (!a) break;
    const [offA, offB] = [(alongAxis(a) - limit) * side, (alongAxis(b) - limit) * side];
    if (offA >= 0 !== offB >= 0) {
      const share = offA / (offA - offB);
      cut.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
    }
    if (offB >= 0) cut.push(b);
    a = b;
  }
  return cut;
}

/** Cuts a ring at the four edges, one after the other (Sutherland and Hodgman), where it meets them at all. */
function clip(ring: Line, view: MapView): Line {
  let [common, any] = [15, 0];
  for (const point of ring) {
    const sides = sidesOf(point, view);
    common &= sides;
    any |= sides;
  }
  if (common !== 0) return [];
  let line = ring;
  if (any & 1) line = cutAt(line, ({ x }) => x, -MARGIN, 1);
  if (any & 2) line = cutAt(line, ({ x }) => x, view.width + MARGIN, -1);
  if (any & 4) line = cutAt(line, ({ y }) => y, -MARGIN, 1);
  if (any & 8) line = cutAt(line, ({ y }) => y, view.height + MARGIN, -1);
  return line;
}

/** Relative steps in halves of a pixel: a third of the bytes of absolute ones. */
function writePath(line: Line): string {
  let text = '';
  let [atX, atY] = [0, 0];
  for (const point of line) {
    const [x, y] = [Math.round(point.x * 2), Math.round(point.y * 2)];
    if (text !== '' && x === atX && y === atY) continue;
    const [dx, dy] = [writeHalves(x - atX), writeHalves(y - atY)];
    const command = text === '' ? 'M' : text.includes('l') ? '' : 'l';
    const gap = command === '' && !dx.startsWith('-') ? ' ' : '';
    text += `${command}${gap}${dx}${dy.startsWith('-') ? '' : ' '}${dy}`;
    [atX, atY] = [x, y];
  }
  return text;
}

function writeHalves(steps: number): string {
  const text = String(steps / 2);
  return text.startsWith('0.') ? text.slice(1) : text.replace('-0.', '-.');
}

function isWorthDrawing(ring: Line): boolean {
  const [xs, ys] = [ring.map(({ x }) => x), ring.map(({ y }) => y)];
  return (
    ring.length > 2 && Math.max(...xs) - Math.min(...xs) + Math.max(...ys) - Math.min(...ys) > LEAST_RING
  );
}

export function polygonPath(polygons: Polygon[], lineOf: (arc: number) => Line, view: MapView): string {
  return polygons
    .flat()
    .map((ring) =>
      clip(
        ring.flatMap((arc) => lineOf(arc).slice(1)),
        view,
      ),
    )
    .filter(isWorthDrawing)
    .map((ring) => `${writePath(ring)}z`)
    .join('');
}

/** The stretches of a line that are seen, each with one more point at its ends. */
function seenParts(line: Line, view: MapView): Line[] {
  const parts: Line[] = [];
  let part: Line = [];
  for (const [index, point] of line.entries()) {
    const isSeen = [line[index - 1], point, line[index + 1]].some(
      (near) => near && sidesOf(near, view) === 0,
    );
    if (isSeen) part.push(point);
    else if (part.length > 0) {
      parts.push(part);
      part = [];
    }
  }
  return [...parts, part].filter(({ length }) => length > 1);
}

export function bordersPath(shapes: Shapes, lineOf: (arc: number) => Line, view: MapView): string {
  return shapes.borders
    .filter((arc) => !isBeside(shapes.arcs[arc]!, view))
    .flatMap((arc) => seenParts(lineOf(arc), view))
    .map(writePath)
    .join('');
}
