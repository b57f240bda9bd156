// The symbols of the drawn map: ring, square, vehicle and names, as SVG without inline styles.

import type { Box } from '../../../../shared/map/label-boxes.ts';
import {
  type CityLabel,
  type CountryLabel,
  END_SIZE,
  type EndLabel,
} from '../../../../shared/map/place-labels.ts';
import type { MapVehicle, Point } from '../../../../shared/map/scene.ts';
import { textWidth } from '../../../../shared/map/text-width.ts';
import { VEHICLE_HEADING, VEHICLE_ICON } from '../../../../shared/map/vehicle-icon.ts';
import { escapeHtml } from '../../platform/escape-html.ts';

/** Characters that XML does not allow, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern matches control characters on purpose
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu;

export function escapeXml(text: string): string {
  return escapeHtml(text.replace(FORBIDDEN, ''));
}

const round = (value: number) => String(Math.round(value * 10) / 10);
const place = ({ x, y }: Point) => `x="${round(x)}" y="${round(y)}"`;
const center = ({ x, y }: Point) => `cx="${round(x)}" cy="${round(y)}"`;

export function drawPickup(at: Point): string {
  return `<circle class="map-end-casing" ${center(at)} r="9"/><circle class="map-pickup" ${center(at)} r="5.5"/>`;
}

export function drawDelivery(at: Point): string {
  return (
    `<rect class="map-end-casing" x="${round(at.x - 9)}" y="${round(at.y - 9)}" width="18" height="18" rx="4"/>` +
    `<rect class="map-delivery" x="${round(at.x - 6.5)}" y="${round(at.y - 6.5)}" width="13" height="13" rx="2"/>`
  );
}

export function drawVehicle(at: Point, { headingDegrees, stale }: MapVehicle): string {
  const heading =
    headingDegrees === null || !Number.isFinite(headingDegrees) || stale
      ? ''
      : `<path class="map-vehicle-heading" d="${VEHICLE_HEADING}" transform="rotate(${round(headingDegrees)})"/>`;
  const halo = stale
    ? ''
    : '<circle class="map-vehicle-halo" r="30"/><circle class="map-vehicle-halo" r="23"/>';
  return (
    `<g class="map-vehicle${stale ? ' map-vehicle-stale' : ''}" transform="translate(${round(at.x)} ${round(at.y)})">` +
    `${halo}${heading}<circle class="map-vehicle-casing" r="17.5"/><circle class="map-vehicle-disc" r="15"/>` +
    `<path class="map-vehicle-icon" fill="none" transform="translate(-9 -9.2) scale(.75)" d="${VEHICLE_ICON}"/></g>`
  );
}

export function drawEndLabel({ name, box }: EndLabel): string {
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 + END_SIZE * 0.36 };
  return (
    `<rect class="map-label-box" ${place(box)} width="${round(box.width)}" height="${box.height}" rx="6"/>` +
    `<text class="map-label" text-anchor="middle" ${place(middle)}>${escapeXml(name)}</text>`
  );
}

export function drawCity({ name, dot, text, anchor, isLarge, isOnRoute }: CityLabel): string {
  const side = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return (
    (isOnRoute ? '' : `<circle class="map-city-dot" ${center(dot)} r="${isLarge ? 2.8 : 2.2}"/>`) +
    `<text class="map-city${isLarge ? ' map-city-large' : ''}"${side} ${place(text)}>${escapeXml(name)}</text>`
  );
}

export function drawCountry({ name, at }: CountryLabel): string {
  const text = { x: at.x, y: at.y + 4 };
  return `<text class="map-country" text-anchor="middle" ${place(text)}>${escapeXml(name)}</text>`;
}

const CREDIT = '© Natural Earth, GeoNames';

export function drawCredit(width: number, height: number): { svg: string; box: Box } {
  const length = textWidth(CREDIT, 11, 500);
  return {
    svg: `<text class="map-credit" text-anchor="end" x="${width - 12}" y="${height - 12}">${CREDIT}</text>`,
    box: { x: width - 20 - length, y: height - 30, width: length + 20, height: 30 },
  };
}
