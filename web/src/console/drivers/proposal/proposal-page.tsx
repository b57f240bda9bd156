// The proposal for a day: assignments, savings and open decisions; the user accepts all or a part of it.

import { IconCalendarCheck, IconRefresh } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { driversTexts } from '../../../../../shared/texts/generated/console/drivers.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { join } from '../../../ui/classes.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { formatClock } from '../../../ui/format.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Grid } from '../../../ui/layout.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { RouteButton } from '../../../ui/route-button.tsx';
import { Live } from '../../../ui/status.tsx';
import { Empty } from '../../../ui/table-states.tsx';
import { useConsole } from '../../session.tsx';
import driversCss from '../drivers.module.css';
import { readDriversSearch } from '../drivers-search.ts';
import { formatPlanDay } from '../format-plan-day.ts';
import { AssignPlan } from './assign-plan.tsx';
import { OpenDecisions } from './open-decisions.tsx';
import proposalCss from './proposal.module.css';
import { ProposalRows } from './proposal-rows.tsx';
import { type Proposal, useChoices, useIsProposalCurrent, useProposal } from './proposal-state.ts';
import { Compared, Sums } from './proposal-sums.tsx';

const route = getRouteApi('/frame/drivers/proposal');

export function ProposalPage() {
  const all = useTexts(driversTexts);
  const texts = all.proposal;
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
          { label: texts.crumb },
        ]}
        title={data ? texts.title({ day: name }) : texts.calculating}
        meta={data && !isEmpty(data) && <Sentence proposal={data} />}
        actions={
          <>
            {data && (
              <Live down={!isCurrent}>
                {isCurrent
                  ? texts.stillFits({ when: formatClock(language, new Date(data.madeAt)) })
                  : texts.outdated}
              </Live>
            )}
            <Button icon={<IconRefresh />} busy={query.isFetching} onClick={() => query.refetch()}>
              {texts.again}
            </Button>
          </>
        }
      />
      {error && !data && <ErrorState error={error} onRetry={() => query.refetch()} />}
      {!data && !error && <div className={driversCss.planWaiting} aria-busy="true" />}
      {data && isEmpty(data) && (
        <Empty
          icon={<IconCalendarCheck />}
          title={texts.emptyTitle}
          actions={
            <RouteButton to="/drivers" search={{ view: 'plan', day: data.day }}>
              {texts.backToPlan}
            </RouteButton>
          }
        >
          {texts.emptyText}
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
  const texts = useTexts(driversTexts).proposal;
  const used = drivers.filter(({ legs }) => legs.some(({ set }) => !set)).length;
  const unsure = drivers.filter(({ unsure: one }) => one !== null).length;
  const rest = [
    open.length > 0 && (open.length === 1 ? texts.oneFitsNobody : texts.nobodyFits({ count: open.length })),
    late.length > 0 && texts.late({ count: late.length }),
    unsure > 0 && texts.unsure({ count: unsure }),
    unreleased.length > 0 && texts.toRelease({ count: unreleased.length }),
  ].filter((part) => part !== false);
  return (
    <span>
      <strong>{texts.sentence({ placed: proposed.placed, all: orders, drivers: used })}</strong>
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
      <Compared proposal={proposal} />
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
