// Checks of the layout at several sizes. The browser lays the whole page out, but paints only a corner of it, because
// nobody looks at the picture: painting would be half of the cost of a resize.
import type { Page } from 'playwright-core';
import { PHONE, WIDE } from '../browser.ts';
import { devToolsOf } from '../dev-tools.ts';
import { takesScreenshots } from './screenshots.ts';

type Viewport = typeof WIDE;
type Resize = (viewport: Viewport) => Promise<unknown>;

const CORNER = { width: 100, height: 100 };

/** The page has the size of a phone afterwards. */
export async function withoutPainting(page: Page, check: (resize: Resize) => Promise<void>): Promise<void> {
  await page.setViewportSize(WIDE);
  if (takesScreenshots) {
    await check((viewport) => page.setViewportSize(viewport));
    return;
  }
  const devTools = await devToolsOf(page);
  const { windowId } = await devTools.send('Browser.getWindowForTarget');
  await devTools.send('Browser.setWindowBounds', { windowId, bounds: CORNER });
  try {
    await check(({ width, height }) =>
      devTools.send('Emulation.setDeviceMetricsOverride', {
        width,
        height,
        screenWidth: width,
        screenHeight: height,
        deviceScaleFactor: 1,
        mobile: false,
        dontSetVisibleSize: true,
      }),
    );
  } finally {
    await devTools.send('Emulation.clearDeviceMetricsOverride');
    // Playwright sets only a size that differs from its last one.
    await page.setViewportSize(PHONE);
  }
}
