// The scripts of the quote page: drawing the signature, the countdown, and one decision per click.
import { formatDuration } from '../../../shared/time/format-duration.ts';
import { pageLanguage } from '../ui/rendered-page.ts';
import { signaturePad } from '../ui/signature-pad.ts';

const COUNTDOWN_INTERVAL_MS = 30_000;

function byData<T extends HTMLElement>(name: string): T | null {
  return document.querySelector<T>(`[data-${name}]`);
}

interface Signing {
  /** What is missing, by the names of the fields; puts the drawn signature into the form. */
  check(): string[];
}

function prepareSigning(form: HTMLFormElement): Signing | null {
  const box = byData('draw');
  const typed = byData('type');
  const methods = byData('methods');
  const canvas = box?.querySelector('canvas');
  if (!box || !typed || !methods || !canvas) return null;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const isDrawn = () => (form.elements.namedItem('method') as RadioNodeList).value === 'DRAWN';

  methods.hidden = false;
  for (const choice of methods.querySelectorAll('input')) choice.disabled = false;
  const show = () => {
    box.hidden = !isDrawn();
    typed.hidden = isDrawn();
  };
  methods.addEventListener('change', show);
  show();

  const pad = signaturePad(canvas);
  byData('clear')?.addEventListener('click', () => pad.clear());
  const name = byData('sign-name');
  const showName = () => {
    const typed = field('name').value;
    if (name) name.textContent = typed && `${typed}, ${name.dataset.signDate}`;
  };
  field('name').addEventListener('input', showName);
  showName();

  return {
    check() {
      const isSigned = isDrawn() ? !pad.isEmpty() : field('typed').value.trim() !== '';
      field('png').value = isDrawn() && isSigned ? pad.toPng() : '';
      return [
        ...(field('name').value.trim() === '' ? ['name'] : []),
        ...(isSigned ? [] : [isDrawn() ? 'drawn' : 'typed']),
        ...(field('binding').checked ? [] : ['binding']),
      ];
    },
  };
}

/** The summary links to the fields; each field names its own problem. */
function showProblems(problems: readonly string[]): void {
  const summary = document.getElementById('problems')!;
  const wrong = new Set(problems);
  for (const line of summary.querySelectorAll<HTMLElement>('[data-problem]')) {
    const name = line.dataset.problem!;
    const isWrong = wrong.has(name);
    line.hidden = !isWrong;
    document.getElementById(`${name}-problem`)!.hidden = !isWrong;
    const field = document.getElementById(name)!;
    for (const [attribute, value] of [
      ['aria-invalid', 'true'],
      ['aria-describedby', `${name}-problem`],
    ] as const) {
      if (isWrong) field.setAttribute(attribute, value);
      else field.removeAttribute(attribute);
    }
  }
  summary.hidden = problems.length === 0;
  if (problems.length === 0) return;
  const summaries = JSON.parse(summary.dataset.summaries!) as string[];
  summary.querySelector('p')!.textContent = summaries[problems.length - 1]!;
  summary.querySelector<HTMLElement>('[data-kept]')!.hidden = problems.length === summaries.length;
  summary.focus();
}

function showFailure(kind: 'busy' | 'offline'): void {
  const failed = document.getElementById('failed')!;
  failed.textContent = failed.dataset[kind]!;
  failed.hidden = false;
  failed.focus();
}

const isBusy = ({ status }: Response) => status === 429 || status >= 500;

/** Sent without leaving the page, so that signature and tick survive whatever goes wrong. */
async function accept(form: HTMLFormElement): Promise<void> {
  const body = new URLSearchParams(new FormData(form) as unknown as Record<string, string>);
  const response = await fetch(form.action, { method: 'POST', body, redirect: 'manual' }).catch(() => null);
  if (response === null) return showFailure('offline');
  if (isBusy(response)) return showFailure('busy');
  if (response.status === 400) {
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    const problems = page.querySelector<HTMLElement>('[data-accept]')?.dataset.problems;
    if (problems) return showProblems(problems.split(' '));
  }
  // The page shows what was decided, now or before.
  location.replace(location.pathname + location.search);
  await new Promise(() => {});
}

function acceptOnSubmit(form: HTMLFormElement, signing: Signing): void {
  const button = document.querySelector<HTMLButtonElement>(`button[form="${form.id}"]`)!;
  const label = button.textContent!;
  let isSending = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    if (isSending) return;
    document.getElementById('failed')!.hidden = true;
    const problems = signing.check();
    showProblems(problems);
    if (problems.length > 0) return;
    isSending = true;
    button.setAttribute('aria-busy', 'true');
    button.textContent = form.dataset.sending!;
    await accept(form);
    isSending = false;
    button.removeAttribute('aria-busy');
    button.textContent = label;
  });
}

/** A second click cannot decide twice, but its response would be an error page. */
function preventDoubleSubmit(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) return event.preventDefault();
    sent = true;
    form.querySelector('button')?.setAttribute('aria-busy', 'true');
  });
}

function countDown(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-until]')) {
    const left = Date.parse(line.dataset.until ?? '') - Date.now();
    // The reloaded page shows the next state.
    if (left <= 0) location.reload();
    const text = line.querySelector('span');
    if (text && line.dataset.left)
      text.textContent = line.dataset.left.replace('{}', formatDuration(pageLanguage(), left));
  }
}

/** On a phone the bar leads to the panel and disappears once the panel is visible. */
function hideBarAtPanel(): void {
  const bar = byData('accept-bar');
  const panel = document.getElementById('accept');
  if (!bar || !panel) return;
  new IntersectionObserver(([entry]) =>
    bar.classList.toggle('is-away', entry?.isIntersecting === true),
  ).observe(panel);
}

const form = byData<HTMLFormElement>('accept');
if (form) {
  const signing = prepareSigning(form);
  if (signing) acceptOnSubmit(form, signing);
  const decline = byData<HTMLFormElement>('decline');
  if (decline) preventDoubleSubmit(decline);
  // The browser's back button restores the page as it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
  });
  hideBarAtPanel();
  setInterval(countDown, COUNTDOWN_INTERVAL_MS);
}
