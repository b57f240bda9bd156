// An amount in the reader's notation, with digits of equal width.
import { useLanguage } from '../messages/language.ts';
import { formatMoney } from './format.ts';
import { Text } from './text.tsx';

export function Money({ cents, currency = 'EUR' }: { cents: number | null; currency?: string }) {
  const language = useLanguage();
  return <Text figures>{cents === null ? '–' : formatMoney(language, cents, currency)}</Text>;
}
