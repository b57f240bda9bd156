// A field of the agreement: soft accent where it differs from the version in force, with what it was beneath.
import type { ReactNode } from 'react';
import { useWords } from '../../../messages/use-words.ts';
import { TextField } from '../../../ui/inputs.tsx';
import { de } from './de.ts';
import { en } from './en.ts';

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
  /** The path of the term in the interface. */
  name: string;
  label: string;
  labelHidden?: boolean;
  value: string;
  /** In the version in force; undefined where it has no such term. */
  was: string | undefined;
  hint?: string;
  unit?: string;
  onChange: (value: string) => void;
}) {
  const words = useWords({ en, de });
  const changed = was !== value;
  const said = !changed ? hint : was === undefined ? words.isNew : words.was(was || words.absent);
  return (
    <div className={changed ? 'term-field term-changed' : 'term-field'} data-unit={unit}>
      <TextField
        name={name}
        label={label}
        labelHidden={labelHidden}
        inputMode="decimal"
        value={value}
        onChange={onChange}
        hint={said}
      />
    </div>
  );
}

/** The same around what is no text. */
export function TermChanged({ changed, children }: { changed: boolean; children: ReactNode }) {
  return <div className={changed ? 'term-field term-changed' : 'term-field'}>{children}</div>;
}
