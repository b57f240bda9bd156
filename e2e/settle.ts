// Waits until a page no longer changes: no request is open, fonts are loaded, nothing moves, and the layout
// is the same after three frames and the tasks that follow them. Every measurement of a page waits for this first: after
// a resize, for example, parts that are built differently on a phone change only in a task after the next frame, which
// is late on a loaded machine.
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** A request that is open for longer is treated as a stream. */
const MAX_REQUEST_MS = 10_000;

interface Watched {
  /** The open requests with their start times. */
  open: Map<Request, number>;
  hasScript: boolean;
}

const watched = new WeakMap<BrowserContext, Watched>();

export function watchRequests(context: BrowserContext, hasScript: boolean): void {
  const open = new Map<Request, number>();
  watched.set(context, { open, hasScript });
  context.on('request', (request) => {
    if (!isStream(request) && !request.serviceWorker()) open.set(request, Date.now());
  });
  context.on('requestfinished', (request) => open.delete(request));
  context.on('requestfailed', (request) => open.delete(request));
}

/** For a page that has been left: nothing tells when its requests end. */
export function forgetRequests(context: BrowserContext): void {
  watched.get(context)?.open.clear();
}

/** Streams stay open as long as the page. */
function isStream(request: Request): boolean {
  return request.resourceType() === 'eventsource' || request.headers().accept === 'text/event-stream';
}

export async function settle(page: Page): Promise<void> {
  await measureSettled(page, '0');
}

/** Evaluates an expression in the frame in which the page has settled: one call to the page instead of two. */
export async function measureSettled<Measured>(page: Page, expression: string): Promise<Measured> {
  const { open, hasScript } = watched.get(page.context())!;
  const isLoaded = () => [...open.values()].every((began) => Date.now() - began > MAX_REQUEST_MS);
  for (;;) {
    if (!isLoaded()) await expect.poll(isLoaded).toBe(true);
    // Without scripts a page has no frames to count, and changes only when a font arrives.
    if (!hasScript) await expect.poll(() => page.evaluate<string>('document.fonts.status')).toBe('loaded');
    const measured = await page.evaluate<Measured>(
      hasScript ? `${UNTIL_STILL}.then(() => ${expression})` : expression,
    );
    if (isLoaded()) return measured;
  }
}

const UNTIL_STILL = `new Promise((resolve) => {
  const measure = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    const layers = [...document.querySelectorAll('dialog, [popover], [role=listbox], [role=menu]')].map((layer) => {
      const { left, top, right, bottom } = layer.getBoundingClientRect();
      return [left, top, right, bottom];
    });
    return [innerWidth, scrollWidth, scrollHeight, document.getElementsByTagName('*').length, layers].join();
  };
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < Infinity;
  // The first message is sent before the frame is laid out, the second after what the frame itself has caused.
  const afterTasks = (then) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      then();
    };
    port2.postMessage(0);
  };
  const afterFrame = (then) => requestAnimationFrame(() => afterTasks(() => afterTasks(then)));
  let before = '';
  let equal = 0;
  const check = () => {
    const now = measure();
    const isStill = now === before && document.fonts.status === 'loaded' && !document.getAnimations().some(isMoving);
    equal = isStill ? equal + 1 : 0;
    before = now;
    if (equal === 2) resolve();
    else afterFrame(check);
  };
  document.fonts.ready.then(() => afterFrame(check));
})`;
