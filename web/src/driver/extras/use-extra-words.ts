// The words for extras and expenses in the driver's language.
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { type ExtraWords, en } from './en.ts';

export function useExtraWords(): ExtraWords {
  return useWords({ en, de });
}
