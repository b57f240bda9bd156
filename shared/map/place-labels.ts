// Decides which names a map shows and where, so that none overlaps another, the route or its marks.

import { officeLanguage } from '../text/office-language.ts';
import type { AnyLanguage } from '../texts/generated/languages.ts';
import { CITIES, countryName, isNamedAt, zoomOf } from './cities.ts';
import { countrySpots, type MapView } from './country-labels.ts';
import { toView } from './fit-view.ts';
import { type Box, boxAround, grow, isFree, isWithin } from './label-boxes.ts';
import type { Point } from './scene.ts';
import type { Shapes } from './shapes.ts';
import { textWidth } from './text-width.ts';

export interface CityLabel {
  name: string;
  dot: Point;
  text: Point;
  anchor: 'start' | 'middle' | 'end';
  isLarge: boolean;
  /** The route crosses its dot, so the dot is omitted. */
  isOnRoute: boolean;
  box: Box;
}

export interface CountryLabel {
  name: string;
  at: Point;
  box: Box;
}

export interface EndLabel {
  name: string;
  box: Box;
}

const EDGE = 6;
/** One city per this number of pixels, and the minimum distance between two dots. */
const PIXELS_PER_CITY = 19_000;
const CITY_DISTANCE = 62;
const DOT_WIDTH = 3;
export const CITY_SIZES = { large: 13, small: 12 };
export const COUNTRY_SIZE = 11;
export const COUNTRY_SPACING = 2;
export const END_SIZE = 13;
const END_HEIGHT = 28;
const END_GAP = 13;
const MAX_END_NAME_PIXELS = 28;
const MAX_END_NAME_SHARE = 0.6;

function shorten(name: string, width: number): string {
  const longest = Math.min(MAX_END_NAME_PIXELS, Math.floor((width * MAX_END_NAME_SHARE) / END_SIZE / 0.6));
  const letters = [...name.trim()];
  return letters.length > longest
    ? `${letters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('');
}

/**
 * Above its mark, otherwise below or next to it: the first place in view without an overlap, or the one with
 * the least overlap. A name on the route is still readable, one under a button or another name is not.
 */
export function placeEnd(
  name: string,
  at: Point,
  view: MapView,
  taken: Box[],
  route: Box[],
): EndLabel | null {
  const shown = shorten(name, view.width);
  const isSeen = at.x >= 0 && at.y >= 0 && at.x <= view.width && at.y <= view.height;
  if (shown === '' || !isSeen) return null;
  const width = Math.ceil(textWidth(shown, END_SIZE, 600)) + 24;
  const [up, aside] = [END_GAP + END_HEIGHT / 2, END_GAP + width / 2];
  const centers = [
    { x: at.x, y: at.y - up },
    { x: at.x, y: at.y + up },
    { x: at.x + aside, y: at.y },
    { x: at.x - aside, y: at.y },
    { x: at.x - width / 2 + 8, y: at.y - up },
    { x: at.x + width / 2 - 8, y: at.y - up },
    { x: at.x - width / 2 + 8, y: at.y + up },
    { x: at.x + width / 2 - 8, y: at.y + up },
  ];
  const boxes = centers
    .map((center) => boxAround(center, width, END_HEIGHT))
    .map((box) => ({ ...box, x: Math.max(EDGE, Math.min(view.width - width - EDGE, box.x)) }))
    .filter((box) => isWithin(box, view.width, view.height, EDGE));
  const countMet = (others: Box[], box: Box) => others.filter((other) => !isFree([other], box)).length;
  const [best] = boxes.toSorted(
    (a, b) => countMet(taken, a) - countMet(taken, b) || countMet(route, a) - countMet(route, b),
  );
  return best ? { name: shown, box: best } : null;
}

export function placeCountries(
  shapes: Shapes,
  view: MapView,
  language: AnyLanguage,
  taken: Box[],
  route: Box[],
): CountryLabel[] {
  const labels: CountryLabel[] = [];
  for (const spots of countrySpots(shapes, view)) {
    const name = countryName(spots[0]!.code, language);
    const width = textWidth(name, COUNTRY_SIZE, 600, COUNTRY_SPACING);
    for (const spot of spots) {
      if (spot.room < width + 20) break;
      const box = boxAround(spot, width, COUNTRY_SIZE + 4);
      if (!isFree([...taken, ...route], grow(box, 8)) || !isWithin(box, view.width, view.height, EDGE))
        continue;
      labels.push({ name, at: { x: spot.x, y: spot.y }, box });
      taken.push(grow(box, 4));
      break;
    }
  }
  return labels;
}

function textPlaces(dot: Point, width: number, size: number): Pick<CityLabel, 'text' | 'anchor' | 'box'>[] {
  const box = (x: number, y: number): Box => ({ x, y: y - size * 0.85, width, height: size * 1.15 });
  const middle = dot.x - width / 2;
  const [above, below, level] = [dot.y - 8, dot.y + size + 5, dot.y + size * 0.35];
  return [
    { text: { x: dot.x, y: above }, anchor: 'middle', box: box(middle, above) },
    { text: { x: dot.x, y: below }, anchor: 'middle', box: box(middle, below) },
    { text: { x: dot.x + 8, y: level }, anchor: 'start', box: box(dot.x + 8, level) },
    { text: { x: dot.x - 8, y: level }, anchor: 'end', box: box(dot.x - 8 - width, level) },
    { text: { x: dot.x + 16, y: level }, anchor: 'start', box: box(dot.x + 16, level) },
    { text: { x: dot.x - 16, y: level }, anchor: 'end', box: box(dot.x - 16 - width, level) },
  ];
}

/** Larger cities first, until the map has enough names. The route may cross a city, but not its name. */
export function placeCities(
  view: MapView,
  language: AnyLanguage,
  taken: Box[],
  route: Box[],
  endNames: string[],
): CityLabel[] {
  const zoom = zoomOf(view.worldPixels);
  const most = Math.round((view.width * view.height) / PIXELS_PER_CITY);
  const labels: CityLabel[] = [];
  const nearDots: Box[] = [];
  let largestRank = 0;
  for (const city of CITIES) {
    if (labels.length >= most || !isNamedAt(city, zoom)) break;
    const dot = toView(view, city.at);
    const dotBox = boxAround(dot, 8);
    const isOut = !isWithin(dotBox, view.width, view.height, EDGE);
    if (isOut || !isFree(taken, dotBox) || !isFree(nearDots, boxAround(dot, CITY_DISTANCE))) continue;
    const name = city.name[officeLanguage(language)];
    if (endNames.some((end) => end === city.name.de || end === city.name.en)) continue;
    largestRank ||= city.rank;
    const isLarge = city.rank <= Math.min(4, Math.max(largestRank, zoom < 6.3 ? 2 : 3));
    const size = isLarge ? CITY_SIZES.large : CITY_SIZES.small;
    const width = textWidth(name, size, isLarge ? 600 : 500);
    const place = textPlaces(dot, width, size).find(
      ({ box }) =>
        isWithin(box, view.width, view.height, EDGE) && isFree(taken, grow(box, 3)) && isFree(route, box),
    );
    if (!place) continue;
    labels.push({ name, dot, isLarge, isOnRoute: !isFree(route, boxAround(dot, DOT_WIDTH)), ...place });
    taken.push(grow(place.box, 4), dotBox);
    nearDots.push(boxAround(dot, CITY_DISTANCE));
  }
  return labels;
}
