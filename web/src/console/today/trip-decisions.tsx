// Decisions about a vehicle on its way, and the extras of its driver.
import { problemsTexts } from '../../../../shared/texts/generated/driver/problems.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import { formatWhen } from '../assign/candidates.ts';
import { useConsole } from '../session.tsx';
import { ActionButton, Call, CallOrOpen, OpenOrder } from './decision-actions.tsx';
import type { ActionsProps, DecisionKinds } from './decision-kind.ts';
import { NumberLink, OrderParts, Parts } from './decision-parts.tsx';
import type { Decision, DecisionOf } from './today-queries.ts';

const QUARTER_MS = 15 * MINUTE_MS;

type TripKind = 'LATE_PICKUP' | 'LATE' | 'SILENT' | 'DRIVER_MESSAGE' | 'DRIVER_PROBLEM' | 'EXTRAS';

export const TRIP_DECISIONS: DecisionKinds<TripKind> = {
  LATE_PICKUP: {
    describe: ({ order, minutes }, { texts, language, when }) => ({
      due: formatDuration(language, minutes * MINUTE_MS),
      label: texts.label.latePickup,
      tone: 'warn',
      title: (
        <>
          {texts.notAtPickup({ name: order.driverName ?? '' })} <NumberLink order={order} />{' '}
          {texts.notAtPickupEnd}
        </>
      ),
      detail: (
        <Parts
          parts={[
            order.pickup.city,
            order.requestedPickup && texts.agreedAt({ when: when(order.requestedPickup) }),
            order.vehicle,
            order.customer,
          ]}
        />
      ),
    }),
    Actions: CallOrOpen,
  },
  LATE: {
    describe: ({ order, minutes, arrivesAt }, { texts, language, when }) => ({
      due: formatDuration(language, minutes * MINUTE_MS),
      label: texts.label.late,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} />{' '}
          {texts.reaches({
            city: order.delivery.city,
            when: when(arrivesAt),
            agreed: when(order.agreedDelivery ?? arrivesAt),
          })}
        </>
      ),
      detail: <Parts parts={[order.vehicle, order.driverName, order.customer]} />,
    }),
    Actions: ReportDelay,
  },
  SILENT: {
    describe: ({ order, since }, { texts, when, age }) => ({
      due: age(since),
      label: texts.label.noPosition,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} /> {texts.silent({ city: order.delivery.city })}
        </>
      ),
      detail: (
        <Parts
          parts={[
            order.vehicle,
            order.driverName,
            since === order.actualPickup ? texts.neverSeen : texts.lastSeen({ when: when(since) }),
          ]}
        />
      ),
    }),
    Actions: CallOrOpen,
  },
  DRIVER_MESSAGE: {
    describe: ({ order, count, since }, { texts, language, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'warn',
      title: (
        <>
          {order.driverName ?? texts.aDriver} {texts.driverWrote({ count })} <NumberLink order={order} />
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: ({ formatContext: { texts }, decision: { order } }) => (
      <>
        <Call order={order} />
        <OpenOrder order={order}>{texts.readMessage}</OpenOrder>
      </>
    ),
  },
  DRIVER_PROBLEM: {
    describe: (
      { order, problem, problemReason, text, arrivesAt, since },
      { texts, language, when, age },
    ) => ({
      due: age(since),
      label: problemsTexts[language].kinds[problem],
      tone: problem === 'DELAY' ? 'warn' : 'alert',
      title: (
        <>
          {order.driverName ?? texts.aDriver}{' '}
          {arrivesAt
            ? texts.driverDelay({ when: when(arrivesAt), city: order.delivery.city })
            : texts.driverProblem[problem]}{' '}
          <NumberLink order={order} />
        </>
      ),
      detail: (
        <Parts
          parts={[problemsTexts[language].reasons[problemReason], text, order.vehicle, order.customer]}
        />
      ),
    }),
    Actions: ({ formatContext, decision: { order, messageId } }) => (
      <>
        <Call order={order} />
        <HandleProblem formatContext={formatContext} orderId={order.id} messageId={messageId} />
        <OpenOrder order={order}>{formatContext.texts.open}</OpenOrder>
      </>
    ),
  },
  EXTRAS: {
    describe: ({ count, since }, { texts, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'calm',
      title: texts.extras({ count }),
      detail: null,
    }),
    Actions: ({ formatContext: { texts } }) => (
      <RouteButton small data-primary to="/accounting/extras">
        {texts.review}
      </RouteButton>
    ),
  },
};

/** For all colleagues; nothing is sent to the driver or the customer. */
function HandleProblem({
  formatContext: { texts },
  orderId,
  messageId,
}: Pick<ActionsProps<Decision>, 'formatContext'> & { orderId: string; messageId: string }) {
  const { may } = useConsole();
  if (!may('dispatch')) return null;
  const handle = async () => {
    const path = { id: orderId, messageId };
    await operations.POST('/orders/{id}/messages/{messageId}/handle', { params: { path } });
    return texts.problemHandled;
  };
  return <ActionButton run={handle}>{texts.handleProblem}</ActionButton>;
}

/** Rounds up to the next quarter of an hour, because a time such as 16:28 promises too much precision. */
function ReportDelay({ formatContext, decision }: ActionsProps<DecisionOf<'LATE'>>) {
  const { texts } = formatContext;
  const { order, arrivesAt } = decision;
  const { may } = useConsole();
  if (!may('dispatch')) return <OpenOrder order={order}>{texts.open}</OpenOrder>;
  const to = new Date(Math.ceil(Date.parse(arrivesAt) / QUARTER_MS) * QUARTER_MS).toISOString();
  const report = async () => {
    const body = { command: 'report_delay' as const, requestedDelivery: to, version: order.version };
    await operations.POST('/orders/{id}/commands', { params: { path: { id: order.id } }, body });
    return texts.delayReported({ number: order.number });
  };
  return (
    <ActionButton data-primary run={report}>
      {texts.reportDelay({ when: formatWhen(formatContext, to) })}
    </ActionButton>
  );
}
