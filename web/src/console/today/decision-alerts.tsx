// A sound and a count in the tab's title for new decisions: for each person a switch, off at first.
import { useEffect, useRef, useState } from 'react';
import { messagesTexts } from '../../../../shared/texts/generated/console/messages.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Setting } from '../../people/settings/setting.tsx';
import { Button } from '../../ui/button.tsx';
import fieldCss from '../../ui/field.module.css';
import { Switch } from '../../ui/field.tsx';
import { setTabCount } from '../../ui/tab-title.ts';
import { useConsole } from '../session.tsx';
import { NOTHING_WATCHED, seenAll, watchDecisions } from './new-decisions.ts';
import { useDecisions } from './today-queries.ts';

const CHANGED = 'handover-decision-alerts';
const keyOf = (userId: string) => `handover.decision-alerts.${userId}`;

function isOn(userId: string): boolean {
  try {
    return localStorage.getItem(keyOf(userId)) === 'on';
  } catch {
    return false;
  }
}

function useAlertsSwitch(): [boolean, (on: boolean) => void] {
  const { id } = useConsole().user;
  const [on, setOn] = useState(() => isOn(id));
  useEffect(() => {
    const read = () => setOn(isOn(id));
    addEventListener(CHANGED, read);
    addEventListener('storage', read);
    return () => {
      removeEventListener(CHANGED, read);
      removeEventListener('storage', read);
    };
  }, [id]);
  return [
    on,
    (next) => {
      try {
        localStorage.setItem(keyOf(id), next ? 'on' : 'off');
      } catch {
        // Without storage it stays off.
      }
      dispatchEvent(new Event(CHANGED));
    },
  ];
}

/** Part of every page of the console. */
export function DecisionAlerts() {
  const [on] = useAlertsSwitch();
  return on ? <Watching /> : null;
}

function Watching() {
  const { data } = useDecisions();
  const watched = useRef(NOTHING_WATCHED);
  useEffect(() => {
    if (!data) return;
    const ids = data.map(({ id }) => id);
    const next = watchDecisions(watched.current, ids, document.visibilityState === 'visible');
    watched.current = next.watched;
    setTabCount(next.watched.unseen.size);
    if (next.rings) playTone();
  }, [data]);
  useEffect(() => {
    const see = () => {
      if (document.visibilityState !== 'visible') return;
      watched.current = seenAll(watched.current);
      setTabCount(0);
    };
    document.addEventListener('visibilitychange', see);
    return () => {
      document.removeEventListener('visibilitychange', see);
      setTabCount(0);
    };
  }, []);
  return null;
}

const TONE_SECONDS = 0.35;
const TONE_HERTZ = 660;
const TONE_VOLUME = 0.15;

/** Made here, so that no file has to be loaded. Browsers stay silent until the person has used the page. */
function playTone(): void {
  const audio = new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const end = audio.currentTime + TONE_SECONDS;
  tone.frequency.value = TONE_HERTZ;
  volume.gain.setValueAtTime(TONE_VOLUME, audio.currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, end);
  tone.connect(volume).connect(audio.destination);
  tone.start();
  tone.stop(end);
  tone.onended = () => void audio.close();
}

export function DecisionAlertsSetting() {
  const texts = useTexts(messagesTexts).alerts;
  const [on, setOn] = useAlertsSwitch();
  return (
    <Setting title={texts.title} sentence={texts.sentence}>
      <Switch label={texts.label} checked={on} onChange={setOn} />
      <p className={fieldCss.fieldHint}>{texts.hint}</p>
      {on && (
        <div>
          <Button small onClick={playTone}>
            {texts.try}
          </Button>
        </div>
      )}
    </Setting>
  );
}
