// The texts of extras and expenses in the driver's language.
import { useAppTexts } from '../../messages/use-texts.ts';
import { type ExtrasTexts, extrasTexts } from './texts.ts';

export function useExtraTexts(): ExtrasTexts {
  return useAppTexts(extrasTexts);
}
