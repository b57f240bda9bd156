// The texts that all apps share, in the chosen language.
import { type UiTexts, uiTexts } from '../../../shared/texts/generated/ui.ts';
import { useTexts } from './use-texts.ts';

export function useMessages(): UiTexts {
  return useTexts(uiTexts);
}
