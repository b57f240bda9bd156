// Other pages of the console: the first admin and signing in, journal, accounting, settings.
import { Secret, TOTP } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { drawing } from '../server/test/documents/pdf-samples.ts';
import { advanceOrderTo, command, createOrder } from '../server/test/harness/orders.ts';
import { OPERATOR_TOKEN } from '../server/test/harness/service.ts';
import { headline, newVisit, WIDE } from './browser.ts';
import { visitConsole } from './console-visit.ts';
import { issueDueInvoices } from './issue-due-invoices.ts';
import { openSite, sharedSite } from './service.ts';

describe('a new installation', () => {
  test('creates its first admin with the operator token, and requires a second factor', async () => {
    const site = await openSite();
    try {
      const { page, open } = await newVisit({ site, expects: [/status of 40[019]/] });
      await open('/console/setup?lang=en');
      await expect.poll(() => headline(page)).toBe('Set up the console');
      await page.getByLabel('Operator token').fill(OPERATOR_TOKEN);
      await page.getByLabel('Your name').fill('Katrin Vogel');
      await page.getByLabel('Email').fill('katrin@operator.example');
      await page.getByLabel('Password', { exact: true }).fill('blue kettle winding road');
      await page.getByRole('button', { name: 'Create the first admin' }).click();
      await expect.poll(() => headline(page)).toBe('One more step before you start');
      await open('/console/orders?lang=en');
      await expect.poll(() => headline(page)).toBe('One more step before you start');
      await page.context().clearCookies();
      await open('/console/setup?lang=en');
      await expect.poll(() => headline(page)).toBe('This console is set up already');
      await open('/console/journal?lang=en');
      await expect.poll(() => headline(page)).toBe('Sign in to the console');
      await page.getByLabel('Email').fill('katrin@operator.example');
      await page.getByLabel('Password', { exact: true }).fill('blue kettle winding road');
      await page.getByRole('button', { name: 'Sign in', exact: true }).click();
      await expect.poll(() => headline(page)).toBe('One more step before you start');
    } finally {
      await site.service.close();
    }
  });
});

async function deliveredOrder() {
  const { service } = await sharedSite();
  const account = await service.account({ name: 'Alstertal Leasing AG' });
  const { secret } = await service.credential(account.id, { environment: 'production' });
  const order = (await createOrder(service, secret)).json as { id: string; orderNumber: string };
  await advanceOrderTo(service, order.id, 'DELIVERED');
  return { service, order };
}

