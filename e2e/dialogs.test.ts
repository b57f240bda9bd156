// The rules that every dialog and date field follows, on the page of shared parts.
import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { advanceOrderTo, command, createOrder } from '../server/test/harness/orders.ts';
import { expectAccessible } from './accessibility.ts';
import { newCustomer, visitConsole } from './console-visit.ts';
import { issueDueInvoices } from './issue-due-invoices.ts';

const focused = (page: Page) => page.locator(':focus');
const discard = (page: Page) => page.getByRole('dialog', { name: 'Discard your entries?' });

/** The buttons of the foot from left to right. */
const buttonsOf = (dialog: Locator) => dialog.locator('.ui-dialog_dialog-foot button').allInnerTexts();

/** The service delivers the page of shared parts only in the demo, so the app itself goes there. */
async function openGallery(language: 'en' | 'de' = 'en') {
  const visit = await visitConsole();
  await visit.open(`/console/accounts?lang=${language}`);
  await visit.page.evaluate(
    `history.pushState({}, '', '/console/ui?lang=${language}'); dispatchEvent(new PopStateEvent('popstate'))`,
  );
  return visit;
}

/** The parts are shown in both themes; the first is used. */
async function openDialog(page: Page, button: string, title: string): Promise<Locator> {
  const part = page.getByRole('region', { name: 'Dialogs' });
  await part.getByRole('button', { name: button, exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: title });
  await dialog.waitFor();
  return dialog;
}

describe('dialogs', () => {
  test('focus the first field or the least dangerous button, with the primary button first', async () => {
    const { page } = await openGallery();
    const walked = [
      ['Move pickup', 'Move the pickup of VT-204858', 'contact', ['Move pickup', 'Cancel']],
      ['Revoke key…', 'Revoke “ERP production”?', 'Keep the key', ['Revoke 1 key', 'Keep the key']],
      ['Cancel order…', 'Cancel VT-204858?', 'reason', ['Cancel this order', 'Keep this order']],
      ['New secret', 'Your signing secret', 'Later', ['I have kept it', 'Later']],
      ['Wide', 'What scopes allow', 'Done', ['Done']],
    ] as const;
    for (const [button, title, first, buttons] of walked) {
      const dialog = await openDialog(page, button, title);
      expect(await buttonsOf(dialog)).toEqual(buttons);
      const focus = () =>
        focused(page).evaluate((element) => element.getAttribute('name') ?? element.textContent);
      await expect.poll(focus).toBe(first);
      // The page behind is long, so one dialog stands for all.
      if (button === 'Cancel order…') await expectAccessible(page);
      if (title === 'Your signing secret')
        await dialog.getByRole('button', { name: 'I have kept it' }).click();
      else await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      // The focus returns to where it was.
      await expect.poll(() => focused(page).textContent()).toBe(button);
    }
  });

  test('do not lose changed input without a question, and send by Enter', async () => {
    const { page } = await openGallery();
    const dialog = await openDialog(page, 'Move pickup', 'Move the pickup of VT-204858');
    await page.keyboard.type('Frau Mertens');
    const leaving = [
      () => page.keyboard.press('Escape'),
      () => page.mouse.click(8, 8),
      () => dialog.getByRole('button', { name: 'Close' }).click(),
      () => dialog.getByRole('button', { name: 'Cancel' }).click(),
    ];
    for (const leave of leaving) {
      await leave();
      await discard(page).waitFor();
      expect(await buttonsOf(discard(page))).toEqual(['Discard entries', 'Keep editing']);
      await expect.poll(() => focused(page).textContent()).toBe('Keep editing');
      await page.keyboard.press('Escape');
      await discard(page).waitFor({ state: 'detached' });
      await expect.poll(() => dialog.getByLabel('Contact').inputValue()).toBe('Frau Mertens');
    }
    // What is typed back to the first value is no change.
    await dialog.getByLabel('Contact').fill('');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });

    await openDialog(page, 'Move pickup', 'Move the pickup of VT-204858');
    await page.keyboard.type('Frau Mertens');
    await page.keyboard.press('Enter');
    await page.getByText('Moved to 2026-12-24T08:00').first().waitFor();
    await openDialog(page, 'Cancel order…', 'Cancel VT-204858?');
    await page.keyboard.type('Sold');
    await page.keyboard.press('Control+Enter');
    await page.getByText('Cancelled: Sold').first().waitFor();

    await openDialog(page, 'Move pickup', 'Move the pickup of VT-204858');
    await page.keyboard.type('Frau Mertens');
    await page.keyboard.press('Escape');
    await discard(page).getByRole('button', { name: 'Discard entries' }).click();
    await dialog.waitFor({ state: 'hidden' });
  });
});

