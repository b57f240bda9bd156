// Dragging with a real mouse: a card of the board moves only where a command allows it, an order of the day
// plan to a driver.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { advanceOrderTo, createOrder, newDriver } from '../server/test/harness/orders.ts';
import { oneLine } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { newClockAtMorning, openSite, type Site } from './service.ts';

const HOUR_MS = 3_600_000;

async function middleOf(locator: Locator): Promise<[x: number, y: number]> {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await locator.boundingBox())!;
  return [x + width / 2, y + height / 2];
}

/**
 * Keeps the button pressed over the target; the browser reports a target only after a second move over it.
 */
async function dragOver(page: Page, what: Locator, target: Locator): Promise<void> {
  await page.mouse.move(...(await middleOf(what)));
  await page.mouse.down();
  const [x, y] = await middleOf(target);
  await page.mouse.move(x, y - 4, { steps: 8 });
  await page.mouse.move(x, y, { steps: 2 });
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function visitWithOrders(role: 'dispatcher' | 'viewer') {
  const { service } = site;
  const morning = newClockAtMorning(service);
  const { key } = await newCustomer(service, 'Alstertal Leasing AG');
  const at = (hours: number) => new Date(morning.getTime() + hours * HOUR_MS).toISOString();
  const make = async (hours: number) => {
    const dates = { requestedPickup: at(hours), requestedDelivery: at(hours + 6) };
    return (await createOrder(service, key, dates)).json as { id: string; orderNumber: string };
  };
  const visit = await visitConsole({ role }, {}, site);
  const statusOf = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json.internalStatus;
  return { ...visit, service, make, statusOf };
}

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** Open, or folded because it is empty. */
const openOrFolded = (page: Page, name: string) =>
  column(page, name).or(page.getByRole('button', { name: new RegExp(`${name}$`) }));
const card = (page: Page, number: string) =>
  page.locator('.console-orders-list_board-card', { hasText: number });

describe('the board with a mouse', () => {
  test('shows where a card may be dropped, opens the form of the command there, and does nothing elsewhere', async () => {
    const { page, open, service, make, statusOf } = await visitWithOrders('dispatcher');
    const order = await make(3);
    const delivered = await make(1);
    await advanceOrderTo(service, delivered.id, 'DELIVERED');
    await open('/console/orders?lang=en');
    const own = card(page, order.orderNumber);
    await own.waitFor();

    // Over a column that no command leads to: it is no target, and dropping there opens no form.
    await dragOver(page, own, openOrFolded(page, 'In transit'));
    const hint = page.locator('.console-orders-list_board-hint');
    await expect.poll(async () => oneLine(await hint.innerText())).toContain('Drop on Scheduled');
    await expect.poll(() => openOrFolded(page, 'In transit').getAttribute('data-target')).toBe(null);
    await expect.poll(() => openOrFolded(page, 'Scheduled').getAttribute('data-target')).toBe('true');
    await page.mouse.up();
    await hint.waitFor({ state: 'detached' });
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(() => column(page, 'Accepted').getByText(order.orderNumber).count()).toBe(1);

    // Over its target: the form opens, and closing it changes nothing.
    await dragOver(page, own, openOrFolded(page, 'Scheduled'));
    await column(page, 'Scheduled').getByText('Drop to assign a driver').waitFor();
    await page.mouse.move(...(await middleOf(column(page, 'Scheduled'))));
    await page.mouse.up();
    const dialog = page.getByRole('dialog', { name: `Assign driver, ${order.orderNumber}` });
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expect.poll(() => statusOf(order.id)).toBe('OPEN');

    // A collapsed column is a target like an expanded one.
    await dragOver(page, card(page, delivered.orderNumber), page.getByRole('button', { name: /Completed$/ }));
    await page.mouse.up();
    const complete = page.getByRole('dialog', { name: `Complete, ${delivered.orderNumber}` });
    await complete.getByRole('button', { name: 'Complete', exact: true }).click();
    await expect.poll(() => statusOf(delivered.id)).toBe('COMPLETED');
    await expect.poll(() => column(page, 'Delivered').getByText(delivered.orderNumber).count()).toBe(0);
  });

  test('does not move cards for viewers', async () => {
    const { page, open, make } = await visitWithOrders('viewer');
    const { orderNumber } = await make(3);
    await open('/console/orders?lang=en');
    const own = card(page, orderNumber);
    await own.waitFor();
    await expect.poll(() => own.getAttribute('draggable')).toBe('false');
    await dragOver(page, own, openOrFolded(page, 'Scheduled'));
    expect(await page.locator('.console-orders-list_board-hint').count()).toBe(0);
    await page.mouse.up();
    expect(await page.getByRole('dialog').count()).toBe(0);
  });
});

describe('the day plan with a mouse', () => {
  test('shows the checks over a driver, and a drop assigns, which can be undone', async () => {
    const { page, open, service, make, statusOf } = await visitWithOrders('dispatcher');
    await newDriver(service, 'Tomasz Nowak');
    const order = await make(3);
    await open('/console/drivers?view=plan&lang=en');
    const plan = page.getByRole('region', { name: 'Day plan' });
    const bar = plan.getByRole('button', { name: new RegExp(order.orderNumber) });
    const row = plan.locator('.console-drivers_plan-row', { hasText: 'Tomasz Nowak' });
    await dragOver(page, bar, row.locator('.console-drivers_axis'));
    await row.locator('.console-drivers_bar-ghost').waitFor();
    await page.mouse.up();
    await page.getByText(`${order.orderNumber} goes to Tomasz Nowak`).waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await bar.waitFor();
    await expect.poll(() => statusOf(order.id)).toBe('OPEN');
    await dragOver(page, bar, row.locator('.console-drivers_axis'));
    await page.mouse.up();
    await page.getByText(`${order.orderNumber} is assigned to Tomasz Nowak`).waitFor();
    await expect.poll(() => statusOf(order.id)).toBe('ASSIGNED');
  });
});
