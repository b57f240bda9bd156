// Decisions about recipients who asked for another time or place on the tracking page.
import { useState } from 'react';
import { operations } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { formatClock } from '../../ui/format.ts';
import { ReasonDialog } from '../../ui/reason-dialog.tsx';
import { useConsole } from '../session.tsx';
import { ActionButton, OpenOrder } from './decision-actions.tsx';
import type { ActionsProps, DecisionKinds } from './decision-kind.ts';
import { NumberLink, Parts } from './decision-parts.tsx';
import { type DecisionOf, useDecisionAction } from './today-queries.ts';

export const RECIPIENT_DECISIONS: DecisionKinds<'RECIPIENT_REQUEST'> = {
  RECIPIENT_REQUEST: {
    describe: ({ order, wantedFrom, wantedUntil, text, since }, { texts, language, when, age }) => ({
      due: age(since),
      label: texts.label.waiting,
      tone: 'warn',
      title: (
        <>
          {wantedFrom && wantedUntil
            ? texts.recipientAsksTime({
                from: when(wantedFrom),
                until: formatClock(language, new Date(wantedUntil)),
              })
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

/** Declining asks for the reason, because the recipient reads it. Words are not understood by themselves: dispatch changes the order first. */
function Answer({ formatContext, decision }: ActionsProps<DecisionOf<'RECIPIENT_REQUEST'>>) {
  const { texts } = formatContext;
  const { order, wantedUntil } = decision;
  const { number } = order;
  const { may } = useConsole();
  const [isDeclining, setIsDeclining] = useState(false);
  const act = useDecisionAction();
  if (!may('dispatch')) return <OpenOrder order={order}>{texts.open}</OpenOrder>;
  const answer = (accept: boolean, text: string | null) => {
    const body = { accept, text, version: order.version };
    return operations.POST('/orders/{id}/recipient-request', { params: { path: { id: order.id } }, body });
  };
  const accept = async () => {
    await answer(true, null);
    return texts.recipientAccepted({ number });
  };
  const decline = async (reason: string | null) => {
    await answer(false, reason);
    setIsDeclining(false);
    return texts.recipientDeclined({ number });
  };
  return (
    <>
      {wantedUntil === null && <OpenOrder order={order}>{texts.open}</OpenOrder>}
      <ActionButton data-primary={wantedUntil ? true : undefined} run={accept}>
        {wantedUntil ? texts.agreeTime : texts.agree}
      </ActionButton>
      <Button small onClick={() => setIsDeclining(true)}>
        {texts.decline}
      </Button>
      <ReasonDialog
        open={isDeclining}
        title={texts.recipientDeclineTitle({ number })}
        text={texts.recipientDeclineText}
        label={texts.recipientReason}
        hint={texts.recipientReasonHint}
        needed
        confirm={texts.decline}
        keep={texts.recipientUndecided}
        ending={{
          mutate: ({ reason }) => act.mutate(() => decline(reason ?? null)),
          isPending: act.isPending,
          error: act.error,
        }}
        onClose={() => setIsDeclining(false)}
      />
    </>
  );
}
