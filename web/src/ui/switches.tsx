// The switches of theme and language; the choices are stored in the browser.

import { IconDeviceDesktop, IconLanguage, IconMoon, IconSun } from '@tabler/icons-react';
import { languageName } from '../../../shared/text/language-name.ts';
import { LANGUAGES, setLanguage, useLanguage } from '../messages/language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconMenu, MenuItem } from './menu.tsx';
import { setTheme, THEMES, useTheme } from './theme.ts';

const THEME_ICONS = { system: IconDeviceDesktop, light: IconSun, dark: IconMoon };

export function ThemeSwitch() {
  const messages = useMessages().theme;
  const theme = useTheme();
  const Icon = theme === 'dark' ? IconMoon : IconSun;
  return (
    <IconMenu label={messages.label} icon={<Icon />}>
      {THEMES.map((choice) => {
        const ChoiceIcon = THEME_ICONS[choice];
        return (
          <MenuItem
            key={choice}
            icon={<ChoiceIcon />}
            selected={choice === theme}
            onSelect={() => setTheme(choice)}
          >
            {messages[choice]}
          </MenuItem>
        );
      })}
    </IconMenu>
  );
}

export function LanguageSwitch() {
  const messages = useMessages();
  const language = useLanguage();
  return (
    <IconMenu label={messages.language} icon={<IconLanguage />}>
      {LANGUAGES.map((choice) => (
        <MenuItem key={choice} selected={choice === language} onSelect={() => setLanguage(choice)}>
          {languageName(choice)}
        </MenuItem>
      ))}
    </IconMenu>
  );
}
