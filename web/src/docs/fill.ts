// The reader's own values: test key, last order and inbox. Stored for this tab and inserted into every
// sample.
import { TEXTS } from './texts.ts';

export type Filled = 'key' | 'order' | 'inbox';

const nameOf = (what: Filled) => `docs-${what}`;
const TEST_KEY = /^svc_test_[\w-]{8,200}$/;

export function fill(what: Filled, value: string): void {
  for (const place of document.querySelectorAll<HTMLElement>(`[data-fill="${what}"]`))
    place.textContent = value;
  try {
    sessionStorage.setItem(nameOf(what), value);
  } catch {
    // Without storage the values last until the page is left.
  }
}

function kept(what: Filled): string | null {
  try {
    return sessionStorage.getItem(nameOf(what));
  } catch {
    return null;
  }
}

/** The key in the samples, if it is a real one. */
export function testKey(): string | null {
  const shown = kept('key') ?? document.querySelector('[data-fill="key"]')?.textContent ?? '';
  return TEST_KEY.test(shown) && !shown.includes('YOUR') ? shown : null;
}

export function startFilling(): void {
  const hasDemoKey = document.querySelector('.key-bar code[data-fill="key"]') !== null;
  for (const what of ['key', 'order', 'inbox'] as const) {
    const value = kept(what);
    // The key of a demo changes with the demo; a stored one would no longer be valid.
    if (value && !(what === 'key' && hasDemoKey)) fill(what, value);
  }
  const input = document.querySelector<HTMLInputElement>('[data-key-input]');
  input?.addEventListener('input', () => {
    const value = input.value.trim();
    const isLive = value.startsWith('svc_live_');
    input.setCustomValidity(isLive ? TEXTS.liveKey : '');
    input.reportValidity();
    if (TEST_KEY.test(value)) fill('key', value);
  });
  const copy = document.querySelector<HTMLElement>('.key-copy');
  if (copy && !copy.dataset.copy) copy.remove();
}
