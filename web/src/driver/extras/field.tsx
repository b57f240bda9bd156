// A field of a sheet with its unit; an error is red beneath it until it is corrected.
import { useId } from 'react';
import { classNamed, join } from '../../ui/classes.ts';
import { Stack } from '../../ui/layout.tsx';
import { Text } from '../../ui/text.tsx';
import partsCss from '../parts.module.css';

export function Field({
  label,
  value,
  unit,
  look = 'number',
  error,
  onChange,
}: {
  label: string;
  value: string;
  unit?: string;
  look?: 'number' | 'amount' | 'text';
  error: string | null;
  onChange: (value: string) => void;
}) {
  const id = useId();
  return (
    <Stack gap="1-5" className={partsCss.sheetField}>
      <label htmlFor={id}>{label}</label>
      <span className={join(partsCss.unitField, classNamed(partsCss, `unit-field-${look}`))}>
        <input
          id={id}
          inputMode={look === 'text' ? 'text' : 'decimal'}
          maxLength={look === 'text' ? 500 : 12}
          autoComplete="off"
          value={value}
          aria-invalid={error !== null}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={({ target }) => onChange(target.value)}
        />
        {unit && (
          <Text tone="muted" aria-hidden="true">
            {unit}
          </Text>
        )}
      </span>
      {error && (
        <p id={`${id}-error`} className={partsCss.sheetFieldError} role="alert">
          {error}
        </p>
      )}
    </Stack>
  );
}
