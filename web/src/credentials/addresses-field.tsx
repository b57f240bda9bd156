// The IP addresses from which a credential may be used, one per line.
import { useMemo } from 'react';
import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { type FieldError, fieldsOf } from '../api/api-error.ts';
import { useTexts } from '../messages/use-texts.ts';
import { join } from '../ui/classes.ts';
import fieldCss from '../ui/field.module.css';
import { TextAreaField } from '../ui/inputs.tsx';
import { textClass } from '../ui/text.tsx';

export function addressesIn(text: string): string[] {
  return text.split(/[\s,;]+/).filter((part) => part !== '');
}

/**
 * The API reports each invalid address by index; the form has one field for all, so the message names the
 * address.
 */
export function useFieldErrors(error: unknown, addresses: string): readonly FieldError[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the error is about the sent input.
  return useMemo(() => {
    return fieldsOf(error).map((one) => {
      const place = /^allowedAddresses\[(\d+)\]$/.exec(one.field)?.[1];
      if (place === undefined) return one;
      const message = `${addressesIn(addresses)[Number(place)]}: ${one.message}`;
      return { ...one, field: 'allowedAddresses', message };
    });
  }, [error]);
}

export function AddressesField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const texts = useTexts(credentialsTexts);
  return (
    <TextAreaField
      name="allowedAddresses"
      label={texts.addresses}
      hint={texts.addressesHint}
      optional
      className={join(fieldCss.input, textClass({ mono: true }))}
      rows={2}
      placeholder="203.0.113.0/24"
      value={value}
      onChange={onChange}
    />
  );
}
