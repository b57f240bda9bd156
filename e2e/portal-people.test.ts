// Users in the portal: signing in by invitation and by password, and inviting others.
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { headline, newVisit, PHONE } from './browser.ts';
import { signedIn } from './portal-visit.ts';
import { sharedSite } from './service.ts';

const PASSWORD = 'vier gute Worte zusammen';

async function invitationFor(email: string, role = 'developer') {
  const { service } = await sharedSite();
  const account = await service.account({ name: 'Nordlicht Leasing' });
  await service.ops('POST', `/accounts/${account.id}/users`, { email, name: 'Jana Petersen', role });
  const { core } = service.services;
  const [mail] = await core.sql<{ linkToken: Buffer }[]>`
    select link_token from mails where recipient = ${email} and kind = 'INVITATION'`;
  return core.secrets.decrypt(mail!.linkToken);
}

const nameOfPerson = (page: Page) => page.locator('.ui-shell_person-name').innerText();

describe('the portal', () => {
  test('signs in an invited user, and again with the chosen password', async () => {
    const email = 'jana.petersen@nordlicht.example';
    const token = await invitationFor(email);
    const { page, open } = await newVisit({ expects: [/status of 40[01]/] });
    await open(`/portal/invitation?lang=en#${token}`);
    await expect.poll(() => headline(page)).toMatch(/^Welcome to .+\. Choose your password$/);
    await page.getByLabel('New password', { exact: true }).fill('kurz');
    await page.getByRole('button', { name: 'Save and sign in' }).click();
    await page.getByRole('alert').first().waitFor();
    await page.getByLabel('New password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => nameOfPerson(page)).toBe('Jana Petersen');
    expect(new URL(page.url()).pathname).toBe('/portal/production');

    await page.getByRole('button', { name: 'Your account' }).click();
    await page.getByRole('menuitem', { name: 'Sign out' }).click();
    await expect.poll(() => headline(page)).toBe('Sign in to the portal');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill('something else entirely');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => page.getByRole('alert').innerText()).toContain('is not right');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => nameOfPerson(page)).toBe('Jana Petersen');
  });

  test('redirects to the sign-in page and back to the requested page, in German', async () => {
    const email = 'zurueck@nordlicht.example';
    const token = await invitationFor(email);
    const { service } = await sharedSite();
    await service.call('/portal/invitation', { body: { token, password: PASSWORD } });
    const { page, open } = await newVisit({ viewport: PHONE, expects: [/status of 401/] });
    await open('/portal/sandbox/users?lang=de');
    await expect.poll(() => headline(page)).toBe('Im Portal anmelden');
    await page.getByLabel('E-Mail').fill(email);
    await page.getByLabel('Passwort', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect.poll(() => headline(page)).toBe('Personen');
    expect(new URL(page.url()).pathname).toBe('/portal/sandbox/users');
  });

  test('shows an admin the users, and an admin can invite another', async () => {
    const { page, open } = await signedIn();
    await open('/portal/production/users?lang=en');
    await page.getByText('Jana Petersen').first().waitFor();
    await page.getByText('Mail is off: no mail server is set up').waitFor();
    await page.getByRole('button', { name: 'Invite a person' }).click();
    await page.getByLabel('Name').fill('Paul Reuter');
    await page.getByLabel('Email').fill('paul.reuter@nordlicht.example');
    await page.getByRole('radio', { name: /Member/ }).check();
    await page.getByRole('button', { name: 'Invite', exact: true }).click();
    await page.getByText(/\/portal\/invitation#\w{43}$/).waitFor();
    await page.keyboard.press('Escape');
    const row = page.getByRole('row', { name: /Paul Reuter/ });
    await row.getByText('Invited, not signed in yet').waitFor();
  });

  test('shows live which user another admin invites', async () => {
    const { page, open, service, account } = await signedIn();
    await open('/portal/production/users?lang=en');
    await page.getByText(/^Live/).waitFor();
    const invited = { email: 'mia.brandt@nordlicht.example', name: 'Mia Brandt', role: 'viewer' };
    await service.ops('POST', `/accounts/${account.id}/users`, invited);
    await page.getByText('Mia Brandt').waitFor();
  });

  test('gives a viewer no actions', async () => {
    const { page, open } = await signedIn({ role: 'viewer' });
    await open('/portal/production/users?lang=en');
    await page.getByText('Only admins invite and change people.').waitFor();
    expect(await page.getByRole('button', { name: /Actions for/ }).count()).toBe(0);
  });
});
