// Orders in the console: every command from the page of an order, two users at one order, notes and
// documents; board, table, search.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  advanceOrderTo,
  changeTerms,
  command,
  createOrder,
  newDriver,
} from '../server/test/harness/orders.ts';
import { headline, oneLine, TABLET } from './browser.ts';
import { visitConsole } from './console-visit.ts';
import { sharedSite } from './service.ts';

async function newCustomer(name = 'Alstertal Leasing AG') {
  const { service } = await sharedSite();
  const account = await service.account({ name });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  const make = async (changes: Record<string, unknown> = {}) => {
    service.clock.advance(1000);
    return (await createOrder(service, secret, changes)).json as { id: string; orderNumber: string };
  };
  return { service, account, make };
}

const bar = (page: Page) => page.getByRole('group', { name: 'Possible now' });
const offered = async (page: Page) =>
  (await bar(page).getByRole('button').allInnerTexts()).map(oneLine).sort();

describe('the page of an order', () => {
  test('offers exactly the possible commands, from its release to a settled complaint', async () => {
    const { service, account, make } = await newCustomer();
    const [jana, ali] = [`Jana ${account.id.slice(-6)}`, `Ali ${account.id.slice(-6)}`];
    await newDriver(service, jana);
    await newDriver(service, ali);
    await changeTerms(service, account.id, { release: 'MANUAL' });
    const { id, orderNumber } = await make({ endCustomerEmail: 'end@example.com' });
    await changeTerms(service, account.id, { release: 'AUTOMATIC' });
    const { page, open } = await visitConsole({}, { expects: [/status of 400/] });
    await open(`/console/orders/${orderNumber}?lang=en`);
    await expect.poll(() => headline(page)).toBe(orderNumber);
    await page.getByText('Waits for release.').waitFor();
    await expect
      .poll(() => offered(page))
      .toEqual(['Address, vehicle, price', 'Cancel order…', 'Change', 'Confirm', 'Release'].sort());

    const status = async () => (await service.ops('GET', `/orders/${id}`)).json.internalStatus as string;
    const runCommand = async (
      name: string,
      reached: string,
      fill?: (form: ReturnType<Page['locator']>) => Promise<void>,
    ) => {
      const button = bar(page).getByRole('button', { name, exact: true });
      if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
      const form = page.getByRole('form', { name, exact: true });
      await form.waitFor();
      await fill?.(form);
      await form.locator('button[type=submit]').click();
      await expect.poll(status).toBe(reached);
      await form.waitFor({ state: 'detached' }).catch(() => undefined);
    };
    const choose = (name: string) => async (form: ReturnType<Page['locator']>) => {
      await form.getByRole('searchbox', { name: 'Find driver' }).fill(name);
      await form.getByRole('radio', { name: new RegExp(name) }).check();
    };
    await runCommand('Confirm', 'CONFIRMED');
    await runCommand('Release', 'OPEN');
    await runCommand('Put in pool', 'POOLED');
    await runCommand('Keep in-house', 'TENANT_ACCEPTED');
    await runCommand('Offer to drivers', 'OFFERED');
    await runCommand('Assign driver', 'ASSIGNED', async (form) => {
      await choose(jana)(form);
      await form.getByRole('button', { name: `Assign ${jana}` }).waitFor();
      await expect
        .poll(() => form.locator('.console-orders-order_dispatch-effects').innerText())
        .toContain('a mail to end@example.com');
      await expect
        .poll(() => form.locator('.console-orders-order_dispatch-effects').innerText())
        .toContain(`the trip to ${jana}’s phone`);
    });
    await runCommand('Driver dropped out', 'OFFERED', (form) => form.getByLabel('Reason').fill('Ill'));
    await runCommand('Assign driver', 'ASSIGNED', choose(jana));
    await runCommand('Driver accepted', 'ACCEPTED');
    await runCommand('Start pickup', 'PICKUP');
    await runCommand('Arrived at pickup', 'PICKUP');
    await runCommand('Picked up', 'IN_TRANSIT', async (form) => {
      await form.getByLabel('Odometer in km').fill('12345');
      await form.getByLabel('Fuel or battery in %').fill('80');
    });
    await expect
      .poll(() => offered(page))
      .toEqual(['Another destination', 'Arrived at delivery', 'Replace driver', 'Report delay'].sort());
    await runCommand('Report delay', 'IN_TRANSIT', (form) =>
      form.getByLabel('New delivery').fill('2030-01-01T12:00'),
    );
    await runCommand('Replace driver', 'IN_TRANSIT', choose(ali));
    await runCommand('Arrived at delivery', 'DELIVERY');
    const handOver = bar(page).getByRole('button', { name: 'Hand over' });
    await handOver.click();
    const form = page.getByRole('form', { name: 'Hand over' });
    await form.getByLabel('Odometer in km').fill('12000');
    await form.getByLabel('There is damage').check();
    await form.getByLabel('What is damaged').fill('Scratch at the rear door');
    await form.locator('button[type=submit]').click();
    await form.getByLabel('The odometer is right').check();
    await form.locator('button[type=submit]').click();
    await expect.poll(status).toBe('DELIVERED');
    await form.waitFor({ state: 'detached' });
    await runCommand('Complete', 'COMPLETED');
    await runCommand('Invoice', 'INVOICED');
    await runCommand('Open complaint', 'COMPLAINT', (to) => to.getByLabel('What is wrong').fill('Dent'));
    await runCommand('Settle complaint', 'INVOICED');
    await page.getByText(/^Invoiced with /).waitFor();
    const history = page.getByRole('list', { name: 'Timeline' });
    await history.getByText('Invoice created').waitFor();
    await expect.poll(() => history.getByText('Vehicle handed over').count()).toBe(1);
  });

  test('in German and at 768 pixels: a note, a file, a changed contact, another address with its price, and a cancellation with confirmation', async () => {
    const { service, make } = await newCustomer();
    const { id, orderNumber } = await make();
    const { page, open, user } = await visitConsole({ role: 'dispatcher' }, { viewport: TABLET });
    await open(`/console/orders/${orderNumber}?lang=de`);
    await page.getByText(/Freigegeben, wartet auf einen Fahrer\./).waitFor();
    await page.getByRole('textbox', { name: 'Notiz für Kollegen' }).fill('Kunde bittet um Anruf.');
    await page.keyboard.press('Control+Enter');
    const history = page.getByRole('list', { name: 'Verlauf' });
    await history.getByText('Kunde bittet um Anruf.').waitFor();
    await expect.poll(() => history.innerText()).toContain(user.name);

    await page.getByRole('button', { name: 'Hochladen' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dokument hochladen' });
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'vollmacht.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('%PDF-1.4\n%âãÏÓ\n1 0 obj<<>>endobj\ntrailer<<>>\n%%EOF\n', 'latin1'),
    });
    await dialog.getByRole('button', { name: 'Hochladen' }).click();
    await page.getByRole('link', { name: /^Vollmacht/ }).waitFor();

    await page.getByRole('button', { name: 'Ändern', exact: true }).click();
    await page.getByLabel('Telefon an der Abholung').fill('+49 40 1112223');
    await page.getByRole('button', { name: 'Änderungen speichern' }).click();
    await page.getByRole('link', { name: /\+49 40 1112223/ }).waitFor();
    await history
      .getByText(/^Kontakt an der Abholung: von Erika Muster, .* in Erika Muster, \+49 40 1112223 geändert$/)
      .waitFor();

    await page.getByRole('button', { name: 'Adresse, Fahrzeug, Preis' }).click();
    const terms = page.getByRole('form', { name: 'Adresse, Fahrzeug, Preis' });
    const delivery = terms.getByRole('group', { name: 'Anlieferung' });
    await delivery.getByLabel('Straße und Hausnummer').fill('Sigmundstraße 44');
    await delivery.getByLabel('Postleitzahl').fill('90431');
    await delivery.getByLabel('Ort').fill('Nürnberg');
    await terms.getByRole('region', { name: 'Neu' }).getByText('Nach der Vereinbarung').waitFor();
    await terms.getByLabel('Nettopreis von Hand').fill('299,50');
    await terms.getByLabel('Grund').fill('Der Händler ist umgezogen');
    await terms.getByRole('region', { name: 'Neu' }).getByText('Von Hand').waitFor();
    await terms.getByRole('button', { name: 'Auftrag ändern' }).click();
    const versions = page.getByRole('region', { name: 'Versionen' });
    await versions.getByText('Version 3').waitFor();
    await versions.getByText('„Der Händler ist umgezogen“').waitFor();
    expect((await service.ops('GET', `/orders/${id}`)).json).toMatchObject({
      delivery: { city: 'Nürnberg' },
      price: { net: 299.5 },
    });

    await page.getByRole('button', { name: 'Auftrag stornieren…' }).click();
    const form = page.getByRole('form', { name: 'Auftrag stornieren' });
    await page.getByText('Die Überführung findet nicht statt.', { exact: false }).waitFor();
    await form.getByLabel('Grund').fill('Verkauft');
    await form.getByRole('button', { name: 'Auftrag stornieren' }).click();
    await page.getByText('Storniert: Verkauft').waitFor();
    await expect
      .poll(async () => (await service.ops('GET', `/orders/${id}`)).json.internalStatus)
      .toBe('CANCELLED');
    await page.getByRole('button', { name: 'Stornierung zurücknehmen' }).waitFor();
  });

  test('shows only what a role may do', async () => {
    const { service, make } = await newCustomer();
    const open_ = await make();
    const done = await make();
    await advanceOrderTo(service, done.id, 'DELIVERED');
    const viewer = await visitConsole({ role: 'viewer' });
    await viewer.open(`/console/orders/${open_.orderNumber}?lang=en`);
    await viewer.page.getByText('Your role may look, but not act.').waitFor();
    await expect
      .poll(() => viewer.page.getByRole('textbox', { name: 'Note for colleagues' }).count())
      .toBe(0);
    const accounting = await visitConsole({ role: 'accounting' });
    await accounting.open(`/console/orders/${done.orderNumber}?lang=en`);
    await expect.poll(() => offered(accounting.page)).toEqual(['Complete', 'Open complaint']);
  });

  test('two users at one order see each other, and a command on an older state shows what changed', async () => {
    const { make } = await newCustomer();
    const { id, orderNumber } = await make();
    const anna = await visitConsole(
      { role: 'dispatcher', name: 'Anna Lindner' },
      { expects: [/status of 409/, /ERR_FAILED/] },
    );
    const jonas = await visitConsole({ role: 'dispatcher', name: 'Jonas Weber' });
    await anna.open(`/console/orders/${orderNumber}?lang=en`);
    await bar(anna.page).getByRole('button', { name: 'Put in pool' }).click();
    const form = anna.page.getByRole('form', { name: 'Put in pool' });
    await form.waitFor();
    await jonas.open(`/console/orders/${orderNumber}?lang=en`);
    await anna.page.getByText('Jonas Weber is here too').waitFor();
    await jonas.page.getByText('Anna Lindner is here too').waitFor();

    await jonas.console('POST', `/orders/${id}/notes`, { text: 'I have somebody for it.' });
    await jonas.console('POST', `/orders/${id}/commands`, { command: 'pool' });
    await jonas.console('POST', `/orders/${id}/commands`, { command: 'offer' });
    await anna.page.getByRole('list', { name: 'Timeline' }).getByText('I have somebody for it.').waitFor();
    await expect.poll(() => form.locator('button[type=submit]').isDisabled()).toBe(true);

    const other = await make();
    await anna.open(`/console/orders/${other.orderNumber}?lang=en`);
    await bar(anna.page).getByRole('button', { name: 'Keep in-house' }).click();
    await anna.page.route('**/events*', (route) => route.abort());
    const take = anna.page.getByRole('form', { name: 'Keep in-house' });
    await take.waitFor();
    await jonas.console('POST', `/orders/${other.id}/commands`, { command: 'pool' });
    await take.locator('button[type=submit]').click();
    await anna.page.getByText('The order changed while you decided').waitFor();
    await expect.poll(() => take.innerText()).toContain('Put in the pool, Jonas Weber');
    await take.locator('button[type=submit]').click();
    await anna.page.getByText('Taken by us, waiting for a driver.', { exact: false }).waitFor();

    await jonas.page.goto('/console/orders?lang=en');
    await anna.open(`/console/orders/${orderNumber}?lang=en`);
    await anna.page.getByText('Offered to drivers', { exact: false }).first().waitFor();
    await expect.poll(() => anna.page.getByText('Jonas Weber is here too').count()).toBe(0);
  });
});

