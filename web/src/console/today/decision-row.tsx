// One decision: its deadline at the left edge, its subject, and its actions.
import { type HTMLAttributes, useState } from 'react';
import { assignTexts } from '../../../../shared/texts/generated/console/assign.ts';
import { operations } from '../../api/client.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Plate } from '../../ui/plate.tsx';
import { RouteButton } from '../../ui/route-button.tsx';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useMinute } from '../../ui/use-now.ts';
import { CandidateList, useFormatContext } from '../assign/candidate-list.tsx';
import { type Candidate, formatConflicts, useCandidates } from '../assign/candidates.ts';
import { assignLater } from '../assign/pending-assignments.tsx';
import { useConsole } from '../session.tsx';
import { DecisionActions, describeDecision } from './decision-kinds.tsx';
import { todayTexts } from './texts.ts';
import todayCss from './today.module.css';
import { type Decision, type DecisionOf, useDecisionAction } from './today-queries.ts';

/** Drivers that are shown before the user asks for more. */
const SHOWN_FIRST = 3;

/** Why the trip goes to another driver, as the history shows it. */
const REASONS = {
  NO_ANSWER: 'No answer',
  TO_CONFIRM: 'Change not confirmed',
  DOUBLE_BOOKED: 'Two trips at the same time',
  DRIVER_ABSENT: 'Absent',
  DRIVER_INACTIVE: 'No longer works',
};
type Replaceable = keyof typeof REASONS;

function isReplaceable(decision: Decision): decision is DecisionOf<Replaceable> {
  return decision.kind in REASONS;
}

/** A row that takes the focus; Enter triggers its first action. */
export function decisionRowProps(
  focused: boolean,
  onFocus: () => void,
): HTMLAttributes<HTMLElement> & { 'data-row': true } {
  return {
    'data-row': true,
    tabIndex: focused ? 0 : -1,
    'aria-current': focused || undefined,
    // A click chooses the row when it ends: a row that unfolds before would move the button away from the pointer.
    onFocus: ({ target }) => target.matches(':focus-visible') && onFocus(),
    onClick: onFocus,
    onKeyDown: ({ key, target, currentTarget }) => {
      const isOnRow = target === currentTarget || (target as HTMLElement).matches('[type="radio"]');
      if (key === 'Enter' && isOnRow) currentTarget.querySelector<HTMLElement>('[data-primary]')?.click();
    },
  };
}

export function DecisionRow({
  decision,
  focused,
  replaces,
  onFocus,
}: {
  decision: Decision;
  focused: boolean;
  /** Unfolds with the focus to replace the driver. */
  replaces: boolean;
  onFocus: () => void;
}) {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const { may } = useConsole();
  const nowMs = useMinute();
  const formatContext = { texts, language, nowMs };
  const { due, label, tone, title, detail } = describeDecision(formatContext, decision);
  const assignable = decision.kind === 'NO_DRIVER' || isReplaceable(decision);
  const [replacing, setReplacing] = useState(replaces);
  const unfolded = focused && may('dispatch') && (decision.kind === 'NO_DRIVER' || (assignable && replacing));
  const plate = 'order' in decision ? decision.order.licensePlate : null;
  return (
    <li
      className={join(todayCss.decision, classNamed(todayCss, `decision-${tone}`))}
      data-decision={decision.id}
      {...decisionRowProps(focused, onFocus)}
    >
      <span className={todayCss.decisionDue}>
        <Text as="strong" figures>
          {due}
        </Text>
        <Text tone="muted">{label}</Text>
      </span>
      <div className={todayCss.decisionWhat}>
        <div className={todayCss.decisionLine}>
          <div className={todayCss.decisionText}>
            <span className={todayCss.decisionTitle}>{title}</span>
            <Text tone="muted">{detail}</Text>
          </div>
          {unfolded && plate ? (
            <Plate>{plate}</Plate>
          ) : (
            <span className={todayCss.decisionActions}>
              <DecisionActions
                formatContext={formatContext}
                decision={decision}
                onUnfold={() => {
                  onFocus();
                  setReplacing(true);
                }}
              />
            </span>
          )}
        </div>
        {unfolded && assignable && <Assign decision={decision} onDone={() => setReplacing(false)} />}
      </div>
    </li>
  );
}

/** Preselects the best driver, so that Enter is enough. */
function Assign({
  decision: { kind, order },
  onDone,
}: {
  decision: DecisionOf<'NO_DRIVER' | Replaceable>;
  onDone: () => void;
}) {
  const texts = useTexts(assignTexts);
  const today = useTexts(todayTexts);
  const formatContext = useFormatContext();
  const { data } = useCandidates(order.id);
  const act = useDecisionAction();
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [all, setAll] = useState(false);
  const candidates = data?.data.filter(({ driver }) => driver.id !== order.driverId);
  if (!candidates) return <div className={todayCss.decisionWaiting} aria-busy="true" />;
  const shown = all ? candidates : candidates.slice(0, SHOWN_FIRST);
  const hidden = candidates.length - shown.length;
  const possible = candidates.filter(({ fit }) => fit !== 'IMPOSSIBLE');
  const chosen = candidates.find(({ driver }) => driver.id === chosenId) ?? possible[0];
  const warning = chosen && formatConflicts(formatContext, chosen);
  const assign = ({ driver }: Candidate) => {
    assignLater({ order, driver, ...(kind !== 'NO_DRIVER' && { reassign: REASONS[kind] }) }, texts);
    onDone();
  };
  const offer = async () => {
    const body = { command: 'offer' as const, version: order.version };
    await operations.POST('/orders/{id}/commands', { params: { path: { id: order.id } }, body });
    return texts.offered({ order: order.number });
  };
  const nobodyFree = !candidates.some(({ fit }) => fit === 'FREE');
  const label = kind === 'NO_DRIVER' ? texts.assign : texts.replaceBy;
  return (
    <>
      <CandidateList
        candidates={shown}
        chosen={chosen?.driver.id ?? null}
        onChoose={({ driver }) => setChosenId(driver.id)}
      />
      {warning && <Marked tone={chosen.fit === 'IMPOSSIBLE' ? 'alert' : 'warn'}>{warning}</Marked>}
      <div className={buttonCss.buttonRow}>
        {chosen && (
          <Button kind="filled" data-primary onClick={() => assign(chosen)}>
            {label({ name: chosen.driver.name })} <Kbd>↵</Kbd>
          </Button>
        )}
        {hidden > 0 && (
          <Button kind="plain" onClick={() => setAll(true)}>
            {texts.others({ count: hidden })}
          </Button>
        )}
        {kind === 'NO_DRIVER' && order.status !== 'OFFERED' && nobodyFree ? (
          <Button kind="plain" busy={act.isPending} onClick={() => act.mutate(offer)}>
            {texts.offer}
          </Button>
        ) : (
          <RouteButton kind="plain" to="/orders/$id" params={{ id: order.number }}>
            {today.movePickup}
          </RouteButton>
        )}
      </div>
    </>
  );
}
