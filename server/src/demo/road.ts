// The route of a demo vehicle: position, speed and direction after a share of its trip. Pure.

import type { Position } from '../dispatch/tracking/position.ts';
import { greatCircleKm } from '../geo/great-circle.ts';
import type { Coordinates } from '../geo/ports.ts';
import type { DrivingStyle } from './company.ts';

/** How far the road deviates from the straight line, as a share of its length. */
const BEND = 0.06;
const WIGGLE = 0.008;
const CRUISING_KMH = 104;
const TOWN_KMH = 42;
/** Near both ends a trip runs through towns. */
const TOWN_SHARE = 0.04;
/** When a vehicle is in a traffic jam or a phone has no network, as shares of the trip's time. */
const JAM = { from: 0.4, to: 0.55, at: 0.47 };
const SILENCE = { from: 0.35, to: 0.7 };

export interface Way {
  from: Coordinates;
  to: Coordinates;
  /** Gives trips between the same towns different roads. */
  number: number;
}

export function isSilent(drivingStyle: DrivingStyle | undefined, time: number): boolean {
  return drivingStyle === 'loses network' && time >= SILENCE.from && time < SILENCE.to;
}

export function isInJam(drivingStyle: DrivingStyle | undefined, time: number): boolean {
  return drivingStyle === 'meets jams' && time >= JAM.from && time < JAM.to;
}

/** The share of the distance after this share of the time: steady, except in a traffic jam. */
export function doneAfter(drivingStyle: DrivingStyle | undefined, time: number): number {
  const share = Math.min(1, Math.max(0, time));
  if (drivingStyle !== 'meets jams') return share;
  if (share < JAM.from) return (share / JAM.from) * JAM.at;
  if (share < JAM.to) return JAM.at;
  return JAM.at + ((share - JAM.to) / (1 - JAM.to)) * (1 - JAM.at);
}

function pointAt({ from, to, number }: Way, share: number): Coordinates {
  const side = number % 2 === 0 ? 1 : -1;
  const away = side * BEND * Math.sin(Math.PI * share) + WIGGLE * Math.sin(9 * Math.PI * share);
  const [north, east] = [to.lat - from.lat, to.lng - from.lng];
  return { lat: from.lat + north * share - east * away * 0.6, lng: from.lng + east * share + north * away };
}

function headingBetween(from: Coordinates, to: Coordinates): number {
  const east = (to.lng - from.lng) * Math.cos((from.lat * Math.PI) / 180);
  const degrees = (Math.atan2(east, to.lat - from.lat) * 180) / Math.PI;
  return Math.round((degrees + 360) % 360);
}

const STEP = 0.002;

/** The position that a phone on the dashboard reports. */
export function positionOn(way: Way, share: number, standing: boolean, recordedAt: Date): Position {
  const here = pointAt(way, share);
  const inTown = share < TOWN_SHARE || share > 1 - TOWN_SHARE;
  const swing = 14 * Math.sin(share * 40 + way.number);
  const driving = Math.round(inTown ? TOWN_KMH + swing / 2 : CRUISING_KMH + swing);
  const isThere = greatCircleKm(here, way.to) < 0.05;
  return {
    lat: round(here.lat),
    lng: round(here.lng),
    recordedAt,
    accuracyMeters: 4 + (way.number % 8),
    headingDegrees: headingBetween(pointAt(way, share - STEP), here),
    speedKmh: standing || isThere ? 0 : driving,
  };
}

const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
