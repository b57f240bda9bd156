// The map: vehicles on the road, pickups and deliveries of the filtered orders, and the same entries as a
// list.

import { IconMapOff } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { MapMark, MapScene } from '../../../../../shared/map/scene.ts';
import { roadTexts } from '../../../../../shared/texts/generated/console/road.ts';
import { MINUTE_MS } from '../../../../../shared/time/durations.ts';
import { formatDuration, inDative } from '../../../../../shared/time/format-duration.ts';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNamed } from '../../../ui/classes.ts';
import { Grid } from '../../../ui/layout.tsx';
import { TransferMap } from '../../../ui/map.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Route } from '../../../ui/route.tsx';
import { Marked } from '../../../ui/status.tsx';
import { Empty, SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { useMinute } from '../../../ui/use-now.ts';
import { LIVE } from '../../live.tsx';
import { RoadCounts } from '../../road/counts.tsx';
import {
  formatPunctuality,
  type RoadFormatContext,
  type RoadStop,
  stopMarks,
  vehicleMark,
} from '../../road/marks.ts';
import roadCss from '../../road/road.module.css';
import { dispatchTexts } from '../texts.ts';
import listCss from './list.module.css';
import { isFiltered, MAP_GROUPS, type OrdersSearch, toQuery } from './orders-search.ts';

/** Orders become late with time alone, without a live update, so the map is polled. */
const POLL_INTERVAL_MS = MINUTE_MS;

type Mapped = components['schemas']['MappedOrder'];

export function OrdersMap({ search }: { search: OrdersSearch }) {
  const { list } = useTexts(dispatchTexts);
  const query = useCall(
    [LIVE, 'map', 'orders', search],
    (signal) => {
      const group = MAP_GROUPS.find((each) => each === search.group);
      const asked = { ...toQuery(search), ...(group && { group }) };
      return operations.GET('/orders/map', { params: { query: asked }, signal });
    },
    { meta: { parts: ['orders'] }, placeholderData: keepPreviousData, refetchInterval: POLL_INTERVAL_MS },
  );
  const orders = query.data?.orders;
  return (
    <QueryBoundary query={query}>
      {orders?.length === 0 ? (
        <Nothing search={search} />
      ) : (
        <Grid collapse="tablet" className={listCss.ordersMap} aria-busy={orders === undefined}>
          <MapPanel orders={orders} />
          <section className={listCss.ordersMapList} aria-label={list.mapList}>
            {query.data && (
              <Text as="p" tone="muted" role="status">
                {list.mapped({
                  shown: query.data.orders.length,
                  all: query.data.count,
                  isSame: query.data.orders.length === query.data.count,
                })}
              </Text>
            )}
            {!orders && <SkeletonLines />}
            <ul>
              {orders?.map((mapped) => (
                <Row key={mapped.order.id} mapped={mapped} />
              ))}
            </ul>
          </section>
        </Grid>
      )}
    </QueryBoundary>
  );
}

function useFormatContext(): RoadFormatContext {
  const texts = useTexts(roadTexts);
  const language = useLanguage();
  const nowMs = useMinute();
  return useMemo(() => ({ texts, language, nowMs }), [texts, language, nowMs]);
}

function stopsOf({ order, pickupAt, deliveryAt, lateMinutes }: Mapped): RoadStop[] {
  const delivery: RoadStop = { kind: 'DELIVERY', at: deliveryAt, order, lateMinutes };
  return order.actualPickup ? [delivery] : [{ kind: 'PICKUP', at: pickupAt, order, lateMinutes }, delivery];
}

function MapPanel({ orders }: { orders: readonly Mapped[] | undefined }) {
  const { list } = useTexts(dispatchTexts);
  const formatContext = useFormatContext();
  const navigate = useNavigate();
  const scene = useMemo((): MapScene | undefined => {
    if (!orders) return undefined;
    const marks = orders.flatMap((mapped): MapMark[] => {
      const { order, position, deliveryAt, lateMinutes, silent, leftKm } = mapped;
      const open = () => void navigate({ to: `/orders/${order.number}` });
      const stops = stopsOf(mapped).flatMap((stop) => stopMarks(formatContext, stop, open));
      const vehicle = { ...position!, order, lateMinutes, silent, leftKm, arrivesAt: deliveryAt };
      return position ? [...stops, vehicleMark(formatContext, vehicle, open)] : stops;
    });
    return { from: null, to: null, vehicle: null, marks, styleUrl: null };
  }, [orders, formatContext, navigate]);
  return (
    <TransferMap scene={scene} label={list.mapLabel} height="100%">
      {orders && (
        <RoadCounts
          vehicles={orders.filter(({ position }) => position).length}
          pickups={orders.filter(({ order }) => !order.actualPickup).length}
          deliveries={orders.length}
        />
      )}
    </TransferMap>
  );
}

/** Everything on the map as a list, for users who cannot see the map. */
function Row({ mapped: { order, position, pickupAt, deliveryAt, lateMinutes, silent } }: { mapped: Mapped }) {
  const { list } = useTexts(dispatchTexts);
  const formatContext = useFormatContext();
  const { texts, language, nowMs } = formatContext;
  const isPickup = order.actualPickup === null;
  const kind = position ? 'vehicle' : isPickup ? 'pickup' : 'delivery';
  const name = { vehicle: texts.onTheRoad, pickup: texts.pickups, delivery: texts.deliveries }[kind];
  const next = isPickup ? pickupAt : deliveryAt;
  const lost = !(isPickup ? order.pickup : order.delivery).coordinates;
  const state = lost
    ? list.notOnMap
    : silent && position
      ? texts.silentFor({ span: inDative(formatDuration(language, nowMs - Date.parse(position.recordedAt))) })
      : formatPunctuality(formatContext, lateMinutes);
  return (
    <li>
      <Link to="/orders/$id" params={{ id: order.number }} className={listCss.ordersMapRow}>
        <span className={classNamed(roadCss, `road-${kind}`)} role="img" aria-label={name} />
        <span>
          <strong>{order.number}</strong> <Route from={order.pickup.city} to={order.delivery.city} />
          <Text tone="muted">
            {order.customer} · {order.driverName ?? texts.noDriver}
          </Text>
        </span>
        <span>
          {next ? <DayTime at={next} /> : <Text tone="muted">{texts.noDate}</Text>}
          <Marked tone={lost || silent || lateMinutes > 0 ? 'warn' : 'good'}>{state}</Marked>
        </span>
      </Link>
    </li>
  );
}

function Nothing({ search }: { search: OrdersSearch }) {
  const { mapNothing, nothing } = useTexts(dispatchTexts).list;
  const navigate = useNavigate();
  const all = () => navigate({ to: '/orders', search: { layout: 'map' } });
  const actions = isFiltered(search) && <Button onClick={all}>{nothing.clear}</Button>;
  return (
    <Empty icon={<IconMapOff />} title={mapNothing.title} {...(actions && { actions })}>
      {mapNothing.text}
    </Empty>
  );
}
