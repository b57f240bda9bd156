// Today in the console: assigning by keyboard with undo, acting in place, the road; Drivers with plan, dialog
// and proposal.
import type { Locator, Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { advanceOrderTo, changeTerms, createOrder, newDriver } from '../server/test/harness/orders.ts';
import { REACH_RECEIVERS } from '../server/test/harness/receiver.ts';
import { headline, type PageOptions } from './browser.ts';
import { visitConsole } from './console-visit.ts';
import { newClockAtMorning, openSite, type Site } from './service.ts';

const HOUR_MS = 3_600_000;

let opened: Promise<Site> | undefined;
afterAll(async () => (await opened)?.close());

/**
 * A service for this file only: the next decision and the counts must not depend on orders of other tests.
 */
function ownSite(): Promise<Site> {
  opened ??= openSite(REACH_RECEIVERS);
  return opened;
}

async function visitWithOrders(
  role: 'admin' | 'dispatcher' | 'viewer' = 'dispatcher',
  options: PageOptions = {},
) {
  const site = await ownSite();
  const { service } = site;
  newClockAtMorning(service);
  const account = await service.account({ name: 'Alstertal Leasing AG' });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS).toISOString();
  const make = async (hours: number, changes: Record<string, unknown> = {}) => {
    service.clock.advance(1000);
    const dates = { requestedPickup: inHours(hours), requestedDelivery: inHours(hours + 8) };
    return (await createOrder(service, secret, { ...dates, ...changes })).json as {
      id: string;
      orderNumber: string;
      requestNumber: string;
    };
  };
  const visit = await visitConsole({ role }, options, site);
  const read = async (id: string) => (await service.ops('GET', `/orders/${id}`)).json;
  return { ...visit, service, account, make, inHours, read };
}

/** Candidates of another order may name this one, too. */
const row = (page: Page, number: string) =>
  page
    .locator('li[data-decision]')
    .filter({ has: page.locator('.console-today_decision-title', { hasText: number }) });

/** Clicks at the edge, where the click selects nothing. */
const focus = (own: Locator) => own.click({ position: { x: 4, y: 4 } });

/** Other drivers of this service may be as near. */
async function choose(own: Locator, name: string): Promise<Locator> {
  await own.getByRole('radio').first().waitFor();
  const others = own.getByRole('button', { name: /other drivers?$/ });
  if ((await others.count()) > 0) await others.click();
  await own.getByRole('radio', { name: new RegExp(name) }).check();
  return own.getByRole('button', { name: `Assign ${name}` });
}

/** A driver who has just delivered in Stuttgart, where the orders of these tests are picked up. */
async function driverInStuttgart(
  { service, make }: Awaited<ReturnType<typeof visitWithOrders>>,
  name: string,
) {
  const id = await newDriver(service, name);
  const back = { pickup: place('München', '80331'), delivery: place('Stuttgart', '70173') };
  await advanceOrderTo(service, (await make(0.1, back)).id, 'DELIVERED', id);
  return id;
}

function place(city: string, postalCode: string) {
  return { street: 'Hauptstraße 1', postalCode, city, contact: { name: 'Erika Muster', phone: '+49 711 1' } };
}

