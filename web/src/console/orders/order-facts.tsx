// The facts next to the history: map, route with contacts, vehicle, order, documents.

import { IconExternalLink, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { formatAddressLine } from '../../../../shared/addresses/address-line.ts';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { findText } from '../../../../shared/text/find-text.ts';
import { drivingTexts } from '../../../../shared/texts/generated/names/driving.ts';
import { transportFormsTexts } from '../../../../shared/texts/generated/names/transport-forms.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatShortTime } from '../../orders/format-when.ts';
import { toCents, vehicleOf } from '../../orders/order-status.tsx';
import { OrderVersions, versionsOf } from '../../orders/order-versions.tsx';
import { ReferenceFacts } from '../../orders/reference-facts.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { Code } from '../../ui/copy.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../../ui/format.ts';
import { TransferMap } from '../../ui/map.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { OrderCarriers } from '../carriers/order-carriers.tsx';
import { OrderDamage } from '../damage/order-damage.tsx';
import { OrderExtras } from '../extras/order-extras.tsx';
import { DriverThread } from '../messages/driver-thread.tsx';
import { OrderPlate } from '../plates/order-plate.tsx';
import { DriverNote } from './driver-note.tsx';
import { FactCard } from './fact-card.tsx';
import orderCss from './order.module.css';
import { OrderDocuments } from './order-documents.tsx';
import { type DispatchListItem, type DispatchTracking, useOrderHistory } from './order-queries.ts';
import { dispatchTexts } from './texts.ts';

export function OrderFacts({
  order,
  tracking,
}: {
  order: DispatchListItem;
  tracking: DispatchTracking | undefined;
}) {
  return (
    <>
      <OrderMap order={order} tracking={tracking} />
      <RouteCard order={order} />
      <OrderCarriers order={order} />
      <OrderDamage order={order} />
      <DriverNote orderId={order.id} />
      <DriverThread orderId={order.id} />
      <VehicleCard order={order} />
      <OrderCard order={order} />
      <VersionsCard orderId={order.id} />
      <OrderExtras orderId={order.id} canAdd={order.kind === 'ORDER' && !order.sandbox} />
      <OrderDocuments orderId={order.id} />
    </>
  );
}

function OrderMap({ order, tracking }: { order: DispatchListItem; tracking: DispatchTracking | undefined }) {
  const { page, history } = useTexts(dispatchTexts);
  const language = useLanguage();
  const [from, to] = [order.pickup.city, order.delivery.city];
  const scene = useMemo(() => {
    if (!tracking?.from || !tracking.to) return null;
    const { location, stale } = tracking;
    return {
      from: { ...tracking.from, name: from },
      to: { ...tracking.to, name: to },
      vehicle: location && {
        lat: location.lat,
        lng: location.lng,
        headingDegrees: location.headingDegrees,
        stale,
      },
      styleUrl: null,
    };
  }, [tracking, from, to]);
  if (!tracking) return <div className={orderCss.dispatchMapSpace} aria-hidden="true" />;
  const km = tracking.distanceRemainingKm;
  return (
    <div className={orderCss.dispatchMap}>
      <TransferMap
        scene={scene}
        label={page.mapLabel}
        height={200}
        {...(km !== null && {
          caption: page.toGo({ km: formatNumber(language, Math.round(km), 'kilometer') }),
        })}
        detail={
          tracking.location && (
            <>
              {history.positionFrom} <RelativeTime at={tracking.location.recordedAt} />
            </>
          )
        }
      />
    </div>
  );
}

function RouteCard({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const language = useLanguage();
  const say = (at: string | null) => (at ? formatShortTime({ language, nowMs: Date.now() }, at) : null);
  const by = (at: string) => page.by({ when: formatDayTimeInSentence(language, new Date(at), Date.now()) });
  const delivery = order.actualDelivery
    ? say(order.actualDelivery)
    : order.requestedDelivery && by(order.requestedDelivery);
  return (
    <FactCard>
      <ol className={orderCss.dispatchRoute} aria-label={page.route}>
        <Stop
          place={order.pickup}
          kind="pickup"
          when={say(order.actualPickup ?? order.requestedPickup) ?? page.open_}
        />
        <Stop place={order.delivery} kind="delivery" when={delivery ?? page.open_} />
      </ol>
      {order.instructions && <p className={orderCss.dispatchInstructions}>{order.instructions}</p>}
    </FactCard>
  );
}

function Stop({
  place,
  kind,
  when,
}: {
  place: DispatchListItem['pickup'];
  kind: 'pickup' | 'delivery';
  when: string;
}) {
  const { page } = useTexts(dispatchTexts);
  const { company, contact } = place;
  const name = contact.name ?? contact.phone;
  return (
    <li className={join(orderCss.dispatchStop, classNamed(orderCss, `dispatch-${kind}`))}>
      <div className={orderCss.dispatchStopLine}>
        <Text as="strong" figures>
          {when}
        </Text>
        {contact.phone ? (
          <a
            href={phoneLink(contact.phone)}
            title={contact.phone}
            aria-label={page.call({ name: name!, phone: contact.phone })}
          >
            <IconPhone size={14} aria-hidden="true" />
            {name}
          </a>
        ) : (
          <Text tone="muted">{contact.name ?? page.noContact}</Text>
        )}
      </div>
      {company && <div>{company}</div>}
      <Text as="div" tone={company ? 'muted' : undefined}>
        {formatAddressLine(place)}
      </Text>
    </li>
  );
}

function VehicleCard({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const transportForms = useTexts(transportFormsTexts);
  const { fuels } = useTexts(drivingTexts);
  const { modelYear, fuelType, vin, operationalStatus } = order.vehicle;
  const transport = capital(transportForms[order.transportType]);
  return (
    <FactCard title={page.vehicle}>
      <Facts>
        <Fact name={page.model}>
          {[vehicleOf(order), modelYear, findText(fuels, fuelType)].filter(Boolean).join(', ')}
        </Fact>
        <Fact name={page.vin}>{vin ? <Code text={vin} /> : <Marked tone="warn">{page.missing}</Marked>}</Fact>
        <Fact name={page.movedBy}>
          {operationalStatus.driveable ? transport : `${transport}, ${page.notDriveable}`}
        </Fact>
      </Facts>
      {!order.sandbox && <OrderPlate orderId={order.id} isBooked={order.services.shortTermPlate} />}
    </FactCard>
  );
}

function VersionsCard({ orderId }: { orderId: string }) {
  const { history: texts } = useTexts(dispatchTexts);
  const { data: history = [] } = useOrderHistory(orderId);
  if (versionsOf(history).length === 0) return null;
  return (
    <FactCard title={texts.versions.title}>
      <OrderVersions history={history} />
    </FactCard>
  );
}

function OrderCard({ order }: { order: DispatchListItem }) {
  const { page } = useTexts(dispatchTexts);
  const language = useLanguage();
  const { price, services } = order;
  const invoices = [order.invoiceNumber, ...order.supplementaryInvoices].filter((one) => one !== null);
  const booked = [
    services.registration && page.services.registration,
    services.shortTermPlate && page.services.shortTermPlate,
  ].filter(Boolean);
  const money = (amount: number) => formatMoney(language, toCents(amount), price?.currency ?? 'EUR');
  return (
    <FactCard title={page.orderFacts}>
      <Facts>
        <Fact name={page.customer}>
          <Link to="/accounts/$id" params={{ id: order.customer.id }}>
            {order.customer.name}
          </Link>
        </Fact>
        {order.externalOrderId && (
          <Fact name={page.theirNumber}>
            <Code text={order.externalOrderId} />
          </Fact>
        )}
        <ReferenceFacts
          order={order}
          show={(name, text) =>
            name === 'customerCostCentre' ? (
              <Link to="/orders" search={{ layout: 'table', customerCostCentre: text }}>
                {text}
              </Link>
            ) : (
              text
            )
          }
        />
        {order.requestNumber && <Fact name={page.request}>{order.requestNumber}</Fact>}
        <Fact name={page.price}>
          {price ? (
            <Text figures>
              <strong>{money(price.net)}</strong> {page.net}{' '}
              <Text tone="muted">{page.gross({ amount: money(price.gross) })}</Text>
            </Text>
          ) : (
            page.priceByQuote
          )}
        </Fact>
        {order.distanceKm !== null && (
          <Fact name={page.distance}>
            {formatNumber(language, Math.round(order.distanceKm), 'kilometer')}
          </Fact>
        )}
        {order.assignedDriver && (
          <Fact name={page.driverName}>
            {order.assignedDriver.name}
            {order.driverPhone && (
              <>
                {', '}
                <a
                  href={phoneLink(order.driverPhone)}
                  aria-label={page.call({ name: order.assignedDriver.name, phone: order.driverPhone })}
                >
                  {order.driverPhone}
                </a>
              </>
            )}
          </Fact>
        )}
        {booked.length > 0 && <Fact name={page.booked}>{booked.join(', ')}</Fact>}
        {order.endCustomerEmail && <Fact name={page.endCustomer}>{order.endCustomerEmail}</Fact>}
        {invoices.length > 0 && <Fact name={page.invoice}>{invoices.join(', ')}</Fact>}
        <Fact name={page.agreement}>{page.version({ version: order.agreementVersion })}</Fact>
        <Fact name={page.tracking}>
          <a
            href={new URL(order.trackingUrl).pathname}
            target="_blank"
            rel="noreferrer"
            className={orderCss.dispatchOut}
          >
            {page.publicPage}
            <IconExternalLink size={13} aria-hidden="true" />
          </a>
        </Fact>
      </Facts>
    </FactCard>
  );
}
