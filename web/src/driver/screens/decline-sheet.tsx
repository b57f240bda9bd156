// Returns a trip to dispatch, with an optional reason.

import { useState } from 'react';
import { officeLanguage } from '../../../../shared/text/office-language.ts';
import { appTexts } from '../../../../shared/texts/generated/driver/app.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { goTo } from '../navigation.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { useDriverTexts } from '../use-driver-texts.ts';
import { queueDecline } from './take-step.ts';

export function DeclineSheet({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const texts = useDriverTexts().declining;
  const [reason, setReason] = useState('');
  const { save, isFull, isBusy } = useSave();
  const office = appTexts[officeLanguage(useAppLanguage())].declining.reasons;
  /** Dispatch reads the reason: a chosen one in a language of the office, words as they are. */
  const inOffice = (text: string) => office[texts.reasons.indexOf(text)] ?? text;
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
      {isFull && <FullProblem />}
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{texts.keep}</TapButton>
        <TapButton
          kind="filled"
          disabled={isBusy}
          onClick={() =>
            void save(
              () => queueDecline(tripId, inOffice(reason.trim()) || null),
              () => {
                goTo({ screen: 'today' }, { replace: true });
                onClose();
              },
            )
          }
        >
          {texts.confirm}
        </TapButton>
      </div>
    </Sheet>
  );
}
