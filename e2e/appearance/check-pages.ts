// Tests the appearance of a part of the pages, one after another in one browser context.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOptions } from '../browser.ts';
import { type AppearanceContext, checkAppearance, openAppearanceContext, type PageCase } from './context.ts';

export function testAppearance(
  groups: Record<string, readonly PageCase[]>,
  options: Pick<PageOptions, 'withMaps'> = {},
): void {
  let context: AppearanceContext;
  beforeAll(async () => {
    context = await openAppearanceContext(options);
  });
  afterAll(() => context.close());

  describe.each(Object.entries(groups))('%s', (_, pageCases) => {
    test.for(pageCases)('%s', async (pageCase) => {
      await checkAppearance(context, pageCase);
      expect(context.takeProblems(), 'problems that the page logged').toEqual([]);
    });
  });
}
