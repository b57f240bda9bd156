// The commands of the palette that every app has: theme, language, sign-out.
import { IconDeviceDesktop, IconLanguage, IconLogout, IconMoon, IconSun } from '@tabler/icons-react';
import { LANGUAGES, setLanguage } from '../messages/language.ts';
import type { PaletteCommand } from '../ui/palette-commands.ts';
import { setTheme } from '../ui/theme.ts';

const THEMES: PaletteCommand[] = [
  {
    id: 'theme-dark',
    names: { en: 'Dark theme', de: 'Dunkles Design' },
    words: 'dark mode night dunkel nacht',
    icon: <IconMoon />,
    run: () => setTheme('dark'),
  },
  {
    id: 'theme-light',
    names: { en: 'Light theme', de: 'Helles Design' },
    words: 'light mode day bright hell tag',
    icon: <IconSun />,
    run: () => setTheme('light'),
  },
  {
    id: 'theme-system',
    names: { en: 'Theme as the system', de: 'Design wie das System' },
    icon: <IconDeviceDesktop />,
    run: () => setTheme('system'),
  },
];

const LANGUAGE_NAMES = {
  en: { en: 'Language: English', de: 'Sprache: Englisch' },
  de: { en: 'Language: German', de: 'Sprache: Deutsch' },
};

export function ownCommands(signOut: () => void): PaletteCommand[] {
  return [
    ...THEMES,
    ...LANGUAGES.map((language) => ({
      id: `language-${language}`,
      names: LANGUAGE_NAMES[language],
      icon: <IconLanguage />,
      run: () => setLanguage(language),
    })),
    {
      id: 'sign-out',
      names: { en: 'Sign out', de: 'Abmelden' },
      words: 'log out logout ausloggen',
      icon: <IconLogout />,
      run: signOut,
    },
  ];
}
