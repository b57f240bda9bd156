// A field of the agreement: highlighted where it differs from the version in force, with the old value below.
import type { ReactNode } from 'react';
import { useTexts } from '../../../messages/use-texts.ts';
import { join } from '../../../ui/classes.ts';
import { TextField } from '../../../ui/inputs.tsx';
import agreementCss from './agreement.module.css';
import { agreementTexts } from './texts.ts';

export function TermField({
  name,
  label,
  labelHidden = false,
  value,
  was,
  hint,
  unit,
  onChange,
}: {
  /** The path of the term in the API. */
  name: string;
  label: string;
  labelHidden?: boolean;
  value: string;
  /** The value in the version in force; undefined if that version has no such term. */
  was: string | undefined;
  hint?: string;
  unit?: string;
  onChange: (value: string) => void;
}) {
  const texts = useTexts(agreementTexts);
  const changed = was !== value;
  const shownHint = !changed
    ? hint
    : was === undefined
      ? texts.isNew
      : texts.was({ value: was || texts.absent });
  return (
    <div className={join(agreementCss.termField, changed && agreementCss.termChanged)} data-unit={unit}>
      <TextField
        name={name}
        label={label}
        labelHidden={labelHidden}
        inputMode="decimal"
        value={value}
        onChange={onChange}
        hint={shownHint}
      />
    </div>
  );
}

/** The same highlight around other controls than text fields. */
export function TermChanged({ changed, children }: { changed: boolean; children: ReactNode }) {
  return <div className={join(agreementCss.termField, changed && agreementCss.termChanged)}>{children}</div>;
}
