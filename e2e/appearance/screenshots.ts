// With SCREENSHOTS=1 the appearance tests write each view of a page in both themes to test-results/screenshots.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const FOLDER = fileURLToPath(new URL('../../test-results/screenshots/', import.meta.url));

export const takesScreenshots = process.env.SCREENSHOTS === '1';

export async function takeScreenshots(page: Page, width: number, language: string): Promise<void> {
  if (!takesScreenshots) return;
  mkdirSync(FOLDER, { recursive: true });
  const scheme = await page.evaluate<'light' | 'dark'>(
    `matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'`,
  );
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const name = `${pageName()}-${width}-${language}-${colorScheme}.png`;
    await page.screenshot({ path: join(FOLDER, name), animations: 'disabled' });
  }
  await page.emulateMedia({ colorScheme: scheme });
}

/** The name of the test without what a file name cannot hold. */
function pageName(): string {
  const { currentTestName = 'page' } = expect.getState();
  return currentTestName.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');
}
