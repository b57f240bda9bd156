// The reason why the contact does not sign, as text for the protocol.
import type { AbsenceReason, ProtocolDraft } from './draft.ts';
import type { ProtocolTexts } from './texts.ts';

const MAX_ABSENCE = 500;

export type Absence = NonNullable<ProtocolDraft['absence']>;

/** Joins the reason and the explanation; the reason "other" needs an explanation. */
export function formatAbsence({ reason, words }: Absence, { signatures }: ProtocolTexts): string | null {
  const typed = words.trim();
  if (reason === null) return null;
  if (reason === 'OTHER') return typed === '' ? null : typed.slice(0, MAX_ABSENCE);
  const reasonText = signatures.reasons[reason];
  return (typed === '' ? reasonText : `${reasonText}. ${typed}`).slice(0, MAX_ABSENCE);
}

/** An absence removes the contact's signature. */
export function withAbsence(
  draft: ProtocolDraft,
  absence: Absence | null,
  texts: ProtocolTexts,
): ProtocolDraft {
  return {
    ...draft,
    absence,
    contactAbsence: absence && formatAbsence(absence, texts),
    contactSignature: absence ? null : draft.contactSignature,
  };
}

export function needsExplanation(reason: AbsenceReason | null): boolean {
  return reason === 'OTHER';
}
