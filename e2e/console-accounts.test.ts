// Accounts in the console: finding, creating, suspending and deleting them; their users, keys and endpoints;
// and the agreement editor.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { uuidv7 } from '../server/src/platform/ids.ts';
import { createOrder } from '../server/test/harness/orders.ts';
import { confirmSessionOf } from '../server/test/harness/portal.ts';
import type { TestService } from '../server/test/harness/service.ts';
import { headline } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

/** An endpoint as the import of an older endpoint stores it. */
async function olderEndpoint({ services: { core }, clock }: TestService, accountId: string): Promise<void> {
  const [id, now] = [uuidv7(clock.now()), clock.now()];
  await core.sql`
    insert into webhook_endpoints (id, account_id, environment, url, events, format, status, secret, created_at,
      updated_at, secret_created_at)
    values (${id}, ${accountId}, 'production', 'https://hooks.teile.example/alt', ${['order.updated']}, 'legacy',
      'ACTIVE', ${core.secrets.encrypt('a-secret-of-old-times')}, ${now}, ${now}, ${now})`;
}

describe('accounts', () => {
  test('are found by name and opened, and a new one is created with its contracting party', async () => {
    const { page, open, service } = await visitConsole({}, { expects: [/status of 400/] });
    await newCustomer(service, 'Ölkers Fahrzeuge');
    await open('/console/accounts?lang=en');
    await page.getByLabel('Find an account by its name').fill('olkers');
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('olkers');
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await page.getByRole('button', { name: 'New account' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Nordwind Mobility');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('link', { name: 'Legal name' }).waitFor();
    await page.getByLabel('Legal name').fill('Nordwind Mobility GmbH');
    await page.getByLabel('Postal address').fill('Kai 1, 20457 Hamburg');
    await page.getByLabel('Email for quotes and invoices').fill('einkauf@nordwind.example');
    await page.getByRole('button', { name: 'Create account' }).click();
    await expect.poll(() => headline(page)).toBe('Nordwind Mobility');
    await page.getByText('It can only use its sandbox: production is not enabled.').waitFor();
    await page.getByRole('button', { name: 'Enable production' }).click();
    await page.getByText('All well, 0 orders open.').waitFor();
  });

  test('are suspended and deleted after the effect is explained, in German', async () => {
    // The stream may announce the deletion before the response, and the page then reads a deleted account.
    const { page, open, service } = await visitConsole({}, { expects: [/status of 404/] });
    const { account, key } = await newCustomer(service, 'Endlich GmbH');
    await createOrder(service, key);
    await open(`/console/accounts/${account.id}?lang=de`);
    await page.getByRole('button', { name: 'Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Sperren …' }).click();
    await page.getByText('Ab sofort werden 1 Schlüssel und 0 Personen abgelehnt').waitFor();
    await page.getByRole('button', { name: 'Kunden sperren' }).click();
    await page.getByText('Gesperrt: Aufrufe, Anmeldungen und Bestellungen').waitFor();
    await expect.poll(async () => (await service.call('/extern/me', { key })).status).toBe(403);
    await page.getByRole('button', { name: 'Sperre aufheben' }).click();
    await expect.poll(() => page.locator('.ui-page-head_page-title').innerText()).toContain('Aktiv');
    await page.getByRole('button', { name: 'Aktionen' }).click();
    await page.getByRole('menuitem', { name: 'Kunden löschen …' }).click();
    await page.getByRole('radio', { name: 'Stornieren' }).click();
    // Nothing can happen until the name is typed.
    const remove = page.getByRole('button', { name: 'Kunden löschen', exact: true });
    expect(await remove.count()).toBe(0);
    await page.getByLabel('Geben Sie den Namen des Kunden').fill('Endlich GmbH');
    await remove.click();
    await expect.poll(() => new URL(page.url()).pathname).toBe('/console/accounts');
    await expect.poll(async () => (await service.ops('GET', `/accounts/${account.id}`)).status).toBe(404);
  });

  test('are edited, and get an endpoint of API v1 whose secret is rolled', async () => {
    const { page, open, service } = await visitConsole({}, { expects: [/status of 400/] });
    const { account } = await newCustomer(service, 'Brenner KG');
    await open(`/console/accounts/${account.id}?lang=en`);
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit Brenner KG' });
    await dialog.getByLabel('Name').fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByRole('alert').waitFor();
    await dialog.getByLabel('Name').fill('Autohaus Brenner KG');
    await dialog.getByLabel('Kind').selectOption('CARRIER');
    await dialog.getByLabel('Language').selectOption('en');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => headline(page)).toContain('Autohaus Brenner KG');
    await expect
      .poll(async () => (await service.ops('GET', `/accounts/${account.id}`)).json)
      .toMatchObject({
        name: 'Autohaus Brenner KG',
        kind: 'CARRIER',
        language: 'en',
      });
    await page.getByRole('link', { name: /^Endpoints/ }).click();
    await page.getByRole('button', { name: 'Add endpoint' }).click();
    const adding = page.getByRole('dialog', { name: 'Add endpoint' });
    await adding.getByLabel('Address').fill('https://93.184.215.14/handover');
    await adding.getByRole('button', { name: 'None' }).click();
    await adding.getByRole('checkbox', { name: /^order\.created/ }).check();
    await adding.getByRole('button', { name: 'Add endpoint' }).click();
    const secret = page.getByRole('dialog', { name: 'Copy the new secret now' });
    await secret.getByText(/^[0-9a-f]{64}$/).waitFor();
    await secret.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: /^Actions: https/ }).click();
    await page.getByRole('menuitem', { name: 'Roll secret…' }).click();
    await page.getByLabel('The old secret stays valid for').selectOption('48');
    await page.getByRole('button', { name: 'Roll secret' }).click();
    await secret.getByText(/the old secret signs too/).waitFor();
  });

  test('have users, keys and endpoints that admins change', async () => {
    const { page, open, service, cookie } = await visitConsole({}, { expects: [/status of 40[03]/] });
    const { account } = await newCustomer(service, 'Teile und Mehr');
    await open(`/console/accounts/${account.id}/users?lang=en`);
    await page.getByRole('heading', { name: 'Nobody can sign in yet' }).waitFor();
    await page.getByRole('button', { name: 'Invite a person' }).first().click();
    await page.getByLabel('Name').fill('Jana Petersen');
    await page.getByLabel('Email').fill('jana@teile.example');
    await confirmSessionOf(service, cookie);
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    // The link of an admin is a change of its own.
    const confirming = page.getByRole('dialog', { name: 'Confirm that it is you' });
    const totp = new TOTP({ secret: Secret.fromBase32('A'.repeat(32)) });
    const timestamp = service.clock.now().getTime();
    await confirming.getByLabel('One-time code').fill(totp.generate({ timestamp }));
    await confirming.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText(/\/portal\/invitation#\w{43}$/).waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Jana Petersen').first().waitFor();
    await page.getByRole('link', { name: /^Credentials/ }).click();
    await page.getByRole('button', { name: 'Create credential' }).click();
    await page.getByLabel('Name').fill('ERP live');
    await page.getByLabel('Environment').selectOption('production');
    await page.getByRole('button', { name: 'Create key' }).click();
    await page.getByRole('heading', { name: /Copy/ }).waitFor();
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Done' }).click();
    const row = page.locator('tr[data-row]', { hasText: 'ERP live' });
    await row.getByRole('button', { name: 'Actions for ERP live' }).click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await row.getByText('Disabled').waitFor();
    await page.getByRole('link', { name: /^Endpoints/ }).click();
    await page.getByRole('button', { name: 'Import an older endpoint' }).first().click();
    await page.getByLabel('Address').fill('https://nowhere.invalid/alt');
    await page.getByLabel('Secret').fill('a-secret-of-old-times');
    await page.getByRole('button', { name: 'Import endpoint' }).click();
    // The name cannot be resolved here, so the service rejects it with a reason.
    await page.getByRole('alert').first().waitFor();
    await page.getByRole('button', { name: 'Close' }).click();
    await olderEndpoint(service, account.id);
    await page.reload();
    await page.getByText('Older format', { exact: true }).waitFor();
    await page.getByRole('button', { name: /^Actions: http/ }).click();
    await page.getByRole('menuitem', { name: 'New secret…' }).click();
    await page.getByRole('button', { name: 'Make a new secret' }).click();
    await page.getByRole('heading', { name: 'Copy the new secret now' }).waitFor();
    await page.getByRole('button', { name: 'I have kept it' }).click();
    await page.getByRole('button', { name: /^Actions: http/ }).click();
    await page.getByRole('menuitem', { name: 'Pause…' }).click();
    await page.getByRole('button', { name: 'Pause endpoint' }).click();
    await page.getByText('Paused', { exact: true }).waitFor();
  });
});

