// The page of one order: its progress in a sentence and in steps, its history on the left and its facts on
// the right.
import { IconClockExclamation } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { numberOf, OrderStatus } from '../../orders/order-status.tsx';
import { join } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import factsCss from '../../ui/facts.module.css';
import { Switch } from '../../ui/field.tsx';
import { formatDayTimeInSentence } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { Marked } from '../../ui/status.tsx';
import tableCss from '../../ui/table.module.css';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { type FormatContext, formatLateness, formatState } from './format-order.ts';
import orderCss from './order.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderApiCalls } from './order-api-calls.tsx';
import { OrderFacts } from './order-facts.tsx';
import { type PortalOrder, useOrder, useTimeline, useTracking } from './order-queries.ts';
import { OrderSteps } from './order-steps.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { customerOrderTexts } from './texts.ts';

const route = getRouteApi('/$environment/orders/$id');

export function OrderPage() {
  const { id } = route.useParams();
  const order = useOrder(id);
  const { title } = useTexts(customerOrderTexts);
  const { environment } = usePortal();
  if (order.error && !order.data) {
    return (
      <>
        <PageHead crumbs={[{ label: title, to: `/${environment}/orders` }, { label: id }]} title={id} />
        <ErrorState error={order.error} onRetry={() => order.refetch()} />
      </>
    );
  }
  if (!order.data) return <OrderSkeleton />;
  return <Order key={order.data.id} id={id} order={order.data} />;
}

function OrderSkeleton() {
  return (
    <Stack gap="4" className={orderCss.orderSkeleton} aria-busy="true">
      <span className={join(tableCss.skeleton, tableCss.skeleton1)} />
      <span className={tableCss.skeleton} />
      <span className={join(tableCss.skeleton, tableCss.skeleton2)} />
    </Stack>
  );
}

function Order({ id, order }: { id: string; order: PortalOrder }) {
  const texts = useTexts(customerOrderTexts);
  const { may } = usePortal();
  const timeline = useTimeline(id);
  const tracking = useTracking(id);
  const [withEvents, setWithEvents] = useState(true);
  const technical = may('technical');
  return (
    <>
      <OrderHead order={order} tracking={tracking.data}>
        <OrderSteps order={order} history={timeline.data} tracking={tracking.data} />
      </OrderHead>
      <div className={join(factsCss.factsColumns, orderCss.orderColumns)}>
        <section className={orderCss.orderHistory} aria-label={texts.whatHappened}>
          <header>
            <h2>{texts.whatHappened}</h2>
            {technical && (
              <span className={orderCss.orderSwitch}>
                <Switch label={texts.eventsSwitch} checked={withEvents} onChange={setWithEvents} />
              </span>
            )}
          </header>
          <QueryBoundary query={timeline}>
            {timeline.data && (
              <OrderTimeline
                order={order}
                history={timeline.data}
                tracking={tracking.data}
                withEvents={technical && withEvents}
              />
            )}
          </QueryBoundary>
          {technical && <OrderApiCalls order={order} />}
        </section>
        <aside aria-label={texts.references}>
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
  tracking: Parameters<typeof formatState>[2];
  children: React.ReactNode;
}) {
  const texts = useTexts(customerOrderTexts);
  const language = useLanguage();
  const { environment } = usePortal();
  const nowMs = useMinute();
  const formatContext = { texts, language, nowMs };
  const late = formatLateness(formatContext, order, tracking);
  const number = numberOf(order);
  return (
    <PageHead
      crumbs={[{ label: texts.crumbs, to: `/${environment}/orders` }, { label: number }]}
      title={formatState(formatContext, order, tracking)}
      meta={
        <>
          <OrderStatus status={order.shownStatus} />
          {late && (
            <Marked tone="warn" icon={<IconClockExclamation aria-hidden="true" />}>
              {late}
            </Marked>
          )}
          <Row as="span" gap="0-5" inline>
            <strong>{number}</strong>
            <CopyButton text={number} />
          </Row>
          {order.externalOrderId && (
            <Row as="span" gap="1" inline>
              <Text tone="muted">{texts.yourNumber}</Text>
              <span>{order.externalOrderId}</span>
              <CopyButton text={order.externalOrderId} />
            </Row>
          )}
        </>
      }
      actions={<OrderActions order={order} ended={formatEnded(formatContext, order)} />}
    >
      {children}
    </PageHead>
  );
}

function formatEnded(formatContext: FormatContext, { possible, actualPickup }: PortalOrder): string | null {
  const { ended } = formatContext.texts;
  if (possible.because === null) return null;
  if (possible.because === 'PICKED_UP')
    return ended.PICKED_UP({
      at:
        (actualPickup &&
          formatDayTimeInSentence(formatContext.language, new Date(actualPickup), formatContext.nowMs)) ||
        null,
    });
  return ended[possible.because];
}
