// The subject of a quote: route, vehicle, customer, and the reason for a quote.
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { vehicleOf } from '../../orders/order-status.tsx';
import { formatNumber } from '../../ui/format.ts';
import { Card } from '../../ui/layout.tsx';
import { Route } from '../../ui/route.tsx';
import { Text } from '../../ui/text.tsx';
import { useNearTime, useReason } from './cells.tsx';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

export function Subject({ request }: { request: RequestToQuote }) {
  const texts = useTexts(requestsTexts);
  const language = useLanguage();
  const { order, account, agreement } = request;
  const { operationalStatus } = order.vehicle;
  const pickup = useNearTime(order.requestedPickup);
  const why = useReason({ ...order, distanceAboveKm: agreement.distanceAboveKm });
  return (
    <Card as="dl" className={requestsCss.quoteSubject}>
      <div>
        <dt>{texts.editor.route}</dt>
        <dd>
          <Route from={order.pickup.city} to={order.delivery.city} />
        </dd>
        <Text as="dd" tone="muted">
          {order.distanceKm === null
            ? texts.distanceUnknown
            : texts.byRoad({ km: formatNumber(language, Math.round(order.distanceKm), 'kilometer') })}
        </Text>
      </div>
      <div>
        <dt>{texts.editor.vehicle}</dt>
        <dd>{vehicleOf(order)}</dd>
        <Text as="dd" tone="muted">
          {texts.transport[order.transportType]}
          {!operationalStatus.driveable && `, ${texts.notDriveable}`}
        </Text>
      </div>
      <div>
        <dt>{texts.editor.customer}</dt>
        <dd>
          <Link to="/accounts/$id" params={{ id: account.id }}>
            {account.name}
          </Link>
        </dd>
        <Text as="dd" tone="muted">
          {order.requestedPickup ? texts.pickup({ when: pickup }) : texts.noTime}
        </Text>
      </div>
      <div>
        <dt>{texts.editor.why}</dt>
        <dd>{why?.text ?? '–'}</dd>
        <Text as="dd" tone="muted">
          {why?.detail}
        </Text>
      </div>
    </Card>
  );
}
