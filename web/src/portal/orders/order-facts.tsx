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
  const texts = useTexts(customerOrderTexts);
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
    <section className={factsCss.factGroup} aria-label={texts.mapLabel}>
      <TransferMap
        scene={scene}
        label={texts.mapLabel}
        height={220}
        {...(km !== null && { caption: texts.toGo({ km: formatNumber(language, km, 'kilometer') }) })}
        detail={
          tracking.location ? (
            <>
              {texts.positionFrom} <RelativeTime at={tracking.location.recordedAt} />
            </>
          ) : (
            reason && texts.noMap[reason]
          )
        }
      />
    </section>
  );
}

function Vehicle({ order }: { order: PortalOrder }) {
  const texts = useTexts(customerOrderTexts);
  const { modelYear, registration, vin } = order.vehicle;
  return (
    <FactGroup title={texts.vehicle}>
      <Facts>
        <Fact name={texts.model}>{[vehicleOf(order), modelYear].filter(Boolean).join(', ')}</Fact>
        <Fact name={texts.plate}>
          {registration.licensePlate ? <Plate>{registration.licensePlate}</Plate> : '–'}
        </Fact>
        <Fact name={texts.vin}>
          {vin ? <Code text={vin} /> : <Marked tone="warn">{texts.missing}</Marked>}
        </Fact>
      </Facts>
    </FactGroup>
  );
}

function RouteFacts({ order, tracking }: { order: PortalOrder; tracking: Tracking | undefined }) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const driver = tracking?.driver ?? order.driver;
  const transport = [
    texts.transports[order.transportType],
    order.distanceKm !== null && formatNumber(language, Math.round(order.distanceKm), 'kilometer'),
    driver && texts.byDriver({ name: `${driver.firstName} ${driver.initial}.` }),
  ].filter(Boolean);
  return (
    <FactGroup title={texts.route}>
      <Facts>
        <Fact name={texts.from}>
          <Place place={order.pickup} />
        </Fact>
        <Fact name={texts.to}>
          <Place place={order.delivery} />
        </Fact>
        <Fact name={texts.transport}>{transport.join(', ')}</Fact>
        {order.instructions && <Fact name={texts.note}>{order.instructions}</Fact>}
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
  const texts = useTexts(customerOrderTexts);
  return (
    <FactGroup title={texts.price}>
      {order.priceLines ? (
        <PriceFacts price={order.priceLines} />
      ) : (
        <Text as="p" tone="muted">
          {texts.priceByQuote}
        </Text>
      )}
    </FactGroup>
  );
}

function Versions({ id }: { id: string }) {
  const texts = useTexts(customerOrderTexts);
  const { data: history = [] } = useTimeline(id);
  if (versionsOf(history).length === 0) return null;
  return (
    <FactGroup title={texts.versions.title}>
      <OrderVersions history={history} />
    </FactGroup>
  );
}

function References({ order }: { order: PortalOrder }) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const since = order.agreementSince && formatDate(language, new Date(order.agreementSince));
  return (
    <FactGroup title={texts.references}>
      <Facts>
        <ReferenceFacts order={order} />
        {order.requestNumber && <Fact name={texts.requestNumber}>{order.requestNumber}</Fact>}
        <Fact name={texts.orderId}>
          <Code text={order.id} short={`${order.id.slice(0, 8)}…${order.id.slice(-4)}`} />
        </Fact>
        {since && (
          <Fact name={texts.agreement}>
            {texts.agreementSince({ version: order.agreementVersion, since })}
          </Fact>
        )}
      </Facts>
    </FactGroup>
  );
}
