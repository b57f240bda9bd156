// Sends the call of a block to the sandbox with the reader's key, and shows the response below it.
import { announce } from '../ui/rendered-page.ts';
import { shownCode } from './code.ts';
import { fill, testKey } from './fill.ts';
import { readCurl } from './read-curl.ts';
import { TEXTS } from './texts.ts';

/** For the panel that shows the reader's order. */
export const ORDER_CREATED_EVENT = 'docs-order-made';

const MAX_SHOWN = 20_000;

export function startRunning(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-run]')) {
    const block = button.closest<HTMLElement>('[data-code]')!;
    button.hidden = !shownCode(block)?.classList.contains('language-bash');
    for (const each of block.querySelectorAll<HTMLElement>('code.language-bash')) makeEditable(each);
    button.addEventListener('click', () => {
      if (button.disabled) return;
      button.disabled = true;
      void send(block).finally(() => {
        button.disabled = false;
      });
    });
  }
}

function makeEditable(code: HTMLElement): void {
  code.setAttribute('contenteditable', 'plaintext-only');
  code.setAttribute('role', 'textbox');
  code.setAttribute('aria-multiline', 'true');
  code.setAttribute('aria-label', TEXTS.theCall);
  code.spellcheck = false;
}

async function send(block: HTMLElement): Promise<void> {
  const call = readCurl(shownCode(block)?.innerText ?? '', TEXTS);
  if (typeof call === 'string') return show(block, 'is-alert', call, '');
  const given = call.headers['X-API-Key'] ?? call.headers.Authorization ?? '';
  if (!given.includes('svc_test_') || given.includes('YOUR')) {
    return show(block, 'is-alert', testKey() ? TEXTS.keyIntoCall : TEXTS.keyFirst, '');
  }
  const begun = performance.now();
  try {
    const answer = await fetch(call.path, {
      method: call.method,
      headers: call.headers,
      body: call.body,
      credentials: 'omit',
      redirect: 'error',
    });
    const took = Math.round(performance.now() - begun);
    const isJson = answer.headers.get('Content-Type')?.includes('json');
    const body = isJson ? await answer.json() : null;
    const size = isJson
      ? ''
      : TEXTS.bytes({
          size: (await answer.blob()).size,
          type: answer.headers.get('Content-Type') ?? '',
        });
    show(
      block,
      answer.ok ? 'is-good' : 'is-alert',
      [
        `${answer.status} ${reasonOf(answer)}`,
        `${took} ms`,
        ...(answer.headers.has('Idempotent-Replayed') ? [TEXTS.replayed] : []),
      ].join(' · '),
      isJson ? JSON.stringify(body, null, 2) : size,
    );
    if (!answer.ok) return;
    takeOver(call.path, body);
    stepOf(block)?.classList.add('is-done');
  } catch {
    show(block, 'is-alert', TEXTS.noAnswer, '');
  }
}

/** The heading of the step that contains the block, on pages with steps. */
function stepOf(block: Element): Element | null {
  let before = block.closest('.docs-steps') && block.previousElementSibling;
  while (before && before.tagName !== 'H2') before = before.previousElementSibling;
  return before;
}

const REASONS: Record<number, string> = { 200: 'OK', 201: 'Created', 202: 'Accepted', 204: 'No content' };

function reasonOf({ status, statusText }: Response): string {
  return REASONS[status] ?? statusText;
}

/** Stores the values that later samples need. */
function takeOver(path: string, body: { orderNumber?: string; url?: string } | null): void {
  if (path.endsWith('/extern/orders') && body?.orderNumber) {
    fill('order', body.orderNumber);
    document.dispatchEvent(new CustomEvent(ORDER_CREATED_EVENT, { detail: body }));
  }
  if (path.endsWith('/sandbox/inboxes') && body?.url) fill('inbox', body.url);
}

function show(block: HTMLElement, tone: string, line: string, body: string): void {
  let answer = block.querySelector<HTMLElement>('.code-answer');
  if (!answer) {
    answer = document.createElement('div');
    answer.className = 'code-answer';
    answer.innerHTML = '<p><i class="dot"></i><span></span></p><pre tabindex="0"><code></code></pre>';
    block.append(answer);
  }
  answer.querySelector('.dot')!.className = `dot ${tone}`;
  answer.querySelector('span')!.textContent = line;
  const pre = answer.querySelector('pre')!;
  pre.hidden = body === '';
  pre.querySelector('code')!.replaceChildren(...coloured(body.slice(0, MAX_SHOWN)));
  answer.scrollIntoView({ block: 'nearest' });
  announce(line);
}

/** Colours JSON like the samples. */
function coloured(json: string): Node[] {
  return json.split(/("(?:[^"\\]|\\.)*"(?:\s*:)?)/).map((part) => {
    if (!part.startsWith('"')) return document.createTextNode(part);
    const span = document.createElement('span');
    span.className = part.endsWith(':') ? 'hljs-attr' : 'hljs-string';
    span.textContent = part;
    return span;
  });
}
