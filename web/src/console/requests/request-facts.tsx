// Known and missing facts of a request: distance, times, whether the vehicle drives, contacts.
import { IconAlertTriangle, IconCircleCheck, IconCircleDashed } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { classNamed } from '../../ui/classes.ts';
import { formatNumber } from '../../ui/format.ts';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { useNearTime } from './cells.tsx';
import { AskButton, ClarifyActions } from './clarify-actions.tsx';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

type Certainty = 'known' | 'mind' | 'missing';
const ICONS = { known: IconCircleCheck, mind: IconAlertTriangle, missing: IconCircleDashed };

export function RequestFacts({
  order,
  unclear,
  account,
}: Pick<RequestToQuote, 'order' | 'unclear' | 'account'>) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const asks = may('dispatch') && ['RECEIVED', 'QUOTE_REQUIRED', 'QUOTE_SENT'].includes(order.internalStatus);
  const of = { id: order.id, number: order.requestNumber ?? '', customer: account.name };
  const pickup = useNearTime(order.requestedPickup);
  const delivery = useNearTime(order.requestedDelivery);
  const { driveable, roadworthy } = order.vehicle.operationalStatus;
  const phones = {
    pickup: order.pickup.contact.phone !== null,
    delivery: order.delivery.contact.phone !== null,
  };
  const missing = !phones.pickup && !phones.delivery ? 'both' : !phones.pickup ? 'pickup' : 'delivery';
  const km = order.distanceKm;
  const place = (where: typeof order.pickup) => where.company ?? where.street;
  return (
    <ul className={requestsCss.known}>
      <Line certainty={km === null || unclear.length > 0 ? 'mind' : 'known'} name={texts.distance}>
        {km === null
          ? texts.distanceUnknown
          : texts.byRoad({ km: formatNumber(language, Math.round(km), 'kilometer') })}{' '}
        {asks && <ClarifyActions {...of} unclear={unclear} />}
      </Line>
      <Line certainty={pickup ? 'known' : 'missing'} name={texts.pickupLabel}>
        {[place(order.pickup), pickup || texts.noTime].join(', ')}
      </Line>
      <Line certainty={delivery ? 'known' : 'missing'} name={texts.deliveryLabel}>
        {[place(order.delivery), delivery || texts.noTime].join(', ')}
      </Line>
      <Line certainty={driveable && roadworthy ? 'known' : 'mind'} name={texts.rolling}>
        {driveable ? (roadworthy ? texts.rolls : texts.notRoadworthy) : texts.rollsNot}
      </Line>
      <Line certainty={phones.pickup && phones.delivery ? 'known' : 'missing'} name={texts.contact}>
        {phones.pickup && phones.delivery ? texts.contacts : texts.noPhoneAt[missing]}{' '}
        {asks && !(phones.pickup && phones.delivery) && <AskButton {...of} about="contact" kind="text" />}
      </Line>
    </ul>
  );
}

function Line({ certainty, name, children }: { certainty: Certainty; name: string; children: ReactNode }) {
  const Icon = ICONS[certainty];
  return (
    <li className={classNamed(requestsCss, `known-${certainty}`)}>
      <Icon size={16} aria-hidden="true" />
      <Text tone="muted">{name}</Text>
      <span>{children}</span>
    </li>
  );
}
