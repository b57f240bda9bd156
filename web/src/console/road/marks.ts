// Marks of many transfers on one map: vehicles, pickups and deliveries, each with a tooltip.

import type { MapMark } from '../../../../shared/map/scene.ts';
import type { RoadTexts } from '../../../../shared/texts/generated/console/road.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../shared/time/format-duration.ts';
import type { components } from '../../api/paths/operations.ts';
import type { Language } from '../../messages/language.ts';
import { formatClock, formatNumber } from '../../ui/format.ts';

type PlanOrder = components['schemas']['PlanOrder'];

export interface RoadStop {
  /** Null if the order has no date. */
  at: string | null;
  kind: 'PICKUP' | 'DELIVERY';
  order: PlanOrder;
  lateMinutes: number;
}

export interface RoadVehicle {
  order: PlanOrder;
  lat: number;
  lng: number;
  headingDegrees: number | null;
  speedKmh: number | null;
  recordedAt: string;
  silent: boolean;
  lateMinutes: number;
  leftKm: number | null;
  arrivesAt: string | null;
}

export interface RoadFormatContext {
  texts: RoadTexts;
  language: Language;
  nowMs: number;
}

export function formatPunctuality({ texts, language }: RoadFormatContext, lateMinutes: number): string {
  return lateMinutes > 0
    ? texts.lateBy({ span: formatDuration(language, lateMinutes * MINUTE_MS) })
    : texts.onTime;
}

function formatArrival({ texts, language }: RoadFormatContext, city: string, at: string | null): string {
  return texts.arrives({ city, when: at ? formatClock(language, new Date(at)) : texts.noDate });
}

/** Returns no mark if the address has no coordinates. */
export function stopMarks(formatContext: RoadFormatContext, stop: RoadStop, onOpen: () => void): MapMark[] {
  const { kind, order, at, lateMinutes } = stop;
  const place = kind === 'PICKUP' ? order.pickup : order.delivery;
  if (!place.coordinates) return [];
  return [
    {
      id: `${kind} ${order.id}`,
      ...place.coordinates,
      kind: kind === 'PICKUP' ? 'pickup' : 'delivery',
      headingDegrees: null,
      state: lateMinutes > 0 ? 'late' : 'normal',
      tip: {
        title: order.number,
        state: formatPunctuality(formatContext, lateMinutes),
        lines: [
          formatArrival(formatContext, place.city, at),
          order.driverName ?? formatContext.texts.noDriver,
        ],
      },
      onOpen,
    },
  ];
}

export function vehicleMark(
  formatContext: RoadFormatContext,
  vehicle: RoadVehicle,
  onOpen: () => void,
): MapMark {
  const { texts, language, nowMs } = formatContext;
  const { order, lat, lng, headingDegrees, speedKmh, recordedAt, silent, lateMinutes, leftKm } = vehicle;
  const ageMs = nowMs - Date.parse(recordedAt);
  const age = formatDuration(language, ageMs);
  const speed = speedKmh === null ? null : `${formatNumber(language, Math.round(speedKmh))} km/h`;
  const lastSeen = ageMs < 2 * MINUTE_MS ? texts.justNow : texts.ago({ span: inDative(age) });
  const arrival = formatArrival(formatContext, order.delivery.city, vehicle.arrivesAt);
  const left =
    leftKm === null ? null : texts.kmLeft({ km: formatNumber(language, Math.round(leftKm), 'kilometer') });
  return {
    id: `vehicle ${order.id}`,
    lat,
    lng,
    kind: 'vehicle',
    headingDegrees,
    state: silent ? 'silent' : lateMinutes > 0 ? 'late' : 'normal',
    tip: {
      title: order.number,
      state: silent
        ? texts.silentFor({ span: inDative(age) })
        : formatPunctuality(formatContext, lateMinutes),
      lines: [
        [order.driverName, speed, lastSeen].filter(Boolean).join(' · '),
        [arrival, left].filter(Boolean).join(' · '),
      ],
    },
    onOpen,
  };
}
