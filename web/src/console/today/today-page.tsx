// Today: open decisions, most urgent first, each with its actions, next to a map of the road.

import { IconChevronDown, IconChevronRight, IconCircleCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { localeOf } from '../../../../shared/text/locale.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { type Fold, foldEqual, isFold } from '../../ui/fold-equal.ts';
import { Kbd } from '../../ui/kbd.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useRowKeys } from '../../ui/row-keys.ts';
import tableCss from '../../ui/table.module.css';
import { Empty } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { PendingAssignments, usePending } from '../assign/pending-assignments.tsx';
import { DecisionRow, decisionRowProps } from './decision-row.tsx';
import { RoadMapPanel } from './road-map.tsx';
import { todayTexts } from './texts.ts';
import todayCss from './today.module.css';
import { type Decision, useDecisions, useRoad } from './today-queries.ts';

/** An outage makes many of these at once, and each needs the same action. */
const FOLDED_KINDS: readonly Decision['kind'][] = ['SILENT', 'MAIL', 'JOB'];

const foldKeyOf = ({ kind, urgency }: Decision) =>
  FOLDED_KINDS.includes(kind) ? `${kind} ${urgency}` : null;

const route = getRouteApi('/frame/today');

const GROUPS = ['NOW', 'BEFORE_NOON', 'TODAY'] as const;

export function TodayPage() {
  const texts = useTexts(todayTexts);
  const language = useLanguage();
  const query = useDecisions();
  const road = useRoad();
  const day = useNow((nowMs) =>
    new Intl.DateTimeFormat(localeOf(language), {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(nowMs),
  );
  return (
    <div className={todayCss.today}>
      <PageHead title={texts.title} aside={<Text tone="muted">{day}</Text>} />
      <Grid collapse="desktop" className={todayCss.todayColumns}>
        <section className={todayCss.decisions} aria-label={texts.list}>
          {query.error && !query.data ? (
            <ErrorState error={query.error} onRetry={() => query.refetch()} />
          ) : (
            <Decisions decisions={query.data} />
          )}
        </section>
        <RoadMapPanel road={road.data} />
      </Grid>
      <PendingAssignments />
    </div>
  );
}

const isOfAbsent = (decision: Decision, driverId: string | undefined) =>
  driverId !== undefined && decision.kind === 'DRIVER_ABSENT' && decision.order.driverId === driverId;

function Decisions({ decisions }: { decisions: readonly Decision[] | undefined }) {
  const texts = useTexts(todayTexts);
  const pending = usePending();
  // An order with a pending assignment is hidden as decided; undo shows it again.
  const decided = new Set(pending.map(({ order }) => order.id));
  const open = decisions?.filter((one) => !('order' in one) || !decided.has(one.order.id));
  const [unfolded, setUnfolded] = useState<readonly string[]>([]);
  const groups = GROUPS.map((urgency) => {
    const found = open?.filter((one) => one.urgency === urgency) ?? [];
    const rows = foldEqual(found, foldKeyOf).flatMap((row) =>
      isFold(row) && unfolded.includes(row.key) ? [row, ...row.items] : [row],
    );
    return { urgency, count: found.length, rows };
  }).filter(({ count }) => count > 0);
  const { absent } = route.useSearch();
  const first = groups.flatMap(({ rows }) => rows).find((row) => !isFold(row) && isOfAbsent(row, absent));
  const { focusedId, focus, list } = useFocus(
    groups.flatMap(({ rows }) => rows.map(idOf)),
    first ? idOf(first) : null,
  );
  if (open?.length === 0) {
    return (
      <Empty icon={<IconCircleCheck />} title={texts.nothing}>
        {texts.nothingDetail}
      </Empty>
    );
  }
  return (
    <div ref={list} aria-busy={decisions === undefined}>
      {decisions === undefined && <Skeleton />}
      {groups.map(({ urgency, count, rows }, index) => (
        <section key={urgency} aria-label={texts.groups[urgency]}>
          <header className={todayCss.decisionGroup}>
            <h2>{texts.groups[urgency]}</h2>
            <Text tone="muted">{count}</Text>
            {index === 0 && (
              <Text tone="muted" className={todayCss.decisionKeys} aria-hidden="true">
                <Kbd>J</Kbd> <Kbd>K</Kbd> {texts.move} <Kbd>Enter</Kbd> {texts.act}
              </Text>
            )}
          </header>
          <ul>
            {rows.map((row) =>
              isFold(row) ? (
                <FoldedRow
                  key={row.key}
                  fold={row}
                  open={unfolded.includes(row.key)}
                  focused={row.key === focusedId}
                  onFocus={() => focus(row.key)}
                  onToggle={() =>
                    setUnfolded(
                      unfolded.includes(row.key)
                        ? unfolded.filter((key) => key !== row.key)
                        : [...unfolded, row.key],
                    )
                  }
                />
              ) : (
                <DecisionRow
                  key={row.id}
                  decision={row}
                  focused={row.id === focusedId}
                  replaces={isOfAbsent(row, absent)}
                  onFocus={() => focus(row.id)}
                />
              ),
            )}
          </ul>
        </section>
      ))}
    </div>
  );
}

const idOf = (row: Decision | Fold<Decision>) => (isFold(row) ? row.key : row.id);

/** Equal decisions as one row; unfolded, they follow below it. */
function FoldedRow({
  fold: { key, items },
  open,
  focused,
  onFocus,
  onToggle,
}: {
  fold: Fold<Decision>;
  open: boolean;
  focused: boolean;
  onFocus: () => void;
  onToggle: () => void;
}) {
  const texts = useTexts(todayTexts);
  const subjects = items.map((one) =>
    'order' in one ? one.order.number : 'number' in one ? one.number : '',
  );
  return (
    <li
      className={join(todayCss.decision, todayCss.decisionWarn)}
      data-decision={key}
      {...decisionRowProps(focused, onFocus)}
    >
      <span className={todayCss.decisionDue}>
        <Text as="strong" figures>
          {items.length}
        </Text>
        <Text tone="muted">{texts.foldedLabel}</Text>
      </span>
      <div className={todayCss.decisionWhat}>
        <div className={todayCss.decisionLine}>
          <div className={todayCss.decisionText}>
            <span className={todayCss.decisionTitle}>
              {texts.folded[items[0]!.kind as keyof typeof texts.folded]({ count: items.length })}
            </span>
            <Text tone="muted">{subjects.filter(Boolean).join(', ')}</Text>
          </div>
          <span className={todayCss.decisionActions}>
            <Button
              small
              data-primary
              aria-expanded={open}
              icon={open ? <IconChevronDown /> : <IconChevronRight />}
              onClick={onToggle}
            >
              {open ? texts.foldUp : texts.showAll}
            </Button>
          </span>
        </div>
      </div>
    </li>
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
 * was in it, the focus too. `first` has the focus from the beginning.
 */
function useFocus(ids: readonly string[], first: string | null) {
  const [focusedId, setFocusedId] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const last = useRef(0);
  const wanted = focusedId ?? first;
  const found = wanted === null ? -1 : ids.indexOf(wanted);
  const at = found === -1 ? Math.min(last.current, Math.max(0, ids.length - 1)) : found;
  last.current = at;
  const current = ids[at] ?? null;
  const hadFocus = useRef(false);
  useRowKeys();
  useEffect(() => {
    const note = () => {
      hadFocus.current = list.current?.contains(document.activeElement) ?? false;
    };
    document.addEventListener('focusin', note);
    return () => document.removeEventListener('focusin', note);
  }, []);
  const isFirstShown = first !== null && focusedId === null;
  useEffect(() => {
    if (isFirstShown) list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  }, [isFirstShown]);
  useEffect(() => {
    if (current === null || !hadFocus.current || document.activeElement !== document.body) return;
    list.current?.querySelector<HTMLElement>('[data-row][tabindex="0"]')?.focus();
  }, [current]);
  return { focusedId: current, focus: setFocusedId, list };
}
