// The expiry of a credential: in 90 days, in a year, on a chosen day, or never.

import { useState } from 'react';
import { credentialsTexts } from '../../../shared/texts/generated/credentials.ts';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { useLanguage } from '../messages/language.ts';
import { useTexts } from '../messages/use-texts.ts';
import { DateField } from '../ui/date-field.tsx';
import { formatDate } from '../ui/format.ts';
import { wireTo } from '../ui/inputs.tsx';
import { Stack } from '../ui/layout.tsx';
import { toLocal } from '../ui/local-time.ts';
import { Segmented } from '../ui/segmented.tsx';
import { Text } from '../ui/text.tsx';
import credentialsCss from './credentials.module.css';

const CHOICES = ['days90', 'year', 'day', 'never'] as const;
export type ExpiryChoiceValue = (typeof CHOICES)[number];

export interface Expiry {
  choice: ExpiryChoiceValue;
  /** In the format of the date field, `2027-11-12`. */
  day: string;
}

function firstExpiry(choice: ExpiryChoiceValue = 'year'): Expiry {
  return { choice, day: new Date(Date.now() + 365 * DAY_MS).toISOString().slice(0, 10) };
}

/** The end of the chosen day in the reader's time zone. */
export function expiresAtOf({ choice, day }: Expiry): string | null {
  if (choice === 'never') return null;
  if (choice === 'days90') return new Date(Date.now() + 90 * DAY_MS).toISOString();
  if (choice === 'year') return new Date(Date.now() + 365 * DAY_MS).toISOString();
  const end = new Date(`${day}T23:59:59`);
  return Number.isNaN(end.getTime()) ? '' : end.toISOString();
}

export function useExpiry(choice?: ExpiryChoiceValue) {
  return useState(() => firstExpiry(choice));
}

export function ExpiryChoice({ value, onChange }: { value: Expiry; onChange: (expiry: Expiry) => void }) {
  const texts = useTexts(credentialsTexts);
  const language = useLanguage();
  const at = expiresAtOf(value);
  return (
    <Stack gap="2" size="table" className={credentialsCss.expiryChoice}>
      <Text size="table" weight="medium">
        {texts.expires}
      </Text>
      <Segmented
        label={texts.expires}
        value={value.choice}
        choices={CHOICES.map((choice) => ({ value: choice, label: texts.expiry[choice] }))}
        onChange={(choice) => onChange({ ...value, choice })}
      />
      {value.choice === 'day' && (
        <DateField
          name="expiresAt"
          label={texts.lastDay}
          min={toLocal(new Date().toISOString()).slice(0, 10)}
          {...wireTo(value, onChange)('day')}
        />
      )}
      <Text as="p" tone="muted">
        {at === null ? texts.expiryNever : at && texts.expiryOn({ day: formatDate(language, new Date(at)) })}
      </Text>
    </Stack>
  );
}
