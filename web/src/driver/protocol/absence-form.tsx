// The reason why the contact does not sign: one of four choices, an explanation, and photos.
import { Text } from '../../ui/text.tsx';
import { type Absence, needsExplanation, withAbsence } from './absence.ts';
import { ABSENCE_REASONS } from './draft.ts';
import { photosOfAbsence } from './photo-files.ts';
import { PrintableField } from './printable-field.tsx';
import { useProtocol } from './protocol-context.tsx';
import protocolPagesCss from './protocol-pages.module.css';
import signaturesPageCss from './signatures-page.module.css';
import { SubjectPhotos } from './subject-photos.tsx';

const MAX_EXPLANATION_LENGTH = 450;

export function AbsenceForm({ absence }: { absence: Absence }) {
  const { saver, texts, stored } = useProtocol();
  const { signatures } = texts;
  const needed = needsExplanation(absence.reason) && absence.words.trim() === '';
  return (
    <>
      <fieldset className={signaturesPageCss.absenceReasons} aria-label={signatures.why}>
        {ABSENCE_REASONS.map((reason) => (
          <button
            key={reason}
            type="button"
            className={protocolPagesCss.protocolChoice}
            aria-pressed={absence.reason === reason}
            onClick={() => saver.change((draft) => withAbsence(draft, { ...absence, reason }, stored.texts))}
          >
            {signatures.reasons[reason]}
          </button>
        ))}
      </fieldset>
      <PrintableField
        field="contactAbsence"
        rows={2}
        maxLength={MAX_EXPLANATION_LENGTH}
        aria-label={signatures.reasonWords}
        aria-describedby={needed ? 'absence-needed' : undefined}
        placeholder={signatures.reasonExample}
        value={absence.words}
        onText={(typed) =>
          saver.changeSoon((draft) => withAbsence(draft, { ...absence, words: typed }, stored.texts))
        }
      />
      {needed && (
        <Text as="p" tone="warn" size="type-5" id="absence-needed">
          {signatures.reasonNeeded}
        </Text>
      )}
      <AbsencePhotos />
    </>
  );
}

function AbsencePhotos() {
  const { draft, texts } = useProtocol();
  const { signatures, photos } = texts;
  const taken = photosOfAbsence(draft);
  return (
    <SubjectPhotos
      look="absence"
      photos={taken}
      aim={{ subject: { of: 'absence' }, title: photos.absenceTitle, hint: photos.absenceHint }}
      add={{ text: signatures.photo }}
    >
      <span className={protocolPagesCss.protocolQuiet}>
        {taken.length > 0 && signatures.photos({ count: taken.length })}
      </span>
    </SubjectPhotos>
  );
}
