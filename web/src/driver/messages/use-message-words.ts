// The words of messages in the chosen language.
import { useWords } from '../../messages/use-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';

export function useMessageWords() {
  return useWords({ en, de });
}
