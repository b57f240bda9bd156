// Returns a trip to dispatch, with an optional reason.

import { useState } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { goTo } from '../navigation.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { useDriverWords } from '../use-driver-words.ts';
import { decline } from './take-step.ts';

export function DeclineSheet({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const words = useDriverWords().declining;
  const [reason, setReason] = useState('');
  return (
    <Sheet title={words.title} text={words.text} onClose={onClose}>
      <Row gap="2" align="stretch" wrap>
        {words.reasons.map((choice) => (
          <button
            key={choice}
            type="button"
            className={layoutCss.choice}
            aria-pressed={reason === choice}
            onClick={() => setReason(reason === choice ? '' : choice)}
          >
            {choice}
          </button>
        ))}
      </Row>
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {words.other}
        <textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{words.keep}</TapButton>
        <TapButton
          kind="filled"
          onClick={async () => {
            if (await decline(tripId, reason.trim() || null)) goTo({ screen: 'today' }, { replace: true });
            onClose();
          }}
        >
          {words.confirm}
        </TapButton>
      </div>
    </Sheet>
  );
}
