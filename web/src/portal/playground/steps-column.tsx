// The middle column: the steps of the scenario; those taken with their time, the next, and the later ones.

import { IconCheck, IconFileTypePdf, IconPlayerTrackNext } from '@tabler/icons-react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import buttonCss from '../../ui/button.module.css';
import { Button } from '../../ui/button.tsx';
import { Tag } from '../../ui/chip.tsx';
import { classNamed, join } from '../../ui/classes.ts';
import { CopyButton } from '../../ui/copy.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatCountdown } from '../../ui/format.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import { Status, type Tone } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { ClockTime } from '../../ui/time.tsx';
import { useNow } from '../../ui/use-now.ts';
import playgroundCss from './playground.module.css';
import { type Plan, type Played, useAdvance } from './queries.ts';
import { ClockLine, ClockMenu } from './test-clock.tsx';
import { playgroundTexts } from './texts.ts';

const TONES: Record<Played['order']['status'], Tone> = {
  QUOTE_REQUIRED: 'warn',
  QUOTE_OFFERED: 'warn',
  REJECTED: 'muted',
  ACCEPTED: 'place',
  SCHEDULED: 'place',
  PICKUP_IN_PROGRESS: 'transit',
  IN_TRANSIT: 'transit',
  DELIVERY_IN_PROGRESS: 'transit',
  DELIVERED: 'good',
  COMPLETED: 'good',
  CANCELLED: 'muted',
};

interface ColumnProps {
  plan: Plan;
  played: Played | undefined;
  stepSeconds: number;
  mayPlay: boolean;
}

export function StepsColumn({ plan, played, stepSeconds, mayPlay }: ColumnProps) {
  const texts = useTexts(playgroundTexts);
  const reached = played?.scenario.step ?? 0;
  return (
    <div className={join(playgroundCss.playgroundColumn, playgroundCss.playgroundSteps)}>
      <Row gap="3" align="start" justify="between" wrap>
        {played ? (
          <div>
            <h2 className={playgroundCss.playedNumber}>
              {played.order.number} <CopyButton text={played.order.number} />
            </h2>
            <Row
              rowGap="0-5"
              gap="3"
              align="stretch"
              wrap
              size="table"
              className={playgroundCss.playedState}
              role="status"
            >
              <Status tone={TONES[played.order.status]}>{texts.statuses[played.order.status]}</Status>
              <Text tone="muted">
                {played.scenario.finished
                  ? texts.finished
                  : texts.stepOf({ step: reached, steps: plan.steps.length })}
              </Text>
            </Row>
          </div>
        ) : (
          <div>
            <h2 className={playgroundCss.playedNumber}>{texts.before}</h2>
            <Text as="p" tone="muted">
              {texts.beforeSentence({ count: plan.steps.length })}
            </Text>
          </div>
        )}
        {played && mayPlay && !played.scenario.finished && <Move played={played} />}
      </Row>
      {played && !played.scenario.finished && <ClockLine played={played} />}
      <Grid gap="1" className={playgroundCss.playedBar} aria-hidden="true">
        {plan.steps.map((step, index) => (
          <span key={step.name} className={index < reached ? playgroundCss.playedDone : undefined} />
        ))}
      </Grid>
      <ol aria-label={texts.steps}>
        {plan.steps.map((step, index) => (
          <Step key={step.name} index={index} step={step} played={played} stepSeconds={stepSeconds} />
        ))}
      </ol>
    </div>
  );
}

function Move({ played }: { played: Played }) {
  const texts = useTexts(playgroundTexts);
  const advance = useAdvance(played.order.id);
  return (
    <div className={buttonCss.buttonRow}>
      <ClockMenu played={played} />
      <Button
        busy={advance.isPending && advance.variables}
        disabled={advance.isPending}
        onClick={() => advance.mutate(true)}
      >
        {texts.runToEnd}
      </Button>
      <Button
        kind="filled"
        icon={<IconPlayerTrackNext />}
        busy={advance.isPending && !advance.variables}
        disabled={advance.isPending}
        onClick={() => advance.mutate(false)}
      >
        {texts.advance}
      </Button>
      <ErrorState error={advance.error} />
    </div>
  );
}

