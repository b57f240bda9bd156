// The name of a command of the palette and other words for it, in every language.

import { eachLanguage } from '../../../shared/text/each-language.ts';
import { findText } from '../../../shared/text/find-text.ts';
import { LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import { type PaletteTexts, paletteTexts } from '../../../shared/texts/generated/palette.ts';
import type { PaletteCommand } from './palette-commands.ts';

export function nameCommand(name: keyof PaletteTexts['names']): Pick<PaletteCommand, 'names' | 'otherWords'> {
  return {
    names: eachLanguage((language) => paletteTexts[language].names[name]),
    otherWords: LANGUAGES.map((language) => findText(paletteTexts[language].otherWords, name) ?? '').join(
      ' ',
    ),
  };
}

export function otherWordsFor(name: keyof PaletteTexts['otherWords']): string {
  return LANGUAGES.map((language) => paletteTexts[language].otherWords[name]).join(' ');
}
