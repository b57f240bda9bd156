// Reports that the vehicle could not be picked up: reason and photo end the trip.

import { useState } from 'react';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { saveTripInVain } from '../local-store/store-extras.ts';
import { syncNow } from '../outbox/schedule-sync.ts';
import { TapButton } from '../parts/button.tsx';
import { Sheet } from '../parts/sheet.tsx';
import partsCss from '../parts.module.css';
import { trySave } from '../storage-full.ts';
import { PhotoField } from './photo-field.tsx';
import { useExtraTexts } from './use-extra-texts.ts';

export function TripInVainSheet({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { inVain } = useExtraTexts();
  const [reason, setReason] = useState('');
  const [picture, setPicture] = useState<Blob | null>(null);
  const end = async () => {
    if (await trySave(() => saveTripInVain(tripId, reason.trim(), picture))) void syncNow();
    onClose();
  };
  return (
    <Sheet title={inVain.title} text={inVain.text} onClose={onClose}>
      <Row gap="2" align="stretch" wrap>
        {inVain.reasons.map((choice) => (
          <button
            key={choice}
            type="button"
            className={layoutCss.choice}
            aria-pressed={reason === choice}
            onClick={() => setReason(choice)}
          >
            {choice}
          </button>
        ))}
      </Row>
      <Stack as="label" gap="1-5" className={partsCss.sheetField}>
        {inVain.reason}
        <textarea
          rows={2}
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Stack>
      <PhotoField label={inVain.photo} isAdded={picture !== null} onPhoto={setPicture} />
      <div className={layoutCss.tapPair}>
        <TapButton onClick={onClose}>{inVain.keep}</TapButton>
        <TapButton kind="alert" disabled={reason.trim() === ''} onClick={() => void end()}>
          {inVain.confirm}
        </TapButton>
      </div>
    </Sheet>
  );
}
