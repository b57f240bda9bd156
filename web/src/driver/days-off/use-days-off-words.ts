// The words for days off in the driver's language.
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { type DaysOffWords, en } from './en.ts';

export function useDaysOffWords(): DaysOffWords {
  return useWords({ en, de });
}