function Step({
  index,
  step,
  played,
  stepSeconds,
}: {
  index: number;
  step: Plan['steps'][number];
  played: Played | undefined;
  stepSeconds: number;
}) {
  const texts = useTexts(playgroundTexts);
  const at = played?.scenario.history.find((entry) => entry.step === index + 1)?.at;
  const reached = played?.scenario.step ?? 0;
  const isNext = played !== undefined && !played.scenario.finished && index === reached;
  const isLast = at !== undefined && index === reached - 1;
  const isLost = played?.scenario.finished === true && at === undefined;
  const state = at ? 'done' : isNext ? 'next' : 'ahead';
  return (
    <li
      className={join(
        playgroundCss.playedStep,
        classNamed(playgroundCss, `played-step-${state}`),
        isLast && playgroundCss.playedStepNow,
      )}
      aria-current={isLast ? 'step' : undefined}
    >
      {at ? (
        <Stack as="span" tone="good" size="meta" weight="strong" className={playgroundCss.stepMark}>
          <IconCheck size={16} aria-hidden="true" />
        </Stack>
      ) : (
        <NextMark
          index={index}
          nextStepAt={isNext ? played.scenario.nextStepAt : null}
          seconds={stepSeconds}
        />
      )}
      <Stack gap="1" className={playgroundCss.stepWhat}>
        <Row align="stretch" justify="between" wrap className={playgroundCss.stepLineHead}>
          <span className={playgroundCss.stepTitle}>{findText(texts.stepNames, step.name) ?? step.name}</span>
          <Text tone="muted" size="table">
            {at && <ClockTime at={at} seconds />}
            {isNext && played.scenario.nextStepAt && <Countdown at={played.scenario.nextStepAt} />}
            {isLost && <Text tone="muted">{texts.notReached}</Text>}
          </Text>
        </Row>
        <Row rowGap="1" gap="1-5" wrap size="table">
          {step.events.length === 0 && step.documents.length === 0 && (
            <Text tone="muted">{texts.sendsNothing}</Text>
          )}
          {step.events.map((event) => (
            <Tag key={event}>{event}</Tag>
          ))}
          {step.documents.map((kind) => (
            <Row as="span" inline gap="1" tone="muted" key={kind} className={playgroundCss.stepDocument}>
              <IconFileTypePdf size={14} aria-hidden="true" /> {texts.documentKinds[kind]}
            </Row>
          ))}
        </Row>
      </Stack>
    </li>
  );
}

/** A ring around the number that fills up until the step is due. */
function NextMark({
  index,
  nextStepAt,
  seconds,
}: {
  index: number;
  nextStepAt: string | null;
  seconds: number;
}) {
  const percent = useNow((nowMs) => {
    if (nextStepAt === null) return 0;
    const left = (Date.parse(nextStepAt) - nowMs) / 1000;
    return Math.round(Math.min(Math.max(1 - left / seconds, 0), 1) * 100);
  });
  return (
    <Stack
      as="span"
      tone="good"
      size="meta"
      weight="strong"
      figures
      className={join(playgroundCss.stepMark, playgroundCss.stepNumber)}
      style={{ ['--share' as never]: `${percent}%` }}
    >
      {index + 1}
    </Stack>
  );
}

function Countdown({ at }: { at: string }) {
  const language = useLanguage();
  const text = useNow(
    (nowMs) => formatCountdown(language, new Date(Math.max(Date.parse(at), nowMs)), nowMs) ?? '',
  );
  return (
    <Text figures className={playgroundCss.stepCountdown}>
      {text}
    </Text>
  );
}
