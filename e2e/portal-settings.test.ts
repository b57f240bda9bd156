// The user's own settings: one-time codes, a passkey that signs in, the language, and the sessions.
import { Secret, TOTP } from 'otpauth';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { hashPassword } from '../server/src/people/passwords.ts';
import { setPassword } from '../server/src/people/user-store.ts';
import { headline } from './browser.ts';
import { signedIn } from './portal-visit.ts';

const PASSWORD = 'vier gute Worte zusammen';

async function withPassword() {
  const visit = await signedIn({}, { expects: [/status of 40[013]/] });
  const { core } = visit.service.services;
  await setPassword(core.sql, visit.user.id, await hashPassword(PASSWORD), visit.service.clock.now());
  return visit;
}

/** The dialog of every call that a session alone may not make; a wrong password leaves it open. */
async function confirmByPassword(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByLabel('Your password', { exact: true }).fill('nicht dieses');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.getByText('This password is not right.').first().waitFor();
  await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await dialog.waitFor({ state: 'hidden' });
}

describe('settings', () => {
  test('enable one-time codes, which the next sign-in requires', async () => {
    const { page, open, service, user } = await withPassword();
    await open('/portal/production/settings?lang=en');
    await page.getByText('Off. With them, your password alone lets nobody in.').waitFor();
    await page.getByRole('button', { name: 'Switch on' }).click();
    const dialog = page.getByRole('dialog', { name: 'One-time codes' });
    const secret = await dialog.locator('.ui-qr_qr .ui-text_mono').innerText();
    const totp = new TOTP({ secret: Secret.fromBase32(secret.trim()) });
    const code = () => totp.generate({ timestamp: service.clock.now().getTime() });
    await dialog.getByLabel('Code that the phone shows now').fill(code());
    await dialog.getByRole('button', { name: 'Switch on' }).click();
    await confirmByPassword(page);
    await dialog.getByText('Each works once in place of a one-time code.').waitFor();
    await dialog.getByRole('button', { name: 'I have kept them' }).click();
    await page.getByText('On. 10 codes for a lost phone are left.').waitFor();

    await page.context().clearCookies();
    service.clock.advance(30_000);
    await open('/portal/sign-in?lang=en');
    await page.getByLabel('Email').fill(user.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect.poll(() => headline(page)).toBe('One more step');
    await page.getByLabel('One-time code').fill(code());
    await page.keyboard.press('Enter');
    await page.locator('.ui-shell_person-name').waitFor();
  });

  test('add a passkey, and it signs in without a password', async () => {
    const { page, open, user } = await withPassword();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('WebAuthn.enable');
    await devtools.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    await open('/portal/production/settings?lang=en');
    await page.getByLabel('Name of the passkey').fill('Office laptop');
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await confirmByPassword(page);
    await page.getByText('never used').waitFor();

    await page.context().clearCookies();
    await open('/portal/sign-in?lang=en');
    await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
    await expect.poll(() => page.locator('.ui-shell_person-name').innerText()).toBe(user.name);
  });

  test('use the chosen language, and end other sessions', async () => {
    const { page, open, service, user } = await withPassword();
    const body = { email: user.email, password: PASSWORD };
    expect((await service.call('/portal/session', { body })).status).toBe(200);
    await open('/portal/production/settings?lang=en');
    await page.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await page.getByText('Only this browser is signed in now.').waitFor();
    await expect.poll(() => page.getByRole('button', { name: /^Sign out/ }).count()).toBe(0);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => headline(page)).toBe('Einstellungen');
  });
});
