// The facts next to the history: map, documents, vehicle, route, price, references.

import { useMemo } from 'react';
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { vehicleOf } from '../../orders/order-status.tsx';
import { OrderVersions, versionsOf } from '../../orders/order-versions.tsx';
import { PriceFacts } from '../../orders/price-facts.tsx';
import { ReferenceFacts } from '../../orders/reference-facts.tsx';
import { Code } from '../../ui/copy.tsx';
import factsCss from '../../ui/facts.module.css';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatDate, formatNumber } from '../../ui/format.ts';
import { TransferMap } from '../../ui/map.tsx';
import { Plate } from '../../ui/plate.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { OrderDamage } from './damage/order-damage.tsx';
import orderCss from './order.module.css';
import { Documents } from './order-documents.tsx';
import { OrderExtras } from './order-extras.tsx';
import { OrderInvoices } from './order-invoices.tsx';
import { type PortalOrder, type Tracking, useTimeline } from './order-queries.ts';
import { customerOrderTexts } from './texts.ts';

export function OrderFacts({
  order,
  tracking,
  id,
}: {
  order: PortalOrder;
  tracking: Tracking | undefined;
  id: string;
}) {
  return (
    <>
      <OrderMap order={order} tracking={tracking} />
      <Documents id={id} order={order} />
      <OrderDamage orderId={order.id} />
      <Vehicle order={order} />
      <RouteFacts order={order} tracking={tracking} />
      <Price order={order} />
      <Versions id={id} />
      <OrderExtras id={id} />
      <OrderInvoices orderId={order.id} />
      <References order={order} />
    </>
  );
}

function OrderMap({ order, tracking }: { order: PortalOrder; tracking: Tracking | undefined }) {
  const words = useTexts(customerOrderTexts);
  const language = useLanguage();
  const { pickup, delivery } = order;
  const scene = useMemo(() => {
    if (!tracking) return null;
    const from = tracking.fromCoordinates ?? pickup.coordinates;
    const to = tracking.toCoordinates ?? delivery.coordinates;
    if (!from || !to) return null;
    const { location } = tracking;
    return {
      from: { ...from, name: pickup.city },
      to: { ...to, name: delivery.city },
      vehicle: location && {
        lat: location.lat,
        lng: location.lng,
        headingDegrees: location.headingDegrees,
        stale: tracking.stale,
      },
      styleUrl: null,
    };
  }, [tracking, pickup, delivery]);
  if (!tracking) return <div className={orderCss.orderMapSpace} aria-hidden="true" />;
  const km = tracking.distanceRemainingKm;
  const reason = tracking.locationUnavailableReason;
  return (
    <section className={factsCss.factGroup} aria-label={words.mapLabel}>
      <TransferMap
        scene={scene}
        label={words.mapLabel}
        height={220}
        {...(km !== null && { caption: words.toGo({ km: formatNumber(language, km, 'kilometer') }) })}
        detail={
          tracking.location ? (
            <>
              {words.positionFrom} <RelativeTime at={tracking.location.recordedAt} />
            </>
          ) : (
            reason && words.noMap[reason]
          )
        }
      />
    </section>
  );
}

function Vehicle({ order }: { order: PortalOrder }) {
  const words = useTexts(customerOrderTexts);
  const { modelYear, registration, vin } = order.vehicle;
  return (
    <FactGroup title={words.vehicle}>
      <Facts>
        <Fact name={words.model}>{[vehicleOf(order), modelYear].filter(Boolean).join(', ')}</Fact>
        <Fact name={words.plate}>
          {registration.licensePlate ? <Plate>{registration.licensePlate}</Plate> : '–'}
        </Fact>
        <Fact name={words.vin}>
          {vin ? <Code text={vin} /> : <Marked tone="warn">{words.missing}</Marked>}
        </Fact>
      </Facts>
    </FactGroup>
  );
}

function RouteFacts({ order, tracking }: { order: PortalOrder; tracking: Tracking | undefined }) {
  const words = useTexts(customerOrderTexts);
  const language = useLanguage();
  const driver = tracking?.driver ?? order.driver;
  const transport = [
    words.transports[order.transportType],
    order.distanceKm !== null && formatNumber(language, Math.round(order.distanceKm), 'kilometer'),
    driver && words.byDriver({ name: `${driver.firstName} ${driver.initial}.` }),
  ].filter(Boolean);
  return (
    <FactGroup title={words.route}>
      <Facts>
        <Fact name={words.from}>
          <Place place={order.pickup} />
        </Fact>
        <Fact name={words.to}>
          <Place place={order.delivery} />
        </Fact>
        <Fact name={words.transport}>{transport.join(', ')}</Fact>
        {order.instructions && <Fact name={words.note}>{order.instructions}</Fact>}
      </Facts>
    </FactGroup>
  );
}

function Place({ place }: { place: PortalOrder['pickup'] }) {
  const { company, contact } = place;
  const contactLine = [contact.name, contact.phone].filter(Boolean).join(', ');
  return (
    <>
      {company && <div>{company}</div>}
      <Text as="div" tone={company ? 'muted' : undefined}>
        {formatAddressLine(place)}
      </Text>
      {contactLine && (
        <Text as="div" tone="muted">
          {contactLine}
        </Text>
      )}
    </>
  );
}

function Price({ order }: { order: PortalOrder }) {
  const words = useTexts(customerOrderTexts);
  return (
    <FactGroup title={words.price}>
      {order.priceLines ? (
        <PriceFacts price={order.priceLines} />
      ) : (
        <Text as="p" tone="muted">
          {words.priceByQuote}
        </Text>
      )}
    </FactGroup>
  );
}

function Versions({ id }: { id: string }) {
  const words = useTexts(customerOrderTexts);
  const { data: history = [] } = useTimeline(id);
  if (versionsOf(history).length === 0) return null;
  return (
    <FactGroup title={words.versions.title}>
      <OrderVersions history={history} />
    </FactGroup>
  );
}

function References({ order }: { order: PortalOrder }) {
  const words = useTexts(customerOrderTexts);
  const language = useLanguage();
  const since = order.agreementSince && formatDate(language, new Date(order.agreementSince));
  return (
    <FactGroup title={words.references}>
      <Facts>
        <ReferenceFacts order={order} />
        {order.requestNumber && <Fact name={words.requestNumber}>{order.requestNumber}</Fact>}
        <Fact name={words.orderId}>
          <Code text={order.id} short={`${order.id.slice(0, 8)}…${order.id.slice(-4)}`} />
        </Fact>
        {since && (
          <Fact name={words.agreement}>
            {words.agreementSince({ version: order.agreementVersion, since })}
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
