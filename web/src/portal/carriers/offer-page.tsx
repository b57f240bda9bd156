// One offer to a carrier: route, times, vehicle and price, the answer, and the driver once it is accepted.

import { getRouteApi } from '@tanstack/react-router';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { transportFormsTexts } from '../../../../shared/texts/generated/names/transport-forms.ts';
import { carriersTexts } from '../../../../shared/texts/generated/portal/carriers.ts';
import { capital } from '../../../../shared/time/format-day.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { vehicleOf } from '../../orders/order-status.tsx';
import factsCss from '../../ui/facts.module.css';
import { Fact, FactGroup, Facts } from '../../ui/facts.tsx';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../../ui/format.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Route } from '../../ui/route.tsx';
import { Text } from '../../ui/text.tsx';
import { DayTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { Answer, Confirm } from './answer-offer.tsx';
import carriersCss from './carriers.module.css';
import { OfferDriver } from './driver-card.tsx';
import { type Offer, useOffer } from './offer-queries.ts';
import { isToConfirm, OfferState } from './offer-rows.tsx';

const route = getRouteApi('/$environment/carrier-offers/$id');

export function OfferPage() {
  const { id } = route.useParams();
  const read = useOffer(id);
  return <QueryBoundary query={read}>{read.data && <OneOffer offer={read.data} />}</QueryBoundary>;
}

function OneOffer({ offer }: { offer: Offer }) {
  const texts = useTexts(carriersTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const { order, state } = offer;
  const amount = formatMoney(language, offer.netCents, offer.currency);
  const until = formatDayTimeInSentence(language, new Date(offer.deadline), Date.now());
  const { OFFERED, ACCEPTED, ...ended } = texts.sentence;
  const mustConfirm = isToConfirm(offer);
  const title = mustConfirm
    ? texts.confirmSentence({ amount })
    : state === 'OFFERED'
      ? OFFERED({ amount, when: until })
      : state === 'ACCEPTED'
        ? ACCEPTED({ amount })
        : ended[state];
  return (
    <>
      <PageHead
        crumbs={[
          { label: texts.title, to: `/${environment}/carrier-offers` },
          { label: order.orderNumber ?? '' },
        ]}
        title={title}
        meta={
          <>
            <OfferState offer={offer} />
            <Route from={order.pickup.city} to={order.delivery.city} />
            <strong>{order.orderNumber}</strong>
          </>
        }
        actions={mustConfirm ? <Confirm offer={offer} /> : <Answer offer={offer} amount={amount} />}
      />
      {mustConfirm && (
        <Notice
          tone="warn"
          title={texts.confirmText({
            when: formatDayTimeInSentence(language, new Date(offer.confirmSince!), Date.now()),
          })}
        />
      )}
      <div className={factsCss.factsColumns}>
        <section className={carriersCss.main} aria-label={texts.trip}>
          <Stop title={texts.pickup} stop={order.pickup} at={order.requestedPickup} />
          <Stop title={texts.delivery} stop={order.delivery} at={order.requestedDelivery} />
          <Texts offer={offer} />
        </section>
        <aside aria-label={texts.vehicle}>
          {state === 'ACCEPTED' && <OfferDriver offer={offer} />}
          <VehicleFacts offer={offer} />
        </aside>
      </div>
    </>
  );
}

function Stop({
  title,
  stop: { address, postalCode, city },
  at,
}: {
  title: string;
  stop: Offer['order']['pickup'];
  at: string | null;
}) {
  const texts = useTexts(carriersTexts);
  const { name, phone } = address?.contact ?? { name: null, phone: null };
  return (
    <FactGroup title={title}>
      <p>
        <strong>
          <DayTime at={at} />
        </strong>
      </p>
      {address && (
        <p>
          {address.company && (
            <>
              {address.company}
              <br />
            </>
          )}
          {address.street}
        </p>
      )}
      <p>
        {postalCode} {city}
      </p>
      {!address && (
        <Text as="p" tone="muted">
          {texts.afterAccepting}
        </Text>
      )}
      {name && (
        <p>
          {texts.contact}: {name}
        </p>
      )}
      {phone && (
        <p>
          <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
    </FactGroup>
  );
}

function Texts({ offer: { order, remarks } }: { offer: Offer }) {
  const texts = useTexts(carriersTexts);
  const lines = [
    [texts.instructions, order.instructions],
    [texts.note, order.note],
    [texts.remarks, remarks],
  ] as const;
  return lines.map(
    ([title, text]) =>
      text && (
        <FactGroup key={title} title={title}>
          <p>{text}</p>
        </FactGroup>
      ),
  );
}

function VehicleFacts({ offer }: { offer: Offer }) {
  const texts = useTexts(carriersTexts);
  const language = useLanguage();
  const transportForms = useTexts(transportFormsTexts);
  const { vehicle, transportType, distanceKm, shortTermPlate } = offer.order;
  return (
    <FactGroup title={texts.vehicle}>
      <Facts>
        <Fact name={texts.vehicle}>
          {vehicleOf(offer.order)}
          {!vehicle.driveable && `, ${texts.notDriveable}`}
        </Fact>
        {vehicle.identity?.licensePlate && <Fact name={texts.plate}>{vehicle.identity.licensePlate}</Fact>}
        {vehicle.identity?.vin && <Fact name={texts.vin}>{vehicle.identity.vin}</Fact>}
        <Fact name={texts.trip}>{capital(transportForms[transportType])}</Fact>
        {distanceKm !== null && (
          <Fact name={texts.distance}>{formatNumber(language, Math.round(distanceKm), 'kilometer')}</Fact>
        )}
        <Fact name={texts.price}>
          {formatMoney(language, offer.netCents, offer.currency)}{' '}
          <Text tone="muted">
            {texts.vat({ rate: formatNumber(language, offer.vatRate / 100, 'percent') })}
          </Text>
        </Fact>
      </Facts>
      {shortTermPlate && <p>{texts.shortTermPlate}</p>}
    </FactGroup>
  );
}
