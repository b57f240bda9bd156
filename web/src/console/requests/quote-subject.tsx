// The subject of a quote: route, vehicle, customer, and the reason for a quote.
import { Link } from '@tanstack/react-router';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { formatNumber } from '../../ui/format.ts';
import { Card } from '../../ui/layout.tsx';
import { Route } from '../../ui/route.tsx';
import textCss from '../../ui/text.module.css';
import { useNearTime, useReason } from './cells.tsx';
import type { RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';

export function Subject({ request }: { request: RequestToQuote }) {
  const words = useTexts(requestsTexts);
  const language = useLanguage();
  const { order, account, agreement } = request;
  const { manufacturer, model, operationalStatus } = order.vehicle;
  const pickup = useNearTime(order.requestedPickup);
  const why = useReason({ ...order, distanceAboveKm: agreement.distanceAboveKm });
  return (
    <Card as="dl" className={requestsCss.quoteSubject}>
      <div>
        <dt>{words.editor.route}</dt>
        <dd>
          <Route from={order.pickup.city} to={order.delivery.city} />
        </dd>
        <dd className={textCss.muted}>
          {order.distanceKm === null
            ? words.distanceUnknown
            : words.byRoad({ km: formatNumber(language, Math.round(order.distanceKm), 'kilometer') })}
        </dd>
      </div>
      <div>
        <dt>{words.editor.vehicle}</dt>
        <dd>{[manufacturer, model].filter(Boolean).join(' ') || '–'}</dd>
        <dd className={textCss.muted}>
          {words.transport[order.transportType]}
          {!operationalStatus.driveable && `, ${words.notDriveable}`}
        </dd>
      </div>
      <div>
        <dt>{words.editor.customer}</dt>
        <dd>
          <Link to="/accounts/$id" params={{ id: account.id }}>
            {account.name}
          </Link>
        </dd>
        <dd className={textCss.muted}>
          {order.requestedPickup ? words.pickup({ when: pickup }) : words.noTime}
        </dd>
      </div>
      <div>
        <dt>{words.editor.why}</dt>
        <dd>{why?.text ?? '–'}</dd>
        <dd className={textCss.muted}>{why?.detail}</dd>
      </div>
    </Card>
  );
}
