// Chooses the initial section of a map: the whole route with space for its labels.
import type { MapView } from './country-labels.ts';
import { type MapScene, type Point, project, routeOf } from './scene.ts';

/** The centre of a map without anything to show. */
const MIDDLE_OF_EUROPE = { lat: 50.5, lng: 10.5 };
const EUROPE_ZOOM = 4.6;
/** The bundled shapes have no more details beyond this zoom. */
const MAX_ZOOM = 9.2;
/** The zoom for a single place. */
const ONE_PLACE_ZOOM = 7.6;
const MIN_ZOOM = 1;
const WORLD_PIXELS_AT_ZOOM_0 = 512;

/** The padding around the route, as a share of the side with an upper limit. */
const PADDING_SHARE = { across: 0.15, along: 0.19 };
const MAX_PADDING = 120;

function pointsOf(scene: MapScene): Point[] {
  const { done, rest } = routeOf(scene);
  const places = [scene.from, scene.to, scene.vehicle].filter((place) => place !== null).map(project);
  return [...places, ...done, ...rest, ...(scene.marks ?? []).map(project)];
}

export function viewAround(center: Point, zoom: number, width: number, height: number): MapView {
  const worldPixels = WORLD_PIXELS_AT_ZOOM_0 * 2 ** zoom;
  return {
    left: center.x - width / 2 / worldPixels,
    top: center.y - height / 2 / worldPixels,
    worldPixels,
    width,
    height,
  };
}

export function fitView(scene: MapScene, width: number, height: number): MapView {
  const points = pointsOf(scene);
  if (points.length === 0) return viewAround(project(MIDDLE_OF_EUROPE), EUROPE_ZOOM, width, height);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (side: number, share: number) => side - 2 * Math.min(MAX_PADDING, side * share);
  const worldPixels = Math.min(
    room(width, PADDING_SHARE.across) / Math.max(east - west, Number.EPSILON),
    room(height, PADDING_SHARE.along) / Math.max(south - north, Number.EPSILON),
  );
  const closest = east === west && north === south ? ONE_PLACE_ZOOM : MAX_ZOOM;
  const zoom = Math.min(closest, Math.max(MIN_ZOOM, Math.log2(worldPixels / WORLD_PIXELS_AT_ZOOM_0)));
  return viewAround({ x: (west + east) / 2, y: (north + south) / 2 }, zoom, width, height);
}

export function toView(view: MapView, { x, y }: Point): Point {
  return { x: (x - view.left) * view.worldPixels, y: (y - view.top) * view.worldPixels };
}
