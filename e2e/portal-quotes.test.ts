// Quotes and the overview in the portal: open quotes come first, and are decided here.
import { describe, expect, test } from 'vitest';
import { changeTerms, createOrder, eventNames } from '../server/test/harness/orders.ts';
import { offeredRequest } from '../server/test/orders/quotes/requests.ts';
import { headline, oneLine } from './browser.ts';
import { signedIn } from './portal-visit.ts';
import { sharedSite } from './service.ts';

async function visit(options = {}) {
  const { service } = await sharedSite();
  const account = await service.account({ name: 'Nordlicht Leasing' });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  return { ...(await signedIn({ account }, options)), key: secret };
}

describe('quotes', () => {
  test('are found from the navigation, accepted, and become orders', async () => {
    const { page, open, key, service } = await visit();
    const id = await offeredRequest(service, key);
    await open('/portal/production/quotes?lang=en');
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await expect
      .poll(async () => oneLine(await page.getByRole('link', { name: /^Quotes/ }).innerText()))
      .toBe('Quotes 1');
    await page.locator('tr[data-row]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headline(page)).toMatch(/^€480\.00 net, decide by /);
    await page.getByRole('button', { name: 'Accept for €571.20 gross' }).click();
    await page.getByRole('button', { name: 'Accept for €571.20, binding' }).click();
    await expect.poll(() => headline(page)).toMatch(/^Accepted, the order is VT-\d+$/);
    await expect
      .poll(async () => (await eventNames(service, id)).slice(-2))
      .toEqual(['order.created', 'order.accepted']);
  });

  test('that need a signature link to the quote page, and can be declined here, in German', async () => {
    const { page, open, key, service, account } = await visit();
    const id = await offeredRequest(service, key);
    await changeTerms(service, account.id, { quoteAcceptanceViaApi: false });
    await open(`/portal/production/quotes/${id}?lang=de`);
    await page.getByRole('link', { name: 'Angebotsseite öffnen' }).waitFor();
    expect(await page.getByRole('button', { name: /annehmen/ }).count()).toBe(0);
    await page.getByRole('button', { name: 'Ablehnen' }).click();
    await page.getByLabel('Grund').fill('Zu teuer');
    await page.getByRole('button', { name: 'Dieses Angebot ablehnen' }).click();
    await expect.poll(() => headline(page)).toBe('Abgelehnt');
  });
});

describe('the overview', () => {
  test('names what needs attention and links to it', async () => {
    const { page, open, key, service } = await visit();
    await offeredRequest(service, key);
    const { orderNumber } = (await createOrder(service, key, { vehicle: {} })).json;
    await open('/portal/production?lang=en');
    await expect.poll(() => headline(page)).toBe('2 orders need attention, nothing is on the road');
    const attention = page.getByRole('region', { name: 'Needs attention' });
    await expect.poll(() => attention.innerText()).toContain(`${orderNumber} has no VIN`);
    await attention.getByRole('button', { name: 'Add VIN' }).click();
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/portal/production/orders/${orderNumber}`);
  });

  test('of a new account says that nothing waits, in German', async () => {
    const { page, open } = await visit();
    await open('/portal/sandbox?lang=de');
    await expect.poll(() => headline(page)).toBe('Nichts braucht Aufmerksamkeit, nichts ist unterwegs');
  });
});
