// The bundled shapes, cities and the route as GeoJSON for MapLibre.
import type * as GeoJSON from 'geojson';
import type { MapView } from '../../../shared/map/country-labels.ts';
import type { Layout } from '../../../shared/map/layout.ts';
import { CITY_SIZES, type CityLabel } from '../../../shared/map/place-labels.ts';
import { type MapScene, type Point, routeOf, unproject } from '../../../shared/map/scene.ts';
import shapesUrl from '../../../shared/map/shapes.json?url';
import { type Polygon, readShapes, type Shapes } from '../../../shared/map/shapes.ts';

type Position = [number, number];

export async function loadShapes(): Promise<Shapes> {
  const answer = await fetch(shapesUrl);
  if (!answer.ok) throw new Error(`The shapes of the map could not be loaded: ${answer.status}.`);
  return readShapes(await answer.json());
}

const toPosition = (point: Point): Position => {
  const { lat, lng } = unproject(point);
  return [lng, lat];
};

function collection(features: GeoJSON.Feature[]): GeoJSON.FeatureCollection {
  return { type: 'FeatureCollection', features };
}

function feature(geometry: GeoJSON.Geometry, properties: GeoJSON.GeoJsonProperties = {}): GeoJSON.Feature {
  return { type: 'Feature', geometry, properties };
}

/** Land, every country by its code, and the borders between them. */
export function shapeFeatures(
  shapes: Shapes,
): Record<'land' | 'countries' | 'borders', GeoJSON.FeatureCollection> {
  const lines = shapes.arcs.map(({ points }) =>
    Array.from({ length: points.length / 2 }, (_, index) =>
      toPosition({ x: points[2 * index]!, y: points[2 * index + 1]! }),
    ),
  );
  const lineOf = (arc: number) => (arc < 0 ? lines[~arc]!.slice().reverse() : lines[arc]!);
  const ringOf = (ring: number[]) => {
    const points = ring.flatMap((arc) => lineOf(arc).slice(1));
    return [points.at(-1)!, ...points];
  };
  const toGeometry = (polygons: Polygon[]): GeoJSON.MultiPolygon => ({
    type: 'MultiPolygon',
    coordinates: polygons.map((polygon) => polygon.map(ringOf)),
  });
  const borders = { type: 'MultiLineString' as const, coordinates: shapes.borders.map(lineOf) };
  return {
    land: collection([feature(toGeometry(shapes.land))]),
    countries: collection(
      shapes.countries.map(({ code, polygons }) => feature(toGeometry(polygons), { code })),
    ),
    borders: collection([feature(borders)]),
  };
}

const pointAt = (view: MapView, { x, y }: Point): GeoJSON.Point => ({
  type: 'Point',
  coordinates: toPosition({ x: view.left + x / view.worldPixels, y: view.top + y / view.worldPixels }),
});

/** MapLibre draws letters this far below the middle of their line, in multiples of the font size. */
const LABEL_BASELINE_OFFSET = 0.17;

/**
 * Names at their places. MapLibre measures the distance from a dot to the middle of its name in font sizes.
 */
export function nameFeatures({ cities, countries }: Layout, view: MapView): GeoJSON.FeatureCollection {
  const ofCity = ({ name, dot, box, isLarge, isOnRoute }: CityLabel) => {
    const size = isLarge ? CITY_SIZES.large : CITY_SIZES.small;
    const across = (box.x + box.width / 2 - dot.x) / size;
    const offset = [across, (box.y + box.height / 2 - dot.y) / size - LABEL_BASELINE_OFFSET];
    return feature(pointAt(view, dot), {
      kind: isLarge ? 'city-large' : 'city',
      name,
      offset,
      hasDot: !isOnRoute,
    });
  };
  return collection([
    ...countries.map(({ name, at }) => feature(pointAt(view, at), { kind: 'country', name })),
    ...cities.map(ofCity),
  ]);
}

const DOT_DISTANCE_PIXELS = 10;

/** Points along a line at a constant distance on the screen: the dots of a dotted line. */
function dotsAlong(line: Point[], worldPixels: number): Point[] {
  const dots: Point[] = [];
  let toNext = 0;
  for (let index = 1; index < line.length; index += 1) {
    const [a, b] = [line[index - 1]!, line[index]!];
    const length = Math.hypot(b.x - a.x, b.y - a.y) * worldPixels;
    for (; toNext <= length; toNext += DOT_DISTANCE_PIXELS) {
      const share = toNext / length;
      dots.push({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share });
      if (dots.length > MAX_DOTS) return dots;
    }
    toNext -= length;
  }
  return dots;
}

const MAX_DOTS = 2_000;

/** The line of the route; `part` distinguishes its parts, and the uncertain part is dotted. */
export function routeFeatures(scene: MapScene, worldPixels: number): GeoJSON.FeatureCollection {
  const { done, rest } = routeOf(scene);
  const line = (part: string, points: Point[]) =>
    points.length < 2 ? [] : [feature({ type: 'LineString', coordinates: points.map(toPosition) }, { part })];
  const dots = () => ({
    type: 'MultiPoint' as const,
    coordinates: dotsAlong(rest, worldPixels).map(toPosition),
  });
  return collection([
    ...line('all', [...done, ...rest]),
    ...line('done', done),
    ...(scene.vehicle?.stale ? [feature(dots(), { part: 'unsure' })] : line('rest', rest)),
  ]);
}
