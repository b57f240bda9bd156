// The texts that all apps share, in the chosen language.
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { basicTexts } from '../../../shared/texts/generated/ui/basic.ts';
import { uiTexts } from '../../../shared/texts/generated/ui.ts';
import { useTexts } from './use-texts.ts';

const TEXTS = eachLanguage((language) => ({ ...uiTexts[language], ...basicTexts[language] }));

export function useMessages() {
  return useTexts(TEXTS);
}
