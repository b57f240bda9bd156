// Keys in the portal: created by keyboard only, tested, rolled and revoked. Agents: allowed and ended.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { newPortalUser } from '../server/test/harness/portal.ts';
import { startLocalAgent } from './agent-provider.ts';
import { headline, newVisit } from './browser.ts';
import { signedIn, useSession } from './portal-visit.ts';
import { sharedSite } from './service.ts';

const CLIPBOARD = { context: { permissions: ['clipboard-read', 'clipboard-write'] } };

const secretOf = (page: Page) => page.getByLabel('Key', { exact: true }).innerText();

/** Presses Tab until the control has the focus, like a user without a mouse. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let pressed = 0; pressed < 60; pressed += 1) {
    const focused = await page.evaluate<string>(`(() => {
      const it = document.activeElement;
      const label = it.labels?.[0]?.innerText ?? '';
      return it.getAttribute('aria-label') || label || it.innerText || '';
    })()`);
    if (name.test(focused)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Nothing called ${name} can be reached.`);
}

describe('keys in the portal', () => {
  test('are created by keyboard only, and the secret is not closed by accident', async () => {
    const { page, open, service } = await signedIn({ role: 'developer' }, CLIPBOARD);
    await open('/portal/sandbox/api-keys?lang=en');
    await page.getByText('No sandbox keys yet').waitFor();

    await tabTo(page, /^Create key$/);
    await page.keyboard.press('Enter');
    await tabTo(page, /^Name/);
    await page.keyboard.type('Workshop system');
    await tabTo(page, /^invoices:read/);
    await page.keyboard.press('Space');
    await tabTo(page, /^Allowed addresses/);
    await page.keyboard.type('127.0.0.0/8');
    await tabTo(page, /^Create key$/);
    await page.keyboard.press('Enter');

    await page.getByText('Copy the key for Workshop system').waitFor();
    const key = await secretOf(page);
    expect(key).toMatch(/^svc_test_/);
    await tabTo(page, /^Copy$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => page.evaluate('navigator.clipboard.readText()')).toBe(key);
    const curl = await page.getByRole('group', { name: 'curl' }).innerText();
    expect(curl).toContain('/api/v1/extern/me');
    expect(curl).toContain(key);

    await page.keyboard.press('Escape');
    await page.getByText('Close without the key?').waitFor();
    await page.getByRole('button', { name: 'Back to the key' }).click();
    await expect.poll(async () => (await service.call('/extern/me', { key })).status).toBe(200);
    await page.getByText('First call arrived').first().waitFor();
    await page.getByText('I have stored the key in a safe place').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page
      .getByRole('cell', { name: /Workshop system/ })
      .first()
      .waitFor();
    await page.getByText('127.0.0.1', { exact: true }).waitFor();
  });

  test('are rolled without a gap, disabled, and revoked with a list of the effects', async () => {
    // The panel of a key may still read it while it is being revoked.
    const { page, open, service, account } = await signedIn(
      { role: 'admin' },
      { expects: [/status of 404/] },
    );
    const old = await service.credential(account.id, { name: 'ERP', environment: 'production' });
    await open('/portal/production/api-keys?lang=en');
    const row = page.getByRole('row', { name: /ERP/ });
    await row.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'In 1 hour' }).click();
    await page.getByRole('button', { name: 'Roll key' }).click();
    await page.getByText('Copy the key for ERP').waitFor();
    const key = await secretOf(page);
    for (const one of [key, old.secret])
      await expect.poll(async () => (await service.call('/extern/me', { key: one })).status).toBe(200);
    await page.getByText('I have stored the key in a safe place').click();
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByText('ERP, old').waitFor();

    await page.getByRole('button', { name: 'Actions for ERP' }).first().click();
    await page.getByRole('menuitem', { name: 'Disable' }).click();
    await page.getByText('by Jana Petersen').waitFor();
    await expect
      .poll(async () => (await service.call('/extern/me', { key })).json.error.code)
      .toBe('CREDENTIALS_DISABLED');

    // Disabled keys are listed last.
    await page.getByRole('button', { name: 'Actions for ERP' }).last().click();
    await page.getByRole('menuitem', { name: 'Revoke' }).click();
    await page.getByText('It cannot be undone.').waitFor();
    await page.getByRole('button', { name: 'Revoke ERP' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Actions for ERP' }).count()).toBe(1);
    await expect
      .poll(async () => (await service.call('/extern/me', { key })).json.error.code)
      .toBe('INVALID_CREDENTIALS');
  });

  test('that order in production wait until an admin approves them', async () => {
    const developer = await signedIn({ role: 'developer', name: 'Deniz Demir' });
    const { account, service } = developer;
    await developer.open('/portal/production/api-keys?lang=en');
    await developer.page.getByRole('button', { name: 'Create key' }).first().click();
    await developer.page.getByLabel('Name', { exact: true }).fill('Workshop');
    await developer.page.getByRole('button', { name: 'Create key' }).last().click();
    await developer.page.getByText('works once an admin has approved it').waitFor();
    const key = await secretOf(developer.page);
    await expect
      .poll(async () => (await service.call('/extern/me', { key })).json.error.code)
      .toBe('CREDENTIALS_AWAITING_APPROVAL');

    const admin = await signedIn({ role: 'admin', account });
    await admin.open('/portal/production/api-keys?lang=en');
    await admin.page.getByText('Deniz Demir made it.').waitFor();
    await admin.page.getByRole('button', { name: 'Approve key' }).click();
    await admin.page.getByText('Workshop is approved and works now.').waitFor();
    await expect.poll(async () => (await service.call('/extern/me', { key })).status).toBe(200);
    const setting = admin.page.getByRole('switch', { name: /need an admin’s approval/ });
    await setting.click();
    await admin.page.getByText('can place orders at once').waitFor();
  });

  test('show a wrong address, and give a viewer no actions, in German', async () => {
    const { page, open, account, service } = await signedIn(
      { role: 'admin' },
      { expects: [/status of 400/] },
    );
    await service.credential(account.id, { name: 'Lager', environment: 'production' });
    await open('/portal/production/api-keys?lang=de');
    await expect.poll(() => headline(page)).toBe('API-Schlüssel');
    await page.getByRole('button', { name: 'Schlüssel anlegen' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Werkstatt');
    await page.getByLabel('Erlaubte Adressen').fill('10.0.0.1\nwerkstatt.example');
    await page.getByRole('button', { name: 'Schlüssel anlegen' }).last().click();
    await page.getByRole('alert').getByText('werkstatt.example').waitFor();

    const viewer = await signedIn({ role: 'viewer', account });
    await viewer.open('/portal/production/api-keys?lang=de');
    await viewer.page.getByText('Lager').first().waitFor();
    expect(await viewer.page.getByRole('button', { name: /Aktionen/ }).count()).toBe(0);
    expect(await viewer.page.getByRole('button', { name: 'Schlüssel anlegen' }).count()).toBe(0);
  });
});

test('an agent asks in the browser, acts for the person, and its access is ended', async () => {
  const { service, url } = await sharedSite();
  const { provider, asked, returned } = await startLocalAgent();
  const connect = async () => {
    const client = new Client({ name: 'test-assistant', version: '1.0.0' });
    const transport = new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { authProvider: provider });
    return { client, transport, connected: client.connect(transport) };
  };
  const first = await connect();
  await expect(first.connected).rejects.toThrow('Unauthorized');

  const visit = await newVisit({ expects: [/127\.0\.0\.1:\d+\/callback/, /status of 401/] });
  const { page } = visit;
  await visit.open(`${asked()}`);
  await page.waitForURL(/\/portal\/sign-in\?/);
  const back = new URL(page.url()).searchParams.get('back')!;
  const jana = await newPortalUser(service);
  await useSession(visit, jana.cookie, url);
  await visit.open(`/portal${back}`);
  await page.getByRole('heading', { name: 'Connect Test assistant?' }).waitFor();
  await page.getByText('no driver drives and nothing is billed').waitFor();
  await page.getByRole('button', { name: 'Production' }).click();
  const real = page.getByRole('button', { name: 'Allow in production' });
  await expect.poll(() => real.isDisabled()).toBe(true);
  await page.getByRole('button', { name: 'Sandbox' }).click();
  await page.getByRole('switch', { name: 'Set up webhooks and read the request log' }).click();
  await page.getByRole('button', { name: 'Allow in the sandbox' }).click();
  await page.getByRole('heading', { name: 'Connected' }).waitFor();

  const answer = (await returned).searchParams;
  expect([answer.get('state'), answer.get('iss')]).toEqual(['98765432109876543210', url]);
  await first.transport.finishAuth(answer.get('code')!);
  const { client, connected } = await connect();
  await connected;
  const names = (await client.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('order_transfer');
  expect(names).not.toContain('sandbox_inbox');

  await visit.open('/portal/sandbox/agents');
  await page.getByRole('button', { name: 'End access of Test assistant' }).click();
  await page.getByRole('button', { name: 'End access', exact: true }).last().click();
  await page.getByText('No agent is connected').waitFor();
  await expect(client.listTools()).rejects.toThrow();
});
