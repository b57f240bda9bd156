// The panel next to the quick start: the reader's order, updated by the event stream of the sandbox.
import { fill, testKey } from './fill.ts';
import { ORDER_CREATED_EVENT } from './run.ts';
import { LOCALE, TEXTS } from './texts.ts';

interface CreatedOrder {
  id: string;
  orderNumber: string;
  trackingUrl: string;
}

interface Message {
  type: string;
  createdAt: string;
  data: { orderId: string };
}

const STEP_INTERVAL_MS = 20_000;
const RECONNECT_DELAY_MS = 3000;
const LAST_EVENT = 'order.completed';

export function startLive(): void {
  const panel = document.querySelector<HTMLElement>('[data-live]');
  if (!panel) return;
  let following: AbortController | undefined;
  document.addEventListener(ORDER_CREATED_EVENT, (event) => {
    following?.abort();
    following = new AbortController();
    const order = (event as CustomEvent<CreatedOrder>).detail;
    begin(panel, order);
    void follow(panel, order, following.signal);
  });
  panel.querySelector('[data-to-end]')!.addEventListener('click', () => void runToEnd(panel));
}

function begin(panel: HTMLElement, { id, orderNumber, trackingUrl }: CreatedOrder): void {
  fill('order', orderNumber);
  panel.dataset.order = id;
  for (const step of panel.querySelectorAll<HTMLElement>('li')) {
    delete step.dataset.state;
    step.querySelector('time')!.textContent = '';
  }
  setText(panel, '[data-live-state]', TEXTS.live);
  setText(panel, '[data-live-from]', TEXTS.yourOrder);
  const tracking = panel.querySelector<HTMLAnchorElement>('[data-tracking]')!;
  tracking.href = new URL(trackingUrl).pathname;
  panel.querySelector<HTMLElement>('[data-live-actions]')!.hidden = false;
  markReached(panel, 'order.created', new Date());
}

const setText = (panel: HTMLElement, place: string, text: string) => {
  panel.querySelector(place)!.textContent = text;
};

/** Marks all earlier steps as well: steps without events are done when a later one is reached. */
function markReached(panel: HTMLElement, event: string, at: Date): void {
  const steps = [...panel.querySelectorAll<HTMLElement>('li')];
  const reached = steps.findIndex(({ dataset }) => dataset.events?.split(', ').includes(event));
  if (reached === -1) return;
  const isOver = event === LAST_EVENT;
  steps.forEach((step, index) => {
    if (index > reached) return;
    step.dataset.state = index < reached || isOver ? 'done' : 'now';
    const time = step.querySelector('time')!;
    if (index === reached) time.textContent ||= at.toLocaleTimeString(LOCALE);
  });
  const next = steps[reached + 1]?.querySelector('time');
  if (next)
    next.textContent = TEXTS.about({
      time: new Date(at.getTime() + STEP_INTERVAL_MS).toLocaleTimeString(LOCALE),
    });
  for (const later of steps.slice(reached + 2)) later.querySelector('time')!.textContent = '';
  setText(panel, '[data-live-status]', steps[reached]!.querySelector('.live-title')!.textContent ?? '');
  if (isOver) setText(panel, '[data-live-state]', TEXTS.finished);
}

async function runToEnd(panel: HTMLElement): Promise<void> {
  const key = testKey();
  if (!key || !panel.dataset.order) return;
  await fetch(`/api/v1/extern/sandbox/orders/${panel.dataset.order}/advance`, {
    method: 'POST',
    headers: { 'X-API-Key': key, 'Content-Type': 'application/json' },
    body: JSON.stringify({ toEnd: true }),
  });
}

async function follow(panel: HTMLElement, order: CreatedOrder, signal: AbortSignal): Promise<void> {
  const key = testKey();
  if (!key) return;
  let last = '';
  while (!signal.aborted) {
    try {
      const headers = {
        'X-API-Key': key,
        Accept: 'text/event-stream',
        ...(last && { 'Last-Event-ID': last }),
      };
      const answer = await fetch('/api/v1/extern/sandbox/events', { headers, signal });
      if (!answer.ok || !answer.body) throw new Error('refused');
      setText(panel, '[data-live-state]', TEXTS.live);
      for await (const { id, data } of messagesOf(answer.body)) {
        if (id) last = id;
        const message: Message = JSON.parse(data);
        if (message.data?.orderId !== order.id) continue;
        markReached(panel, message.type, new Date(message.createdAt));
        if (message.type === LAST_EVENT) return;
      }
    } catch {
      if (signal.aborted) return;
      setText(panel, '[data-live-state]', TEXTS.reconnecting);
    }
    await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY_MS));
  }
}

/** Reads server-sent events with fetch, because EventSource cannot send a key. */
async function* messagesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<{ id: string; data: string }> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split('\n\n');
    rest = blocks.pop() ?? '';
    for (const block of blocks) {
      const lines = block.split('\n');
      const field = (name: string) =>
        lines
          .filter((line) => line.startsWith(`${name}: `))
          .map((line) => line.slice(name.length + 2))
          .join('\n');
      const data = field('data');
      if (data) yield { id: field('id'), data };
    }
  }
}
