// The proposal for a day: assignments, savings and open decisions; the user accepts all or a part of it.

import { IconCalendarCheck, IconRefresh } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatDuration } from '../../../../../shared/time/format-duration.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useWords } from '../../../messages/use-words.ts';
import { Button } from '../../../ui/button.tsx';
import { join } from '../../../ui/classes.ts';
import { formatClock, formatNumber } from '../../../ui/format.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Card, Grid } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Live } from '../../../ui/status.tsx';
import { Empty, ErrorState } from '../../../ui/table-states.tsx';
import textCss from '../../../ui/text.module.css';
import { useConsole } from '../../session.tsx';
import { de } from '../de.ts';
import driversCss from '../drivers.module.css';
import { formatPlanDay } from '../drivers-page.tsx';
import { readDriversSearch } from '../drivers-search.ts';
import { en } from '../en.ts';
import { AssignPlan } from './assign-plan.tsx';
import { OpenDecisions } from './open-decisions.tsx';
import proposalCss from './proposal.module.css';
import { ProposalRows } from './proposal-rows.tsx';
import { type Proposal, useChoices, useIsProposalCurrent, useProposal } from './proposal-state.ts';

const route = getRouteApi('/frame/drivers/proposal');
const LIMIT_MS = 10 * 3_600_000;
const MINUTE_MS = 60_000;

export function ProposalPage() {
  const all = useWords({ en, de });
  const words = all.proposal;
  const language = useLanguage();
  const { day } = readDriversSearch({ ...route.useSearch() });
  const query = useProposal(day);
  const isCurrent = useIsProposalCurrent(query.data);
  const { data, error } = query;
  const name = data ? formatPlanDay(language, data.day, true) : '';
  return (
    <div className={join(layoutCss.fullPage, proposalCss.proposal)}>
      <PageHead
        crumbs={[
          { label: all.title, to: '/drivers' },
          { label: all.plan, to: `/drivers?view=plan${day ? `&day=${day}` : ''}` },
          { label: words.crumb },
        ]}
        title={data ? words.title(name) : words.calculating}
        meta={data && !isEmpty(data) && <Sentence proposal={data} />}
        actions={
          <>
            {data && (
              <Live down={!isCurrent}>
                {isCurrent ? words.stillFits(formatClock(language, new Date(data.madeAt))) : words.outdated}
              </Live>
            )}
            <Button icon={<IconRefresh />} busy={query.isFetching} onClick={() => query.refetch()}>
              {words.again}
            </Button>
          </>
        }
      />
      {error && !data && <ErrorState error={error as ApiError} onRetry={() => query.refetch()} />}
      {!data && !error && <div className={driversCss.planWaiting} aria-busy="true" />}
      {data && isEmpty(data) && (
        <Empty
          icon={<IconCalendarCheck />}
          title={words.emptyTitle}
          actions={
            <RouteButton to="/drivers" search={{ view: 'plan', day: data.day }}>
              {words.backToPlan}
            </RouteButton>
          }
        >
          {words.emptyText}
        </Empty>
      )}
      {data && !isEmpty(data) && <Body key={data.madeAt} proposal={data} onAgain={() => query.refetch()} />}
    </div>
  );
}

/** Orders to release are not part of the proposal, but a reason to show it. */
function isEmpty({ orders, unreleased }: Proposal): boolean {
  return orders === 0 && unreleased.length === 0;
}

function Sentence({
  proposal: { proposed, orders, drivers, open, late, unreleased },
}: {
  proposal: Proposal;
}) {
  const words = useWords({ en, de }).proposal;
  const used = drivers.filter(({ legs }) => legs.some(({ set }) => !set)).length;
  const unsure = drivers.filter(({ unsure: one }) => one !== null).length;
  const rest = [
    open.length > 0 && (open.length === 1 ? words.oneFitsNobody : words.nobodyFits(open.length)),
    late.length > 0 && words.late(late.length),
    unsure > 0 && words.unsure(unsure),
    unreleased.length > 0 && words.toRelease(unreleased.length),
  ].filter((part) => part !== false);
  return (
    <span>
      <strong>{words.sentence(proposed.placed, orders, used)}</strong>
      {rest.length > 0 && ` ${rest.join(', ')}.`}
    </span>
  );
}

function Body({ proposal, onAgain }: { proposal: Proposal; onAgain: () => void }) {
  const { may } = useConsole();
  const navigate = useNavigate();
  const state = useChoices(proposal);
  return (
    <>
      <Sums proposal={proposal} />
      <Grid collapse="desktop" className={proposalCss.proposalColumns}>
        <div className={proposalCss.proposalPlan}>
          <ProposalRows
            proposal={proposal}
            rows={state.rows}
            onToggle={state.toggle}
            onToggleAll={state.toggleAll}
          />
        </div>
        <OpenDecisions proposal={proposal} choices={state.choices} onChoose={state.choose} />
      </Grid>
      {may('dispatch') && (
        <AssignPlan
          proposal={proposal}
          rows={state.rows}
          choices={state.choices}
          onDiscard={() => void navigate({ to: '/drivers', search: { view: 'plan', day: proposal.day } })}
          onAgain={onAgain}
        />
      )}
    </>
  );
}

function Sums({ proposal: { proposed, nearestFirst, orders, drivers } }: { proposal: Proposal }) {
  const words = useWords({ en, de }).proposal;
  const language = useLanguage();
  const km = (value: number) => formatNumber(language, value, 'kilometer');
  const saved = nearestFirst.deadheadKm - proposed.deadheadKm;
  const longest = Math.max(0, ...drivers.map(({ dayMinutes }) => dayMinutes));
  const more = (now: number, before: number) => (now > before ? words.more(now - before) : words.same);
  const gain = saved > 0 ? words.less(km(saved)) : saved < 0 ? words.moreKm(km(-saved)) : words.same;
  return (
    <Card as="dl" className={proposalCss.proposalSums}>
      <Sum name={words.sums.empty} gain={gain} good={saved > 0}>
        {km(proposed.deadheadKm)}
      </Sum>
      <Sum
        name={words.sums.placed}
        gain={more(proposed.placed, nearestFirst.placed)}
        good={proposed.placed > nearestFirst.placed}
      >
        {words.of(proposed.placed, orders)}
      </Sum>
      <Sum
        name={words.sums.onTime}
        gain={more(proposed.onTime, nearestFirst.onTime)}
        good={proposed.onTime > nearestFirst.onTime}
      >
        {words.of(proposed.onTime, proposed.placed)}
      </Sum>
      <Sum name={words.sums.longest} gain={words.limit(formatDuration(language, LIMIT_MS))} good={false}>
        {formatDuration(language, longest * MINUTE_MS)}
      </Sum>
    </Card>
  );
}

function Sum({
  name,
  gain,
  good,
  children,
}: {
  name: string;
  gain: string;
  good: boolean;
  children: ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{children}</strong>{' '}
        <span className={good ? proposalCss.proposalGain : textCss.muted}>{gain}</span>
      </dd>
    </div>
  );
}
