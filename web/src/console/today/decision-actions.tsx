// What a person can do about a decision: call, open, release, send again.
import { IconPhone } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { phoneLink } from '../../../../shared/contact/phone-link.ts';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { formatNumber } from '../../ui/format.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import { formatWhen, type PlanOrder } from '../assign/candidates.ts';
import { AbsenceDecision } from '../availability/absence-decision.tsx';
import { useConsole } from '../session.tsx';
import type { FormatContext } from './decision-text.ts';
import { todayTexts } from './texts.ts';
import { type Decision, type DecisionOf, useDecisionAction } from './today-queries.ts';

const QUARTER_MS = 15 * MINUTE_MS;

export function DecisionActions({
  formatContext,
  decision,
  onUnfold,
}: {
  formatContext: FormatContext;
  decision: Decision;
  onUnfold: () => void;
}) {
  const { words } = formatContext;
  const { may } = useConsole();
  const act = useDecisionAction();
  switch (decision.kind) {
    case 'NOT_RELEASED': {
      const { id, number, version } = decision.order;
      const release = async () => {
        const body = { command: 'release' as const, version };
        await operations.POST('/orders/{id}/commands', { params: { path: { id } }, body });
        return words.released({ number });
      };
      return (
        <>
          {may('dispatch') && (
            <Button small data-primary busy={act.isPending} onClick={() => act.mutate(release)}>
              {words.release}
            </Button>
          )}
          <RouteButton small to="/orders/$id" params={{ id: number }}>
            {words.open}
          </RouteButton>
        </>
      );
    }
    case 'NO_DRIVER':
      return may('dispatch') ? (
        <Button small onClick={onUnfold}>
          {words.assignDriver}
        </Button>
      ) : (
        <OpenOrder order={decision.order}>{words.open}</OpenOrder>
      );
    case 'NO_ANSWER':
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
    case 'DRIVER_ABSENT':
      return may('dispatch') ? (
        <Button small data-primary onClick={onUnfold}>
          {words.replace}
        </Button>
      ) : (
        <OpenOrder order={decision.order}>{words.open}</OpenOrder>
      );
    case 'ABSENCE':
      return decision.request && <AbsenceDecision request={decision.request} />;
    case 'LATE':
      return may('dispatch') ? (
        <ReportDelay formatContext={formatContext} decision={decision} />
      ) : (
        <OpenOrder order={decision.order}>{words.open}</OpenOrder>
      );
    case 'LATE_PICKUP':
    case 'SILENT':
      return (
        <>
          <Call order={decision.order} />
          <OpenOrder order={decision.order}>{words.open}</OpenOrder>
        </>
      );
    case 'NO_QUOTE':
    case 'QUOTE_ENDS':
      return (
        <RouteButton small data-primary to="/requests/$id" params={{ id: decision.order.number }}>
          {decision.kind === 'NO_QUOTE' ? words.writeQuote : words.openQuote}
        </RouteButton>
      );
    case 'DAMAGE':
      return may('staff') ? (
        <DamageActions order={decision.order} />
      ) : (
        <OpenOrder order={decision.order}>{words.review}</OpenOrder>
      );
    case 'COMPLAINT':
      return decision.caseNumber === null ? (
        <OpenOrder order={decision.order}>{words.open}</OpenOrder>
      ) : (
        <OpenCase number={decision.caseNumber}>{words.review}</OpenCase>
      );
    case 'DAMAGE_TASK':
      return <TaskActions decision={decision} />;
    case 'WEBHOOKS': {
      const { endpointId, failedSince, failed, customer, accountId } = decision;
      const resend = async () => {
        const body = { endpointId, failedSince };
        const { resent } = await operations.POST('/deliveries/resend', { body });
        return words.resent({ count: resent, customer });
      };
      return (
        <>
          {may('staff') && (
            <Button small data-primary busy={act.isPending} onClick={() => act.mutate(resend)}>
              {words.resend({ count: formatNumber(formatContext.language, failed) })}
            </Button>
          )}
          <RouteButton small to="/accounts/$id" params={{ id: accountId }}>
            {words.account}
          </RouteButton>
        </>
      );
    }
    case 'MAIL': {
      const send = async () => {
        await operations.POST('/mails/{id}/resend', { params: { path: { id: decision.mailId } }, body: {} });
        return words.mailSent;
      };
      return may('staff') ? (
        <Button
          small
          data-primary
          title={words.sendAgainTo({ recipient: decision.recipient })}
          busy={act.isPending}
          onClick={() => act.mutate(send)}
        >
          {words.sendAgain}
        </Button>
      ) : null;
    }
    case 'CARRIER_NO_DRIVER':
    case 'CARRIER_NO_ANSWER':
      return <OpenOrder order={decision.order}>{words.openOrder}</OpenOrder>;
    case 'DRIVER_MESSAGE':
      return (
        <>
          <Call order={decision.order} />
          <OpenOrder order={decision.order}>{words.readMessage}</OpenOrder>
        </>
      );
    case 'EXTRAS':
      return (
        <RouteButton small data-primary to="/accounting/extras">
          {words.review}
        </RouteButton>
      );
    case 'JOB': {
      const retry = async () => {
        await operations.POST('/failed-jobs/{id}/retry', {
          params: { path: { id: decision.jobId } },
          body: {},
        });
        return words.jobs.retried;
      };
      return (
        <>
          {may('staff') && (
            <Button small data-primary busy={act.isPending} onClick={() => act.mutate(retry)}>
              {words.jobs.retry}
            </Button>
          )}
          <RouteButton small to="/journal" search={{ view: 'jobs' }}>
            {words.jobs.list}
          </RouteButton>
        </>
      );
    }
  }
}

