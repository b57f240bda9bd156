// Company sign-in in a browser: set up, tested and used in the portal and in the console, against a real provider.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newConsoleUser } from '../server/test/harness/console.ts';
import {
  type ProviderOptions,
  startProvider,
  type TestProvider,
} from '../server/test/harness/oidc-provider.ts';
import { confirmSessionOf, cookieOf, newPortalUser } from '../server/test/harness/portal.ts';
import { REACH_RECEIVERS } from '../server/test/harness/receiver.ts';
import { headline, newVisit, PHONE, WIDE } from './browser.ts';
import { visitWith } from './portal-visit.ts';
import { openSite, type Site } from './service.ts';

let site: Site;
const providers: TestProvider[] = [];
const SECRET = 'secret of the client';
// The provider is another host.
const EXPECTED = { expects: [/asks another host/, /status of 40[13]/] };

beforeAll(async () => {
  site = await openSite(REACH_RECEIVERS);
});

afterAll(async () => {
  for (const provider of providers) await provider.close();
  await site.close();
});

async function providerFor(
  people: ProviderOptions['people'],
  client: { redirectAddress: string; signOutAddress: string },
) {
  const provider = await startProvider({
    clock: site.service.clock,
    people,
    clients: [{ ...client, clientId: 'handover', clientSecret: SECRET }],
  });
  providers.push(provider);
  return provider;
}

