// Decisions before a trip: release, drivers, carriers and absences.
import { describeError } from '../../../../shared/errors/page-error-sentence.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import { DAY_MS } from '../../../../shared/time/durations.ts';
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
  | 'LICENCE_ENDS'
> = {
  NOT_RELEASED: {
    describe: ({ order }, { texts, language, nowMs, tone }) => {
      const pickup = order.requestedPickup;
      const toPickup = pickup ? Date.parse(pickup) - nowMs : 0;
      return {
        due: pickup ? formatDuration(language, toPickup) : '–',
        label: pickup ? (toPickup < 0 ? texts.label.overdue : texts.label.toPickup) : texts.label.noPickup,
        tone,
        title: (
          <>
            <NumberLink order={order} /> {texts.mustBeReleased}
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
          <NumberLink order={order} /> {context.texts.hasNoDriver}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: Assign,
  },
  NO_ANSWER: {
    describe: ({ order, since }, { texts, when, age, tone }) => ({
      due: age(since),
      label: texts.label.noAnswer,
      tone,
      title: (
        <>
          {texts.hasNotAnswered({ name: order.driverName ?? '' })} <NumberLink order={order} />
        </>
      ),
      detail: (
        <Parts
          parts={[
            order.requestedPickup &&
              texts.pickupAt({ city: order.pickup.city, when: when(order.requestedPickup) }),
            texts.asked({ when: when(since) }),
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
          {context.texts.driverAbsent[absence ?? 'unknown']({
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
          <NumberLink order={order} /> {context.texts.carrierNoDriver({ carrier })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  CARRIER_TO_CONFIRM: {
    describe: ({ order, carrier, since }, { texts, language, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} /> {texts.carrierToConfirm({ carrier })}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  CARRIER_NO_ANSWER: {
    describe: ({ order, offers, since }, { texts, language, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'warn',
      title: (
        <>
          <NumberLink order={order} /> {texts.carrierNoAnswer({ count: offers })}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: OpenCarrierOrder,
  },
  RECURRING_REFUSED: {
    describe: ({ name, customer, day, count, error }, { texts, language, tone }) => ({
      due: texts.datesRefused({ count }),
      label: texts.label.recurring,
      tone,
      title: texts.recurringRefused({ name, day: formatCalendarDay(language, day) }),
      detail: <Parts parts={[customer, describeError(language, { ...error, details: {} })]} />,
    }),
    Actions: ({ formatContext: { texts }, decision: { recurringId } }) => (
      <RouteButton small data-primary to="/orders/recurring/$id" params={{ id: recurringId }}>
        {texts.openRecurring}
      </RouteButton>
    ),
  },
  LICENCE_ENDS: {
    describe: ({ driverName: name, licence, validUntil, trips }, { texts, language, nowMs, tone }) => {
      const ended = Date.parse(validUntil) + DAY_MS <= nowMs;
      const day = formatCalendarDay(language, validUntil);
      const about = { name, licence: namesTexts[language].licenceKinds[licence], day };
      return {
        due: day,
        label: texts.endsOn,
        tone: ended ? 'alert' : tone,
        title: ended ? texts.licenceEnded({ ...about, trips }) : texts.licenceEnds(about),
        detail: null,
      };
    },
    Actions: ({ formatContext: { texts }, decision: { driverId, driverName } }) => (
      <RouteButton small data-primary to="/drivers/$id" params={{ id: driverId }} hash="licences">
        {texts.openDriver({ name: driverName })}
      </RouteButton>
    ),
  },
  ABSENCE: {
    describe: ({ request }, { texts, language, age, tone }) => ({
      due: request ? age(request.createdAt) : '–',
      label: texts.label.waiting,
      tone,
      title: request
        ? texts.asksFor[request.kind]({ name: request.driverName, days: formatDays(language, request) })
        : texts.absenceWaits,
      detail: request && (
        <Parts
          parts={[request.remark, request.trips > 0 ? texts.tripsOnDays({ count: request.trips }) : null]}
        />
      ),
    }),
    Actions: ({ decision: { request } }) => request && <AbsenceDecision request={request} />,
  },
};

function Release({ formatContext: { texts }, decision }: ActionsProps<DecisionOf<'NOT_RELEASED'>>) {
  const { may } = useConsole();
  const { id, number, version } = decision.order;
  const release = async () => {
    const body = { command: 'release' as const, version };
    await operations.POST('/orders/{id}/commands', { params: { path: { id } }, body });
    return texts.released({ number });
  };
  return (
    <>
      {may('dispatch') && (
        <ActionButton data-primary run={release}>
          {texts.release}
        </ActionButton>
      )}
      <RouteButton small to="/orders/$id" params={{ id: number }}>
        {texts.open}
      </RouteButton>
    </>
  );
}

function Assign({ formatContext: { texts }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  return useConsole().may('dispatch') ? (
    <Button small onClick={onUnfold}>
      {texts.assignDriver}
    </Button>
  ) : (
    <OpenOrder order={decision.order}>{texts.open}</OpenOrder>
  );
}

export function CallOrReplace({ formatContext: { texts }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  const { may } = useConsole();
  return (
    <>
      <Call order={decision.order} />
      {may('dispatch') && (
        <Button small data-primary onClick={onUnfold}>
          {texts.replace}
        </Button>
      )}
    </>
  );
}

export function Replace({ formatContext: { texts }, decision, onUnfold }: ActionsProps<OrderDecision>) {
  return useConsole().may('dispatch') ? (
    <Button small data-primary onClick={onUnfold}>
      {texts.replace}
    </Button>
  ) : (
    <OpenOrder order={decision.order}>{texts.open}</OpenOrder>
  );
}

function OpenCarrierOrder({ formatContext: { texts }, decision }: ActionsProps<OrderDecision>) {
  return <OpenOrder order={decision.order}>{texts.openOrder}</OpenOrder>;
}