function OpenOrder({ order, children }: { order: PlanOrder; children: string }) {
  return (
    <RouteButton small data-primary to="/orders/$id" params={{ id: order.number }}>
      {children}
    </RouteButton>
  );
}

function OpenCase({ number, children }: { number: string; children: string }) {
  return (
    <RouteButton small data-primary to="/damage/$id" params={{ id: number }}>
      {children}
    </RouteButton>
  );
}

/** "Damage at handover: open a case?" */
function DamageActions({ order }: { order: PlanOrder }) {
  const words = useTexts(todayTexts);
  const navigate = useNavigate();
  const act = useDecisionAction();
  const params = { path: { id: order.id } };
  const open = async () => {
    const call = { params, body: { origin: 'PROTOCOL' as const } };
    const { number } = await operations.POST('/orders/{id}/damage-cases', call);
    void navigate({ to: '/damage/$id', params: { id: number } });
    return words.caseOpened({ number });
  };
  const dismiss = async () => {
    await operations.POST('/orders/{id}/damage-dismissal', { params });
    return words.damageDismissed({ number: order.number });
  };
  return (
    <>
      <Button small data-primary busy={act.isPending} onClick={() => act.mutate(open)}>
        {words.openCase}
      </Button>
      <Button small kind="plain" disabled={act.isPending} onClick={() => act.mutate(dismiss)}>
        {words.noCase}
      </Button>
    </>
  );
}

function TaskActions({ decision }: { decision: DecisionOf<'DAMAGE_TASK'> }) {
  const words = useTexts(todayTexts);
  const { may } = useConsole();
  const act = useDecisionAction();
  const { caseNumber, taskId } = decision;
  const done = async () => {
    const params = { path: { id: caseNumber, taskId } };
    await operations.PATCH('/damage-cases/{id}/tasks/{taskId}', { params, body: { done: true } });
    return words.taskDone;
  };
  return (
    <>
      <OpenCase number={caseNumber}>{words.open}</OpenCase>
      {may('staff') && (
        <Button small busy={act.isPending} onClick={() => act.mutate(done)}>
          {words.markDone}
        </Button>
      )}
    </>
  );
}

function Call({ order: { driverName, driverPhone } }: { order: PlanOrder }) {
  const words = useTexts(todayTexts);
  if (!driverPhone || !driverName) return null;
  return (
    <ButtonLink
      small
      icon={<IconPhone />}
      href={phoneLink(driverPhone)}
      aria-label={words.callName({ name: driverName })}
      title={driverPhone}
    >
      {words.call}
    </ButtonLink>
  );
}

/** Rounds up to the next quarter of an hour, because a time such as 16:28 promises too much precision. */
function ReportDelay({
  formatContext,
  decision,
}: {
  formatContext: FormatContext;
  decision: DecisionOf<'LATE'>;
}) {
  const { words } = formatContext;
  const act = useDecisionAction();
  const { order, arrivesAt } = decision;
  const to = new Date(Math.ceil(Date.parse(arrivesAt) / QUARTER_MS) * QUARTER_MS).toISOString();
  const report = async () => {
    const body = { command: 'report_delay' as const, requestedDelivery: to, version: order.version };
    await operations.POST('/orders/{id}/commands', { params: { path: { id: order.id } }, body });
    return words.delayReported({ number: order.number });
  };
  return (
    <Button small data-primary busy={act.isPending} onClick={() => act.mutate(report)}>
      {words.reportDelay({ when: formatWhen(formatContext, to) })}
    </Button>
  );
}