describe('a call without a network', () => {
  test('leaves a dialog about money open with its input, says so, and can be sent again', async () => {
    const { page, open, service } = await visitConsole(
      { role: 'accounting' },
      { expects: [/ERR_INTERNET_DISCONNECTED/] },
    );
    const { account, key } = await newCustomer(service, 'Seehafen Leasing');
    const { id } = (await createOrder(service, key)).json as { id: string };
    await advanceOrderTo(service, id, 'DELIVERED');
    await command(service, id, 'complete');
    await service.ops('POST', '/accounting/invoice-runs', { accountIds: [account.id] });
    await issueDueInvoices(service);
    const { invoiceNumber } = (await service.ops('GET', `/orders/${id}`)).json;
    await open('/console/accounting/open-items?lang=en');
    const row = page.locator('tr[data-row]', { hasText: invoiceNumber });
    await row.focus();
    await page.keyboard.press('a');
    const dialog = page.getByRole('dialog', { name: `Record payment for ${invoiceNumber}` });
    const send = dialog.locator('[data-dialog-primary]');
    const payer = dialog.locator('[name="payerName"]');
    await payer.fill('Seehafen Holding');
    await page.context().setOffline(true);
    await send.click();
    const error = dialog.getByRole('alert');
    await error.getByText('No connection to the service. Check your network and try again.').waitFor();
    await error.getByText('Nothing was lost: what you entered is still here.').waitFor();
    await expect.poll(() => payer.inputValue()).toBe('Seehafen Holding');
    await expectAccessible(page);
    await page.context().setOffline(false);
    await send.click();
    await dialog.waitFor({ state: 'hidden' });
    await row.waitFor({ state: 'detached' });
  });
});

describe('date fields', () => {
  test('read what is typed, step by arrow keys, and open a calendar, in both languages', async () => {
    const { page } = await openGallery();
    const dialog = await openDialog(page, 'Move pickup', 'Move the pickup of VT-204858');
    const field = dialog.getByLabel('Pickup', { exact: true });
    const leave = () => dialog.getByLabel('Note').focus();
    await expect.poll(() => field.inputValue()).toBe('24 Dec 2026, 08:00');
    await field.fill('9');
    await leave();
    await expect.poll(() => field.inputValue()).toBe('24 Dec 2026, 09:00');
    await field.fill('26.12.2026 14:30');
    await leave();
    await expect.poll(() => field.inputValue()).toBe('26 Dec 2026, 14:30');
    await field.fill('2027-01-31T08:00');
    await leave();
    await expect.poll(() => field.inputValue()).toBe('31 Jan 2027, 08:00');

    // The part at the cursor: the month, then the hour.
    await field.focus();
    await page.keyboard.press('Home');
    for (let moved = 0; moved < 4; moved += 1) await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect.poll(() => field.inputValue()).toBe('28 Feb 2027, 08:00');
    await page.keyboard.press('End');
    for (let moved = 0; moved < 4; moved += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => field.inputValue()).toBe('28 Feb 2027, 07:00');

    // The field is one tab stop, the calendar's button the next one.
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Open calendar');
    await page.keyboard.press('Tab');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('note');

    await field.focus();
    await page.keyboard.press('Alt+ArrowDown');
    const calendar = page.getByRole('dialog', { name: 'Calendar' });
    await calendar.getByText('February 2027').waitFor();
    await expect.poll(() => calendar.getByRole('columnheader').first().innerText()).toBe('Mo');
    await expectAccessible(page);
    await expect.poll(() => focused(page).getAttribute('aria-label')).toBe('Sunday, 28 February 2027');
    await page.keyboard.press('ArrowRight');
    await calendar.getByText('March 2027').waitFor();
    await page.keyboard.press('Escape');
    await calendar.waitFor({ state: 'detached' });
    await expect.poll(() => dialog.isVisible()).toBe(true);
    await field.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await calendar.getByText('February 2027').waitFor();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await calendar.waitFor({ state: 'detached' });
    await expect.poll(() => field.inputValue()).toBe('4 Apr 2027, 07:00');
    await expect.poll(() => focused(page).getAttribute('name')).toBe('pickup');

    // Wrong input stays, with a sentence, and is not sent.
    await field.fill('soon');
    await page.keyboard.press('Enter');
    await dialog.getByText(/^Not a date\. Example: /).waitFor();
    await expect.poll(() => field.inputValue()).toBe('soon');
    await field.fill('1.1.2025 8');
    await leave();
    await dialog.getByText('Not before 1 Jan 2026, 00:00.').waitFor();
    await dialog.getByRole('button', { name: 'Move pickup' }).click();
    await expect.poll(() => dialog.isVisible()).toBe(true);

    const { page: germanPage } = await openGallery('de');
    const german = await openDialog(germanPage, 'Move pickup', 'Move the pickup of VT-204858');
    await expect
      .poll(() => german.getByLabel('Pickup', { exact: true }).inputValue())
      .toBe('24.12.2026 08:00');
    await german.getByLabel('Pickup', { exact: true }).fill('29.3.2026 2:30');
    await german.getByLabel('Note').focus();
    await german.getByText(/In dieser Nacht wird die Uhr um eine Stunde vorgestellt/).waitFor();
  });
});
