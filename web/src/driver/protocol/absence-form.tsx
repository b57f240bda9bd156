// Why the other side does not sign: one of four reasons, words to it, and photos.
import { IconCameraPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { type Absence, needsWords, withAbsence } from './absence.ts';
import { CameraScreen } from './camera-screen.tsx';
import { ABSENCE_REASONS, type DraftPhoto } from './draft.ts';
import { MAX_PHOTOS, photosOfAbsence } from './photo-files.ts';
import { PhotoScreen } from './photo-screen.tsx';
import { useProtocol } from './protocol-context.tsx';
import { Thumbnail } from './thumbnail.tsx';

const MAX_WORDS = 450;

export function AbsenceForm({ absence }: { absence: Absence }) {
  const { keeper, words } = useProtocol();
  const { signatures } = words;
  const needed = needsWords(absence.reason) && absence.words.trim() === '';
  return (
    <>
      <fieldset className="absence-reasons" aria-label={signatures.why}>
        {ABSENCE_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className="protocol-choice"
            aria-pressed={absence.reason === reason}
            onClick={() => keeper.change((draft) => withAbsence(draft, { ...absence, reason }, words))}
          >
            {signatures.reasons[reason]}
          </button>
        ))}
      </fieldset>
      <textarea
        className="protocol-input"
        rows={2}
        maxLength={MAX_WORDS}
        aria-label={signatures.reasonWords}
        aria-describedby={needed ? 'absence-needed' : undefined}
        placeholder={signatures.reasonExample}
        value={absence.words}
        onChange={({ target }) =>
          keeper.changeSoon((draft) => withAbsence(draft, { ...absence, words: target.value }, words))
        }
        onBlur={() => void keeper.flush()}
      />
      {needed && (
        <p className="signature-small" id="absence-needed">
          {signatures.reasonNeeded}
        </p>
      )}
      <AbsencePhotos />
    </>
  );
}

function AbsencePhotos() {
  const { draft, words } = useProtocol();
  const { signatures, photos } = words;
  const [aims, setAims] = useState(false);
  const [looked, setLooked] = useState<DraftPhoto | null>(null);
  const taken = photosOfAbsence(draft);
  return (
    <div className="absence-photos">
      {taken.map((photo, index) => (
        <button
          key={photo.id}
          type="button"
          className="absence-photo"
          aria-label={words.damages.viewPhoto(index + 1)}
          onClick={() => setLooked(photo)}
        >
          <Thumbnail photoId={photo.id} />
        </button>
      ))}
      <span className="protocol-quiet">{taken.length > 0 && signatures.photos(taken.length)}</span>
      {draft.photos.length < MAX_PHOTOS && (
        <button type="button" className="absence-add" onClick={() => setAims(true)}>
          <IconCameraPlus aria-hidden="true" />
          {signatures.photo}
        </button>
      )}
      {aims && (
        <CameraScreen
          aim={{
            subject: { of: 'absence' },
            title: photos.absenceTitle,
            hint: photos.absenceHint,
            outline: null,
          }}
          onTaken={() => setAims(false)}
          onClose={() => setAims(false)}
        />
      )}
      {looked && <PhotoScreen photo={looked} title={photos.absenceTitle} onClose={() => setLooked(null)} />}
    </div>
  );
}
