// The date of a page is the date of its service, so that no result depends on the hour or the day of a run.
// Only Date is replaced: timers, animation frames and streams run normally.
import type { BrowserContext } from 'playwright-core';

export interface PageDate {
  at: Date;
  /**
   * The date advances, for pages that wait by the clock; otherwise it is constant, and so are the times on
   * the page.
   */
  runs: boolean;
}

/** Applies to every document that the context loads from now on. */
export async function setPageDate(
  context: Pick<BrowserContext, 'addInitScript'>,
  { at, runs }: PageDate,
): Promise<void> {
  await context.addInitScript(replaceDate, { atMs: at.getTime(), startedMs: runs ? Date.now() : null });
}

/** Runs in the page. A later call replaces an earlier one. */
function replaceDate({ atMs, startedMs }: { atMs: number; startedMs: number | null }): void {
  const known = globalThis as typeof globalThis & { nativeDate?: DateConstructor };
  known.nativeDate ??= Date;
  const Native = known.nativeDate;
  const now = () => (startedMs === null ? atMs : atMs + Native.now() - startedMs);
  globalThis.Date = new Proxy(Native, {
    construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
    apply: () => new Native(now()).toString(),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}
