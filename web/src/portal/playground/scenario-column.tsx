// The left column: the scenario, the mode, and the receivers.

import { IconPlus } from '@tabler/icons-react';
import { useId } from 'react';
import { fillText } from '../../../../shared/text/fill-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { join } from '../../ui/classes.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { ListenHint } from '../webhooks/listen-hint.tsx';
import playgroundCss from './playground.module.css';
import { type Plans, type Played, type Receiver, useNewReceiver } from './queries.ts';
import { MODES, type Mode, type PlaygroundSearch, type Scenario } from './search.ts';
import { type PlaygroundTexts, playgroundTexts } from './texts.ts';

export function ScenarioColumn({
  plans,
  played,
  scenario,
  mode,
  onChoose,
  create,
}: {
  plans: Plans;
  played: Played | undefined;
  scenario: Scenario;
  mode: Mode;
  onChoose: (choice: Pick<PlaygroundSearch, 'scenario' | 'mode'>) => void;
  /** False where the role does not allow it. */
  create: false | { busy: boolean; run: () => void };
}) {
  const texts = useTexts(playgroundTexts);
  const name = useId();
  return (
    <div className={playgroundCss.playgroundColumn}>
      <Stack as="fieldset" gap="0-5" className={playgroundCss.scenarioChoice}>
        <legend>{texts.scenario}</legend>
        {plans.data.map((plan) => (
          <Grid
            as="label"
            align="center"
            key={plan.name}
            className={join(playgroundCss.scenario, plan.name === scenario && playgroundCss.scenarioChosen)}
          >
            <input
              type="radio"
              name={name}
              checked={plan.name === scenario}
              onChange={() => onChoose({ scenario: plan.name })}
            />
            <Text mono className={playgroundCss.scenarioName}>
              {plan.name}
            </Text>
            <Text tone="muted" size="meta" figures title={texts.stepsCount({ count: plan.steps.length })}>
              {plan.steps.length}
            </Text>
            <Text tone="ink-2" size="table" className={playgroundCss.scenarioSentence}>
              {texts.scenarios[plan.name]}
            </Text>
          </Grid>
        ))}
      </Stack>
      <section>
        <h2>{texts.mode}</h2>
        <Segmented
          label={texts.mode}
          value={mode}
          choices={MODES.map((value) => ({ value, label: texts.modes[value] }))}
          onChange={(value) => onChoose({ mode: value })}
        />
        <Text as="p" size="table" tone="muted">
          {fillText(texts.modeSentences[mode], { seconds: plans.stepSeconds })}
        </Text>
      </section>
      <ReceiverList endpoints={played?.endpoints ?? plans.endpoints} played={played} />
      {create ? (
        <Button
          kind={played && !played.scenario.finished ? 'outline' : 'filled'}
          icon={<IconPlus />}
          busy={create.busy}
          disabled={plans.today.used >= plans.today.limit}
          onClick={create.run}
        >
          {texts.newOrder}
        </Button>
      ) : (
        <Text as="p" size="table" tone="muted">
          {texts.onlyOrderers}
        </Text>
      )}
    </div>
  );
}

function ReceiverList({ endpoints, played }: { endpoints: readonly Receiver[]; played: Played | undefined }) {
  const texts = useTexts(playgroundTexts);
  const { may } = usePortal();
  const make = useNewReceiver();
  return (
    <section>
      <h2>{texts.sendsTo}</h2>
      {endpoints.length === 0 && (
        <Text as="p" size="table" tone="muted">
          {texts.nobody}
          <ListenHint />
        </Text>
      )}
      <ul>
        {endpoints.map((endpoint) => {
          const [health, tone] = healthOf(endpoint, played);
          return (
            <Row
              as="li"
              gap="2"
              justify="between"
              size="table"
              key={endpoint.id}
              className={playgroundCss.playgroundReceiver}
            >
              <span title={endpoint.url}>{nameOf(texts, endpoint)}</span>
              <Status tone={tone}>{texts.health[health]}</Status>
            </Row>
          );
        })}
      </ul>
      {endpoints.length === 0 && may('developers') && (
        <Button small busy={make.isPending} onClick={() => make.mutate()}>
          {texts.newReceiver}
        </Button>
      )}
      <ErrorState error={make.error} />
    </section>
  );
}

export function nameOf(texts: PlaygroundTexts, { description, url }: Receiver): string {
  return description ?? (URL.canParse(url) ? new URL(url).host : texts.unnamed);
}

/** Based on the deliveries of this order only; unknown before the first one. */
function healthOf(
  { id, status }: Receiver,
  played: Played | undefined,
): [keyof PlaygroundTexts['health'], Tone] {
  if (status === 'PAUSED') return ['paused', 'warn'];
  const deliveries = (played?.events ?? [])
    .flatMap((event) => event.deliveries)
    .filter((delivery) => delivery.endpointId === id);
  if (deliveries.some(({ state }) => state === 'FAILED_RETRYING' || state === 'DEAD_LETTER'))
    return ['failing', 'alert'];
  return deliveries.some(({ state }) => state === 'DELIVERED') ? ['healthy', 'good'] : ['ready', 'muted'];
}
