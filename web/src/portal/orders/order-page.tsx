// The page of one order: a sentence of where it stands, its steps, its story on the left and its facts on the right.
import { IconClockExclamation } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { numberOf, OrderStatus } from '../../orders/order-status.tsx';
import { sayShort } from '../../orders/say-when.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { Switch } from '../../ui/field.tsx';
import { LiveMark } from '../../ui/live.tsx';
import { useNow } from '../../ui/now.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Marked } from '../../ui/status.tsx';
import { Answered, ErrorState } from '../../ui/table-states.tsx';
import { usePortal } from '../session.tsx';
import { ByApi } from './by-api.tsx';
import { de } from './de.ts';
import { en } from './en.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { type PortalOrder, useOrder, useTimeline, useTracking } from './order-queries.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { type Saying, sayLate, sayState } from './say-order.ts';
import './order.css';

const route = getRouteApi('/$environment/orders/$id');

export function OrderPage() {
  const { id } = route.useParams();
  const order = useOrder(id);
  if (order.error && !order.data)
    return <ErrorState error={order.error as ApiError} onRetry={() => order.refetch()} />;
  if (!order.data) return <OrderSkeleton />;
  return <Order key={order.data.id} id={id} order={order.data} />;
}

function OrderSkeleton() {
  return (
    <div className="order-skeleton" aria-busy="true">
      <span className="skeleton skeleton-1" />
      <span className="skeleton" />
      <span className="skeleton skeleton-2" />
    </div>
  );
}

function Order({ id, order }: { id: string; order: PortalOrder }) {
  const words = useWords({ en, de });
  const { may } = usePortal();
  const timeline = useTimeline(id);
  const tracking = useTracking(id);
  const [withEvents, setWithEvents] = useState(true);
  const technical = may('technical');
  return (
    <>
      <OrderHead order={order} tracking={tracking.data}>
        <OrderSteps order={order} story={timeline.data} tracking={tracking.data} />
      </OrderHead>
      <div className="facts-columns order-columns">
        <section className="order-story" aria-label={words.whatHappened}>
          <header>
            <h2>{words.whatHappened}</h2>
            <LiveMark />
            {technical && (
              <span className="order-switch">
                <Switch label={words.eventsSwitch} checked={withEvents} onChange={setWithEvents} />
              </span>
            )}
          </header>
          <Answered query={timeline}>
            {timeline.data && (
              <OrderTimeline
                order={order}
                story={timeline.data}
                tracking={tracking.data}
                withEvents={technical && withEvents}
              />
            )}
          </Answered>
          {technical && <ByApi order={order} />}
        </section>
        <aside aria-label={words.references}>
          <OrderFacts order={order} tracking={tracking.data} id={id} />
        </aside>
      </div>
    </>
  );
}

function OrderHead({
  order,
  tracking,
  children,
}: {
  order: PortalOrder;
  tracking: Parameters<typeof sayState>[2];
  children: React.ReactNode;
}) {
  const words = useWords({ en, de });
  const language = useLanguage();
  const { environment } = usePortal();
  const nowMinute = useNow((nowMs) => Math.floor(nowMs / 60_000));
  const saying = { words, language, nowMs: nowMinute * 60_000 };
  const late = sayLate(saying, order, tracking);
  const number = numberOf(order);
  return (
    <PageHead
      crumbs={[{ label: words.crumbs, to: `/${environment}/orders` }, { label: number }]}
      title={sayState(saying, order, tracking)}
      meta={
        <>
          <OrderStatus status={order.shownStatus} />
          {late && (
            <Marked tone="warn" icon={<IconClockExclamation aria-hidden="true" />}>
              {late}
            </Marked>
          )}
          <span className="code-text">
            <strong>{number}</strong>
            <CopyButton text={number} />
          </span>
          {order.externalOrderId && (
            <span className="code-text">
              <span className="muted">{words.yourNumber}</span>
              <span>{order.externalOrderId}</span>
              <CopyButton text={order.externalOrderId} />
            </span>
          )}
        </>
      }
      actions={<OrderActions order={order} ended={sayEnded(saying, order)} />}
    >
      {children}
    </PageHead>
  );
}

function sayEnded(saying: Saying, { possible, actualPickup }: PortalOrder): string | null {
  const { ended } = saying.words;
  if (possible.because === null) return null;
  if (possible.because === 'PICKED_UP')
    return ended.PICKED_UP(actualPickup && sayShort(saying, actualPickup));
  return ended[possible.because];
}
