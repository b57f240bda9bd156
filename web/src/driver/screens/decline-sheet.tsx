// Returns a trip to dispatch, with an optional reason.

import { useState } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { goTo } from '../navigation.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
import { decline } from './take-step.ts';

export function DeclineSheet({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const texts = useDriverTexts().declining;
  const [reason, setReason] = useState('');
  return (
    <Sheet title={texts.title} text={texts.text} onClose={onClose}>
      <Row gap="2" align="stretch" wrap>
        {texts.reasons.map((choice) => (
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
        {texts.other}
        <textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Stack>
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{texts.keep}</TapButton>
        <TapButton
          kind="filled"
          onClick={async () => {
            if (await decline(tripId, reason.trim() || null)) goTo({ screen: 'today' }, { replace: true });
            onClose();
          }}
        >
          {texts.confirm}
        </TapButton>
      </div>
    </Sheet>
  );
}
