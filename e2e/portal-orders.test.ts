// Orders in the portal: the list by keyboard, a new order with a corrected mistake, the page of one order,
// changing and cancelling.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  advanceOrderTo,
  command,
  createOrder,
  eventNames,
  newDriver,
} from '../server/test/harness/orders.ts';
import { headline, MAP_WAIT, oneLine, PHONE, TABLET, WIDE } from './browser.ts';
import { type PortalVisit, signedIn } from './portal-visit.ts';
import { sharedSite } from './service.ts';

interface Visited extends PortalVisit {
  make(changes?: Record<string, unknown>): Promise<{ id: string; orderNumber: string }>;
}

async function visit(role: 'admin' | 'developer' | 'viewer' = 'admin', options = {}): Promise<Visited> {
  const { service } = await sharedSite();
  const account = await service.account({ name: 'Nordlicht Leasing' });
  const { secret } = await service.credential(account.id, {
    environment: 'production',
    name: 'ERP production',
  });
  const make: Visited['make'] = async (changes = {}) => {
    service.clock.advance(1000);
    return (await createOrder(service, secret, changes)).json;
  };
  return { ...(await signedIn({ role, account }, options)), make };
}

const rows = (page: Page) => page.locator('tr[data-row]');
const numbers = async (page: Page) =>
  (await rows(page).locator('td:nth-child(2)').allInnerTexts()).map(oneLine);

describe('the list of orders', () => {
  test('filters by view and by text, opens by keyboard, and returns to the same filters', async () => {
    const { page, open, make, service } = await visit();
    const plain = await make();
    const incomplete = await make({ vehicle: {}, externalOrderId: 'NL-88415' });
    const driving = await make({ externalOrderId: 'NL-88391' });
    await advanceOrderTo(service, driving.id, 'IN_TRANSIT');
    await open('/portal/production/orders?lang=en');
    await expect
      .poll(() => numbers(page))
      .toEqual([driving.orderNumber, incomplete.orderNumber, plain.orderNumber]);
    await expect
      .poll(() => page.getByRole('button', { name: 'Needs attention 1' }).innerText())
      .toContain('1');
    await expect.poll(() => page.getByText('VIN missing').count()).toBe(1);

    await page.getByRole('button', { name: /^On the road/ }).click();
    await expect.poll(() => numbers(page)).toEqual([driving.orderNumber]);
    await expect.poll(() => page.url()).toContain('group=onTheRoad');
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill('nl-88');
    await page.keyboard.press('Enter');
    await expect.poll(() => numbers(page)).toEqual([driving.orderNumber, incomplete.orderNumber]);
    await page.keyboard.press('ArrowDown');
    const focusedRow = () => page.locator('tr[data-row]:focus').innerText();
    expect(await focusedRow()).toContain(driving.orderNumber);
    for (const key of ['j', 'k', 'j']) await page.keyboard.press(key);
    expect(await focusedRow()).toContain(incomplete.orderNumber);
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(`/portal/production/orders/${incomplete.orderNumber}`);
    await page.goBack();
    await expect.poll(() => numbers(page)).toEqual([driving.orderNumber, incomplete.orderNumber]);
    await page.getByRole('button', { name: 'Remove filter Search' }).click();
    await expect.poll(() => numbers(page)).toHaveLength(3);

    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('NL-88391');
    // At once: Enter waits for the answer to what was typed.
    await page.keyboard.press('Enter');
    await expect
      .poll(() => new URL(page.url()).pathname)
      .toBe(`/portal/production/orders/${driving.orderNumber}`);
    await page.getByRole('combobox').waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('einstellungen');
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe('/portal/production/settings');
    await open('/portal/production?lang=en');
    await expect.poll(() => headline(page)).toBe('1 order needs attention, 1 vehicle is on the road');
  });

  test('shows a new order and a change live, and says that it is live', async () => {
    const { page, open, make, service } = await visit();
    const first = await make();
    await open('/portal/production/orders?lang=en');
    await expect.poll(() => numbers(page)).toEqual([first.orderNumber]);
    await expect.poll(() => page.locator('.ui-status_live').first().innerText()).toMatch(/^Live/);
    const second = await make();
    await expect.poll(() => numbers(page)).toEqual([second.orderNumber, first.orderNumber]);
    await command(service, first.id, 'cancel');
    await expect.poll(() => rows(page).last().innerText()).toContain('Cancelled');
  });

  test('keeps status, plate and price when it gets narrow, filters in one row, and shows cut text whole', async () => {
    const { page, open, make } = await visit('admin', { viewport: TABLET });
    const long = 'NL-88415 of the fleet department in Hamburg-Altona';
    await make({ externalOrderId: long });
    await open('/portal/production/orders?lang=en');
    await rows(page).first().waitFor();
    const headers = () => page.getByRole('columnheader').allInnerTexts();
    await expect.poll(headers).not.toContain('Vehicle');
    expect(await headers()).toEqual(expect.arrayContaining(['Status', 'Plate', 'Net price']));

    // The filters that do not fit are behind the button, in the same row.
    const more = page.getByRole('button', { name: 'More filters' });
    const [views, button] = await Promise.all([
      page.getByRole('button', { name: /^All/ }).boundingBox(),
      more.boundingBox(),
    ]);
    expect(Math.abs(views!.y - button!.y)).toBeLessThan(8);
    await expect.poll(() => page.getByRole('button', { name: 'City', exact: true }).isVisible()).toBe(false);
    await more.click();
    await page.getByRole('button', { name: 'City', exact: true }).click();
    await page.getByRole('textbox', { name: 'City' }).fill('Stuttgart');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.url()).toContain('city=Stuttgart');

    await page.setViewportSize(WIDE);
    await expect.poll(headers).toContain('Vehicle');
    await expect.poll(() => page.getByRole('button', { name: 'Remove filter City' }).isVisible()).toBe(true);
    const shown = page.locator('.ui-truncate_whole:popover-open');
    await rows(page).first().getByText(long).hover();
    await expect.poll(() => shown.innerText()).toBe(long);
    await page.mouse.move(0, 0);
    await expect.poll(() => shown.count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => shown.innerText()).toBe(long);
    await page.keyboard.press('Escape');
    await expect.poll(() => shown.count()).toBe(0);
  });

  test('explains what to do when it is empty, and opens the form with N', async () => {
    const { page, open } = await visit();
    await open('/portal/sandbox/orders?lang=de');
    await expect.poll(() => page.getByRole('heading', { name: 'Noch keine Aufträge' }).count()).toBe(1);
    await page.keyboard.press('n');
    await expect.poll(() => headline(page)).toBe('Neuer Auftrag');
  });

  test('offers the shown orders as a file', async () => {
    const { page, open, make } = await visit();
    const { orderNumber } = await make();
    await open('/portal/production/orders?lang=en&city=stuttgart');
    await rows(page).first().waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of (await download.createReadStream())!) chunks.push(chunk as Buffer);
    expect(Buffer.concat(chunks).toString()).toContain(orderNumber);
  });
});

