// A day in the console with two users at once: from a request to a settled complaint, each sees the changes
// of the other.
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { advanceTripTo, FULL_PROTOCOL, newPhone } from '../server/test/driver/phone.ts';
import { eventNames } from '../server/test/harness/orders.ts';
import { newRequest } from '../server/test/quotes/requests.ts';
import { newVisit, oneLine } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { linkPath } from './quotes.ts';
import { newClockAtMorning, openSite } from './service.ts';

const HOUR_MS = 3_600_000;

const go = (page: Page, name: string) =>
  page
    .getByRole('navigation')
    .first()
    .getByRole('link', { name: new RegExp(`^${name}`) })
    .click();
const decision = (page: Page, number: string) =>
  page.locator('li[data-decision]').filter({ hasText: number });
const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const stand = async (page: Page) => oneLine(await page.locator('.dispatch-sentence').innerText());

/** Opens the form of a command on the page of an order, fills it in and submits it. */
async function runCommand(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('group', { name: 'Possible now' }).getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('form', { name, exact: true });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.locator('button[type=submit]').click();
}

/** Uses its own service, because orders of other tests would change which decision is next. */
async function office() {
  const site = await openSite();
  onTestFinished(() => site.service.close());
  newClockAtMorning(site.service);
  const anna = await visitConsole({ role: 'dispatcher', name: 'Anna Lindner' }, {}, site);
  const petra = await visitConsole({ role: 'accounting', name: 'Petra Sommer' }, {}, site);
  const { key } = await newCustomer(site.service, 'FlottenWerk Mobility');
  return { site, service: site.service, anna, petra, key };
}

