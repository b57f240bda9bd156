// Decisions about what the service could not do: deliver webhooks, send a mail, finish a job.
import { findText } from '../../../../shared/text/find-text.ts';
import { inDative } from '../../../../shared/time/format-duration.ts';
import { operations } from '../../api/client.ts';
import { formatNumber } from '../../ui/format.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import { describeFailure } from '../journal/describe-failure.ts';
import { useConsole } from '../session.tsx';
import { ActionButton } from './decision-actions.tsx';
import type { ActionsProps, DecisionKinds } from './decision-kind.ts';
import { Parts } from './decision-parts.tsx';
import type { DecisionOf } from './today-queries.ts';

export const FAILURE_DECISIONS: DecisionKinds<'WEBHOOKS' | 'MAIL' | 'MAILS_HELD' | 'JOB'> = {
  WEBHOOKS: {
    describe: (decision, { words, language, when }) => {
      const { customer, status, url, since, failed, nextAttemptAt } = decision;
      return {
        due: words.failed({ count: formatNumber(language, failed) }),
        label: words.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: words.refuses({ customer, status }),
        detail: (
          <Parts
            parts={[
              new URL(url).host,
              nextAttemptAt ? words.nextAttempt({ when: when(nextAttemptAt) }) : words.givenUp,
            ]}
          />
        ),
      };
    },
    Actions: ResendDeliveries,
  },
  MAIL: {
    describe: ({ subject, recipient, error, number }, { words }) => ({
      due: words.failedMail,
      label: words.label.mail,
      tone: 'calm',
      title: words.mailRefused({ subject }),
      detail: <Parts parts={[recipient, number, error]} />,
    }),
    Actions: ResendMail,
  },
  MAILS_HELD: {
    describe: ({ customer, count, recipients, recipient, since }, { words, language, when }) => ({
      due: words.heldMails({ count: formatNumber(language, count) }),
      label: words.label.since({ when: inDative(when(since)) }),
      tone: 'calm',
      title: words.mailsHeld({ customer: customer ?? words.ourselves }),
      detail: <Parts parts={[words.heldTo({ recipient, others: recipients - 1 }), words.heldReason]} />,
    }),
    Actions: DecideHeldMails,
  },
  JOB: {
    describe: ({ job, subject, error, attempts, since }, { words, when }) => {
      const step = subject === null ? null : (findText(words.jobs.steps, subject) ?? subject);
      return {
        due: words.jobs.times({ count: attempts }),
        label: words.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: words.jobStuck({ job: words.jobs.kinds[job] }),
        detail: (
          <Parts parts={[step, describeFailure(words.jobs, { error, status: null, kind: job }) ?? error]} />
        ),
      };
    },
    Actions: RetryJob,
  },
};

function ResendDeliveries({
  formatContext: { words, language },
  decision,
}: ActionsProps<DecisionOf<'WEBHOOKS'>>) {
  const { may } = useConsole();
  const { endpointId, failedSince, failed, customer, accountId } = decision;
  const resend = async () => {
    const body = { endpointId, failedSince };
    const { resent } = await operations.POST('/deliveries/resend', { body });
    return words.resent({ count: resent, customer });
  };
  return (
    <>
      {may('staff') && (
        <ActionButton data-primary run={resend}>
          {words.resend({ count: formatNumber(language, failed) })}
        </ActionButton>
      )}
      <RouteButton small to="/accounts/$id" params={{ id: accountId }}>
        {words.account}
      </RouteButton>
    </>
  );
}

function ResendMail({
  formatContext: { words },
  decision: { mailId, recipient },
}: ActionsProps<DecisionOf<'MAIL'>>) {
  const { may } = useConsole();
  const send = async () => {
    await operations.POST('/mails/{id}/resend', { params: { path: { id: mailId } }, body: {} });
    return words.mailSent;
  };
  return (
    may('staff') && (
      <ActionButton data-primary title={words.sendAgainTo({ recipient })} run={send}>
        {words.sendAgain}
      </ActionButton>
    )
  );
}

function DecideHeldMails({
  formatContext: { words, language },
  decision: { accountId, count },
}: ActionsProps<DecisionOf<'MAILS_HELD'>>) {
  const { may } = useConsole();
  const body = { accountId };
  const release = async () => {
    const { count: sent } = await operations.POST('/mails/held/release', { body });
    return words.heldSent({ count: sent });
  };
  const discard = async () => {
    const { count: deleted } = await operations.POST('/mails/held/discard', { body });
    return words.heldDeleted({ count: deleted });
  };
  return (
    may('staff') && (
      <>
        <ActionButton data-primary run={release}>
          {words.sendHeld({ count: formatNumber(language, count) })}
        </ActionButton>
        <ActionButton run={discard}>{words.deleteHeld}</ActionButton>
      </>
    )
  );
}

function RetryJob({ formatContext: { words }, decision: { jobId } }: ActionsProps<DecisionOf<'JOB'>>) {
  const { may } = useConsole();
  const retry = async () => {
    await operations.POST('/failed-jobs/{id}/retry', { params: { path: { id: jobId } }, body: {} });
    return words.jobs.retried;
  };
  return (
    <>
      {may('staff') && (
        <ActionButton data-primary run={retry}>
          {words.jobs.retry}
        </ActionButton>
      )}
      <RouteButton small to="/journal" search={{ view: 'jobs' }}>
        {words.jobs.list}
      </RouteButton>
    </>
  );
}
