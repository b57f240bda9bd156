// Asks once, after the first accepted trip, whether the phone may show push messages; explains before the browser asks.
import { IconBell } from '@tabler/icons-react';
import { useState } from 'react';
import { join } from '../../ui/classes.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import type { Session } from '../local-store/records.ts';
import { saveState } from '../local-store/state.ts';
import type { StoredData } from '../local-store/use-stored-data.ts';
import { useMessageTexts } from '../messages/use-message-texts.ts';
import { TapButton } from '../parts/button.tsx';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { toTripView } from '../trips/trip-view.ts';
import { canPush, type PushProblem, switchPushOn } from './push-switch.ts';

export function AskForPush({ stored, session }: { stored: StoredData; session: Session }) {
  const texts = useMessageTexts().push;
  const [problem, setProblem] = useState<PushProblem | null>(null);
  const [isBusy, setBusy] = useState(false);
  const hasAccepted = stored.trips.some(
    ({ trip, gone }) => !gone && toTripView(trip, stored.entries).progress >= 0,
  );
  const isAsked = stored.push !== undefined || !canPush() || Notification.permission === 'denied';
  if ((isAsked && problem === null) || !hasAccepted) return null;
  const accept = async () => {
    setBusy(true);
    setProblem(await switchPushOn(session).catch(() => 'failed' as const));
    setBusy(false);
  };
  return (
    <Row as="section" gap="3" align="stretch" className={join(partsCss.noticeCard, layoutCss.tonePlace)}>
      <IconBell />
      <Stack gap="2">
        <h2>{texts.title}</h2>
        <p role={problem ? 'alert' : undefined}>{problem ? texts[problem] : texts.text}</p>
        <div className={layoutCss.tapPair}>
          <TapButton
            onClick={() => {
              setProblem(null);
              void trySave(() => saveState('push', 'off'));
            }}
          >
            {texts.later}
          </TapButton>
          <TapButton kind="soft" disabled={isBusy} onClick={() => void accept()}>
            {texts.on}
          </TapButton>
        </div>
      </Stack>
    </Row>
  );
}
