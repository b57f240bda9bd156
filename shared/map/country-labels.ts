// Finds the place in a view with the most space for a country's name, by scanning horizontal lines.
import { type Arc, type Country, crossings, type Shapes } from './shapes.ts';

/**
 * A section of the world on a screen: the Mercator point at its upper left, and the width of the world in
 * pixels.
 */
export interface MapView {
  left: number;
  top: number;
  worldPixels: number;
  width: number;
  height: number;
}

export interface CountrySpot {
  code: string;
  /** The centre of the spot, in pixels of the view. */
  x: number;
  y: number;
  /** The horizontal space around the centre. */
  room: number;
}

const LINE_DISTANCE_PIXELS = 20;
const EDGE_PIXELS = 16;
/** A country that covers more than this share of the view needs no name: its cities identify it. */
const FILLS_VIEW = 0.8;

/** The segments of a horizontal line within the country, clipped to the view. */
function stretches(outline: Arc[], view: MapView, line: number): [number, number][] {
  const met = crossings(outline, view.top + line / view.worldPixels);
  const found: [number, number][] = [];
  for (let index = 1; index < met.length; index += 2) {
    const start = Math.max(EDGE_PIXELS, (met[index - 1]! - view.left) * view.worldPixels);
    const end = Math.min(view.width - EDGE_PIXELS, (met[index]! - view.left) * view.worldPixels);
    if (end > start) found.push([start, end]);
  }
  return found;
}

function spotsOf({ code, outline }: Country, view: MapView): CountrySpot[] {
  const bottom = view.top + view.height / view.worldPixels;
  const near = outline.filter(({ north, south }) => north < bottom && south > view.top);
  const lines: [number, number][][] = [];
  for (let y = EDGE_PIXELS; y < view.height - EDGE_PIXELS; y += LINE_DISTANCE_PIXELS) {
    lines.push(stretches(near, view, y));
  }
  const covered = lines.flat().reduce((sum, [start, end]) => sum + end - start, 0);
  if (covered > lines.length * (view.width - 2 * EDGE_PIXELS) * FILLS_VIEW) return [];
  const spots: CountrySpot[] = [];
  for (let index = 1; index < lines.length - 1; index += 1) {
    for (const [start, end] of lines[index]!) {
      // A name has a height: the lines above and below must have space too.
      const around = [lines[index - 1]!, lines[index + 1]!].map((line) =>
        line.find(([from, to]) => from < (start + end) / 2 && to > (start + end) / 2),
      );
      if (!around[0] || !around[1]) continue;
      const from = Math.max(start, around[0][0], around[1][0]);
      const to = Math.min(end, around[0][1], around[1][1]);
      spots.push({
        code,
        x: (from + to) / 2,
        y: EDGE_PIXELS + index * LINE_DISTANCE_PIXELS,
        room: to - from,
      });
    }
  }
  return spots;
}

/** The possible spots of every country in view, the one with the most space first. */
export function countrySpots(shapes: Shapes, view: MapView): CountrySpot[][] {
  const right = view.left + view.width / view.worldPixels;
  const bottom = view.top + view.height / view.worldPixels;
  return shapes.countries
    .filter(({ west, east }) => west < right && east > view.left)
    .filter(({ north, south }) => north < bottom && south > view.top)
    .map((country) => spotsOf(country, view).sort((a, b) => b.room - a.room))
    .filter((spots) => spots.length > 0);
}
