// The road beside the decisions: what drives, where it goes, and what arrives next.
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MapMark, MapScene } from '../../map/scene.ts';
import { type Language, useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { formatClock, formatNumber, formatSpan } from '../../ui/format.ts';
import { RoadMap } from '../../ui/map.tsx';
import { useNow } from '../../ui/now.ts';
import { Status } from '../../ui/status.tsx';
import { ClockTime } from '../../ui/time.tsx';
import { de } from './de.ts';
import { en, type TodayWords } from './en.ts';
import type { Road } from './today-queries.ts';

const MINUTE_MS = 60_000;
const MOST_ARRIVALS = 8;
const UNASSIGNED = ['OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED'];

type Stop = Road['stops'][number];
type Vehicle = Road['vehicles'][number];

export function RoadNow({ road }: { road: Road | undefined }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const navigate = useNavigate();
  const nowMs = useNow((ms) => Math.floor(ms / MINUTE_MS)) * MINUTE_MS;
  const scene = useMemo((): MapScene | null => {
    if (!road) return null;
    const open = (number: string) => () => void navigate({ to: `/orders/${number}` });
    const marks = [
      ...road.stops.flatMap((stop) => stopMark(words, language, stop, open(stop.order.number))),
      ...road.vehicles.map((vehicle) =>
        vehicleMark(words, language, vehicle, nowMs, open(vehicle.order.number)),
      ),
    ];
    return { from: null, to: null, vehicle: null, marks, styleUrl: null };
  }, [road, words, language, nowMs, navigate]);
  const count = (kind: Stop['kind']) => road?.stops.filter((stop) => stop.kind === kind).length ?? 0;
  return (
    <aside className="road" aria-label={words.road}>
      <RoadMap scene={scene} label={words.road} height="100%">
        <ul className="road-counts" data-map-cover>
          <li>
            <span className="road-vehicle" aria-hidden="true" /> {words.onTheRoad}{' '}
            <strong>{road?.vehicles.length ?? 0}</strong>
          </li>
          <li>
            <span className="road-pickup" aria-hidden="true" /> {words.pickups}{' '}
            <strong>{count('PICKUP')}</strong>
          </li>
          <li>
            <span className="road-delivery" aria-hidden="true" /> {words.deliveries}{' '}
            <strong>{count('DELIVERY')}</strong>
          </li>
        </ul>
      </RoadMap>
      <section className="arrivals" aria-label={words.arrivals}>
        <header>
          <h2>{words.arrivals}</h2>
          <span className="muted">{road && words.left(count('DELIVERY'), count('PICKUP'))}</span>
        </header>
        {road?.stops.length === 0 && <p className="muted">{words.noArrivals}</p>}
        <ul>
          {road?.stops.slice(0, MOST_ARRIVALS).map((stop) => (
            <Arrival key={`${stop.kind} ${stop.order.id}`} stop={stop} />
          ))}
        </ul>
      </section>
    </aside>
  );
}

function Arrival({ stop: { at, kind, order, lateMinutes } }: { stop: Stop }) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const isPickup = kind === 'PICKUP';
  const noDriver = UNASSIGNED.includes(order.status);
  return (
    <li className="arrival">
      <strong>
        <ClockTime at={at} />
      </strong>
      <span
        className={isPickup ? 'road-pickup' : 'road-delivery'}
        role="img"
        aria-label={isPickup ? words.pickups : words.deliveries}
      />
      <span>{isPickup ? order.pickup.city : order.delivery.city}</span>
      <Link to={`/orders/${order.number}`}>{order.number}</Link>
      {noDriver ? (
        <Status tone="alert">{words.noDriver}</Status>
      ) : lateMinutes > 0 ? (
        <Status tone="warn">{words.lateBy(formatSpan(language, lateMinutes * MINUTE_MS))}</Status>
      ) : (
        <Status tone="good">{words.onTime}</Status>
      )}
    </li>
  );
}

function stopMark(words: TodayWords, language: Language, stop: Stop, onOpen: () => void): MapMark[] {
  const { kind, order, at, lateMinutes } = stop;
  const place = kind === 'PICKUP' ? order.pickup : order.delivery;
  if (!place.coordinates) return [];
  const late = lateMinutes > 0;
  return [
    {
      id: `${kind} ${order.id}`,
      ...place.coordinates,
      kind: kind === 'PICKUP' ? 'pickup' : 'delivery',
      headingDegrees: null,
      state: late ? 'late' : 'normal',
      tip: {
        title: order.number,
        state: late ? words.lateBy(formatSpan(language, lateMinutes * MINUTE_MS)) : words.onTime,
        lines: [
          words.arrives(place.city, formatClock(language, new Date(at))),
          order.driverName ?? words.noDriver,
        ],
      },
      onOpen,
    },
  ];
}

function vehicleMark(
  words: TodayWords,
  language: Language,
  vehicle: Vehicle,
  nowMs: number,
  onOpen: () => void,
): MapMark {
  const { order, lat, lng, headingDegrees, speedKmh, recordedAt, silent, lateMinutes, leftKm, arrivesAt } =
    vehicle;
  const ageMs = nowMs - Date.parse(recordedAt);
  const age = formatSpan(language, ageMs);
  const late = lateMinutes > 0;
  const speed = speedKmh === null ? null : `${formatNumber(language, Math.round(speedKmh))} km/h`;
  const heard = ageMs < 2 * MINUTE_MS ? words.justNow : words.ago(age);
  const arrival = words.arrives(order.delivery.city, formatClock(language, new Date(arrivesAt)));
  const left = leftKm === null ? null : words.kmLeft(formatNumber(language, Math.round(leftKm), 'kilometer'));
  return {
    id: `vehicle ${order.id}`,
    lat,
    lng,
    kind: 'vehicle',
    headingDegrees,
    state: silent ? 'silent' : late ? 'late' : 'normal',
    tip: {
      title: order.number,
      state: silent
        ? words.silentFor(age)
        : late
          ? words.lateBy(formatSpan(language, lateMinutes * MINUTE_MS))
          : words.onTime,
      lines: [
        [order.driverName, speed, heard].filter(Boolean).join(' · '),
        [arrival, left].filter(Boolean).join(' · '),
      ],
    },
    onOpen,
  };
}
