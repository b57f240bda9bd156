// Computes the layout of a scene in a view: the points of its marks and lines, and the place of every name.

import type { AnyLanguage } from '../texts/generated/languages.ts';
import type { MapView } from './country-labels.ts';
import { toView } from './fit-view.ts';
import { type Box, boxAround, boxesAlong, grow } from './label-boxes.ts';
import {
  type CityLabel,
  type CountryLabel,
  type EndLabel,
  placeCities,
  placeCountries,
  placeEnd,
} from './place-labels.ts';
import { type MapScene, type Point, project, routeOf } from './scene.ts';
import type { Shapes } from './shapes.ts';

export interface Layout {
  from: Point | null;
  to: Point | null;
  vehicle: Point | null;
  done: Point[];
  rest: Point[];
  fromLabel: EndLabel | null;
  toLabel: EndLabel | null;
  countries: CountryLabel[];
  cities: CityLabel[];
}

/** The space around the vehicle including its halo, around the marks at the ends, and around the line. */
const VEHICLE_CLEARANCE = 46;
const END_CLEARANCE = 20;
const ROUTE_CLEARANCE = 10;

/** Without shapes, that is above real tiles, only the ends get names. */
export function layoutScene(
  scene: MapScene,
  view: MapView,
  language: AnyLanguage,
  shapes: Shapes | null,
  keepClear: Box[],
): Layout {
  const route = routeOf(scene);
  const done = route.done.map((point) => toView(view, point));
  const rest = route.rest.map((point) => toView(view, point));
  const at = (place: { lat: number; lng: number } | null) => place && toView(view, project(place));
  const [from, to, vehicle] = [at(scene.from), at(scene.to), at(scene.vehicle)];

  const alongRoute = boxesAlong([...done, ...rest], ROUTE_CLEARANCE);
  const taken: Box[] = [...keepClear];
  for (const end of [from, to]) if (end) taken.push(boxAround(end, END_CLEARANCE));
  if (vehicle) taken.push(boxAround(vehicle, VEHICLE_CLEARANCE));
  const nameEnd = (name: string, end: Point): EndLabel | null => {
    const label = placeEnd(name, end, view, taken, alongRoute);
    if (label) taken.push(grow(label.box, 3));
    return label;
  };
  const isOnePlace =
    from &&
    to &&
    scene.from?.name === scene.to?.name &&
    Math.hypot(from.x - to.x, from.y - to.y) < END_CLEARANCE;
  const toLabel = scene.to && to ? nameEnd(scene.to.name, to) : null;
  const fromLabel = scene.from && from && !isOnePlace ? nameEnd(scene.from.name, from) : null;

  const endNames = [scene.from?.name, scene.to?.name].filter((name) => name !== undefined);
  const countries = shapes ? placeCountries(shapes, view, language, taken, alongRoute) : [];
  const cities = shapes ? placeCities(view, language, taken, alongRoute, endNames) : [];
  return { from, to, vehicle, done, rest, fromLabel, toLabel, countries, cities };
}