describe('today', () => {
  test('leads by keyboard to an assignment that can be undone until the driver is notified', async () => {
    const at = await visitWithOrders();
    const { page, open, make, read } = at;
    const name = 'Tomasz Nowak';
    const driverId = await driverInStuttgart(at, name);
    const order = await make(1);
    await open('/console/today?lang=en');
    await expect.poll(() => headline(page)).toBe('Today');
    const own = row(page, order.orderNumber);
    await own.waitFor();
    await expect.poll(() => own.innerText()).toMatch(/1\sh\s+to pickup/);
    await focus(own);
    await own.getByRole('radio', { checked: true }).waitFor();

    // After an undo in time nothing has changed.
    await focus(own);
    const assign = await choose(own, name);
    await page.keyboard.press('Enter');
    await page.getByText(`${order.orderNumber} goes to ${name}`).waitFor();
    await assign.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Undo' }).click();
    await own.waitFor();
    await expect.poll(() => read(order.id)).toMatchObject({ internalStatus: 'OPEN', assignedDriver: null });

    await focus(own);
    await (await choose(own, name)).click();
    await page.getByText(`${order.orderNumber} is assigned to ${name}`).waitFor();
    await expect
      .poll(() => read(order.id))
      .toMatchObject({
        internalStatus: 'ASSIGNED',
        assignedDriver: { id: driverId },
      });
    await expect.poll(() => own.count()).toBe(0);
  });

  test('moves with J and K, and Enter runs the action of the focused decision', async () => {
    const { page, open, make, service, read } = await visitWithOrders();
    const late = await make(-1, { requestedDelivery: undefined });
    await advanceOrderTo(service, late.id, 'IN_TRANSIT', await newDriver(service, 'Farid Rahimi'));
    await service.services.core.sql`
      update orders set requested_delivery = ${service.clock.now()}, agreed_delivery = ${service.clock.now()}
      where id = ${late.id}`;
    await open('/console/today?lang=en');
    const own = row(page, late.orderNumber);
    await own.waitFor();
    await expect.poll(() => own.innerText()).toContain('reaches München');
    const isFocused = async () => (await own.getAttribute('aria-current')) === 'true';
    for (let moved = 0; moved < 40 && !(await isFocused()); moved += 1) await page.keyboard.press('j');
    await expect.poll(() => isFocused()).toBe(true);
    await expect
      .poll(() => page.locator(':focus').getAttribute('data-decision'))
      .toBe(await own.getAttribute('data-decision'));
    await page.keyboard.press('k');
    await page.keyboard.press('j');
    await expect
      .poll(async () => (await isFocused()) || (await row(page, late.orderNumber).count()) === 1)
      .toBe(true);
    await own.getByRole('button', { name: /^Report delay to/ }).click();
    await page.getByText(`The delay of ${late.orderNumber} is reported`).waitFor();
    await expect.poll(() => own.count()).toBe(0);
    await expect
      .poll(async () => Date.parse((await read(late.id)).requestedDelivery))
      .toBeGreaterThan(service.clock.now().getTime());
  });

  test('releases an order that waits, folds equal rows, and retries what a customer did not take', async () => {
    const { page, open, make, service, account, read } = await visitWithOrders();
    await changeTerms(service, account.id, { release: 'MANUAL' });
    const order = await make(2);
    const { sql } = service.services.core;
    const requests = [];
    for (let i = 0; i < 4; i += 1) requests.push(await make(60, { transportType: 'TRUCK' }));
    const made = (
      await service.ops('POST', `/accounts/${account.id}/webhook-endpoints`, {
        environment: 'production',
        url: 'https://hooks.example.com/today',
        events: ['order.created'],
      })
    ).json;
    const endpointId: string = (made.endpoint ?? made).id;
    for (const { id } of requests) {
      const lineItems = [{ description: 'Transport', unitNet: 480 }];
      await service.ops('POST', `/requests/${id}/quotes`, { lineItems });
    }
    await make(70);
    await sql`update mails set state = 'FAILED', next_attempt_at = null, error = '550 no such user'
      where order_id = any(${requests.map(({ id }) => id)}::uuid[])`;
    const since = new Date(service.clock.now().getTime() - HOUR_MS);
    await sql`insert into webhook_health (endpoint_id, failing_since, last_failure_at, last_failure_status)
      values (${endpointId}, ${since}, ${since}, 503)
      on conflict (endpoint_id) do update set failing_since = excluded.failing_since, last_failure_status = 503`;
    await sql`update webhook_deliveries set state = 'FAILED_RETRYING', next_attempt_at = now() + interval '1 day'
      where endpoint_id = ${endpointId}`;

    await open('/console/drivers?view=plan&lang=en');
    const toRelease = page.getByRole('region', { name: 'To release' });
    await toRelease.getByText('Release first').first().waitFor();
    await page.getByRole('button', { name: /^\w{3},? \d+ \w{3}$/ }).click();
    await page.getByRole('dialog', { name: 'Choose the day' }).getByRole('grid').waitFor();
    await page.keyboard.press('Escape');

    await open('/console/today?lang=en');
    const folded = page.locator('li[data-decision]').filter({ hasText: /\d+ mails were not delivered/ });
    await folded.getByRole('button', { name: 'Show all' }).click();
    await folded.getByRole('button', { name: 'Collapse' }).waitFor();
    await page.getByRole('button', { name: 'Send again' }).nth(3).waitFor();
    await page.getByRole('button', { name: 'Retry 1 now' }).click();
    await page.getByText('1 message is being sent to Alstertal Leasing AG now.').waitFor();
    await row(page, order.orderNumber).getByRole('button', { name: 'Release' }).click();
    await page.getByText(`${order.orderNumber} is released`).waitFor();
    await row(page, order.orderNumber).getByText('has no driver').waitFor();
    expect((await read(order.id)).shownStatus).toBe('ACCEPTED');
    await sql`update webhook_health set failing_since = null where endpoint_id = ${endpointId}`;
  });

  test('assigns a trip without an answer to another driver', async () => {
    const at = await visitWithOrders();
    const { page, open, make, service, read } = at;
    await driverInStuttgart(at, 'Lena Hoffmann');
    const order = await make(3);
    await advanceOrderTo(service, order.id, 'ASSIGNED', await newDriver(service, 'Jürgen Petersen'));
    service.clock.advance(25 * 60_000);
    await open('/console/today?lang=de');
    const own = row(page, order.orderNumber);
    await own.waitFor();
    await expect.poll(() => own.innerText()).toContain('Keine Antwort von Jürgen Petersen');
    await own.getByRole('button', { name: 'Ersetzen' }).click();
    const others = own.getByRole('button', { name: /weitere/ });
    await own.getByRole('radio').first().waitFor();
    if ((await others.count()) > 0) await others.click();
    await own.getByRole('radio', { name: /Lena Hoffmann/ }).check();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith(`/orders/${order.id}/commands`) && request.method() === 'POST')
        sent.push(request.postDataJSON().command);
    });
    await own.getByRole('button', { name: 'An Lena Hoffmann geben' }).click();
    await page.getByText(`${order.orderNumber} ist Lena Hoffmann zugewiesen`).waitFor();
    await expect.poll(async () => (await read(order.id)).assignedDriver.name).toBe('Lena Hoffmann');
    expect(sent).toEqual(['reassign_driver']);
  });

  test('shows the road, the next arrivals and the counts in the navigation, and no actions to a viewer', async () => {
    const { page, open, make, service } = await visitWithOrders('viewer');
    const order = await make(1);
    const moving = await make(-1);
    await advanceOrderTo(service, moving.id, 'IN_TRANSIT', await newDriver(service, 'Stefan Brandl'));
    await open('/console/today?lang=en');
    const arrivals = page.getByRole('region', { name: 'Next arrivals' });
    await arrivals.getByRole('link', { name: order.orderNumber }).first().waitFor();
    await expect.poll(() => arrivals.innerText()).toContain('No driver');
    await row(page, order.orderNumber).click();
    await expect.poll(() => page.getByRole('button', { name: /^Assign/ }).count()).toBe(0);
    const { today, drivers } = (await service.ops('GET', '/summary')).json;
    const navigation = page.getByRole('navigation').first();
    await expect
      .poll(() => navigation.getByRole('link', { name: /^Today/ }).innerText())
      .toContain(String(today));
    await expect
      .poll(() => navigation.getByRole('link', { name: /^Drivers/ }).innerText())
      .toContain(String(drivers));
  });
});

