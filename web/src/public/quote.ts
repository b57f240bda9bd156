// The scripts of the quote page: drawing the signature, the countdown, and one decision per click.
import { formatDuration } from '../../../shared/time/format-duration.ts';
import { pageLanguage } from '../ui/rendered-page.ts';
import { signaturePad } from '../ui/signature-pad.ts';

const COUNTDOWN_INTERVAL_MS = 30_000;

function byData<T extends HTMLElement>(name: string): T | null {
  return document.querySelector<T>(`[data-${name}]`);
}

function prepareSigning(form: HTMLFormElement): void {
  const box = byData('draw');
  const typed = byData('type');
  const methods = byData('methods');
  const canvas = box?.querySelector('canvas');
  if (!box || !typed || !methods || !canvas) return;
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement;
  const method = () => (form.elements.namedItem('method') as RadioNodeList).value;

  methods.hidden = false;
  for (const choice of methods.querySelectorAll('input')) choice.disabled = false;
  const show = () => {
    const drawn = method() === 'DRAWN';
    box.hidden = !drawn;
    typed.hidden = drawn;
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

  form.addEventListener('submit', () => {
    field('png').value = method() === 'DRAWN' && !pad.isEmpty() ? pad.toPng() : '';
  });
}

/** A second click cannot decide twice, but its response would be an error page. */
function preventDoubleSubmit(form: HTMLFormElement): void {
  let sent = false;
  form.addEventListener('submit', (event) => {
    if (sent) return event.preventDefault();
    sent = true;
    const button =
      document.querySelector<HTMLButtonElement>(`button[form="${form.id}"]`) ?? form.querySelector('button');
    if (!button) return;
    button.setAttribute('aria-busy', 'true');
    if (form.dataset.sending) button.textContent = form.dataset.sending;
  });
  // The browser's back button restores the page as it was left.
  addEventListener('pageshow', (event) => {
    if (event.persisted) location.reload();
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
  prepareSigning(form);
  preventDoubleSubmit(form);
  const decline = byData<HTMLFormElement>('decline');
  if (decline) preventDoubleSubmit(decline);
  hideBarAtPanel();
  setInterval(countDown, COUNTDOWN_INTERVAL_MS);
}
