// Draws the map of a transfer as SVG, for readers without scripts or without WebGL.

import type { MapView } from '../../../../shared/map/country-labels.ts';
import { describeMap } from '../../../../shared/map/describe-map.ts';
import { fitView } from '../../../../shared/map/fit-view.ts';
import type { Box } from '../../../../shared/map/label-boxes.ts';
import { layoutScene } from '../../../../shared/map/layout.ts';
import { drawableParts, type MapScene, type Point, routeOf } from '../../../../shared/map/scene.ts';
import prepared from '../../../../shared/map/shapes.json' with { type: 'json' };
import { countriesAlong, readShapes, type Shapes } from '../../../../shared/map/shapes.ts';
import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import {
  drawCity,
  drawCountry,
  drawCredit,
  drawDelivery,
  drawEndLabel,
  drawPickup,
  drawVehicle,
  escapeXml,
} from './marks.ts';
import { arcsInView, bordersPath, polygonPath } from './shape-paths.ts';

export type { MapScene };

export interface MapDrawing {
  width: number;
  height: number;
  language: AnyLanguage;
  /** Areas that something covers, such as a note in a corner; no name is drawn there. */
  keepClear?: Box[];
}

let shapes: Shapes | null = null;

/** Reads the shapes (two megabytes) for the first map and keeps them in memory. */
function shapesOnce(): Shapes {
  shapes ??= readShapes(prepared);
  return shapes;
}

function drawLand(view: MapView, line: Point[]): string {
  const all = shapesOnce();
  const lineOf = arcsInView(all, view);
  const along = countriesAlong(all, line);
  const bright = all.countries.filter(({ code }) => along.has(code)).flatMap(({ polygons }) => polygons);
  return (
    `<rect class="map-water" width="${view.width}" height="${view.height}"/>` +
    `<path class="map-other-land" d="${polygonPath(all.land, lineOf, view)}"/>` +
    `<path class="map-land" d="${polygonPath(bright, lineOf, view)}"/>` +
    `<path class="map-border" fill="none" d="${bordersPath(all, lineOf, view)}"/>`
  );
}

function drawRoute(done: Point[], rest: Point[], isStale: boolean): string {
  const path = (line: Point[]) =>
    line.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
  const draw = (name: string, line: Point[]) =>
    line.length > 1 ? `<path class="map-route ${name}" fill="none" d="${path(line)}"/>` : '';
  const casing = draw('map-route-casing', [...done, ...rest]);
  return casing + draw(isStale ? 'map-route-unsure' : 'map-route-rest', rest) + draw('map-route-done', done);
}

/** Reads the shapes and runs the code once, before the first reader needs a map. */
export function warmUpMap(): void {
  const scene = {
    from: { lat: 53.55, lng: 9.99, name: 'Hamburg' },
    to: { lat: 48.14, lng: 11.58, name: 'München' },
    vehicle: null,
    styleUrl: null,
  };
  drawMap(scene, { width: 390, height: 296, language: 'de' });
}

export function drawMap(scene: MapScene, { width, height, language, keepClear = [] }: MapDrawing): string {
  const shown = drawableParts(scene);
  const view = fitView(shown, width, height);
  const credit = drawCredit(width, height);
  const { from, to, vehicle, done, rest, fromLabel, toLabel, countries, cities } = layoutScene(
    shown,
    view,
    language,
    shapesOnce(),
    [...keepClear, credit.box],
  );
  const route = routeOf(shown);
  return (
    `<svg class="map" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" ` +
    `preserveAspectRatio="xMidYMid slice" role="img" aria-label="${escapeXml(describeMap(shown, language))}">` +
    drawLand(view, [...route.done, ...route.rest]) +
    countries.map(drawCountry).join('') +
    cities.map(drawCity).join('') +
    drawRoute(done, rest, shown.vehicle?.stale === true) +
    (from ? drawPickup(from) : '') +
    (to ? drawDelivery(to) : '') +
    (vehicle && shown.vehicle ? drawVehicle(vehicle, shown.vehicle) : '') +
    (fromLabel ? drawEndLabel(fromLabel) : '') +
    (toLabel ? drawEndLabel(toLabel) : '') +
    credit.svg +
    '</svg>'
  );
}
