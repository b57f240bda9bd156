// The search: loads texts and index when it is first opened, then searches without the network.
import type { Find, Found } from '../../../shared/docs-search/find-entries.ts';
import { LANGUAGE, TEXTS } from './texts.ts';

const ENTRIES = { en: '/docs/search.json', de: '/docs/de/search.json' };

let loading: Promise<Find> | undefined;

/** A load that failed is tried again with the next letter. */
function load(): Promise<Find> {
  loading ??= Promise.all([import('../../../shared/docs-search/find-entries.ts'), fetch(ENTRIES[LANGUAGE])])
    .then(async ([{ indexEntries }, answer]) => indexEntries(await answer.json(), LANGUAGE))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

export function startSearch(): void {
  const button = document.querySelector<HTMLButtonElement>('[data-search]');
  if (!button) return;
  button.hidden = false;
  const dialog = makeDialog();
  const open = () => {
    load().catch(() => {});
    if (!dialog.open) dialog.showModal();
    dialog.querySelector('input')!.select();
  };
  button.addEventListener('click', open);
  addEventListener('keydown', (event) => {
    const isShortcut = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    const isSlash = event.key === '/' && !(event.target as Element).closest('input, [contenteditable]');
    if (!isShortcut && !isSlash) return;
    event.preventDefault();
    open();
  });
}

function makeDialog(): HTMLDialogElement {
  const dialog = document.createElement('dialog');
  dialog.className = 'search';
  dialog.setAttribute('aria-label', TEXTS.search);
  dialog.innerHTML = `<input type="search" role="combobox" aria-expanded="true" aria-controls="found" aria-label="${TEXTS.search}" placeholder="${TEXTS.search}" autocomplete="off" spellcheck="false"><div id="found" role="listbox" aria-label="${TEXTS.found}"></div><p class="search-none" hidden></p>`;
  document.body.append(dialog);
  const input = dialog.querySelector('input')!;
  const list = dialog.querySelector<HTMLElement>('#found')!;
  const none = dialog.querySelector<HTMLElement>('.search-none')!;
  const choose = (step: number) => {
    const options = [...list.children];
    if (options.length === 0) return;
    const now = options.findIndex((option) => option.getAttribute('aria-selected') === 'true');
    const next = (now + step + options.length) % options.length;
    options.forEach((option, index) => {
      option.setAttribute('aria-selected', String(index === next));
    });
    options[next]!.scrollIntoView({ block: 'nearest' });
    input.setAttribute('aria-activedescendant', options[next]!.id);
  };
  input.addEventListener('input', async () => {
    const searchText = input.value;
    const found =
      searchText.trim() === ''
        ? []
        : await load().then(
            (find) => find(searchText),
            () => null,
          );
    if (searchText !== input.value) return;
    list.replaceChildren(...(found ?? []).map(optionOf));
    none.textContent = found ? TEXTS.nothingFound : TEXTS.notLoaded;
    none.hidden = (found?.length ?? 0) > 0 || searchText.trim() === '';
  });
  dialog.addEventListener('keydown', (event) => {
    if (event.key === 'ArrowDown') choose(1);
    else if (event.key === 'ArrowUp') choose(-1);
    else if (event.key === 'Enter') list.querySelector<HTMLElement>('[aria-selected="true"]')?.click();
    else return;
    event.preventDefault();
  });
  dialog.addEventListener('click', (event) => {
    // A click on the backdrop, or on a result on the same page.
    if (event.target === dialog || (event.target as Element).closest('a')) dialog.close();
  });
  return dialog;
}

function optionOf({ href, page, title, excerpt }: Found, index: number): HTMLAnchorElement {
  const link = document.createElement('a');
  link.id = `found-${index}`;
  link.href = href;
  link.setAttribute('role', 'option');
  link.setAttribute('aria-selected', String(index === 0));
  for (const [className, content] of [
    ['search-title', title],
    ['search-page', title === page ? '' : page],
    ['search-text', excerpt],
  ] as const) {
    const part = document.createElement('span');
    part.className = className;
    part.textContent = content;
    link.append(part);
  }
  return link;
}
