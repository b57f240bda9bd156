// The scripts of every server-rendered page: switch the theme, copy a number, announce changes.
import { findLanguage } from '../../../shared/text/find-language.ts';
import { ALL_LANGUAGES, type AnyLanguage } from '../../../shared/texts/generated/languages.ts';

const root = document.documentElement;

/** The language in which the server rendered the page. */
export function pageLanguage(): AnyLanguage {
  return findLanguage(ALL_LANGUAGES, root.lang) ?? 'en';
}

function isDark(): boolean {
  const { theme } = root.dataset;
  return theme ? theme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
}

function switchTheme(): void {
  root.dataset.theme = isDark() ? 'light' : 'dark';
  try {
    localStorage.setItem('theme', root.dataset.theme);
  } catch {
    // Without storage the choice lasts until the page is left.
  }
  document.dispatchEvent(new Event('themechange'));
}

/** Shows the buttons that need a script; they are hidden without one. */
export function showScriptedParts(): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-theme-switch], [data-copy]')) {
    part.hidden = false;
  }
}

const announcer = document.createElement('p');
announcer.className = 'visually-hidden';
announcer.setAttribute('role', 'status');
document.body.append(announcer);

export function announce(text: string): void {
  announcer.textContent = text;
}

const COPIED_FOR_MS = 1500;

async function copyFrom(button: HTMLElement): Promise<void> {
  await navigator.clipboard.writeText(button.dataset.copy ?? '');
  announce(button.dataset.copied ?? '');
  button.classList.add('is-copied');
  setTimeout(() => button.classList.remove('is-copied'), COPIED_FOR_MS);
}

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  if (target.closest('[data-theme-switch]')) switchTheme();
  const copy = target.closest<HTMLElement>('[data-copy]');
  if (copy) void copyFrom(copy);
});

showScriptedParts();
