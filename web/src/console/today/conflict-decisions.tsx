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
    describe: ({ order }, { texts, language, tone }) => ({
      due: '–',
      label: texts.label.noPickup,
      tone,
      title: (
        <>
          <NumberLink order={order} /> {texts.hasNoDate}
        </>
      ),
      detail: <OrderParts order={order} language={language} />,
    }),
    Actions: SetDate,
  },
  TO_CONFIRM: {
    describe: ({ order, since }, { texts, when, age, tone }) => ({
      due: age(since),
      label: texts.label.noAnswer,
      tone,
      title: (
        <>
          {texts.hasNotConfirmed({ name: order.driverName ?? '' })} <NumberLink order={order} />
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
  DOUBLE_BOOKED: {
    describe: ({ order, other }, context) => ({
      ...duePickup(context),
      tone: 'alert',
      title: (
        <>
          {context.texts.doubleBooked({ name: order.driverName ?? '' })} <NumberLink order={other} />,{' '}
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
          <NumberLink order={order} /> {context.texts.driverInactive({ name: order.driverName ?? '' })}
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
          {context.texts.plateNotValid({
            plate,
            from: formatCalendarDay(context.language, validFrom),
            to: formatCalendarDay(context.language, validUntil),
          })}
        </>
      ),
      detail: <OrderParts order={order} language={context.language} />,
    }),
    Actions: ({ formatContext: { texts }, decision: { order } }) => (
      <OpenOrder order={order}>{texts.open}</OpenOrder>
    ),
  },
};

function SetDate({ formatContext: { texts }, decision: { order } }: ActionsProps<OrderDecision>) {
  return <OpenOrder order={order}>{useConsole().may('dispatch') ? texts.setDate : texts.open}</OpenOrder>;
}
