// The next step, fixed at the bottom, with the progress of the trip and the following step.

import {
  IconCarGarage,
  IconClipboardCheck,
  IconFlagCheck,
  IconMapPinCheck,
  IconSteeringWheel,
} from '@tabler/icons-react';
import { Row, Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import layoutCss from '../layout.module.css';
import { TapButton, TapRouteLink } from '../parts/button.tsx';
import { Undo } from '../parts/undo.tsx';
import partsCss from '../parts.module.css';
import type { ProtocolKind } from '../protocol/draft.ts';
import { useJustChanged } from '../protocol/ignore-double-tap.ts';
import type { ShownTrip } from '../trips/sort-trips.ts';
import { NEXT_STEPS, type NextStep } from '../trips/trip-view.ts';
import { useDriverTexts } from '../use-driver-texts.ts';
import { takeStep } from './take-step.ts';
import { Answer } from './trip-card.tsx';

const ICONS = {
  start: IconSteeringWheel,
  'arrive-pickup': IconMapPinCheck,
  pickup: IconClipboardCheck,
  'arrive-delivery': IconFlagCheck,
  delivery: IconClipboardCheck,
  finish: IconCarGarage,
} satisfies Record<NextStep, unknown>;

export function NextStepBar({ shown }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const { stored, progress, next, drafts } = shown;
  const forgotten = unfinishedProtocol(shown);
  return (
    <Stack as="footer" gap="3" className={layoutCss.bottom}>
      <Undo tripId={stored.id} />
      {progress >= 0 && next && (
        <Row gap="3-5" size="type-5">
          <Row as="span" gap="1-5" align="stretch" className={partsCss.stepsBars} aria-hidden="true">
            {NEXT_STEPS.map((step, at) => (
              <i
                key={step}
                className={at < progress ? partsCss.isDone : at === progress ? partsCss.isNow : undefined}
              />
            ))}
          </Row>
          <Text tone="muted">{texts.trip.step({ step: progress + 1 })}</Text>
        </Row>
      )}
      {progress < 0 && <Answer shown={shown} big />}
      {forgotten && (
        <TapRouteLink kind="soft" to={{ screen: 'protocol', tripId: stored.id, kind: forgotten }}>
          {texts.continueProtocol[forgotten]}
        </TapRouteLink>
      )}
      {next && <Next tripId={stored.id} next={next} isBegun={drafts.some(({ kind }) => kind === next)} />}
      {next && (
        <Text as="p" tone="muted" size="type-5" className={layoutCss.bottomNote}>
          {texts.trip.thenComes({ what: nextStepHint(texts, next) })}
        </Text>
      )}
      {progress >= 3 && <SentLinks shown={shown} />}
    </Stack>
  );
}

function nextStepHint(texts: ReturnType<typeof useDriverTexts>, next: NextStep): string {
  const following = NEXT_STEPS[NEXT_STEPS.indexOf(next) + 1];
  return following ? texts.steps[following] : texts.afterwards;
}

/** Dispatch has already reported this step; a protocol that the driver started can still be handed in. */
function unfinishedProtocol({ drafts, progress }: ShownTrip): ProtocolKind | null {
  const begun = (kind: ProtocolKind, done: number) =>
    progress >= done && drafts.some((draft) => draft.kind === kind && draft.handedInAt === null);
  if (begun('pickup', 3)) return 'pickup';
  return begun('delivery', 5) ? 'delivery' : null;
}

function Next({ tripId, next, isBegun }: { tripId: string; next: NextStep; isBegun: boolean }) {
  const texts = useDriverTexts();
  const Icon = ICONS[next];
  // The second tap of a double tap must not trigger the step that the first tap brought up.
  const isNew = useJustChanged(next);
  if (next === 'pickup' || next === 'delivery') {
    return (
      <TapRouteLink kind="filled" big icon={<Icon />} to={{ screen: 'protocol', tripId, kind: next }}>
        {isBegun ? texts.continueProtocol[next] : texts.steps[next]}
      </TapRouteLink>
    );
  }
  return (
    <TapButton
      key={next}
      kind="filled"
      big
      icon={<Icon />}
      aria-disabled={isNew}
      onClick={() => !isNew && void takeStep(tripId, next)}
    >
      {texts.steps[next]}
    </TapButton>
  );
}

/** The send state of the last protocol, and a copy of it for the person on site. */
function SentLinks({ shown: { stored, drafts, progress } }: { shown: ShownTrip }) {
  const texts = useDriverTexts();
  const kind = progress >= 5 ? 'delivery' : 'pickup';
  if (!drafts.some((draft) => draft.kind === kind && draft.handedInAt !== null)) return null;
  return (
    <TapRouteLink to={{ screen: 'sending', tripId: stored.id, kind }}>{texts.sending[kind]}</TapRouteLink>
  );
}
