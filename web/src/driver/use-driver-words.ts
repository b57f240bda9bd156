// The app's words in the driver's language.
import { useWords } from '../messages/use-words.ts';
import { de } from './de.ts';
import { type DriverWords, en } from './en.ts';

const CATALOGS = { en, de };

export function useDriverWords(): DriverWords {
  return useWords(CATALOGS);
}