describe('accounting', () => {
  test('completes the chosen orders, with their sum, and invoices them by a run', async () => {
    const { order, service } = await deliveredOrder();
    const { page, open } = await visitConsole({ role: 'accounting' });
    await open('/console/accounting?view=delivered&lang=en');
    await page.getByRole('checkbox', { name: `Choose ${order.orderNumber}` }).check();
    await page.getByRole('button', { name: /^Complete 1, €/ }).click();
    await page.getByText('1 order done.').waitFor();
    await page.getByRole('link', { name: /To invoice/ }).click();
    await page.getByRole('link', { name: 'Invoice run', exact: true }).click();
    await page.getByRole('row', { name: /Alstertal Leasing AG/ }).waitFor();
    await page.getByRole('button', { name: /^Issue \d+ invoices?$/ }).click();
    const dialog = page.getByRole('dialog', { name: /^Issue \d+ invoices?\?$/ });
    const [next] = /INV-\d{4}-\d+/.exec(
      await dialog.getByText(/Alstertal Leasing AG.* gross\. Numbers? INV-/).innerText(),
    )!;
    await dialog.getByRole('button', { name: /^Issue/ }).click();
    await page.getByRole('heading', { name: /^Invoice run until/ }).waitFor();
    await issueDueInvoices(service);
    await page.getByText(/^\d+ invoices? issued/).waitFor();
    await open(`/console/accounting/invoices/${next}?lang=en`);
    await page.getByRole('link', { name: order.orderNumber }).waitFor();
  });

  test('cancels an invoice by another one with a reason, and invoices the order again', async () => {
    const { service, order } = await deliveredOrder();
    for (const name of ['complete', 'invoice']) await command(service, order.id, name);
    const { page, open, console: call } = await visitConsole({ role: 'accounting' }, { viewport: WIDE });
    const { invoiceNumber } = (await call('GET', `/orders/${order.id}`)).json;
    await open(`/console/accounting/invoices?search=${invoiceNumber}&lang=en`);
    await page.getByRole('link', { name: invoiceNumber }).click();
    await page.getByRole('button', { name: `Cancel ${invoiceNumber}` }).click();
    const dialog = page.getByRole('dialog', { name: `Cancel invoice ${invoiceNumber}?` });
    await dialog.getByText(/cancels the invoice for €.+ to Alstertal Leasing AG/).waitFor();
    const confirm = dialog.getByRole('button', { name: `Cancel invoice ${invoiceNumber}` });
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    await dialog.getByRole('button', { name: 'Keep invoice' }).waitFor();
    await dialog.getByLabel('Reason').fill('Wrong address');
    await confirm.click();
    await page.getByText(/^Cancelled by INV-.+\.$/).waitFor();
    await page.getByRole('region', { name: 'Corrections' }).getByRole('link').click();
    await page.getByRole('button', { name: `Invoice again ${order.orderNumber}` }).click();
    const again = page.getByRole('dialog', { name: `Invoice ${order.orderNumber} again?` });
    await again.getByText(/goes to Alstertal Leasing AG.+was for €/).waitFor();
    await again.getByRole('button', { name: `Invoice again ${order.orderNumber}` }).click();
    await page
      .getByText(/Invoiced again as/)
      .first()
      .waitFor();
  });

  test('is worked through by keyboard alone, from the delivered order to the paid invoice', async () => {
    const { service, order } = await deliveredOrder();
    const { page, open } = await visitConsole({ role: 'accounting' }, { viewport: WIDE });
    const { keyboard } = page;
    const rowOf = (text: string) => page.locator('tr[data-row]', { hasText: text });
    /** Moves down the list until the row has the focus. */
    const moveTo = async (text: string) => {
      await rowOf(text).waitFor();
      const hasFocus = () => rowOf(text).evaluate((row) => row === document.activeElement);
      for (let presses = 0; presses < 60 && !(await hasFocus()); presses += 1) await keyboard.press('j');
      expect(await hasFocus()).toBe(true);
    };
    await open('/console/accounting?lang=en');
    await page.getByText(/open in \d+ invoice|^Nothing is open/).waitFor();
    await moveTo(order.orderNumber);
    await keyboard.press('a');
    await page.getByText('1 order done.').waitFor();
    await rowOf(order.orderNumber).waitFor({ state: 'detached' });
    await keyboard.press('n');
    await rowOf(order.orderNumber).waitFor();
    await keyboard.press('a');
    await page.getByRole('button', { name: /^Issue \d+ invoices?$/ }).waitFor();
    await keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: /^Issue \d+ invoices?\?$/ });
    await dialog.getByRole('button', { name: /^Issue/ }).focus();
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: /^Invoice run until/ }).waitFor();
    await issueDueInvoices(service);
    await page.getByText(/^\d+ invoices? issued/).waitFor();
    await keyboard.press('n');
    await page.locator('a[aria-current=page]', { hasText: 'Open' }).waitFor();
    const { invoiceNumber } = (await service.ops('GET', `/orders/${order.id}`)).json;
    await moveTo(invoiceNumber);
    await keyboard.press('a');
    const note = page.getByRole('dialog', { name: `Record payment for ${invoiceNumber}` });
    await note.getByText(`${invoiceNumber} will be settled.`).waitFor();
    await keyboard.press('Enter');
    await rowOf(invoiceNumber).waitFor({ state: 'detached' });
    await keyboard.press('6');
    await page.locator('a[aria-current=page]', { hasText: 'Paid' }).waitFor();
    await page.getByRole('article').filter({ hasText: invoiceNumber }).waitFor();
  });

  test('is read-only for viewers, in German', async () => {
    await deliveredOrder();
    const { page, open } = await visitConsole({ role: 'viewer' });
    await open('/console/accounting?view=delivered&lang=de');
    await expect.poll(() => headline(page)).toBe('Abrechnung');
    await page.getByText('Buchhaltung und Admins stellen Rechnungen.').waitFor();
    expect(await page.getByRole('checkbox').count()).toBe(0);
  });
});

describe('the journal', () => {
  test('shows who did what, expands the changes, filters by person, and checks its seals', async () => {
    const { order } = await deliveredOrder();
    const { page, open, console: call, user } = await visitConsole({ name: 'Petra Sommer' });
    await call('POST', `/orders/${order.id}/commands`, { command: 'complete' });
    await open(`/console/journal?actor=user:${user.id}&time=all&lang=en`);
    const row = page.getByRole('row', { name: new RegExp(`Petra Sommer completed ${order.orderNumber}`) });
    await row.waitFor();
    await row.click();
    await expect
      .poll(() => page.locator('.console-journal_entry-field').first().innerText())
      .toMatch(/Delivered\s+.*Completed/s);
    await page.getByText('Will be sealed').waitFor();
    await page.getByRole('button', { name: 'Check seals' }).click();
    await page.getByText(/nothing was changed|tampered/).waitFor();
    await page.keyboard.press('Escape');
  });

  test('shows the mails with their text, in German', async () => {
    await deliveredOrder();
    const { service } = await sharedSite();
    await service.ops('POST', '/users', {
      email: `mail-${process.pid}@operator.example`,
      name: 'Tom Albers',
      role: 'viewer',
    });
    const { page, open } = await visitConsole();
    await open('/console/journal?view=mails&lang=de');
    await page
      .getByRole('row', { name: new RegExp(`mail-${process.pid}`) })
      .first()
      .click();
    await page.getByRole('button', { name: /^Erneut an .+@.+ senden$/ }).waitFor();
    await expect.poll(() => page.locator('.console-journal_mail-text').innerText()).toContain('Tom Albers');
  });
});

