// The words for extras and expenses in the driver's language.
import { type ExtrasTexts, extrasTexts } from '../../../../shared/texts/generated/driver/extras.ts';
import { useTexts } from '../../messages/use-texts.ts';

export function useExtraWords(): ExtrasTexts {
  return useTexts(extrasTexts);
}