async function fillPlace(page: Page, end: 'Pickup' | 'Delivery', place: Record<string, string>) {
  const group = page.getByRole('group', { name: end, exact: true });
  for (const [label, value] of Object.entries(place)) await group.getByLabel(label).fill(value);
}

describe('a new order', () => {
  test('shows the price, marks a wrong field, corrects it, and costs what was shown', async () => {
    const { page, open, service, portal } = await visit('admin', { expects: [/status of 400/] });
    await open('/portal/production/orders/new?lang=en');
    await fillPlace(page, 'Pickup', {
      'Street and number': 'Billstraße 82',
      'Postal code': '20539',
      City: 'Hamburg',
    });
    await fillPlace(page, 'Delivery', { 'Postal code': '90411', City: 'Nürnberg' });
    await page.getByLabel('VIN').fill('WVWZZZCD7RWO18842');
    await page.getByRole('checkbox', { name: /Short-term plate/ }).check();
    const button = page.getByRole('button', { name: /^Order for .* gross$/ });
    await button.waitFor();
    await expect.poll(() => headline(page)).toBe('New order, Hamburg to Nürnberg');

    await button.click();
    const summary = page.locator('.ui-field_field-summary');
    await expect
      .poll(() => summary.getByRole('link').allInnerTexts())
      .toEqual(['Delivery: Street and number is required.', 'VIN']);
    await page.getByRole('button', { name: 'Use the digit 0' }).click();
    await fillPlace(page, 'Delivery', { 'Street and number': 'Äußere Bayreuther Straße 310' });
    // A corrected field has no error any more, and the summary goes with the last one.
    await summary.waitFor({ state: 'detached' });
    await expect.poll(() => page.getByText('Measured from the postal code').count()).toBe(0);
    const shown = (await button.innerText()).replace(/[^\d.,]/g, '');
    await button.click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/orders\/VT-\d+$/);
    const number = new URL(page.url()).pathname.split('/').at(-1)!;
    const order = (await portal('GET', `/production/orders/${number}`)).json;
    expect(Number(shown.replace(',', ''))).toBe(order.price.gross);
    expect(order.vehicle.vin).toBe('WVWZZZCD7RW018842');
    await expect.poll(() => eventNames(service, order.id)).toEqual(['order.created', 'order.accepted']);
  });

  test('explains wrong values, keeps its draft, and says why it becomes a request, in German', async () => {
    const { page, open } = await visit();
    await open('/portal/production/orders/new?lang=de');
    const pickup = page.getByRole('group', { name: 'Abholung' });
    await fillPlace(page, 'Abholung' as never, {
      'Straße und Hausnummer': 'Ringstraße 4',
      Postleitzahl: '1010',
      Ort: 'Wien',
    });
    await page.getByLabel('Gewünschte Abholung').fill('2020-01-01T08:00');
    await page.locator('.orders-new-new-order_new-order-foot button[type=submit]').click();
    const summary = page.locator('.ui-field_field-summary');
    await summary.getByText('Passt nicht zu Deutschland. Beispiel: 20539').waitFor();
    await summary.getByText('Die Abholung liegt in der Vergangenheit.').waitFor();
    await pickup.getByLabel('Land').selectOption({ label: 'Österreich' });
    await page.reload();
    await page.getByText(/^Entwurf von \d\d:\d\d wiederhergestellt/).waitFor();
    await expect.poll(() => pickup.getByLabel('Ort', { exact: true }).inputValue()).toBe('Wien');
    await open('/portal/sandbox/orders/new?lang=de');
    await page.getByRole('group', { name: 'Abholung' }).waitFor();
    await expect.poll(() => pickup.getByLabel('Ort', { exact: true }).inputValue()).toBe('');
    await open('/portal/production/orders/new?lang=de');
    await page.getByRole('button', { name: 'Verwerfen' }).click();
    await expect.poll(() => pickup.getByLabel('Ort', { exact: true }).inputValue()).toBe('');
    await page.reload();
    await pickup.waitFor();
    await expect.poll(() => page.getByText(/^Entwurf von/).count()).toBe(0);
    await fillPlace(page, 'Abholung' as never, {
      'Straße und Hausnummer': 'Billstraße 82',
      Postleitzahl: '20539',
      Ort: 'Hamburg',
    });
    await fillPlace(page, 'Anlieferung' as never, {
      'Straße und Hausnummer': 'Weg 1',
      Postleitzahl: '90411',
      Ort: 'Nürnberg',
    });
    await page.getByRole('checkbox', { name: /Fahrbereit/ }).uncheck();
    await page.getByRole('button', { name: 'Anfrage senden' }).waitFor();
    await expect.poll(() => headline(page)).toBe('Neue Anfrage, Hamburg nach Nürnberg');
    await expect.poll(() => page.getByRole('radio', { name: /Eigene Achse/ }).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Anfrage senden' }).click();
    await expect.poll(() => headline(page)).toBe('Wartet auf ein Angebot');
  });

  test('a number in use names its order, and offers the next number', async () => {
    const { page, open, make } = await visit('admin', { expects: [/status of 409/] });
    const { orderNumber } = await make({ externalOrderId: 'NL-88416' });
    await open(`/portal/production/orders/new?lang=en&like=${orderNumber}`);
    await page.getByLabel('Your number').fill('NL-88416');
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect
      .poll(() => page.locator('.ui-field_field-error').innerText())
      .toContain(`Belongs to ${orderNumber}`);
    await page.getByRole('button', { name: 'Use NL-88417' }).click();
    await page.getByRole('button', { name: /^Order for/ }).click();
    await expect.poll(() => new URL(page.url()).pathname).toMatch(/\/orders\/VT-\d+$/);
  });
});

