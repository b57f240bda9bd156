// The map next to the decisions: vehicles on the road, their destinations, and the next arrivals.
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MapScene } from '../../../../shared/map/scene.ts';
import { roadTexts } from '../../../../shared/texts/generated/console/road.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Card, Grid } from '../../ui/layout.tsx';
import { TransferMap } from '../../ui/map.tsx';
import { Status } from '../../ui/status.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime } from '../../ui/time.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { RoadCounts } from '../road/counts.tsx';
import { stopMarks, vehicleMark } from '../road/marks.ts';
import roadCss from '../road/road.module.css';
import { todayTexts } from './texts.ts';
import todayCss from './today.module.css';
import type { VehiclesInTransit } from './today-queries.ts';

const MAX_ARRIVALS = 8;
const UNASSIGNED = ['OPEN', 'POOLED', 'TENANT_ACCEPTED', 'OFFERED'];

type Stop = VehiclesInTransit['stops'][number];

export function RoadMapPanel({ road }: { road: VehiclesInTransit | undefined }) {
  const texts = useTexts(todayTexts);
  const markTexts = useTexts(roadTexts);
  const language = useLanguage();
  const navigate = useNavigate();
  const nowMs = useMinute();
  const scene = useMemo((): MapScene | undefined => {
    if (!road) return undefined;
    const formatContext = { texts: markTexts, language, nowMs };
    const open = (number: string) => () => void navigate({ to: `/orders/${number}` });
    const marks = [
      ...road.stops.flatMap((stop) => stopMarks(formatContext, stop, open(stop.order.number))),
      ...road.vehicles.map((vehicle) => vehicleMark(formatContext, vehicle, open(vehicle.order.number))),
    ];
    return { from: null, to: null, vehicle: null, marks, styleUrl: null };
  }, [road, markTexts, language, nowMs, navigate]);
  const count = (kind: Stop['kind']) => road?.stops.filter((stop) => stop.kind === kind).length ?? 0;
  return (
    <Grid as="aside" gap="3" className={todayCss.road} aria-label={texts.road}>
      <TransferMap scene={scene} label={texts.road} height="100%">
        {road && (
          <RoadCounts
            vehicles={road.vehicles.length}
            pickups={count('PICKUP')}
            deliveries={count('DELIVERY')}
          />
        )}
      </TransferMap>
      <Card as="section" className={todayCss.arrivals} aria-label={texts.arrivals}>
        <header>
          <h2>{texts.arrivals}</h2>
          <Text tone="muted">
            {road && texts.left({ deliveries: count('DELIVERY'), pickups: count('PICKUP') })}
          </Text>
        </header>
        {road?.stops.length === 0 && (
          <Text as="p" tone="muted">
            {texts.noArrivals}
          </Text>
        )}
        {!road && <SkeletonLines />}
        <ul>
          {road?.stops.slice(0, MAX_ARRIVALS).map((stop) => (
            <Arrival key={`${stop.kind} ${stop.order.id}`} stop={stop} />
          ))}
        </ul>
      </Card>
    </Grid>
  );
}

function Arrival({ stop: { at, kind, order, lateMinutes } }: { stop: Stop }) {
  const texts = useTexts(roadTexts);
  const language = useLanguage();
  const isPickup = kind === 'PICKUP';
  const noDriver = UNASSIGNED.includes(order.status);
  return (
    <Grid as="li" gap="2-5" align="center" className={todayCss.arrival}>
      <strong>
        <ClockTime at={at} />
      </strong>
      <span
        className={isPickup ? roadCss.roadPickup : roadCss.roadDelivery}
        role="img"
        aria-label={isPickup ? texts.pickups : texts.deliveries}
      />
      <span>{isPickup ? order.pickup.city : order.delivery.city}</span>
      <Link to="/orders/$id" params={{ id: order.number }}>
        {order.number}
      </Link>
      {noDriver ? (
        <Status tone="alert">{texts.noDriver}</Status>
      ) : lateMinutes > 0 ? (
        <Status tone="warn">
          {texts.lateBy({ span: formatDuration(language, lateMinutes * MINUTE_MS) })}
        </Status>
      ) : (
        <Status tone="good">{texts.onTime}</Status>
      )}
    </Grid>
  );
}
