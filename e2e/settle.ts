// Waits until a page is as it will stay: nothing is being loaded, fonts are there, nothing moves, and the layout is the
// same in two frames. Whatever measures a page waits here first: after a resize, for example, parts that are built
// differently on a phone are built in the next frame only, which on a loaded machine is late.
import type { BrowserContext, Page, Request } from 'playwright-core';
import { expect } from 'vitest';

/** What is open for longer is taken for a stream. */
const MAX_REQUEST_MS = 10_000;

interface Watched {
  /** With the time at which they began. */
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

/** They stay open as long as the page. */
function isStream(request: Request): boolean {
  return request.resourceType() === 'eventsource' || request.headers().accept === 'text/event-stream';
}

export async function settle(page: Page): Promise<void> {
  const { open, hasScript } = watched.get(page.context())!;
  const isLoaded = () => [...open.values()].every((began) => Date.now() - began > MAX_REQUEST_MS);
  do {
    await expect.poll(isLoaded).toBe(true);
    // Without scripts a page gets no frames to count, and changes by itself only when a font arrives.
    if (hasScript) await page.evaluate<void>(UNTIL_STILL);
    else await expect.poll(() => page.evaluate<string>('document.fonts.status')).toBe('loaded');
  } while (!isLoaded());
}

const UNTIL_STILL = `new Promise((resolve) => {
  const measure = () => {
    const { scrollWidth, scrollHeight } = document.documentElement;
    return [innerWidth, scrollWidth, scrollHeight, document.getElementsByTagName('*').length].join();
  };
  const isMoving = ({ playState, effect }) =>
    playState === 'running' && effect.getComputedTiming().endTime < Infinity;
  let before = '';
  const look = () => {
    const now = measure();
    const isStill = now === before && document.fonts.status === 'loaded' && !document.getAnimations().some(isMoving);
    before = now;
    if (isStill) resolve();
    else requestAnimationFrame(look);
  };
  document.fonts.ready.then(() => requestAnimationFrame(look));
})`;
