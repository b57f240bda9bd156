// Decisions about damages: at a handover, as a complaint, and the tasks of a case.
import { Link, useNavigate } from '@tanstack/react-router';
import { operations } from '../../api/client.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { formatCalendarDay } from '../../ui/format.ts';
import { RouteButton } from '../../ui/route-button.tsx';
import type { PlanOrder } from '../assign/candidates.ts';
import { useConsole } from '../session.tsx';
import { ActionButton, OpenOrder } from './decision-actions.tsx';
import type { ActionsProps, DecisionKind, DecisionKinds } from './decision-kind.ts';
import { NumberLink, Parts } from './decision-parts.tsx';
import { todayTexts } from './texts.ts';
import { type DecisionOf, useDecisionAction } from './today-queries.ts';

const describeReport: DecisionKind<DecisionOf<'DAMAGE'>>['describe'] = (decision, { texts, when, age }) => {
  const { order, since, description, kind } = decision;
  const isDamage = kind === 'DAMAGE';
  return {
    due: age(since),
    label: isDamage ? texts.label.damage : texts.label.complaint,
    tone: 'alert',
    title: (
      <>
        {isDamage ? texts.damageAt : texts.complaintOn} <NumberLink order={order} />
        {`: ${description ?? texts.noDescription}`}
        {isDamage && ` ${texts.caseQuestion}`}
      </>
    ),
    detail: (
      <Parts
        parts={[
          texts.reportedIn({ city: order.delivery.city, when: when(since) }),
          order.driverName,
          order.customer,
        ]}
      />
    ),
  };
};

export const DAMAGE_DECISIONS: DecisionKinds<'DAMAGE' | 'COMPLAINT' | 'DAMAGE_TASK'> = {
  DAMAGE: {
    describe: describeReport,
    Actions: ({ formatContext: { texts }, decision: { order } }) =>
      useConsole().may('staff') ? (
        <OpenOrDismissCase order={order} />
      ) : (
        <OpenOrder order={order}>{texts.review}</OpenOrder>
      ),
  },
  COMPLAINT: {
    describe: describeReport,
    Actions: ({ formatContext: { texts }, decision: { order, caseNumber } }) =>
      caseNumber === null ? (
        <OpenOrder order={order}>{texts.open}</OpenOrder>
      ) : (
        <OpenCase number={caseNumber}>{texts.review}</OpenCase>
      ),
  },
  DAMAGE_TASK: {
    describe: ({ caseNumber, orderNumber, customer, text, dueOn }, { texts, language, tone }) => ({
      due: formatCalendarDay(language, dueOn),
      label: texts.label.task,
      tone,
      title: (
        <>
          <Link to="/damage/$id" params={{ id: caseNumber }}>
            {caseNumber}
          </Link>
          {`: ${text ?? texts.noDescription}`}
        </>
      ),
      detail: <Parts parts={[texts.damageTask, customer, orderNumber]} />,
    }),
    Actions: OpenOrFinishTask,
  },
};

function OpenCase({ number, children }: { number: string; children: string }) {
  return (
    <RouteButton small data-primary to="/damage/$id" params={{ id: number }}>
      {children}
    </RouteButton>
  );
}

/** "Damage at handover: open a case?" */
function OpenOrDismissCase({ order }: { order: PlanOrder }) {
  const texts = useTexts(todayTexts);
  const navigate = useNavigate();
  const act = useDecisionAction();
  const params = { path: { id: order.id } };
  const open = async () => {
    const call = { params, body: { origin: 'PROTOCOL' as const } };
    const { number } = await operations.POST('/orders/{id}/damage-cases', call);
    void navigate({ to: '/damage/$id', params: { id: number } });
    return texts.caseOpened({ number });
  };
  const dismiss = async () => {
    await operations.POST('/orders/{id}/damage-dismissal', { params });
    return texts.damageDismissed({ number: order.number });
  };
  return (
    <>
      <Button small data-primary busy={act.isPending} onClick={() => act.mutate(open)}>
        {texts.openCase}
      </Button>
      <Button small kind="plain" disabled={act.isPending} onClick={() => act.mutate(dismiss)}>
        {texts.noCase}
      </Button>
    </>
  );
}

function OpenOrFinishTask({
  formatContext: { texts },
  decision: { caseNumber, taskId },
}: ActionsProps<DecisionOf<'DAMAGE_TASK'>>) {
  const { may } = useConsole();
  const done = async () => {
    const params = { path: { id: caseNumber, taskId } };
    await operations.PATCH('/damage-cases/{id}/tasks/{taskId}', { params, body: { done: true } });
    return texts.taskDone;
  };
  return (
    <>
      <OpenCase number={caseNumber}>{texts.open}</OpenCase>
      {may('staff') && <ActionButton run={done}>{texts.markDone}</ActionButton>}
    </>
  );
}
