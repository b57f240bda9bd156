// Orders and requests that dispatch creates for a customer, and the search of customers and drivers by name.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  advanceOrderTo,
  changeTerms,
  createOrder,
  eventNames,
  newDriver,
} from '../server/test/harness/orders.ts';
import { headline } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

async function choose(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label }).fill(name);
  await page.getByRole('option', { name }).click();
}

async function fillPlace(page: Page, end: string, street: string, postalCode: string, city: string) {
  const place = page.getByRole('group', { name: end });
  await place.getByLabel('Street and number').fill(street);
  await place.getByLabel('Postal code').fill(postalCode);
  await place.getByLabel('City').fill(city);
}

describe('a new order in the console', () => {
  test('is priced by the customer’s agreement and opens the page of the order', async () => {
    const { page, open, service, user } = await visitConsole(
      { role: 'dispatcher', name: 'Anna Lindner' },
      { expects: [/status of 400/] },
    );
    const name = `Telefonkunde ${user.id.slice(-6)}`;
    const { account } = await newCustomer(service, name);
    await changeTerms(service, account.id, {
      tariffs: [{ transportType: 'DRIVEN', baseNet: 200, includedKm: 10_000, perKmNet: 1 }],
    });
    await open('/console/orders?lang=en');
    await page.getByRole('link', { name: 'New order' }).click();
    await expect.poll(() => headline(page)).toBe('New order');
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByText('Choose the customer first.').waitFor();
    await choose(page, 'Customer', name);
    await expect.poll(() => page.url()).toContain(`account=${account.id}`);
    await fillPlace(page, 'Pickup', 'Königstraße 1', '70173', 'Stuttgart');
    await fillPlace(page, 'Delivery', '', '80331', 'München');
    await page.getByText('Becomes an order at once').waitFor();
    // The draft comes back with its customer.
    await open('/console/orders/new?lang=en');
    await page.getByText(/^Draft from \d\d:\d\d restored/).waitFor();
    await expect.poll(() => page.url()).toContain(`account=${account.id}`);
    await page.getByRole('button', { name: 'Order for €238.00 gross' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Delivery: Street and number' }).waitFor();
    await page.getByRole('group', { name: 'Delivery' }).getByLabel('Street and number').fill('Marienplatz 8');
    await page.getByRole('button', { name: 'Order for €238.00 gross' }).click();
    await expect.poll(() => headline(page)).toMatch(/^VT-\d+$/);
    const number = await headline(page);
    const order = (await service.ops('GET', `/orders/${number}`)).json;
    expect(order).toMatchObject({ accountId: account.id, price: { net: 200 } });
    await expect.poll(async () => (await eventNames(service, order.id))[0]).toBe('order.created');
    await page.getByRole('list', { name: 'Timeline' }).getByText('Anna Lindner').first().waitFor();
  });

  test('explains why it becomes a request, and a request always asks for a quote, in German', async () => {
    const { page, open, service, user } = await visitConsole({ role: 'admin' });
    const name = `Anfragekunde ${user.id.slice(-6)}`;
    const { account } = await newCustomer(service, name);
    await open('/console/requests?lang=de');
    await page.getByRole('link', { name: 'Neue Anfrage' }).click();
    await expect.poll(() => headline(page)).toBe('Neue Anfrage');
    await choose(page, 'Kunde', name);
    const fields = { Straße: 'Königstraße 1', Postleitzahl: '70173', Ort: 'Stuttgart' };
    for (const end of ['Abholung', 'Anlieferung'])
      for (const [label, value] of Object.entries(fields))
        await page.getByRole('group', { name: end }).getByLabel(label).first().fill(value);
    await page.getByText('Sie fragen ein Angebot an').waitFor();
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/console\/requests\/RQ-\d+$/);
    const { data } = (await service.ops('GET', `/requests?accountId=${account.id}`)).json;
    expect(data).toHaveLength(1);
  });

  test('is not available to viewers', async () => {
    const { page, open } = await visitConsole({ role: 'viewer' });
    await open('/console/orders?lang=en');
    await page.getByRole('heading', { name: 'Orders' }).waitFor();
    expect(await page.getByRole('link', { name: 'New order' }).count()).toBe(0);
    await open('/console/orders/new?lang=en');
    await page.getByText('Only dispatchers and admins create orders.').waitFor();
  });
});

describe('the filters of orders', () => {
  test('find customers and drivers by name among any number, by mouse and by keyboard', async () => {
    const { page, open, service, user } = await visitConsole({ role: 'viewer' });
    const tag = user.id.slice(-6);
    const { account, key } = await newCustomer(service, `Erste ${tag}`);
    const driver = await newDriver(service, `Mirjam ${tag}`);
    const { id, orderNumber } = (await createOrder(service, key)).json;
    await advanceOrderTo(service, id, 'ASSIGNED', driver);
    const clones = service.services.core.sql;
    await clones`insert into accounts select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid(),
      'name', 'Spätere ' || n, 'created_at', a.created_at + interval '1 second'))).*
      from accounts a, generate_series(1, 120) n where a.id = ${account.id}`;
    await open('/console/orders?lang=en&layout=table');
    await choose(page, 'Customer', `Erste ${tag}`);
    await expect.poll(() => page.url()).toContain(`accountId=${account.id}`);
    await page.locator('tr[data-row]').getByText(orderNumber).waitFor();
    const drivers = page.getByRole('combobox', { name: 'Driver' });
    await drivers.fill('nobody of this name');
    await page.getByText('Nothing found').waitFor();
    await drivers.fill(tag);
    await page.getByRole('option', { name: `Mirjam ${tag}` }).waitFor();
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain(`driverId=${driver}`);
    await page.getByRole('button', { name: 'Clear Customer' }).click();
    await expect.poll(() => page.url()).not.toContain('accountId=');
    const customers = page.getByRole('combobox', { name: 'Customer' });
    for (const key of ['Enter', 'Tab']) {
      await customers.click();
      await page.getByRole('listbox', { name: 'Customer' }).getByRole('option').first().waitFor();
      await customers.fill(`Erste ${tag}`);
      // At once: the list still shows the customers of the empty search.
      await page.keyboard.press(key);
      await expect.poll(() => page.url()).toContain(`accountId=${account.id}`);
      await page.getByRole('button', { name: 'Clear Customer' }).click();
      await expect.poll(() => page.url()).not.toContain('accountId=');
    }
    await drivers.click();
    await page.keyboard.press('Escape');
    await expect.poll(() => drivers.inputValue()).toBe(`Mirjam ${tag}`);
  });
});
