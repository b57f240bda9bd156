// The commands of the palette that every app has: theme, language, sign-out.
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { eachLanguage } from '../../../shared/text/each-language.ts';
import { namesTexts } from '../../../shared/texts/generated/names.ts';
import { paletteTexts } from '../../../shared/texts/generated/palette.ts';
import { LANGUAGES, setLanguage } from '../messages/language.ts';
import { nameCommand } from '../ui/named-command.ts';
import type { PaletteCommand } from '../ui/palette-commands.ts';
import { setTheme } from '../ui/theme.ts';

const THEMES: PaletteCommand[] = [
  {
    id: 'theme-dark',
    ...nameCommand('darkTheme'),
    icon: <IconMoon />,
    run: () => setTheme('dark'),
  },
  {
    id: 'theme-light',
    ...nameCommand('lightTheme'),
    icon: <IconSun />,
    run: () => setTheme('light'),
  },
  {
    id: 'theme-system',
    ...nameCommand('systemTheme'),
    icon: <IconDeviceDesktop />,
    run: () => setTheme('system'),
  },
];

export function ownCommands(signOut: () => void): PaletteCommand[] {
  return [
    ...THEMES,
    ...LANGUAGES.map((language) => ({
      id: `language-${language}`,
      names: eachLanguage((shown) =>
        paletteTexts[shown].language({ language: namesTexts[shown].languages[language] }),
      ),
      icon: <IconLanguage />,
      run: () => setLanguage(language),
    })),
    {
      id: 'sign-out',
      ...nameCommand('signOut'),
      icon: <IconLogout />,
      run: signOut,
    },
  ];
}
