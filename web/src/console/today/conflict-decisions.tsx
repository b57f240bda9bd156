// Decisions about trips that no longer fit: without a date, changed, twice at once, without a valid driver or plate.
import { formatCalendarDay } from '../../ui/format.ts';
import { useConsole } from '../session.tsx';
import { OpenOrder, type OrderDecision } from './decision-actions.tsx';
import { type ActionsProps, type DecisionKinds, duePickup } from './decision-kind.ts';
import { NumberLink, OrderParts, Parts } from './decision-parts.tsx';
import { CallOrReplace, Replace } from './planning-decisions.tsx';

export const CONFLICT_DECISIONS: DecisionKinds<
  'NO_DATE' | 'TO_CONFIRM' | 'DOUBLE_BOOKED' | 'DRIVER_INACTIVE' | 'PLATE_NOT_VALID'
> = {
  NO_DATE: {
    describe: ({ order }, { words, language, tone }) => ({
      due: '–',
      label: words.label.noPickup,
      tone,
      title: (
        <>
          <NumberLink order={order} /> {words.hasNoDate}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: SetDate,
  },
  TO_CONFIRM: {
    describe: ({ order, since }, { words, when, age, tone }) => ({
      due: age(since),
      label: words.label.noAnswer,
      tone,
      title: (
        <>
          {words.hasNotConfirmed({ name: order.driverName ?? '' })} <NumberLink order={order} />
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
  DOUBLE_BOOKED: {
    describe: ({ order, other }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          {context.words.doubleBooked({ name: order.driverName ?? '' })} <NumberLink order={other} />,{' '}
          <NumberLink order={order} />
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: Replace,
  },
  DRIVER_INACTIVE: {
    describe: ({ order }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          <NumberLink order={order} /> {context.words.driverInactive({ name: order.driverName ?? '' })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: Replace,
  },
  PLATE_NOT_VALID: {
    describe: ({ order, plate, validFrom, validUntil }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          <NumberLink order={order} />{' '}
          {context.words.plateNotValid({
            plate,
            from: formatCalendarDay(context.language, validFrom),
            to: formatCalendarDay(context.language, validUntil),
          })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: ({ formatContext: { words }, decision: { order } }) => (
      <OpenOrder order={order}>{words.open}</OpenOrder>
    ),
  },
};

function SetDate({ formatContext: { words }, decision: { order } }: ActionsProps<OrderDecision>) {
  return <OpenOrder order={order}>{useConsole().may('dispatch') ? words.setDate : words.open}</OpenOrder>;
}
