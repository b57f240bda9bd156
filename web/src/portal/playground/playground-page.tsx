// The playground: choose a scenario, see what it will send, create a test order, and watch its events.

import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useTexts } from '../../messages/use-texts.ts';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid } from '../../ui/layout.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { CreateByCode } from './create-by-code.tsx';
import playgroundCss from './playground.module.css';
import { type Plans, useCreate, usePlans, usePlayed } from './queries.ts';
import { ReceivedColumn } from './received-column.tsx';
import { ScenarioColumn } from './scenario-column.tsx';
import type { PlaygroundSearch } from './search.ts';
import { StepsColumn } from './steps-column.tsx';
import { playgroundTexts } from './texts.ts';

const route = getRouteApi('/$environment/playground');

export function PlaygroundPage() {
  const texts = useTexts(playgroundTexts);
  const { data, error, refetch } = usePlans();
  return (
    <>
      <PageHead
        title={texts.title}
        meta={<Text tone="muted">{texts.sentence}</Text>}
        actions={
          data && (
            <Text tone="muted" size="table" figures className={playgroundCss.playgroundToday}>
              {texts.today({ used: data.today.used, limit: data.today.limit })}
            </Text>
          )
        }
      />
      {error && <ErrorState error={error} onRetry={() => refetch()} />}
      {data ? (
        <Playground plans={data} />
      ) : (
        !error && <Grid className={join(playgroundCss.playground, playgroundCss.playgroundLoading)} />
      )}
    </>
  );
}

function Playground({ plans }: { plans: Plans }) {
  const texts = useTexts(playgroundTexts);
  const { may } = usePortal();
  const navigate = useNavigate();
  const search = route.useSearch();
  const orderId = search.order ?? '';
  const { data, error } = usePlayed(orderId);
  const played = orderId === '' ? undefined : data;
  const scenario = played?.scenario.name ?? search.scenario ?? 'STANDARD';
  const mode = played?.scenario.mode ?? search.mode ?? 'automatic';
  const plan = plans.data.find(({ name }) => name === scenario)!;
  const go = (next: PlaygroundSearch) =>
    navigate({ to: '/$environment/playground', params: { environment: 'sandbox' }, search: next });
  const create = useCreate((id) => go({ order: id }));
  const problem = error ?? create.error;
  return (
    <>
      <ErrorState error={problem} />
      <Grid className={join(playgroundCss.playground, played && playgroundCss.playgroundPlaying)}>
        <ScenarioColumn
          plans={plans}
          played={played}
          scenario={scenario}
          mode={mode}
          onChoose={(choice) => go({ scenario, mode, ...choice })}
          create={
            may('orderers') && {
              busy: create.isPending,
              run: () => create.mutate({ scenario, mode }),
            }
          }
        />
        <StepsColumn plan={plan} played={played} stepSeconds={plans.stepSeconds} mayPlay={may('orderers')} />
        <ReceivedColumn plan={plan} played={played} />
      </Grid>
      <CreateByCode call={{ origin: location.origin, scenario, mode, body: plans.testOrder }} />
      {plans.today.used >= plans.today.limit && (
        <p className={playgroundCss.playgroundUsedUp}>{texts.usedUp}</p>
      )}
    </>
  );
}