describe('the agreement editor', () => {
  test('shows what a draft would change before it is published, and compares versions', async () => {
    const { page, open, service } = await visitConsole({ role: 'accounting', name: 'Maren Claasen' });
    const { account, key } = await newCustomer(service, 'Alstertal Leasing AG');
    await createOrder(service, key);
    await createOrder(service, key);
    await open(`/console/accounts/${account.id}/agreement?lang=en`);
    await expect.poll(() => headline(page)).toBe('Agreement, version 1');
    const repriced = page.getByRole('region', { name: 'Last 30 days, priced again' });
    await repriced.getByText('no difference, net').waitFor();
    await expect.poll(() => page.getByRole('button', { name: 'Publish version 2' }).isDisabled()).toBe(true);
    await page.getByLabel('Driven, Every vehicle: Base').fill('109');
    await expect.poll(() => headline(page)).toBe('Agreement, version 2');
    await page.getByText('was 89.00').waitFor();
    await expect.poll(() => repriced.innerText()).toContain('+ €40.00');
    const example = page.getByRole('region', { name: 'Example order' });
    await expect.poll(() => example.innerText()).toContain('€20.00 more');
    await page.getByRole('checkbox', { name: 'Distance is above' }).check();
    await page.getByLabel('Distance is above').last().fill('100');
    await expect.poll(() => repriced.innerText()).toContain('2 orders');
    await page.getByText('2 orders would need a quote').waitFor();
    await page.reload();
    await expect.poll(() => headline(page)).toBe('Agreement, version 2');
    await page.getByText(/^Draft from \d\d:\d\d restored/).waitFor();
    await page.getByRole('button', { name: 'Publish version 2' }).click();
    await page.getByText('Version 2 is in force.').first().waitFor();
    const versions = page.getByRole('region', { name: 'Versions' });
    await expect.poll(() => versions.innerText()).toContain('Maren Claasen');
    await versions.getByRole('button', { name: /^2/ }).click();
    await versions.getByText('Driven, Every vehicle, base').waitFor();
    await expect
      .poll(async () => (await service.ops('GET', `/accounts/${account.id}/agreement`)).json)
      .toMatchObject({
        version: 2,
        terms: { quoteRequired: { distanceAboveKm: 100 } },
      });
  });

  test('shows wrong terms at their field, in German', async () => {
    const { page, open, service } = await visitConsole({}, { expects: [/status of 400/] });
    const { account } = await newCustomer(service, 'Kontor Süd');
    await open(`/console/accounts/${account.id}/agreement?lang=de`);
    const vat = page.getByLabel('USt. in Prozent');
    await vat.fill('190');
    await page.locator('.ui-field_field-wrong').waitFor();
    await expect
      .poll(() => page.getByRole('button', { name: 'Version 2 veröffentlichen' }).isDisabled())
      .toBe(true);
    await vat.fill('7');
    await expect.poll(() => page.locator('.ui-field_field-wrong').count()).toBe(0);
    await page.getByRole('button', { name: 'Änderungen verwerfen …' }).click();
    await page.getByRole('button', { name: 'Änderungen verwerfen', exact: true }).click();
    await expect.poll(() => headline(page)).toBe('Vereinbarung, Version 1');
  });

  test('is read-only for roles that do not manage accounts', async () => {
    const { page, open, service } = await visitConsole({ role: 'dispatcher' });
    const { account } = await newCustomer(service, 'Nur Lesen GmbH');
    await open(`/console/accounts/${account.id}/agreement?lang=en`);
    await page.getByText('Only admins and accounting change agreements.').waitFor();
    await expect.poll(() => page.getByLabel('VAT in percent').isDisabled()).toBe(true);
    expect(await page.getByRole('button', { name: /Publish/ }).count()).toBe(0);
  });
});
