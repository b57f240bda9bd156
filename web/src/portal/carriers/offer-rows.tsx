import { findText } from '../../../../shared/text/find-text.ts';
import { type CarriersTexts, carriersTexts } from '../../../../shared/texts/generated/portal/carriers.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { vehicleOf } from '../../orders/order-status.tsx';
import { Money } from '../../ui/money.tsx';
import { Route } from '../../ui/route.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import type { Column } from '../../ui/table.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import type { Offer } from './offer-queries.ts';

const APPEARANCE: Record<Offer['state'], { tone: Tone; mark?: 'ring' | 'ended' }> = {
  OFFERED: { tone: 'warn' },
  ACCEPTED: { tone: 'good' },
  DECLINED: { tone: 'muted', mark: 'ended' },
  EXPIRED: { tone: 'muted', mark: 'ended' },
  WITHDRAWN: { tone: 'muted', mark: 'ended' },
};

/** The trip changed, and the carrier has not answered whether it still drives it. */
export const isToConfirm = ({ confirmSince, endedAt }: Offer) => confirmSince !== null && endedAt === null;

/** The state of an accepted offer is that of its trip. */
export function OfferState({ offer }: { offer: Offer }) {
  const texts = useTexts(carriersTexts);
  const { state, endedAt, order } = offer;
  if (isToConfirm(offer)) return <Status tone="alert">{texts.toConfirm}</Status>;
  const step = order.status && endedAt === null ? findText(texts.steps, order.status) : undefined;
  const isMissing = order.status === 'TENANT_ACCEPTED' && endedAt === null;
  const look = isMissing ? ({ tone: 'alert' } as const) : APPEARANCE[state];
  return <Status {...look}>{step ?? texts.states[state]}</Status>;
}

const routeOf = ({ order: { pickup, delivery } }: Offer) => <Route from={pickup.city} to={delivery.city} />;

export function columnsOf({ columns }: CarriersTexts, isOpen: boolean): Column<Offer>[] {
  return [
    { id: 'state', header: columns.state, width: 180, cell: (offer) => <OfferState offer={offer} /> },
    {
      id: 'number',
      priority: 1,
      header: columns.number,
      cell: ({ order }) => <strong>{order.orderNumber}</strong>,
    },
    { id: 'route', header: columns.route, cell: routeOf },
    { id: 'vehicle', priority: 2, header: columns.vehicle, cell: ({ order }) => vehicleOf(order) },
    { id: 'pickup', header: columns.pickup, cell: ({ order }) => <DayTime at={order.requestedPickup} /> },
    isOpen
      ? { id: 'until', header: columns.until, cell: ({ deadline }) => <DayTime at={deadline} /> }
      : { id: 'driver', priority: 1, header: columns.driver, cell: ({ driver }) => driver?.name ?? '–' },
    {
      id: 'net',
      header: columns.net,
      align: 'end',
      cell: ({ netCents, currency }) => <Money cents={netCents} currency={currency} />,
    },
  ];
}

export function OfferCard({ offer }: { offer: Offer }) {
  return (
    <>
      <div className={tableCss.cardLine}>
        <OfferState offer={offer} />
        <DayTime at={offer.state === 'OFFERED' ? offer.deadline : offer.order.requestedPickup} />
      </div>
      <div className={tableCss.cardTitle}>{routeOf(offer)}</div>
      <div className={tableCss.cardLine}>
        <Text tone="muted">{vehicleOf(offer.order)}</Text>
        <Money cents={offer.netCents} currency={offer.currency} />
      </div>
    </>
  );
}
