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

export const FAILURE_DECISIONS: DecisionKinds<'WEBHOOKS' | 'MAIL' | 'JOB'> = {
  WEBHOOKS: {
    describe: (decision, { texts, language, when }) => {
      const { customer, status, url, since, failed, nextAttemptAt } = decision;
      return {
        due: texts.failed({ count: formatNumber(language, failed) }),
        label: texts.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: texts.refuses({ customer, status }),
        detail: (
          <Parts
            parts={[
              new URL(url).host,
              nextAttemptAt ? texts.nextAttempt({ when: when(nextAttemptAt) }) : texts.givenUp,
            ]}
          />
        ),
      };
    },
    Actions: ResendDeliveries,
  },
  MAIL: {
    describe: ({ subject, recipient, error, number }, { texts }) => ({
      due: texts.failedMail,
      label: texts.label.mail,
      tone: 'calm',
      title: texts.mailRefused({ subject }),
      detail: <Parts parts={[recipient, number, error]} />,
    }),
    Actions: ResendMail,
  },
  JOB: {
    describe: ({ job, subject, error, attempts, since }, { texts, when }) => {
      const step = subject === null ? null : (findText(texts.jobs.steps, subject) ?? subject);
      return {
        due: texts.jobs.times({ count: attempts }),
        label: texts.label.since({ when: inDative(when(since)) }),
        tone: 'calm',
        title: texts.jobStuck({ job: texts.jobs.kinds[job] }),
        detail: (
          <Parts parts={[step, describeFailure(texts.jobs, { error, status: null, kind: job }) ?? error]} />
        ),
      };
    },
    Actions: RetryJob,
  },
};

function ResendDeliveries({
  formatContext: { texts, language },
  decision,
}: ActionsProps<DecisionOf<'WEBHOOKS'>>) {
  const { may } = useConsole();
  const { endpointId, failedSince, failed, customer, accountId } = decision;
  const resend = async () => {
    const body = { endpointId, failedSince };
    const { resent } = await operations.POST('/deliveries/resend', { body });
    return texts.resent({ count: resent, customer });
  };
  return (
    <>
      {may('staff') && (
        <ActionButton data-primary run={resend}>
          {texts.resend({ count: formatNumber(language, failed) })}
        </ActionButton>
      )}
      <RouteButton small to="/accounts/$id" params={{ id: accountId }}>
        {texts.account}
      </RouteButton>
    </>
  );
}

function ResendMail({
  formatContext: { texts },
  decision: { mailId, recipient },
}: ActionsProps<DecisionOf<'MAIL'>>) {
  const { may } = useConsole();
  const send = async () => {
    await operations.POST('/mails/{id}/resend', { params: { path: { id: mailId } }, body: {} });
    return texts.mailSent;
  };
  return (
    may('staff') && (
      <ActionButton data-primary title={texts.sendAgainTo({ recipient })} run={send}>
        {texts.sendAgain}
      </ActionButton>
    )
  );
}

function RetryJob({ formatContext: { texts }, decision: { jobId } }: ActionsProps<DecisionOf<'JOB'>>) {
  const { may } = useConsole();
  const retry = async () => {
    await operations.POST('/failed-jobs/{id}/retry', { params: { path: { id: jobId } }, body: {} });
    return texts.jobs.retried;
  };
  return (
    <>
      {may('staff') && (
        <ActionButton data-primary run={retry}>
          {texts.jobs.retry}
        </ActionButton>
      )}
      <RouteButton small to="/journal" search={{ view: 'jobs' }}>
        {texts.jobs.list}
      </RouteButton>
    </>
  );
}