describe('drivers', () => {
  test('are added, changed, signed in by a QR code and signed out on all devices', async () => {
    const { page, open, service } = await visitWithOrders('dispatcher', { expects: [/status of 400/] });
    await open('/console/drivers?lang=en');
    await expect.poll(() => headline(page)).toBe('Drivers');
    await page.getByText(/\d+ free, \d+ on the road/).waitFor();
    await page.getByRole('button', { name: 'New driver' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add driver' }).click();
    await dialog.getByRole('alert').first().waitFor();
    await dialog.getByLabel('Name').fill('Katharina Vogt');
    await dialog.getByLabel('Email').fill('katharina@example.com');
    await dialog.getByLabel('Language').selectOption('English');
    await dialog.getByRole('button', { name: 'Add driver' }).click();
    await page.getByText('Katharina Vogt is added').waitFor();

    await dialog.getByRole('button', { name: 'Show link and QR code' }).click();
    await dialog.locator('.ui-qr_qr > div > svg').waitFor();
    await dialog.getByRole('button', { name: 'Copy link' }).waitFor();
    await dialog.getByRole('button', { name: 'Send link to katharina@example.com' }).click();
    await page.getByText('The link is on its way to katharina@example.com').waitFor();
    const [mail] = await service.services.core.sql`
      select language from mails where recipient = 'katharina@example.com'`;
    expect(mail).toEqual({ language: 'en' });
    await dialog.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page
      .getByRole('dialog', { name: 'Sign Katharina Vogt out everywhere?' })
      .getByRole('button', { name: 'Sign out everywhere' })
      .click();
    await page.getByText('Katharina Vogt is signed out everywhere').waitFor();
    const links = await service.services.core.sql`
      select from driver_links l join drivers d on d.id = l.driver_id where d.name = 'Katharina Vogt'`;
    expect(links).toHaveLength(0);
  });

  test('have a plan of the day, where A assigns and shows the checks', async () => {
    const at = await visitWithOrders();
    const { page, open, make, read } = at;
    await driverInStuttgart(at, 'Mehmet Yıldız');
    const order = await make(2);
    await open('/console/drivers?view=plan&lang=en');
    const plan = page.getByRole('region', { name: 'Day plan' });
    const open1 = plan.getByRole('button', { name: new RegExp(order.orderNumber) });
    await open1.waitFor();
    await open1.focus();
    await page.keyboard.press('a');
    const form = page.getByRole('form', { name: 'Assign driver' });
    await form.getByRole('searchbox', { name: 'Find driver' }).fill('mehmet');
    await form.getByRole('radio', { name: /Mehmet Yıldız/ }).check();
    await expect
      .poll(() => form.innerText())
      .toContain('Sends order.scheduled and driver.assigned to Alstertal Leasing AG');
    await form.getByRole('button', { name: 'Assign Mehmet Yıldız' }).click();
    await page.getByText(`${order.orderNumber} is assigned to Mehmet Yıldız`).waitFor();
    await expect.poll(async () => (await read(order.id)).assignedDriver.name).toBe('Mehmet Yıldız');
    await plan.getByRole('link', { name: new RegExp(order.orderNumber) }).waitFor();
  });

  test('get a proposal for the day, which is applied by the same command', async () => {
    const at = await visitWithOrders();
    const { page, open, make, service, read } = at;
    const name = `Uwe ${at.account.id.slice(-6)}`;
    await driverInStuttgart(at, name);
    const order = await make(26);
    const day = new Date(service.clock.now().getTime() + 26 * HOUR_MS).toISOString().slice(0, 10);
    await open(`/console/drivers/proposal?day=${day}&lang=en`);
    await expect.poll(() => headline(page)).toMatch(/^Proposal for /);
    await page
      .getByRole('link', { name: new RegExp(order.orderNumber) })
      .first()
      .waitFor();
    const chain = page.locator('details').filter({ hasText: order.orderNumber });
    await chain.locator('summary').click();
    await chain
      .getByText(/Nobody but|Begins|Brings|costs least/)
      .first()
      .waitFor();
    await page.getByText('Compare with the plan as it stands').click();
    await page.getByRole('region', { name: 'Compared' }).getByText('As it stands', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Assign \d+ orders? to \d+ drivers?$/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Assign \d+ orders?\?$/ });
    await expect.poll(() => dialog.innerText()).toContain('Sends order.scheduled and driver.assigned');
    await dialog.getByRole('button', { name: /^Assign/ }).click();
    await page.getByRole('heading', { name: 'Every order of this day has a driver' }).waitFor();
    await expect.poll(async () => (await read(order.id)).internalStatus).toBe('ASSIGNED');
  });
});
