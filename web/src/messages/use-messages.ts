// The words of the chosen language, for components.
import { type UiTexts, uiTexts } from '../../../shared/texts/generated/ui.ts';
import { type Language, useLanguage } from './language.ts';

const CATALOGS: Record<Language, UiTexts> = uiTexts;

export function useMessages(): UiTexts {
  return CATALOGS[useLanguage()];
}
