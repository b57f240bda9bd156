// The theme: light, dark or as the system; stored in the browser and set on <html>.
import { storedSetting } from '../messages/stored-setting.ts';

export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function choose(kept: string | null): Theme {
  return THEMES.find((theme) => theme === kept) ?? 'system';
}

function show(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const { set: setTheme, use: useTheme } = storedSetting('handover.theme', choose, show);
