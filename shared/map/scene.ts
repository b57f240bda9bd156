// The content of a map, and the geometry that both renderings share: Mercator and the line of the route.
import { geoMercatorRaw } from 'd3-geo';

export interface MapPlace {
  lat: number;
  lng: number;
  name: string;
}

export interface MapVehicle {
  lat: number;
  lng: number;
  headingDegrees: number | null;
  /** The position is old: the mark is dashed, and the rest of the route dotted. */
  stale: boolean;
}

/** One of many marks: its label appears on hover and focus, a click opens it. */
export interface MapMark {
  id: string;
  lat: number;
  lng: number;
  kind: 'vehicle' | 'pickup' | 'delivery';
  headingDegrees: number | null;
  /** Late is amber; silent is amber and dashed. */
  state: 'normal' | 'late' | 'silent';
  tip: { title: string; state: string; lines: readonly string[] };
  onOpen?: () => void;
}

export interface MapScene {
  from: MapPlace | null;
  to: MapPlace | null;
  vehicle: MapVehicle | null;
  /** All vehicles on the road, where a map shows more than one transfer. */
  marks?: readonly MapMark[];
  /** Real tiles instead of the bundled shapes; null for a map drawn by the server. */
  styleUrl: string | null;
}

/** Mercator: the world from 0 to 1, x to the east and y to the south. */
export interface Point {
  x: number;
  y: number;
}

/** The usual limit of Mercator; beyond it y would be outside the world. */
const MAX_LATITUDE = 85.05;
const CURVE_STEPS = 28;
/** The angle between the curve and the straight line at the vehicle, or at the midpoint. */
const BEND_RADIANS = 0.2;

const TURN = 2 * Math.PI;
const RADIANS_PER_DEGREE = TURN / 360;

export function project({ lat, lng }: { lat: number; lng: number }): Point {
  const bounded = Math.max(-MAX_LATITUDE, Math.min(MAX_LATITUDE, lat));
  const [x, y] = geoMercatorRaw(lng * RADIANS_PER_DEGREE, bounded * RADIANS_PER_DEGREE);
  return { x: 0.5 + x / TURN, y: 0.5 - y / TURN };
}

export function unproject({ x, y }: Point): { lat: number; lng: number } {
  const [lng, lat] = geoMercatorRaw.invert!((x - 0.5) * TURN, (0.5 - y) * TURN);
  return { lat: lat / RADIANS_PER_DEGREE, lng: lng / RADIANS_PER_DEGREE };
}

function isDrawable(place: { lat: number; lng: number } | null): boolean {
  return place !== null && Number.isFinite(place.lat) && Number.isFinite(place.lng);
}

/** Drops places without valid coordinates: an incomplete map is better than none. */
export function drawableParts(scene: MapScene): MapScene {
  return {
    ...scene,
    from: isDrawable(scene.from) ? scene.from : null,
    to: isDrawable(scene.to) ? scene.to : null,
    vehicle: isDrawable(scene.vehicle) ? scene.vehicle : null,
    ...(scene.marks && { marks: scene.marks.filter(isDrawable) }),
  };
}

function quadratic(start: Point, control: Point, end: Point): Point[] {
  return Array.from({ length: CURVE_STEPS + 1 }, (_, step) => {
    const t = step / CURVE_STEPS;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return {
      x: a * start.x + b * control.x + c * end.x,
      y: a * start.y + b * control.y + c * end.y,
    };
  });
}

/**
 * The route before and after the vehicle (or the midpoint, without a vehicle): two curves that meet without a
 * corner. A vehicle off the straight line bends the route; for one on the line, a slight S avoids a straight
 * route.
 */
function routeCurve(from: Point, to: Point, vehicle: Point | null): { done: Point[]; rest: Point[] } {
  const middle = vehicle ?? { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const before = Math.hypot(middle.x - from.x, middle.y - from.y);
  const after = Math.hypot(to.x - middle.x, to.y - middle.y);
  const straight = Math.hypot(to.x - from.x, to.y - from.y);
  if (straight === 0 || before === 0 || after === 0) {
    return {
      done: before === 0 ? [] : quadratic(from, halfWay(from, middle), middle),
      rest: after === 0 ? [] : quadratic(middle, halfWay(middle, to), to),
    };
  }
  const along = {
    x: (middle.x - from.x) / before + (to.x - middle.x) / after,
    y: (middle.y - from.y) / before + (to.y - middle.y) / after,
  };
  const offLine =
    Math.abs((to.x - from.x) * (middle.y - from.y) - (to.y - from.y) * (middle.x - from.x)) / straight ** 2;
  const turn = BEND_RADIANS * Math.max(0, 1 - offLine * 8);
  const angle = Math.atan2(along.y, along.x) + turn;
  const leg = (length: number) => ({ x: Math.cos(angle) * length * 0.5, y: Math.sin(angle) * length * 0.5 });
  const [back, ahead] = [leg(before), leg(after)];
  return {
    done: quadratic(from, { x: middle.x - back.x, y: middle.y - back.y }, middle),
    rest: quadratic(middle, { x: middle.x + ahead.x, y: middle.y + ahead.y }, to),
  };
}

function halfWay(a: Point, b: Point): Point {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** The whole line of the scene; without a vehicle all of it is ahead. */
export function routeOf(scene: MapScene): { done: Point[]; rest: Point[] } {
  if (!scene.from || !scene.to) return { done: [], rest: [] };
  const curve = routeCurve(
    project(scene.from),
    project(scene.to),
    scene.vehicle ? project(scene.vehicle) : null,
  );
  return scene.vehicle ? curve : { done: [], rest: [...curve.done, ...curve.rest.slice(1)] };
}
