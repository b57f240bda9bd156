// Decisions about recipients who asked for another time or place on the tracking page.
import { operations } from '../../api/client.ts';
import { useConsole } from '../session.tsx';
import { ActionButton, OpenOrder } from './decision-actions.tsx';
import type { ActionsProps, DecisionKinds } from './decision-kind.ts';
import { NumberLink, Parts } from './decision-parts.tsx';
import type { DecisionOf } from './today-queries.ts';

export const RECIPIENT_DECISIONS: DecisionKinds<'RECIPIENT_REQUEST'> = {
  RECIPIENT_REQUEST: {
    describe: ({ order, wantedFrom, wantedUntil, text, since }, { texts, when, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'warn',
      title: (
        <>
          {wantedFrom && wantedUntil
            ? texts.recipientAsksTime({ from: when(wantedFrom), until: when(wantedUntil) })
            : texts.recipientAsks}{' '}
          <NumberLink order={order} />
        </>
      ),
      detail: (
        <Parts
          parts={[
            text && `„${text}“`,
            order.requestedDelivery && texts.agreedAt({ when: when(order.requestedDelivery) }),
            order.delivery.city,
            order.vehicle,
            order.customer,
          ]}
        />
      ),
    }),
    Actions: Answer,
  },
};

function Answer({ formatContext, decision }: ActionsProps<DecisionOf<'RECIPIENT_REQUEST'>>) {
  const { texts } = formatContext;
  const { order, wantedUntil } = decision;
  const { may } = useConsole();
  if (!may('dispatch')) return <OpenOrder order={order}>{texts.open}</OpenOrder>;
  const answer = async (accept: boolean) => {
    const body = { accept, text: null, version: order.version };
    await operations.POST('/orders/{id}/recipient-request', { params: { path: { id: order.id } }, body });
    return texts.recipientAnswered({ number: order.number });
  };
  return (
    <>
      <ActionButton data-primary run={() => answer(true)}>
        {wantedUntil ? texts.agreeTime : texts.agree}
      </ActionButton>
      <ActionButton run={() => answer(false)}>{texts.decline}</ActionButton>
    </>
  );
}
