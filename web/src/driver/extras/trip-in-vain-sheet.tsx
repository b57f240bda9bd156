// Reports that the vehicle could not be picked up: reason and photo end the trip.

import { officeLanguage } from '../../../../shared/text/office-language.ts';
import { useAppLanguage } from '../../messages/language.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import layoutCss from '../layout.module.css';
import { saveTripInVain } from '../local-store/store-extras.ts';
import { TapButton } from '../parts/button.tsx';
import { FullProblem } from '../parts/full-problem.tsx';
import { Sheet } from '../parts/sheet.tsx';
import { useKeptForm } from '../parts/use-kept-form.ts';
import { useSave } from '../parts/use-save.ts';
import partsCss from '../parts.module.css';
import { PhotoField } from './photo-field.tsx';
import { extrasTexts } from './texts.ts';
import { useExtraTexts } from './use-extra-texts.ts';

export function TripInVainSheet({ tripId, onClose }: { tripId: string; onClose: () => void }) {
  const { inVain, withoutPhoto } = useExtraTexts();
  const { values, picture, change, setPicture, drop } = useKeptForm(`in-vain/${tripId}`, () => ({
    reason: '',
  }));
  const { reason } = values;
  const setReason = (next: string) => change({ reason: next });
  const office = extrasTexts[officeLanguage(useAppLanguage())].inVain.reasons;
  /** Dispatch and the customer read the reason: a chosen one in a language of theirs, words as they are. */
  const inOffice = (text: string) => office[inVain.reasons.indexOf(text)] ?? text;
  const { save, isFull, isBusy } = useSave();
  const end = (photo: Blob | null) =>
    save(
      () => saveTripInVain(tripId, inOffice(reason.trim()), photo),
      () => {
        void drop();
        onClose();
      },
    );
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
      <PhotoField label={inVain.photo} picture={picture} onPhoto={setPicture} />
      {isFull && <FullProblem />}
      <div className={layoutCss.tapPair}>
        {isFull && picture ? (
          <TapButton onClick={() => void end(null)}>{withoutPhoto}</TapButton>
        ) : (
          <TapButton onClick={onClose}>{inVain.keep}</TapButton>
        )}
        <TapButton kind="alert" disabled={reason.trim() === '' || isBusy} onClick={() => void end(picture)}>
          {inVain.confirm}
        </TapButton>
      </div>
    </Sheet>
  );
}
