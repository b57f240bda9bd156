// Today: open decisions, most urgent first, each with its actions, next to a map of the road.
import { IconCircleCheck } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import type { ApiError } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useWords } from '../../messages/use-words.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { LiveMark } from '../../ui/live.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useRowKeys } from '../../ui/row-keys.ts';
import tableCss from '../../ui/table.module.css';
import { Empty, ErrorState } from '../../ui/table-states.tsx';
import textCss from '../../ui/text.module.css';
import { useNow } from '../../ui/use-now.ts';
import { PendingAssignments, usePending } from '../assign/pending-assignments.tsx';
import { de } from './de.ts';
import { DecisionRow } from './decision-row.tsx';
import { en } from './en.ts';
import { RoadMapPanel } from './road-map.tsx';
import todayCss from './today.module.css';
import { type Decision, useDecisions, useRoad } from './today-queries.ts';

const GROUPS = ['NOW', 'BEFORE_NOON', 'TODAY'] as const;

export function TodayPage() {
  const words = useWords({ en, de });
  const language = useLanguage();
  const query = useDecisions();
  const road = useRoad();
  const day = useNow((nowMs) =>
    new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(nowMs),
  );
  return (
    <div className={todayCss.today}>
      <PageHead
        title={words.title}
        aside={<span className={textCss.muted}>{day}</span>}
        actions={<LiveMark />}
      />
      <div className={todayCss.todayColumns}>
        <section className={todayCss.decisions} aria-label={words.list}>
          {query.error && !query.data ? (
            <ErrorState error={query.error as ApiError} onRetry={() => query.refetch()} />
          ) : (
            <Decisions decisions={query.data} />
          )}
        </section>
        <RoadMapPanel road={road.data} />
      </div>
      <PendingAssignments />
    </div>
  );
}

function Decisions({ decisions }: { decisions: readonly Decision[] | undefined }) {
  const words = useWords({ en, de });
  const pending = usePending();
  // An order with a pending assignment is hidden as decided; undo shows it again.
  const decided = new Set(pending.map(({ order }) => order.id));
  const open = decisions?.filter((one) => !('order' in one) || !decided.has(one.order.id));
  const { focusedId, focus, list } = useFocus(open ?? []);
  if (open?.length === 0) {
    return (
      <Empty icon={<IconCircleCheck />} title={words.nothing}>
        {words.nothingDetail}
      </Empty>
    );
  }
  const groups = GROUPS.map((urgency) => ({
    urgency,
    found: open?.filter((one) => one.urgency === urgency) ?? [],
  })).filter(({ found }) => found.length > 0);
  return (
    <div ref={list} aria-busy={decisions === undefined}>
      {decisions === undefined && <Skeleton />}
      {groups.map(({ urgency, found }, index) => (
        <section key={urgency} aria-label={words.groups[urgency]}>
          <header className={todayCss.decisionGroup}>
            <h2>{words.groups[urgency]}</h2>
            <span className={textCss.muted}>{found.length}</span>
            {index === 0 && (
              <span className={join(todayCss.decisionKeys, textCss.muted)} aria-hidden="true">
                <Kbd>J</Kbd> <Kbd>K</Kbd> {words.move} <Kbd>Enter</Kbd> {words.act}
              </span>
            )}
          </header>
          <ul>
            {found.map((decision) => (
              <DecisionRow
                key={decision.id}
                decision={decision}
                focused={decision.id === focusedId}
                onFocus={() => focus(decision.id)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Skeleton() {
  return [0, 1, 2, 3, 4, 5].map((row) => (
    <div key={row} className={todayCss.decision}>
      <span className={join(tableCss.skeleton, tableCss.skeleton1)} />
      <span className={join(tableCss.skeleton, classNamed(tableCss, `skeleton-${row % 3}`))} />
    </div>
  ));
}

/**
 * The row that has the focus unfolds; after a decision is gone, the next one takes its place and, if the focus
 * was in it, the focus too.
 */
function useFocus(decisions: readonly Decision[]) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const found = decisions.findIndex(({ id }) => id === focusedId);
  const at = found === -1 ? Math.min(last.current, Math.max(0, decisions.length - 1)) : found;
  last.current = at;
  const current = decisions[at]?.id ?? null;
  const hadFocus = useRef(false);
  useRowKeys();
  useEffect(() => {
    const note = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  useEffect(() => {
    if (current === null || !hadFocus.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  }, [current]);
  return { focusedId: current, focus: setFocusedId, list };
}
