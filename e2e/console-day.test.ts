// A day in the console with two users at once: from a request to a settled complaint, each sees the changes
// of the other.
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { advanceTripTo, FULL_PROTOCOL, newPhone } from '../server/test/api/driver/phone.ts';
import { eventNames } from '../server/test/harness/orders.ts';
import { newRequest } from '../server/test/orders/quotes/requests.ts';
import { newVisit, oneLine } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { issueDueInvoices } from './issue-due-invoices.ts';
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
const statusSentence = async (page: Page) =>
  oneLine(await page.locator('.console-orders-order_dispatch-sentence').innerText());

/** Opens the form of a command on the page of an order, fills it in and submits it. */
async function runCommand(page: Page, name: string, fields: Record<string, string> = {}): Promise<void> {
  await page.getByRole('group', { name: 'Possible now' }).getByRole('button', { name, exact: true }).click();
  const form = page.getByRole('form', { name, exact: true });
  for (const [label, value] of Object.entries(fields)) await form.getByLabel(label).fill(value);
  await form.locator('button[type=submit]').click();
}

/** Uses its own service, because orders of other tests would change which decision is next. */
async function openTwoUsers() {
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
    const { site, service, anna, petra, key } = await openTwoUsers();
    const [dispatchPage, accountingPage] = [anna.page, petra.page];
    const inHours = (hours: number) => new Date(service.clock.now().getTime() + hours * HOUR_MS);

    // A request arrives while both have a page open.
    await anna.open('/console/today?lang=en');
    await dispatchPage.getByRole('heading', { name: 'Today' }).waitFor();
    await petra.open('/console/requests?lang=en');
    await accountingPage.getByRole('heading', { name: 'Nothing waits for a quote' }).waitFor();
    const { id, requestNumber } = await newRequest(service, key, {
      transportType: 'TRUCK',
      requestedPickup: inHours(2).toISOString(),
      requestedDelivery: inHours(9).toISOString(),
    });
    await accountingPage.getByRole('region', { name: 'To quote' }).getByText(requestNumber).waitFor();
    await decision(dispatchPage, requestNumber).getByRole('link', { name: 'Write quote' }).click();

    // The quote is sent; the customer accepts it on the page of its link.
    await dispatchPage.getByLabel('Unit, net of line 1').fill('480');
    await dispatchPage.getByRole('button', { name: 'Send quote for €480.00' }).click();
    await accountingPage
      .getByRole('region', { name: 'With the customer' })
      .getByText(requestNumber)
      .waitFor();
    const customer = await newVisit({ site });
    await customer.open(`${await linkPath(service, key, id)}?lang=en`);
    await customer.page.getByLabel('First and last name').fill('Łukasz Groß');
    await customer.page.getByRole('radio', { name: 'Type' }).check();
    await customer.page.getByLabel('Your name as signature').fill('Łukasz Groß');
    await customer.page.getByRole('checkbox').check();
    await customer.page.getByRole('button', { name: 'Accept', exact: true }).click();
    await customer.page.getByText('Ordered for €571.20.').waitFor();
    await dispatchPage.getByText('Accepted', { exact: true }).first().waitFor();
    await accountingPage.getByRole('heading', { name: 'Nothing waits for a quote' }).waitFor();
    const { orderNumber } = (await service.ops('GET', `/orders/${id}`)).json;

    // The dispatcher assigns it to a driver on the board that the other user has open.
    const phone = await newPhone(service, { name: 'Tomasz Nowak' });
    await go(dispatchPage, 'Orders');
    await go(accountingPage, 'Orders');
    await column(accountingPage, 'Accepted').getByText(orderNumber).waitFor();
    const card = dispatchPage.locator('.console-orders-list_board-card', { hasText: orderNumber });
    // It is empty and therefore folded.
    await card.dragTo(dispatchPage.getByRole('button', { name: /Scheduled$/ }));
    const dialog = dispatchPage.getByRole('dialog', { name: new RegExp(orderNumber) });
    await dialog.getByRole('radio', { name: /Tomasz Nowak/ }).check();
    await dialog.getByRole('button', { name: 'Assign Tomasz Nowak' }).click();
    await column(accountingPage, 'Scheduled').getByText(orderNumber).waitFor();

    // In transit: both see it on the page of the order, and see each other.
    for (const page of [dispatchPage, accountingPage])
      await page.getByRole('link', { name: orderNumber }).click();
    await dispatchPage.getByText('Petra Sommer is here too').waitFor();
    await accountingPage.getByText('Anna Lindner is here too').waitFor();
    await expect.poll(() => statusSentence(dispatchPage)).toContain('Assigned to Tomasz Nowak');
    await advanceTripTo(phone, id, 'IN_TRANSIT');
    await expect
      .poll(() => statusSentence(accountingPage))
      .toContain('Tomasz Nowak is on the way to München');
    await dispatchPage
      .getByRole('textbox', { name: 'Note for colleagues' })
      .fill('Receiver asks for a call.');
    await dispatchPage.keyboard.press('Control+Enter');
    await accountingPage
      .getByRole('list', { name: 'Timeline' })
      .getByText('Receiver asks for a call.')
      .waitFor();

    // Handed over with damage: it appears among the dispatcher's decisions and in accounting.
    await go(dispatchPage, 'Today');
    await go(accountingPage, 'Accounting');
    await accountingPage.getByRole('heading', { name: 'No order to complete' }).waitFor();
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
    await accountingPage.getByText('Damage to review').waitFor();
    await decision(dispatchPage, orderNumber).getByRole('link', { name: orderNumber }).click();
    await expect.poll(() => statusSentence(dispatchPage)).toContain('Damage was reported.');
    await runCommand(dispatchPage, 'Complete');

    // Accounting sees it leave the list of delivered orders, and invoices it; the dispatcher sees the number.
    await accountingPage.getByRole('heading', { name: 'No order to complete' }).waitFor();
    await accountingPage.getByRole('link', { name: /To invoice/ }).click();
    await accountingPage.getByRole('link', { name: 'Invoice run', exact: true }).click();
    await accountingPage.getByRole('button', { name: 'Issue 1 invoice' }).click();
    await accountingPage.getByRole('dialog').getByRole('button', { name: 'Issue 1 invoice' }).click();
    await accountingPage.getByRole('heading', { name: /^Invoice run until/ }).waitFor();
    await issueDueInvoices(service);
    await accountingPage.getByText('1 invoice issued.').waitFor();
    await expect.poll(() => statusSentence(dispatchPage)).toMatch(/^Invoiced with /);

    // One user records a complaint by phone, the other settles it.
    await runCommand(dispatchPage, 'Open complaint', { 'What is wrong': 'Dent in the rear door' });
    await go(accountingPage, 'Today');
    await decision(accountingPage, orderNumber).getByText('Dent in the rear door').waitFor();
    await decision(accountingPage, orderNumber).getByRole('link', { name: 'Open' }).click();
    await runCommand(accountingPage, 'Settle complaint');
    await expect.poll(() => statusSentence(dispatchPage)).toMatch(/^Invoiced with /);
    const history = dispatchPage.getByRole('list', { name: 'Timeline' });
    await history.getByText('Petra Sommer').first().waitFor();
    await history.getByText('Anna Lindner').first().waitFor();
    await go(dispatchPage, 'Today');
    await expect.poll(() => decision(dispatchPage, orderNumber).count()).toBe(0);
    await expect
      .poll(() => eventNames(service, id))
      .toEqual(
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
