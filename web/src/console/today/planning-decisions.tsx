// Decisions before a trip: release, drivers, carriers and absences.
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { formatDuration } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import { AbsenceDecision } from '../availability/absence-decision.tsx';
import { formatDays } from '../availability/format-absence.ts';
import { useConsole } from '../session.tsx';
import { ActionButton, Call, OpenOrder, type OrderDecision } from './decision-actions.tsx';
import { type ActionsProps, type DecisionKinds, duePickup } from './decision-kind.ts';
import { NumberLink, OrderParts, Parts, Way } from './decision-parts.tsx';
import type { DecisionOf } from './today-queries.ts';

export const PLANNING_DECISIONS: DecisionKinds<
  | 'NOT_RELEASED'
  | 'NO_DRIVER'
  | 'NO_ANSWER'
  | 'DRIVER_ABSENT'
  | 'CARRIER_NO_DRIVER'
  | 'CARRIER_TO_CONFIRM'
  | 'CARRIER_NO_ANSWER'
  | 'ABSENCE'
  | 'RECURRING_REFUSED'
> = {
  NOT_RELEASED: {
    describe: ({ order }, { words, language, nowMs, tone }) => {
      const pickup = order.requestedPickup;
      const toPickup = pickup ? Date.parse(pickup) - nowMs : 0;
      return {
        due: pickup ? formatDuration(language, toPickup) : '–',
        label: pickup ? (toPickup < 0 ? words.label.overdue : words.label.toPickup) : words.label.noPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {words.mustBeReleased}
          </>
        ),
        detail: (
          <Parts
            parts={[order.customer, <Way key="way" order={order} language={language} />, order.vehicle]}
          />
        ),
      };
    },
    Actions: Release,
  },
  NO_DRIVER: {
    describe: ({ order }, context) => ({
      ...duePickup(context),
      tone: context.tone,
      title: (
        <>
          <NumberLink order={order} /> {context.words.hasNoDriver}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: Assign,
  },
  NO_ANSWER: {
    describe: ({ order, since }, { words, when, age, tone }) => ({
      due: age(since),
      label: words.label.noAnswer,
      tone,
      title: (
        <>
          {words.hasNotAnswered({ name: order.driverName ?? '' })} <NumberLink order={order} />
        </>
      ),
      detail: (
        <Parts
          parts={[
            order.requestedPickup &&
              words.pickupAt({ city: order.pickup.city, when: when(order.requestedPickup) }),
            words.asked({ when: when(since) }),
          ]}
        />
      ),
    }),
    Actions: CallOrReplace,
  },
  DRIVER_ABSENT: {
    describe: ({ order, absence, lastDay }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          <NumberLink order={order} />{' '}
          {context.words.driverAbsent[absence ?? 'unknown']({
            name: order.driverName ?? '',
            day: formatCalendarDay(context.language, lastDay),
          })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: Replace,
  },
  CARRIER_NO_DRIVER: {
    describe: ({ order, carrier }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          <NumberLink order={order} /> {context.words.carrierNoDriver({ carrier })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  CARRIER_TO_CONFIRM: {
    describe: ({ order, carrier, since }, { words, language, age }) => ({
      due: age(since),
      label: words.label.waiting,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} /> {words.carrierToConfirm({ carrier })}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  CARRIER_NO_ANSWER: {
    describe: ({ order, offers, since }, { words, language, age }) => ({
      due: age(since),
      label: words.label.waiting,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} /> {words.carrierNoAnswer({ count: offers })}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  RECURRING_REFUSED: {
    describe: ({ name, customer, day, count, error }, { words, language, tone }) => ({
      due: words.datesRefused({ count }),
      label: words.label.recurring,
      tone,
      title: words.recurringRefused({ name, day: formatCalendarDay(language, day) }),
      detail: <Parts parts={[customer, describeError(language, { ...error, details: {} })]} />,
    }),
    Actions: ({ formatContext: { words }, decision: { recurringId } }) => (
      <RouteButton small data-primary to="/orders/recurring/$id" params={{ id: recurringId }}>
        {words.openRecurring}
      </RouteButton>
    ),
  },
  ABSENCE: {
    describe: ({ request }, { words, language, age, tone }) => ({
      due: request ? age(request.createdAt) : '–',
      label: words.label.waiting,
      tone,
      title: request
        ? words.asksFor[request.kind]({ name: request.driverName, days: formatDays(language, request) })
        : words.absenceWaits,
      detail: request && (
        <Parts
          parts={[request.remark, request.trips > 0 ? words.tripsOnDays({ count: request.trips }) : null]}
        />
      ),
    }),
    Actions: ({ decision: { request } }) => request && <AbsenceDecision request={request} />,
  },
};

function Release({ formatContext: { words }, decision }: ActionsProps<DecisionOf<'NOT_RELEASED'>>) {
  const { may } = useConsole();
  const { id, number, version } = decision.order;
  const release = async () => {
    const body = { command: 'release' as const, version };
    await operations.POST('/orders/{id}/commands', { params: { path: { id } }, body });
    return words.released({ number });
  };
  return (
    <>
      {may('dispatch') && (
        <ActionButton data-primary run={release}>
          {words.release}
        </ActionButton>
      )}
      <RouteButton small to="/orders/$id" params={{ id: number }}>
        {words.open}
      </RouteButton>
    </>
  );
}

function Assign({ formatContext: { words }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  return useConsole().may('dispatch') ? (
    <Button small onClick={onUnfold}>
      {words.assignDriver}
    </Button>
  ) : (
    <OpenOrder order={decision.order}>{words.open}</OpenOrder>
  );
}

export function CallOrReplace({ formatContext: { words }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  const { may } = useConsole();
  return (
    <>
      <Call order={decision.order} />
      {may('dispatch') && (
        <Button small data-primary onClick={onUnfold}>
          {words.replace}
        </Button>
      )}
    </>
  );
}

export function Replace({ formatContext: { words }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  return useConsole().may('dispatch') ? (
    <Button small data-primary onClick={onUnfold}>
      {words.replace}
    </Button>
  ) : (
    <OpenOrder order={decision.order}>{words.open}</OpenOrder>
  );
}

function OpenCarrierOrder({ formatContext: { words }, decision }: ActionsProps<OrderDecision>) {
  return <OpenOrder order={decision.order}>{words.openOrder}</OpenOrder>;
}