const card = (page: Page, number: string) =>
  page.locator('.console-orders-list_board-card', { hasText: number });
const rows = async (page: Page) => (await page.locator('tr[data-row] a').allInnerTexts()).map(oneLine);

describe('orders', () => {
  test('are on a board, where a card moves only where a command allows it, by mouse or by its menu', async () => {
    const { service, account, make } = await newCustomer('Board Customer');
    const driver = `Tomasz ${account.id.slice(-6)}`;
    await newDriver(service, driver);
    const first = await make();
    const second = await make();
    const delivered = await make();
    await advanceOrderTo(service, delivered.id, 'DELIVERED');
    const { page, open } = await visitConsole({ role: 'dispatcher' });
    await open(`/console/orders?lang=en&accountId=${account.id}`);
    await expect.poll(() => headline(page)).toBe('Orders');
    await page.getByText(/\d+ open, /).waitFor();
    const accepted = page.getByRole('region', { name: 'Accepted' });
    const scheduled = page.getByRole('region', { name: 'Scheduled' });
    await accepted.getByText(first.orderNumber).waitFor();

    await card(page, first.orderNumber).getByRole('link').focus();
    await page.keyboard.press('ArrowDown');
    const current = () => page.evaluate<string>('document.activeElement.textContent');
    await expect.poll(() => current()).toBe(second.orderNumber);
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => current()).toBe(delivered.orderNumber);
    await page.keyboard.press('/');
    await expect.poll(() => page.evaluate<string>('document.activeElement.ariaLabel')).toBe('Search orders');

    // It is empty and therefore folded; it opens under the card.
    await card(page, first.orderNumber).dragTo(page.getByRole('button', { name: /Scheduled$/ }));
    const dialog = page.getByRole('dialog', { name: new RegExp(first.orderNumber) });
    await dialog.getByRole('searchbox', { name: 'Find driver' }).fill(driver);
    await dialog.getByRole('radio', { name: new RegExp(driver) }).check();
    await dialog.getByRole('button', { name: `Assign ${driver}` }).click();
    await scheduled.getByText(first.orderNumber).waitFor();

    await card(page, second.orderNumber).dragTo(page.getByRole('region', { name: 'Delivered' }));
    await expect
      .poll(() => page.getByRole('dialog', { name: new RegExp(second.orderNumber) }).count())
      .toBe(0);

    await page.getByRole('button', { name: `Actions for ${delivered.orderNumber}` }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('menuitem', { name: 'Complete…' }).click();
    await page
      .getByRole('dialog', { name: /Complete/ })
      .getByRole('button', { name: 'Complete', exact: true })
      .click();
    await expect
      .poll(async () => (await service.ops('GET', `/orders/${delivered.id}`)).json.internalStatus)
      .toBe('COMPLETED');
    await page.getByRole('button', { name: /Completed$/ }).click();
    await page.getByRole('region', { name: 'Completed' }).getByText(delivered.orderNumber).waitFor();
  });

  test('are in a table with filters in the address, and bulk commands show a result for each', async () => {
    const { service, account, make } = await newCustomer('Table Customer');
    const driver = `Lena ${account.id.slice(-6)}`;
    const driverId = await newDriver(service, driver);
    await service.ops('PATCH', `/drivers/${driverId}`, { phone: '+49 151 7000001' });
    const first = await make({ externalOrderId: `TC-${account.id.slice(-6)}` });
    const second = await make();
    const gone = await make();
    const { page, open } = await visitConsole({ role: 'dispatcher' });
    await open(`/console/orders?lang=en&layout=table&accountId=${account.id}`);
    await expect.poll(() => rows(page)).toEqual([gone.orderNumber, second.orderNumber, first.orderNumber]);
    for (const { orderNumber } of [first, second, gone])
      await page.getByRole('checkbox', { name: `Choose ${orderNumber}` }).check();
    await page.getByRole('button', { name: 'Assign 3' }).click();
    const dialog = page.getByRole('dialog', { name: 'Assign 3 orders' });
    await dialog.getByRole('searchbox', { name: 'Find driver' }).fill(driver);
    await dialog.getByRole('radio', { name: new RegExp(driver) }).check();
    await command(service, gone.id, 'cancel');
    const conflicts = dialog.getByRole('region', { name: '3 orders have conflicts' });
    await conflicts.getByText(second.orderNumber).waitFor();
    await dialog.getByRole('button', { name: `Assign all 3 anyway: ${driver}` }).click();
    const done = page.getByRole('dialog', { name: '2 of 3 done' });
    await done.waitFor();
    await expect.poll(() => done.getByText('Refused').count()).toBe(1);
    await done.getByRole('button', { name: 'Close' }).last().click();
    await expect
      .poll(async () => (await service.ops('GET', `/orders/${first.id}`)).json.internalStatus)
      .toBe('ASSIGNED');
    // What was refused stays chosen.
    await page.getByText(/^1 order chosen/).waitFor();
    const choice = page.getByRole('checkbox', { name: `Choose ${gone.orderNumber}` });
    await expect.poll(() => choice.isChecked()).toBe(true);

    await page.getByRole('searchbox', { name: 'Search orders' }).fill(`tc-${account.id.slice(-6)}`);
    await expect.poll(() => rows(page)).toEqual([first.orderNumber]);
    await expect.poll(() => page.url()).toContain('search=');
    await page.keyboard.press('Control+k');
    const find = page.getByRole('combobox', { name: /find/i });
    await find.fill(second.orderNumber);
    // At once: Enter waits for the answer to what was typed.
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/console/orders/${second.orderNumber}`);
    const phone = page.getByRole('link', { name: new RegExp(`${driver}.*7000001`) });
    await expect.poll(() => phone.getAttribute('href')).toBe('tel:+491517000001');

    await find.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await find.fill('buchhaltung');
    await page.getByRole('group', { name: 'Pages' }).getByRole('option', { name: 'Accounting' }).waitFor();
    await find.fill('dunkel');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('html').getAttribute('data-theme')).toBe('dark');
    await find.waitFor({ state: 'hidden' });
    await page.keyboard.press('Control+k');
    await find.fill(driver);
    await page.keyboard.press('Enter');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/console/drivers/${driverId}`);
  });

  test('explain what to do when no order matches', async () => {
    const { page, open } = await visitConsole({ role: 'viewer' });
    await open('/console/orders?lang=de&layout=table&search=zzzzzz');
    await page.getByRole('heading', { name: 'Nichts passt zu diesen Filtern' }).waitFor();
    await page.getByRole('button', { name: 'Alle Aufträge zeigen' }).click();
    await expect.poll(() => page.url()).not.toContain('search=');
  });
});