describe('the portal', () => {
  test('is set up by an admin, tested, and entered by a new person who comes back to the wanted page', async () => {
    const { service } = site;
    const admin = await newPortalUser(service, { email: 'admin@browser.example' });
    const addresses = (await admin.portal('GET', '/company-sign-in')).json;
    const email = 'jana@browser.example';
    const provider = await providerFor([{ sub: 'jana', email, name: 'Jana Neumann' }], addresses);
    const { page, open } = await visitWith(admin.cookie, site, EXPECTED);
    await open('/portal/production/settings?lang=en');
    await page.getByRole('link', { name: 'Set up company sign-in' }).click();
    await expect.poll(() => headline(page)).toBe('Company sign-in');
    await page.getByText(addresses.redirectAddress).waitFor();
    await page.getByLabel('Issuer', { exact: true }).fill(provider.issuer);
    await page.getByLabel('Client ID').fill('handover');
    await page.getByLabel('Client secret').fill(SECRET);
    await page.getByRole('switch', { name: 'People can sign in with their company' }).check();
    await confirmSessionOf(service, admin.cookie);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Switched on').waitFor();
    await page.getByLabel('Domain', { exact: true }).fill('browser.example');
    await page.getByRole('button', { name: 'Add domain' }).click();
    await page.getByText('Not proven yet').waitFor();
    const operator = await visitWith((await newConsoleUser(service)).cookie, site, EXPECTED);
    await operator.open(`/console/accounts/${admin.account.id}/users?lang=en`);
    await operator.page.getByRole('button', { name: 'Confirm browser.example' }).click();
    await operator.page.getByText('Confirmed by the operator').waitFor();

    await page.getByRole('button', { name: 'Run the test' }).click();
    await page.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
    await page.getByLabel('Mail address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => headline(page)).toBe('Company sign-in');
    const steps = page.getByRole('list', { name: 'Test' }).getByRole('listitem');
    await expect.poll(() => steps.count()).toBe(5);
    await expect.poll(() => steps.getByText('Succeeded').count()).toBe(5);
    await steps.getByText('Jana Neumann').first().waitFor();

    const visit = await newVisit({ site, viewport: PHONE, ...EXPECTED });
    await visit.open('/portal/production/orders?lang=de');
    await expect.poll(() => headline(visit.page)).toBe('Im Portal anmelden');
    await visit.page.getByLabel('E-Mail').fill(email);
    await visit.page.getByRole('button', { name: 'Mit der Firma anmelden' }).click();
    await visit.page
      .getByRole('heading', { name: /Sign in to the provider|Mit der Firma anmelden/ })
      .waitFor();
    // Pressed before the domain was known, the page asks for the address again.
    const next = visit.page.getByRole('button', { name: 'Weiter' });
    if (await next.isVisible()) await next.click();
    await visit.page.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
    await expect.poll(() => visit.page.getByLabel('Mail address').inputValue()).toBe(email);
    await visit.page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => headline(visit.page)).toBe('Orders');
    expect(new URL(visit.page.url()).pathname).toBe('/portal/production/orders');

    await visit.page.setViewportSize(WIDE);
    await visit.open('/portal/production?lang=en');
    await visit.page.getByRole('button', { name: 'Your account' }).click();
    await visit.page.getByRole('menuitem', { name: 'Sign out' }).click();
    await visit.page.getByRole('button', { name: 'Yes, sign me out' }).click();
    await expect.poll(() => headline(visit.page)).toBe('Sign in to the portal');
  });

  test('says why a person is refused, and knows no way for another domain', async () => {
    const { service } = site;
    const admin = await newPortalUser(service, { email: 'admin@refusing.example' });
    const addresses = (await admin.portal('GET', '/company-sign-in')).json;
    const provider = await providerFor([{ sub: 'x', email: 'x@elsewhere.example' }], addresses);
    const connection = { issuer: provider.issuer, clientId: 'handover', clientSecret: SECRET, active: true };
    await admin.portal('PUT', '/company-sign-in', connection);
    const added = await admin.portal('POST', '/company-sign-in/domains', { domain: 'refusing.example' });
    const path = `/accounts/${admin.account.id}/company-sign-in/domains/${added.json.id}/confirm`;
    await service.ops('POST', path);
    const { page, open } = await newVisit({ site, ...EXPECTED });
    await open('/portal/sign-in?lang=en');
    await page.getByRole('button', { name: 'Sign in with your company' }).click();
    await page.getByLabel('Email').fill('x@unknown.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('No company sign-in is set up for this domain.').waitFor();
    await page.getByLabel('Email').fill('x@refusing.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
    await page.getByLabel('Mail address').fill('x@elsewhere.example');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect.poll(() => headline(page)).toBe('The sign-in did not work');
    await page.getByText('The domain of your mail address is not proven for this account.').waitFor();
    await page.getByRole('link', { name: 'Back to signing in' }).click();
    await expect.poll(() => headline(page)).toBe('Sign in to the portal');
  });
});

describe('a person without a password', () => {
  const openSettings = async (name: string, lang: string) => {
    const { service } = site;
    const email = `admin@${name}.example`;
    const admin = await newPortalUser(service, { email });
    const addresses = (await admin.portal('GET', '/company-sign-in')).json;
    const provider = await providerFor([{ sub: 'a', email, name: 'Anna Admin' }], addresses);
    const connection = { issuer: provider.issuer, clientId: 'handover', clientSecret: SECRET, active: true };
    await admin.portal('PUT', '/company-sign-in', connection);
    const added = await admin.portal('POST', '/company-sign-in/domains', { domain: `${name}.example` });
    await service.ops(
      'POST',
      `/accounts/${admin.account.id}/company-sign-in/domains/${added.json.id}/confirm`,
    );
    // The confirmations of the set-up are over.
    const cookie = await cookieOf(service, admin.user);
    await service.services.core
      .sql`update user_sessions set confirmed_at = null where user_id = ${admin.user.id}`;
    const visit = await visitWith(cookie, site, EXPECTED);
    await visit.open(`/portal/production/settings/company-sign-in?lang=${lang}`);
    return { ...visit, admin };
  };

  test('signs in at the company again in a window, and the page then does what was begun', async () => {
    const { page } = await openSettings('again', 'en');
    await page.getByLabel('Domain', { exact: true }).fill('second.example');
    await page.getByRole('button', { name: 'Add domain' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('button', { name: 'Sign in at your company' }).click(),
    ]);
    await dialog.getByText('Sign in in the other window.').waitFor();
    await popup.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
    await popup.getByRole('button', { name: 'Continue' }).click();
    await page.getByText('second.example', { exact: true }).waitFor();
    await expect.poll(() => dialog.count()).toBe(0);
    await expect.poll(() => popup.isClosed()).toBe(true);
  });

  test('goes there itself where no window can be opened, and repeats by hand what was begun', async () => {
    const { page } = await openSettings('blocked', 'de');
    await page.evaluate(() => {
      window.open = () => null;
    });
    const add = async () => {
      await page.getByLabel('Domain', { exact: true }).fill('zweite.example');
      await page.getByRole('button', { name: /Domain hinzufügen|Add domain/ }).click();
    };
    await add();
    const dialog = page.getByRole('dialog', { name: 'Bestätigen Sie, dass Sie es sind' });
    await dialog.getByRole('button', { name: 'Bei der Firma anmelden' }).click();
    await dialog.getByText('Ihr Browser hat das Fenster blockiert.').waitFor();
    await dialog.getByRole('button', { name: 'Hier anmelden' }).click();
    await page.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Domain', { exact: true }).waitFor();
    await add();
    await page.getByText('zweite.example', { exact: true }).waitFor();
  });
});

test('the console is entered by a person of the operator, with the role of the claim', async () => {
  const { service } = site;
  const admin = await newConsoleUser(service);
  const addresses = (await admin.console('GET', '/company-sign-in')).json;
  const email = 'katrin@desk.example';
  const provider = await providerFor(
    [{ sub: 'k', email, name: 'Katrin Neumann', groups: ['plan'] }],
    addresses,
  );
  const { page, open } = await visitWith(admin.cookie, site, EXPECTED);
  await open('/console/settings/company-sign-in?lang=en');
  await page.getByLabel('Issuer', { exact: true }).fill(provider.issuer);
  await page.getByLabel('Client ID').fill('handover');
  await page.getByLabel('Client secret').fill(SECRET);
  await page.getByLabel('Additional scopes').fill('groups');
  await page.getByLabel('Claim with the roles').fill('groups');
  await page.getByRole('button', { name: 'Add a value' }).click();
  await page.getByLabel('Value 1', { exact: true }).fill('plan');
  await page.getByLabel('Role for value 1').selectOption({ label: 'Dispatcher' });
  await page.getByRole('switch', { name: 'People can sign in with their company' }).check();
  await confirmSessionOf(service, admin.cookie);
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Switched on').waitFor();
  await page.getByLabel('Domain', { exact: true }).fill('desk.example');
  await page.getByRole('button', { name: 'Add domain' }).click();
  await page.getByText('Confirmed by the operator').waitFor();

  const visit = await newVisit({ site, ...EXPECTED });
  await visit.open('/console/sign-in?lang=en');
  await visit.page.getByRole('button', { name: 'Sign in with your company' }).click();
  await visit.page.getByLabel('Email').fill(email);
  await visit.page.getByRole('button', { name: 'Continue' }).click();
  await visit.page.getByRole('heading', { name: 'Sign in to the provider' }).waitFor();
  await visit.page.getByRole('button', { name: 'Continue' }).click();
  await expect.poll(() => new URL(visit.page.url()).pathname).toBe('/console/today');
  const people = (await admin.console('GET', '/users')).json.data;
  expect(people.find((one: { email: string }) => one.email === email)).toMatchObject({
    role: 'dispatcher',
    companySignIn: true,
  });
});
