// Code blocks: keeps the reader's language on every page, and copies the displayed code.
import { announce } from '../ui/rendered-page.ts';
import { TEXTS } from './texts.ts';

const KEPT = 'docs-language';
const COPIED_FOR_MS = 1500;

/** The displayed code as text; placeholders are already replaced. */
export function shownCode(block: Element): HTMLElement | null {
  return block.querySelector<HTMLElement>('.code-panel:not([hidden]) code');
}

export function startCode(): void {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy-code]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button));
  }
  for (const tab of document.querySelectorAll<HTMLElement>('[data-show-tab]')) {
    tab.addEventListener('click', () => {
      const { showTab = '' } = tab.dataset;
      const before = tab.getBoundingClientRect().top;
      showLanguage(showTab);
      // Blocks above may have changed their height; the scroll position of the reader must not jump.
      scrollBy({ top: tab.getBoundingClientRect().top - before, behavior: 'instant' });
      try {
        localStorage.setItem(KEPT, showTab);
      } catch {
        // Without storage the choice lasts until the page is left.
      }
    });
  }
  try {
    const kept = localStorage.getItem(KEPT);
    if (kept) showLanguage(kept);
  } catch {
    // Without storage the first language stays.
  }
}

/** In every block that has this language; the others stay unchanged. */
function showLanguage(name: string): void {
  for (const block of document.querySelectorAll<HTMLElement>('[data-code]')) {
    const panels = [...block.querySelectorAll<HTMLElement>('.code-panel')];
    if (!panels.some(({ dataset }) => dataset.tab === name)) continue;
    for (const panel of panels) panel.hidden = panel.dataset.tab !== name;
    for (const tab of block.querySelectorAll<HTMLElement>('[data-show-tab]')) {
      tab.setAttribute('aria-pressed', String(tab.dataset.showTab === name));
    }
    const run = block.querySelector<HTMLElement>('[data-run]');
    if (run) run.hidden = !shownCode(block)?.classList.contains('language-bash');
  }
}

async function copy(button: HTMLElement): Promise<void> {
  const code = shownCode(button.closest('[data-code]')!)?.innerText ?? '';
  await navigator.clipboard.writeText(code);
  const label = button.querySelector('span')!;
  label.textContent = TEXTS.copied;
  announce(TEXTS.copied);
  setTimeout(() => {
    label.textContent = TEXTS.copy;
  }, COPIED_FOR_MS);
}
