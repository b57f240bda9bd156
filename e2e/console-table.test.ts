// The table of orders by keyboard alone: rows chosen one by one and as ranges, sorted, copied, and columns that stay.
import { expect, test } from 'vitest';
import { createOrder } from '../server/test/harness/orders.ts';
import { oneLine, TABLET } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

test('orders are chosen, sorted and copied, and columns moved, by keyboard alone', async () => {
  const visit = await visitConsole(
    { role: 'dispatcher' },
    { context: { permissions: ['clipboard-read', 'clipboard-write'] } },
  );
  const { page, open, service } = visit;
  const { keyboard } = page;
  const { account, key } = await newCustomer(service, 'Tastatur Logistik GmbH');
  const made: string[] = [];
  for (const days of [3, 2, 4]) {
    service.clock.advance(1000);
    const at = service.clock.now().getTime() + days * 86_400_000;
    const dates = { requestedPickup: new Date(at), requestedDelivery: new Date(at + 36_000_000) };
    made.push((await createOrder(service, key, dates)).json.orderNumber);
  }
  const [third, second, first] = [made[0]!, made[1]!, made[2]!];
  const numbers = async () => (await page.locator('tr[data-row] a').allInnerTexts()).map(oneLine);
  const chosen = async () => (await page.locator('tr[data-chosen][data-row] a').allInnerTexts()).map(oneLine);
  await open(`/console/orders?layout=table&accountId=${account.id}&lang=en`);
  await expect.poll(numbers).toEqual([first, second, third]);
  const heights = () => page.locator('tr[data-row]').first().boundingBox();
  const before = await heights();

  // A range grows and shrinks; the bar counts it, and moves nothing.
  await keyboard.press('j');
  await keyboard.press('x');
  await expect.poll(chosen).toEqual([first]);
  await keyboard.press('Shift+J');
  await keyboard.press('Shift+J');
  await expect.poll(chosen).toEqual([first, second, third]);
  await keyboard.press('Shift+K');
  await expect.poll(chosen).toEqual([first, second]);
  await page.getByRole('region', { name: 'Commands for the chosen orders' }).waitFor();
  await page.getByText(/^2 orders chosen, €/).waitFor();
  await page.getByRole('button', { name: 'Assign 2' }).waitFor();
  expect(await heights()).toEqual(before);

  // Copied for a spreadsheet, with the names of the columns.
  await keyboard.press('Control+c');
  const copied = () => page.evaluate<string>('navigator.clipboard.readText()');
  await expect.poll(async () => (await copied()).split('\n').length).toBe(3);
  expect((await copied()).split('\n')[0]!.split('\t').slice(0, 3)).toEqual(['Status', 'Order', 'Customer']);
  expect(await copied()).toContain('Tastatur Logistik GmbH');

  // Escape clears, and the focus stays on its row.
  await keyboard.press('Escape');
  await expect.poll(chosen).toEqual([]);
  await expect.poll(() => page.evaluate<boolean>('document.activeElement.matches("[data-row]")')).toBe(true);

  // Sorted by a head: ascending, descending, and back.
  const head = page.getByRole('columnheader', { name: 'Pickup' });
  await head.getByRole('button').focus();
  await keyboard.press('Enter');
  await expect.poll(numbers).toEqual([second, third, first]);
  await expect.poll(() => head.getAttribute('aria-sort')).toBe('ascending');
  await keyboard.press('Enter');
  await expect.poll(numbers).toEqual([first, third, second]);
  await keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toContain('sort=');

  // The driver's column goes, the price moves up; both are kept.
  const headers = async () =>
    (await page.getByRole('columnheader').allInnerTexts()).map(oneLine).filter(Boolean);
  await page.getByRole('button', { name: 'Columns' }).focus();
  await keyboard.press('Enter');
  const columns = page.getByRole('group', { name: 'Columns' });
  await columns.getByRole('checkbox', { name: 'Driver' }).focus();
  await keyboard.press('Space');
  await columns.getByRole('button', { name: 'Move Price up' }).focus();
  await keyboard.press('Enter');
  await keyboard.press('Escape');
  const own = async () => (await headers()).filter((name) => ['Driver', 'Price', 'Vehicle'].includes(name));
  await expect.poll(own).toEqual(['Price', 'Vehicle']);
  await open(`/console/orders?layout=table&accountId=${account.id}&lang=en`);
  await expect.poll(own).toEqual(['Price', 'Vehicle']);

  // On a tablet the state and the amount stay; what does not fit is under its row, and nothing is out of sight.
  await page.setViewportSize(TABLET);
  await expect.poll(headers).not.toContain('Customer');
  expect(await headers()).toEqual(expect.arrayContaining(['Status', 'Order', 'Price']));
  await page.locator('dd', { hasText: 'Tastatur Logistik GmbH' }).first().waitFor();
  const overflow =
    'document.querySelector("table").scrollWidth > document.querySelector("table").parentElement.clientWidth';
  await expect.poll(() => page.evaluate<boolean>(overflow)).toBe(false);
});
