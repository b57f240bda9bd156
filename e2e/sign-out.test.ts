// Signing out: a failure says so, drafts go with the session; and signing in under another address.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { newConsoleUser } from '../server/test/harness/console.ts';
import { newRequest } from '../server/test/orders/quotes/requests.ts';
import { headline, newVisit } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { onPhone, openPhoneSite, type PhoneSite } from './driver-phone.ts';
import { signedIn, useSession } from './portal-visit.ts';
import { openSite, sharedSite } from './service.ts';

async function clickSignOut(page: Page) {
  await page.getByRole('button', { name: 'Your account' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
}

const draftsIn = (page: Page) =>
  page.evaluate<string[]>(`Object.keys(localStorage).filter((key) => key.includes('.draft.'))`);

test('a sign-out that fails says so, and works when it is tried again', async () => {
  const { page, open, portal } = await signedIn({}, { expects: [/ERR_FAILED/, /status of 401/] });
  await open('/portal/production?lang=en');
  await page.route('**/api/v1/portal/session', (route) =>
    route.request().method() === 'DELETE' ? route.abort() : route.continue(),
  );
  await clickSignOut(page);
  const dialog = page.getByRole('dialog', { name: 'You are still signed in' });
  await dialog.waitFor();
  expect((await portal('GET', '/session')).status).toBe(200);
  await dialog.getByRole('button', { name: 'Sign out again' }).click();
  await dialog.getByText('did not end your session').waitFor();
  await page.unroute('**/api/v1/portal/session');
  await dialog.getByRole('button', { name: 'Sign out again' }).click();
  await expect.poll(() => headline(page)).toBe('Sign in to the portal');
  expect((await portal('GET', '/session')).status).toBe(401);
});

describe('the draft of a quote', () => {
  async function withDraft() {
    const visit = await visitConsole({ role: 'dispatcher' }, { expects: [/status of 401/] });
    const { key } = await newCustomer(visit.service, 'Entwurf Leasing');
    const request = await newRequest(visit.service, key, { transportType: 'TRUCK' });
    const path = `/console/requests/${request.id}?lang=en`;
    const note = visit.page.getByLabel(/^Note/);
    await visit.open(path);
    await note.fill('Nur für Anna bestimmt');
    await expect.poll(() => draftsIn(visit.page)).toHaveLength(1);
    return { ...visit, path, note };
  }

  test('stays while its author is signed in, and goes when the author signs out', async () => {
    const { page, open, path, note } = await withDraft();
    await open(path);
    await expect.poll(() => note.inputValue()).toBe('Nur für Anna bestimmt');
    await clickSignOut(page);
    await expect.poll(() => headline(page)).toBe('Sign in to the console');
    await expect.poll(() => draftsIn(page)).toEqual([]);
  });

  test('is neither shown to the next person nor kept', async () => {
    const { page, open, service, path, note } = await withDraft();
    const next = await newConsoleUser(service, { role: 'dispatcher' });
    await useSession({ page, open }, next.cookie, (await sharedSite()).url);
    await open(path);
    await expect.poll(() => note.inputValue()).toBe('');
    await expect.poll(() => draftsIn(page)).toEqual([]);
  });
});

describe('a driver', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });
  afterAll(() => site.close());

  test('who signs out without network learns that the service does not know it yet', async () => {
    const { page, button, link } = await onPhone(site);
    await link('Menu').click();
    await button('Sign out').click();
    await site.proxy.disconnect();
    await button('Sign out and delete').click();
    await page.getByText('does not know yet that you signed out').waitFor();
    const sessions = () =>
      site.service.services.core.sql`select from driver_sessions where signed_out_at is null`;
    await expect.poll(() => sessions()).toHaveLength(1);
    await site.proxy.reconnect();
    await button('Try again now').click();
    await page.getByText('Open the link that dispatch sent you').waitFor();
    await expect.poll(() => sessions()).toHaveLength(0);
  });
});

describe('under another address', () => {
  const PASSWORD = 'vier gute Worte zusammen';

  test('127.0.0.1 works like localhost', async () => {
    const { url, service } = await sharedSite();
    const account = await service.account();
    const email = 'loopback@customer.example';
    await service.ops('POST', `/accounts/${account.id}/users`, { email, name: 'Jana', role: 'admin' });
    const { core } = service.services;
    const [mail] = await core.sql<{ linkToken: Buffer }[]>`
      select link_token from mails where recipient = ${email} and kind = 'INVITATION'`;
    const token = core.secrets.decrypt(mail!.linkToken);
    await service.call('/portal/invitation', { body: { token, password: PASSWORD } });
    const site = { service, url: url.replace('localhost', '127.0.0.1') };
    const { page, open } = await newVisit({ site, expects: [/status of 401/] });
    await open('/portal/sign-in?lang=en');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.ui-shell_person-name').innerText()).toBe('Jana');
  });

  test.for([
    ['en', 'Sign in', 'Email', 'Password', 'at which nobody can sign in'],
    ['de', 'Anmelden', 'E-Mail', 'Passwort', 'unter der sich niemand anmelden kann'],
  ] as const)(
    'the sign-in page names the address to open (%s)',
    async ([lang, button, email, password, sentence]) => {
      const site = await openSite({ config: { publicUrl: 'http://transfers.example' } });
      onTestFinished(() => site.close());
      const visited = { ...site, url: `http://localhost:${new URL(site.proxy.url).port}` };
      const { page, open } = await newVisit({ site: visited, expects: [/status of 40[13]/] });
      await open(`/portal/sign-in?lang=${lang}`);
      await page.getByLabel(email).fill('ada@customer.example');
      await page.getByLabel(password, { exact: true }).fill(PASSWORD);
      await page.getByRole('button', { name: button, exact: true }).click();
      const alert = page.getByRole('alert').filter({ hasText: sentence });
      await alert.waitFor();
      await expect
        .poll(() => alert.getByRole('link').getAttribute('href'))
        .toBe(`http://transfers.example/portal/sign-in?lang=${lang}`);
    },
  );
});
