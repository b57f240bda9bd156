// A menu by keyboard and mouse: where it opens, what closes it, and where the focus is afterwards.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { expectAccessible } from './accessibility.ts';
import { visitConsole } from './console-visit.ts';

const focused = (page: Page) => page.locator(':focus');

describe('a menu', () => {
  test('opens by key, moves by arrow keys, and returns the focus', async () => {
    const { page, open } = await visitConsole();
    await open('/console/today?lang=en');
    const button = page.getByRole('button', { name: 'Theme' });
    const menu = page.getByRole('menu', { name: 'Theme' });
    const items = menu.getByRole('menuitemradio');
    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('true');
    await expect.poll(() => focused(page).textContent()).toBe(await items.first().textContent());
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => focused(page).textContent()).toBe(await items.last().textContent());
    await page.keyboard.press('Home');
    await expect.poll(() => focused(page).textContent()).toBe(await items.first().textContent());
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Theme');
    await expect.poll(() => button.getAttribute('aria-expanded')).toBe('false');

    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Tab');
    await menu.waitFor({ state: 'detached' });
    expect(await menu.count()).toBe(0);

    await button.focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    await page.keyboard.press('Enter');
    await menu.waitFor({ state: 'detached' });
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Theme');
  });

  test('opens below its button within the window, and closes by a click outside', async () => {
    const { page, open } = await visitConsole();
    await open('/console/today?lang=en');
    const button = page.getByRole('button', { name: 'Theme' });
    const menu = page.locator('.ui-menu_menu:popover-open');
    await button.click();
    await menu.waitFor();
    const [above, below] = [await button.boundingBox(), await menu.boundingBox()];
    expect(below!.y).toBeGreaterThan(above!.y + above!.height);
    expect(below!.y).toBeLessThan(above!.y + above!.height + 10);
    expect(below!.x).toBeGreaterThanOrEqual(0);
    expect(below!.x + below!.width).toBeLessThanOrEqual(page.viewportSize()!.width);
    await button.click();
    await menu.waitFor({ state: 'detached' });
    await button.click();
    await menu.waitFor();
    await page.mouse.click(640, 700);
    await menu.waitFor({ state: 'detached' });
  });
});
