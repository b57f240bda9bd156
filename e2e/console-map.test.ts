// Orders on the map of the console: the same filters, the same orders as a list next to it, also without
// WebGL.
import { describe, expect, test } from 'vitest';
import { advanceOrderTo, createOrder, newDriver } from '../server/test/harness/orders.ts';
import { expectAccessible } from './accessibility.ts';
import { MAP_WAIT, type PageOptions } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

const ULM = { lat: 48.4, lng: 9.99 };

async function twoOrders(name: string, options: PageOptions = {}) {
  const visit = await visitConsole({ role: 'viewer' }, options);
  const { service } = visit;
  const { account, key } = await newCustomer(service, name);
  const make = async () => (await createOrder(service, key)).json as { id: string; orderNumber: string };
  const [moving, waiting] = [await make(), await make()];
  await advanceOrderTo(service, moving.id, 'IN_TRANSIT', await newDriver(service, 'Stefan Brandl'));
  const at = service.clock.now();
  await service.services.core.sql`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
    select account_id, id, driver_id, ${at}, ${ULM.lat}, ${ULM.lng}, ${at} from orders where id = ${moving.id}`;
  return { ...visit, account, moving, waiting };
}

describe('the map of orders', () => {
  test('is a view like the others, shows vehicles and stops, and opens the order by mark or row', async () => {
    const { page, open, account, moving, waiting } = await twoOrders('Map Customer', { withMaps: true });
    await open(`/console/orders?lang=en&accountId=${account.id}`);
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await expect.poll(() => page.url()).toContain('layout=map');
    await expect.poll(() => page.url()).toContain(`accountId=${account.id}`);
    await page.getByText('2 orders to pick up or deliver').waitFor();
    const rows = page.getByRole('region', { name: 'Orders on the map' }).getByRole('link');
    await expect
      .poll(() => rows.locator('strong').allInnerTexts())
      .toEqual([moving.orderNumber, waiting.orderNumber]);
    await expect
      .poll(() => page.locator('.console-road_road-counts').innerText())
      .toMatch(/On the road\s+1\s+Pickups\s+1\s+Deliveries\s+2/);
    const marks = page.locator('.map-canvas button').filter({ hasText: moving.orderNumber });
    await marks.first().waitFor({ state: 'attached', ...MAP_WAIT });

    await page.getByRole('combobox', { name: 'Status' }).selectOption('road');
    await page.getByText('1 order to pick up or deliver').waitFor();
    await rows.first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/console/orders/${moving.orderNumber}`);
  });

  test('keeps the list without WebGL, and explains an empty result, in German', async () => {
    const { page, open, account, waiting } = await twoOrders('Karte ohne WebGL');
    await open(`/console/orders?lang=de&layout=map&accountId=${account.id}`);
    await page.locator('.ui-map_transfer-map-place p').waitFor();
    await expectAccessible(page, 'without WebGL');
    await page.getByRole('combobox', { name: 'Status' }).selectOption('assign');
    await page.getByText('1 Auftrag abzuholen oder anzuliefern').waitFor();
    await page.getByRole('link', { name: new RegExp(waiting.orderNumber) }).waitFor();
    await page.getByRole('button', { name: /^Weitere Filter/ }).click();
    await page.getByRole('button', { name: /^Nur verspätete/ }).click();
    await page.getByRole('heading', { name: 'Nichts abzuholen oder anzuliefern' }).waitFor();
    await page.getByRole('button', { name: 'Alle Aufträge zeigen' }).click();
    await expect.poll(() => page.url()).not.toContain('accountId=');
  });
});