describe('the page of an order', () => {
  test('shows the progress and the history, with documents and upcoming steps', async () => {
    const { page, open, make, service } = await visit();
    const { id, orderNumber } = await make({ externalOrderId: 'NL-88391' });
    await advanceOrderTo(service, id, 'IN_TRANSIT', await newDriver(service, 'Murat Kaya'));
    await service.services.http.requestLog.flush();
    await open(`/portal/production/orders/${orderNumber}?lang=en`);
    await expect.poll(() => headline(page)).toMatch(/^On the way to München, expected /);
    const history = page.getByRole('list', { name: 'What happened' });
    await expect.poll(() => history.innerText()).toContain('Driver assigned: Murat K.');
    for (const entry of ['API ERP production', 'POST /extern/orders 201', 'Arrival in München'])
      await expect.poll(async () => oneLine(await history.innerText())).toContain(entry);
    await expect.poll(() => page.getByRole('link', { name: 'Download Pickup protocol' }).count()).toBe(1);
    await expect.poll(() => page.getByText('Comes with the handover').count()).toBe(1);
    await expect.poll(() => page.getByText(/^Changes were possible until pickup/).count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: 'Change', exact: true }).count()).toBe(0);
    await page.getByRole('switch', { name: 'Events and deliveries' }).uncheck();
    await expect.poll(() => history.innerText()).not.toContain('/extern/orders');
  });

  test('draws the map within its frame, and explains when the browser cannot', async () => {
    const { page, open, make } = await visit('admin', { withMaps: true });
    const { orderNumber } = await make();
    await open(`/portal/production/orders/${orderNumber}?lang=en`);
    await page.locator('.map-live:not(.is-coming)').waitFor(MAP_WAIT);
    const [frame, map] = await Promise.all(
      ['.ui-map_transfer-map-place', '.map-live'].map((part) => page.locator(part).boundingBox()),
    );
    expect(map).toEqual(frame);
    await page.addInitScript('HTMLCanvasElement.prototype.getContext = () => null');
    await page.reload();
    await page.getByText('WebGL is switched off or missing').waitFor();
  });

  test('changes a date and cancels, and the history names the author', async () => {
    const { page, open, make, service } = await visit();
    const delivery = new Date(service.clock.now().getTime() + 19 * 86_400_000);
    const { id, orderNumber } = await make({ requestedDelivery: delivery.toISOString() });
    const say = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('en-GB', { timeZone: 'Europe/Berlin', ...options }).format(delivery);
    const day = say({ day: 'numeric', month: 'short' });
    const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(delivery);
    await open(`/portal/production/orders/${orderNumber}?lang=en`);
    await page.getByRole('button', { name: 'Change', exact: true }).click();
    await page.getByLabel('Requested delivery').fill(`${isoDay}T17:30`);
    await page.getByLabel('Reference', { exact: true }).fill('PO-77');
    await page.getByRole('button', { name: 'Save changes' }).click();
    const history = page.getByRole('list', { name: 'What happened' });
    const before = say({ hour: '2-digit', minute: '2-digit' });
    await expect
      .poll(async () => oneLine(await history.innerText()))
      .toContain(`Delivery moved from ${day} ${before} to ${day} 17:30`);
    await expect.poll(async () => oneLine(await history.innerText())).toContain('Portal Jana Petersen');
    await expect.poll(() => history.innerText()).toContain('Reference: from “Leasing return” to “PO-77”');
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page.getByLabel('Reason').fill('Sold on site');
    await page.getByRole('button', { name: 'Cancel this order' }).click();
    await expect.poll(() => headline(page)).toBe('Cancelled: Sold on site');
    await expect
      .poll(async () => (await eventNames(service, id)).slice(-2))
      .toEqual(['order.rescheduled', 'order.cancelled']);
  });

  test('is read-only for viewers, newest first on a phone', async () => {
    const { page, open, make, service } = await visit('viewer', { viewport: PHONE });
    const { id, orderNumber } = await make();
    await command(service, id, 'offer');
    await command(service, id, 'assign_driver', { driverId: await newDriver(service) });
    await open(`/portal/production/orders/${orderNumber}?lang=de`);
    await expect
      .poll(() => page.locator('.ui-timeline_timeline-item .ui-timeline_timeline-title').first().innerText())
      .toContain('Fahrer zugewiesen');
    await expect.poll(() => page.getByRole('button', { name: 'Ändern' }).count()).toBe(0);
  });
});