describe('failed jobs', () => {
  test('are shown with their reason, found by a search, and retried', async () => {
    const { service } = await sharedSite();
    const email = `gone-${process.pid}@operator.example`;
    await service.ops('POST', '/users', { email, name: 'Tom Gone', role: 'viewer' });
    await service.services.core.sql`
      update mails set state = 'FAILED', next_attempt_at = null, attempts = 8, error = '550 5.1.1 user unknown'
      where recipient = ${email}`;
    const { page, open } = await visitConsole({ role: 'dispatcher' });
    await open('/console/journal?lang=en');
    await page.getByText(/jobs? needs? a person/).waitFor();
    await page.getByRole('button', { name: /^Jobs \d/ }).click();
    await page.getByLabel('Number, customer, address, error').fill(email);
    await page.keyboard.press('Enter');
    const row = page.getByRole('listitem').filter({ hasText: email });
    await row.getByText('The mail server does not know or take this recipient.').waitFor();
    await row.getByText('failed 8 times').waitFor();
    await row.getByRole('button', { name: /^Retry Mail/ }).click();
    await page.getByText('No failed job fits').waitFor();
    await open('/console/journal?view=jobs&search=nothing+of+the+kind&lang=de');
    await page.getByText('Keine fehlgeschlagene Aufgabe passt').waitFor();
  });
});

describe('the settings', () => {
  test('show the letterhead while the user types, name what changed, and save it', async () => {
    const { service } = await sharedSite();
    const { page, open } = await visitConsole({}, { viewport: WIDE, expects: [/status of 40[03]/] });
    await open('/console/settings?lang=en');
    const bank = page.getByLabel('Name of the bank');
    const before = await bank.inputValue();
    await bank.fill('Alsterbank');
    await page.getByText(`was ${before || 'empty'}`).waitFor();
    await expect
      .poll(() => page.getByRole('region', { name: 'Letterhead' }).innerText())
      .toContain('Alsterbank');
    await page.getByLabel('CSV files').selectOption('INTERNATIONAL');
    await page.getByText('was German: semicolon').waitFor();
    await page.getByLabel('IBAN').fill('DE03120300000000202051');
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    await page.locator('.ui-field_field-summary').getByText('This IBAN is not right').waitFor();
    await page.getByLabel('IBAN').fill('DE02120300000000202051');
    await page.locator('.ui-field_field-summary').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Save 3 changes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
    await dialog.getByText('From now on customers pay to DE02120300000000202051.').waitFor();
    await dialog.getByLabel('One-time code').fill('000000');
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog
      .locator('.ui-field_field-error')
      .getByText('This is not the code that the phone shows now.')
      .waitFor();
    const totp = new TOTP({ secret: Secret.fromBase32('A'.repeat(32)) });
    await dialog
      .getByLabel('One-time code')
      .fill(totp.generate({ timestamp: service.clock.now().getTime() }));
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await page.getByText('Saved. It appears on all new documents').first().waitFor();
    await expect
      .poll(async () => (await service.ops('GET', '/operator')).json)
      .toMatchObject({ bank: { name: 'Alsterbank' }, csvFormat: 'INTERNATIONAL' });
  });

  test('upload a logo, show it on the letterhead, and remove it', async () => {
    const { page, open } = await visitConsole({}, { viewport: WIDE, expects: [/status of 400/] });
    await open('/console/settings?lang=en');
    const file = page.getByLabel('File of the logo');
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('no picture') });
    await page.getByText('This picture cannot be used. Choose a JPEG or PNG file.').waitFor();
    await file.setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawing(60, 60) });
    await page.getByRole('img', { name: 'Logo' }).waitFor();
    await expect.poll(() => page.locator('.console-settings_paper-brand img').count()).toBe(1);
    await page.getByRole('button', { name: 'Remove…' }).click();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect.poll(() => page.locator('.console-settings_paper-brand img').count()).toBe(0);
    await page.getByRole('button', { name: 'Choose logo' }).waitFor();
  });

  test('list integrations and users, in German', async () => {
    const { page, open, user } = await visitConsole({}, { viewport: WIDE });
    await open('/console/settings/integrations?lang=de');
    await page
      .getByText('Eingebettetes PostgreSQL')
      .or(page.getByText(/PostgreSQL \d/))
      .first()
      .waitFor();
    await open('/console/settings/users?lang=de');
    await page.getByText(user.email).waitFor();
    await page.getByRole('button', { name: 'Person einladen' }).click();
    await page.getByRole('radio', { name: /Disposition/ }).waitFor();
  });
});
