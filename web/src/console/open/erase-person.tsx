// Erases a person: at once, and what is still needed after its end.
import { openTexts } from '../../../../shared/texts/generated/console/open.ts';
import { operations } from '../../api/client.ts';
import type { components } from '../../api/paths/operations.ts';
import { useChange } from '../../api/use-change.ts';
import { useTexts } from '../../messages/use-texts.ts';
import type { Decided } from './open-choices.ts';
import { OpenDialog } from './open-dialog.tsx';

export function ErasePerson({
  person,
  preview: { confirmation, open },
  records,
  onDone,
  onOutdated,
  onClose,
}: {
  person: { email: string | null; phone: string | null };
  preview: components['schemas']['ErasurePreview'];
  /** How many are erased at once. */
  records: number;
  onDone: () => void;
  /** Something else is stored now, or open. */
  onOutdated: () => void;
  onClose: () => void;
}) {
  const texts = useTexts(openTexts);
  const erasing = useChange(
    (choices: Decided['open']) =>
      operations.POST('/personal-data/erase', { body: { ...person, confirmation, open: choices } }),
    { onDone },
  );
  return (
    <OpenDialog
      title={texts.eraseTitle({ who: person.email ?? person.phone ?? '' })}
      query={{ data: open, error: null, refetch: onOutdated }}
      destroys
      change={erasing}
      aside={texts.together}
      stays={texts.eraseStays}
      describe={({ length: count }) => texts.eraseSentence({ records, count })}
      submit={({ waiting }) => texts.erase({ count: waiting.length, name: waiting[0]?.number ?? '' })}
      onConfirm={(decided) => erasing.mutate(decided.open)}
      onClose={() => {
        onClose();
        if (erasing.error) onOutdated();
      }}
    />
  );
}