describe('a day in dispatch', () => {
  test('two users take an order from a request to a settled complaint, and each sees the changes of the other', async () => {
    const { site, service, anna, petra, key } = await office();
    const [desk, books] = [anna.page, petra.page];
    const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS);

    // A request arrives while both have a page open.
    await anna.open('/console/today?lang=en');
    await desk.getByRole('heading', { name: 'Today' }).waitFor();
    await petra.open('/console/requests?lang=en');
    await books.getByRole('heading', { name: 'Nothing waits for a quote' }).waitFor();
    const { id, requestNumber } = await newRequest(service, key, {
      transportType: 'TRUCK',
      requestedPickup: inHours(2).toISOString(),
      requestedDelivery: inHours(9).toISOString(),
    });
    await books.getByRole('region', { name: 'To quote' }).getByText(requestNumber).waitFor();
    await decision(desk, requestNumber).getByRole('link', { name: 'Write quote' }).click();

    // The quote is sent; the customer accepts it on the page of its link.
    await desk.getByLabel('Unit, net of line 1').fill('480');
    await desk.getByRole('button', { name: 'Send quote over €480.00' }).click();
    await books.getByRole('region', { name: 'With the customer' }).getByText(requestNumber).waitFor();
    const customer = await newVisit({ site });
    await customer.open(`${await linkPath(service, key, id)}?lang=en`);
    await customer.page.getByLabel('First and last name').fill('Łukasz Groß');
    await customer.page.getByRole('radio', { name: 'Type' }).check();
    await customer.page.getByLabel('Your name as signature').fill('Łukasz Groß');
    await customer.page.getByRole('checkbox').check();
    await customer.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await customer.page.getByText('Ordered for €571.20.').waitFor();
    await desk.getByText('Accepted', { exact: true }).first().waitFor();
    await books.getByRole('heading', { name: 'Nothing waits for a quote' }).waitFor();
    const { orderNumber } = (await service.ops('GET', `/orders/${id}`)).json;

    // The dispatcher assigns it to a driver on the board that the other user has open.
    const phone = await newPhone(service, { name: 'Tomasz Nowak' });
    await go(desk, 'Orders');
    await go(books, 'Orders');
    await column(books, 'Accepted').getByText(orderNumber).waitFor();
    const card = desk.locator('.board-card', { hasText: orderNumber });
    await card.dragTo(column(desk, 'Scheduled'));
    const dialog = desk.getByRole('dialog', { name: new RegExp(orderNumber) });
    await dialog.getByRole('radio', { name: /Tomasz Nowak/ }).check();
    await dialog.getByRole('button', { name: 'Assign Tomasz Nowak' }).click();
    await column(books, 'Scheduled').getByText(orderNumber).waitFor();

    // In transit: both see it on the page of the order, and see each other.
    for (const page of [desk, books]) await page.getByRole('link', { name: orderNumber }).click();
    await desk.getByText('Petra Sommer is here too').waitFor();
    await books.getByText('Anna Lindner is here too').waitFor();
    await expect.poll(() => stand(desk)).toContain('Assigned to Tomasz Nowak');
    await advanceTripTo(phone, id, 'IN_TRANSIT');
    await expect.poll(() => stand(books)).toContain('Tomasz Nowak is on the way to München');
    await desk.getByRole('textbox', { name: 'Note for colleagues' }).fill('Receiver asks for a call.');
    await desk.keyboard.press('Control+Enter');
    await books.getByRole('list', { name: 'Timeline' }).getByText('Receiver asks for a call.').waitFor();

    // Handed over with damage: it appears among the dispatcher's decisions and in accounting.
    await go(desk, 'Today');
    await go(books, 'Accounting');
    await books.getByRole('tab', { name: /Delivered/ }).click();
    expect((await phone.post(`/trips/${id}/arrive-delivery`)).status).toBe(200);
    const scratch = {
      position: { view: 'REAR', x: 0.5, y: 0.6 },
      type: 'SCRATCH',
      description: 'Scratch',
      isNew: true,
    };
    const protocol = { ...FULL_PROTOCOL, damages: [...FULL_PROTOCOL.damages, scratch] };
    expect((await phone.put(`/trips/${id}/protocols/delivery`, protocol)).status).toBe(200);
    expect((await phone.post(`/trips/${id}/protocols/delivery/submit`)).status).toBe(200);
    await books.getByText('Damage to review').waitFor();
    await decision(desk, orderNumber).getByRole('link', { name: 'Review' }).click();
    await expect.poll(() => stand(desk)).toContain('Damage was reported.');
    await runCommand(desk, 'Complete');

    // Accounting sees it leave the list of delivered orders, and invoices it; the dispatcher sees the number.
    await books.getByRole('heading', { name: /^Nothing/ }).waitFor();
    await books.getByRole('tab', { name: /Completed, to invoice/ }).click();
    await books.getByRole('checkbox', { name: `Choose ${orderNumber}` }).check();
    await books.getByRole('button', { name: /^Invoice 1, €/ }).click();
    await books.getByText('1 order done.').waitFor();
    await expect.poll(() => stand(desk)).toMatch(/^Invoiced with /);

    // One user records a complaint by phone, the other settles it.
    await runCommand(desk, 'Open complaint', { 'What is wrong': 'Dent in the rear door' });
    await go(books, 'Today');
    await decision(books, orderNumber).getByText('Dent in the rear door').waitFor();
    await decision(books, orderNumber).getByRole('link', { name: 'Open' }).click();
    await runCommand(books, 'Settle complaint');
    await expect.poll(() => stand(desk)).toMatch(/^Invoiced with /);
    const history = desk.getByRole('list', { name: 'Timeline' });
    await history.getByText('Petra Sommer').first().waitFor();
    await history.getByText('Anna Lindner').first().waitFor();
    await go(desk, 'Today');
    await expect.poll(() => decision(desk, orderNumber).count()).toBe(0);
    expect(await eventNames(service, id)).toEqual(
      expect.arrayContaining([
        'quote.offered',
        'order.scheduled',
        'vehicle.delivered',
        'damage.reported',
        'order.completed',
        'invoice.created',
      ]),
    );
  });
});
