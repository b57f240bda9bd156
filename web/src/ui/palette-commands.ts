// Pages and commands of the palette, found by their words in every language of the pages.
import type { ReactNode } from 'react';
import type { Language } from '../messages/language.ts';
import { isNamedBy } from './best-hit.ts';
import type { Found } from './command-palette.tsx';

export interface PaletteCommand {
  id: string;
  /** The name in each language; a user may type any of them. */
  names: Record<Language, string>;
  /** Other words for it. */
  otherWords?: string;
  icon?: ReactNode;
  run: () => void;
}

export type FoundCommand = Found & { run: () => void };

/** Found by the shown name, or only by its name in another language or another word for it. */
export type MatchedBy = 'name' | 'other';

export function findCommands(
  commands: readonly PaletteCommand[],
  language: Language,
  text: string,
  group: string,
  matchedBy: MatchedBy,
): FoundCommand[] {
  const isMatch = ({ names, otherWords = '' }: PaletteCommand) =>
    matchedBy === 'name'
      ? isNamedBy(text, [names[language]])
      : !isNamedBy(text, [names[language]]) && isNamedBy(text, [...Object.values(names), otherWords]);
  return commands.filter(isMatch).map(({ id, names, icon, run }) => ({
    id,
    label: names[language],
    keys: Object.values(names),
    group,
    icon,
    run,
  }));
}
