// Shows the last step with an undo button while it can be undone.

import { useEffect, useState } from 'react';
import { useAppLanguage } from '../../messages/language.ts';
import { toast } from '../../ui/announce.tsx';
import { formatClock } from '../../ui/format.ts';
import { Row } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import type { Entry } from '../local-store/records.ts';
import { useStoredData } from '../local-store/use-stored-data.ts';
import { cancelEntry, inOrder } from '../outbox/queue.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';

/** Without network undo stays possible, because the step is not sent yet. */
function canBeUndone({ state, act }: Entry): boolean {
  return state === 'waiting' && (act.type === 'step' || act.type === 'decline');
}

export function Undo({ tripId }: { tripId?: string }) {
  const texts = useDriverTexts();
  const language = useAppLanguage();
  const stored = useStoredData();
  const [isTaking, setTaking] = useState(false);
  const own = (stored?.entries ?? []).filter(
    (entry) => (tripId ? entry.tripId === tripId : entry.tripId !== null) && entry.state !== 'sent',
  );
  const last = own.toSorted(inOrder).at(-1);
  const seq = last?.seq;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new step resets the state.
  useEffect(() => setTaking(false), [seq]);
  if (!last || !canBeUndone(last)) return null;
  const { act } = last;
  const what =
    act.type === 'decline' ? texts.undo.decline : texts.undo[act.type === 'step' ? act.step : 'finish'];
  return (
    <Row gap="3" justify="between" size="type-6" className={partsCss.undo} role="status">
      <span>
        {what} <Text figures>{formatClock(language, new Date(last.at))}</Text>
      </span>
      <button
        type="button"
        disabled={isTaking}
        onClick={async () => {
          setTaking(true);
          if (!(await cancelEntry(last.seq))) toast(texts.undo.tooLate, 'warn');
          void syncNow();
        }}
      >
        {texts.undo.undo}
      </button>
    </Row>
  );
}
