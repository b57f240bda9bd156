// Requests in the console: the queue, a quote written next to its PDF, revised, withdrawn, rejected.
import { describe, expect, onTestFinished, test } from 'vitest';
import type { SwitchedRenderer } from '../server/test/harness/fast-pdf.ts';
import { changeTerms, createOrder, eventNames } from '../server/test/harness/orders.ts';
import { accept, newRequest, offeredRequest } from '../server/test/orders/quotes/requests.ts';
import { headline, oneLine, WIDE } from './browser.ts';
import { newCustomer, visitConsole } from './console-visit.ts';

describe('the queue', () => {
  test('shows the longest wait first, keeps filters in the address, and sends a quote in place', async () => {
    const { page, open, service } = await visitConsole({ role: 'dispatcher' });
    const { account, key } = await newCustomer(service, 'Alstertal Leasing');
    await changeTerms(service, account.id, {
      tariffs: [{ transportType: 'TRAILER', baseNet: 190, includedKm: 100, perKmNet: 1.4 }],
    });
    const first = await newRequest(service, key, { transportType: 'TRAILER' });
    service.clock.advance(60_000);
    const second = await newRequest(service, key, { transportType: 'TRUCK' });
    await offeredRequest(service, key);
    await open(`/console/requests?lang=en&account=${account.id}`);
    const toQuote = page.getByRole('region', { name: 'To quote' });
    await expect.poll(() => toQuote.locator('tr[data-row]').count()).toBe(2);
    await expect
      .poll(async () => oneLine(await toQuote.locator('tr[data-row]').first().innerText()))
      .toContain(`${first.requestNumber} Stuttgart München`);
    await expect
      .poll(() => page.getByRole('region', { name: 'With the customer' }).locator('tr[data-row]').count())
      .toBe(1);
    // The request that waits longest is expanded; the service computes the sum.
    const price = toQuote.getByLabel('Unit, net of line 1');
    await price.fill('200');
    await toQuote.getByRole('button', { name: /^Send quote for €/ }).waitFor();
    await toQuote.getByRole('button', { name: /^Send quote for €/ }).click();
    await expect.poll(() => toQuote.locator('tr[data-row]').count()).toBe(1);
    await expect.poll(async () => (await eventNames(service, first.id)).at(-1)).toBe('quote.offered');
    // Enter on a row opens the editor.
    await toQuote.locator('tr[data-row]').focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => headline(page)).toBe(`Quote for ${second.requestNumber}`);
  });

  test('says in German that nothing waits, and lists the decided requests', async () => {
    const { page, open, service } = await visitConsole({ role: 'viewer' });
    const { account, key } = await newCustomer(service, 'Kontor Nord');
    await open(`/console/requests?lang=de&account=${account.id}`);
    await page.getByRole('heading', { name: 'Keine Anfrage wartet auf ein Angebot' }).waitFor();
    await accept(service, key, await offeredRequest(service, key));
    await page.getByRole('button', { name: /^Entschieden/ }).click();
    await expect.poll(() => page.locator('tr[data-row]').count()).toBe(1);
    await expect.poll(() => page.locator('tr[data-row]').innerText()).toContain('Angenommen');
  });
});

describe('the quote editor', () => {
  test('starts with the lines of the agreement, shows the sum and the PDF, sends and revises', async () => {
    const { page, open, service } = await visitConsole({ role: 'dispatcher', name: 'Anna Lindner' });
    const { account, key } = await newCustomer(service, 'FlottenWerk Mobility');
    await changeTerms(service, account.id, {
      tariffs: [{ transportType: 'TRAILER', baseNet: 190, includedKm: 0, perKmNet: 0 }],
    });
    const { id, requestNumber } = await newRequest(service, key, { transportType: 'TRAILER' });
    // The PDF is rendered by the service.
    const renderer = service.services.core.pdf as SwitchedRenderer;
    renderer.thorough = true;
    onTestFinished(() => {
      renderer.thorough = false;
    });
    await open(`/console/requests/${requestNumber}?lang=en`);
    await page.getByRole('button', { name: 'Send quote for €190.00' }).waitFor();
    await page.locator('.ui-pdf-view_pdf-pages canvas').waitFor();
    await expect
      .poll(() => page.getByLabel('Description of line 1').inputValue())
      .toBe('Transport auf Anhänger, Grundpreis');
    await page.getByRole('button', { name: 'Add line' }).click();
    await page
      .getByText('Set a price for every line')
      .or(page.getByText('The preview comes when'))
      .first()
      .waitFor();
    // The new line has the focus, and the sum still counts the complete one.
    const description = page.getByLabel('Description of line 2');
    await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByText('The sum counts 1 of 2 lines.').waitFor();
    await expect.poll(() => page.locator('.console-requests_quote-sums').innerText()).toContain('€190.00');
    await page.getByLabel('Note on the quote').focus();
    await page.getByRole('button', { name: 'Send quote', exact: true }).click();
    await page
      .getByRole('alert')
      .getByText('Still missing: Description of line 2, Unit, net of line 2.')
      .waitFor();
    await expect.poll(() => description.evaluate((field) => field === document.activeElement)).toBe(true);
    await page.getByLabel('Description of line 2').fill('Verladung mit Winde');
    await expect
      .poll(() => page.locator('.console-requests_quote-lines .ui-field_field-error').count())
      .toBe(1);
    await page.getByLabel('Unit, net of line 2').fill('128,80');
    await page.getByLabel('Note on the quote').fill('Fahrzeug rollt nicht selbst.');
    await page.getByRole('button', { name: 'Send quote for €318.80' }).waitFor();
    // The price by agreement stays beside the sum of the lines, and each says which it is.
    const sums = page.locator('.console-requests_quote-sums > div');
    await expect.poll(() => sums.nth(0).innerText()).toMatch(/^By agreement, net\s+€190\.00$/);
    await expect.poll(() => sums.nth(1).innerText()).toMatch(/^This quote, net\s+€318\.80$/);
    await expect.poll(() => page.locator('.console-requests_quote-gross').innerText()).toContain('€379.37');
    await page.getByRole('img', { name: /^The quote as the customer gets it, for €379\.37/ }).waitFor();
    // The typed text survives a reload.
    await page.reload();
    await page.getByText(/^Draft from \d\d:\d\d restored/).waitFor();
    await page.getByRole('button', { name: 'Send quote for €318.80' }).click();
    await page.getByText('With the customer').first().waitFor();
    const versions = page.getByRole('region', { name: 'Versions' });
    await expect.poll(() => versions.innerText()).toContain('Anna Lindner');
    // The next version must say something new.
    await page.getByText('The same as version 1.').waitFor();
    await page.getByRole('button', { name: /^Send version 2/ }).click();
    await page.getByRole('alert').getByText('The same as version 1.').waitFor();
    await page.getByLabel('Unit, net of line 2').fill('100');
    await page.getByRole('button', { name: 'Send version 2 for €290.00' }).click();
    await expect.poll(() => versions.innerText()).toContain('Superseded');
    await expect
      .poll(async () => (await service.ops('GET', `/requests/${id}`)).json)
      .toMatchObject({
        version: 2,
        state: 'OFFERED',
      });
  });

  test('extends the validity of the same offer, and compares two versions', async () => {
    const { page, open, service } = await visitConsole(
      { role: 'dispatcher' },
      { expects: [/status of 400/], viewport: WIDE },
    );
    const { key } = await newCustomer(service, 'Van Dijk Autogroep');
    const id = await offeredRequest(service, key);
    const { requestNumber } = (await service.ops('GET', `/orders/${id}`)).json;
    await open(`/console/requests/${requestNumber}?lang=en`);
    await page.getByRole('button', { name: 'Extend validity' }).click();
    const dialog = page.getByRole('dialog', { name: 'Extend the validity?' });
    await dialog.getByText(/sent once more as version 2/).waitFor();
    await dialog.getByRole('button', { name: /^Send again for €.+ net to einkauf@test\.example$/ }).click();
    const versions = page.getByRole('region', { name: 'Versions' });
    await versions.getByText('As version 1, valid longer.').waitFor();
    expect(await page.getByText(/meanwhile/).count()).toBe(0);
    await page.getByLabel('Unit, net of line 1').fill('500');
    await page.getByRole('button', { name: 'Send version 3 for €500.00' }).click();
    await expect.poll(() => versions.getByText('Superseded').count()).toBe(2);
    await versions.getByRole('button', { name: 'Compare' }).click();
    const compared = page.getByRole('dialog', { name: 'Compare two versions' });
    await compared.getByText('One thing differs.').waitFor();
    await expect.poll(() => compared.locator('tr[data-changed]').count()).toBe(3);
    await compared.getByLabel('Before').selectOption('1');
    await compared.getByText('2 things differ.').waitFor();
  });

  test('shows wrong fields, and does not overwrite a quote that another user sent', async () => {
    const { page, open, service } = await visitConsole(
      { role: 'dispatcher' },
      { expects: [/status of 400/, /status of 409/] },
    );
    const { key } = await newCustomer(service, 'Rheinmobil');
    const { id, requestNumber } = await newRequest(service, key, { transportType: 'TRUCK' });
    await open(`/console/requests/${requestNumber}?lang=en`);
    await page.getByLabel('Unit, net of line 1').fill('1.234');
    await page.getByText('At most 2 decimals.').first().waitFor();
    await page.getByLabel('Unit, net of line 1').fill('500');
    await page.getByRole('button', { name: 'Send quote for €500.00' }).waitFor();
    await service.ops('POST', `/requests/${id}/quotes`, {
      lineItems: [{ description: 'By somebody else', unitNet: 480 }],
    });
    await page.getByText('Somebody has sent version 1.').waitFor();
    await page.getByRole('button', { name: 'Continue from here' }).click();
    await page.getByRole('button', { name: 'Send version 2 for €500.00' }).waitFor();
  });

  test('withdraws and rejects after a confirmation, in German', async () => {
    const { page, open, service } = await visitConsole({ role: 'dispatcher' });
    const { key } = await newCustomer(service, 'Van Dijk Autogroep');
    const id = await offeredRequest(service, key);
    await open(`/console/requests/${id}?lang=de`);
    await page.getByRole('button', { name: 'Angebot zurückziehen …' }).click();
    await page.getByRole('button', { name: 'Angebot zurückziehen', exact: true }).click();
    await expect
      .poll(() => page.locator('.ui-page-head_page-title').innerText())
      .toContain('Angebot ausstehend');
    await page.getByRole('button', { name: 'Anfrage ablehnen …' }).click();
    await page.getByLabel('Grund für den Kunden').fill('Kein LKW frei');
    await page.getByRole('button', { name: 'Anfrage ablehnen', exact: true }).click();
    await page.getByText('Von uns abgelehnt. Es gibt nichts mehr anzubieten.').waitFor();
    await expect.poll(async () => (await eventNames(service, id)).at(-1)).toBe('order.rejected');
  });

  test('is read-only for roles that do not write quotes', async () => {
    const { page, open, service } = await visitConsole({ role: 'viewer' });
    const { key } = await newCustomer(service, 'Nur Lesen AG');
    const { requestNumber } = await newRequest(service, key);
    await open(`/console/requests/${requestNumber}?lang=en`);
    await page.getByText('Only dispatchers and admins write quotes.').waitFor();
    expect(await page.getByRole('button', { name: /Send|Reject/ }).count()).toBe(0);
  });
});

describe('a request with an unclear address', () => {
  const unclear = (city = 'Essen') => ({
    delivery: {
      street: 'Anger 1',
      postalCode: '99084',
      city,
      contact: { name: 'Max Muster', phone: null },
    },
  });

  test('gets its place chosen in the queue, from the known postal code and city', async () => {
    const { page, open, service } = await visitConsole(
      { role: 'dispatcher' },
      { expects: [/status of 400/] },
    );
    const { account, key } = await newCustomer(service, 'Autohaus Brenner');
    const { json } = await createOrder(service, key, unclear());
    await open(`/console/requests?lang=en&account=${account.id}`);
    const row = page.locator('tr[data-row]').filter({ hasText: json.requestNumber });
    await row.getByText('99084 is near Erfurt, not Essen').waitFor();
    await page.getByRole('button', { name: 'Choose place' }).click();
    const dialog = page.getByRole('dialog', { name: /Where is it/ });
    await dialog.getByRole('radio', { name: /Essen/ }).first().check();
    await dialog.getByRole('textbox', { name: 'Postal code' }).fill('99084');
    await dialog.getByRole('button', { name: 'Take this place' }).click();
    await dialog
      .getByRole('alert')
      .getByText(/far apart/)
      .waitFor();
    await dialog.getByRole('radio', { name: /Erfurt/ }).check();
    await expect.poll(() => dialog.getByRole('textbox', { name: 'Postal code' }).inputValue()).toBe('99084');
    await page.emulateMedia({ colorScheme: 'dark' });
    await dialog.getByRole('button', { name: 'Take this place' }).click();
    await page.getByText('The place is Erfurt; the distance was measured').first().waitFor();
    await row.getByText('the place was chosen').waitFor();
    await expect
      .poll(async () => (await service.ops('GET', `/requests/${json.id}`)).json)
      .toMatchObject({
        unclear: [],
        order: { delivery: { city: 'Erfurt' }, distanceKm: expect.any(Number) },
      });
  });

  test('is clarified by a mail in the customer’s language, in German', async () => {
    const { page, open, service } = await visitConsole({ role: 'dispatcher' });
    const { account, key } = await newCustomer(service, 'Autohaus Brenner');
    const { json } = await createOrder(service, key, unclear());
    await open(`/console/requests?lang=de&account=${account.id}`);
    await page.getByRole('button', { name: 'Autohaus Brenner fragen' }).first().click();
    const dialog = page.getByRole('dialog', { name: `Frage zu ${json.requestNumber}` });
    const text = dialog.getByRole('textbox', { name: 'Frage' });
    await expect.poll(() => text.inputValue()).toContain('99084 liegt bei Erfurt');
    await text.fill('Erfurt oder Essen?');
    await dialog.getByRole('button', { name: 'An einkauf@test.example senden' }).click();
    await page.getByText('Die Frage ist unterwegs an einkauf@test.example').first().waitFor();
    const { data } = (await service.ops('GET', '/mails?kind=QUESTION')).json;
    expect(data[0]).toMatchObject({ orderId: json.id, recipient: 'einkauf@test.example' });

    // The list of known facts also offers a question about the missing phone number.
    await page
      .locator('.console-requests_known')
      .getByRole('button', { name: 'Autohaus Brenner fragen' })
      .last()
      .click();
    await expect.poll(() => text.inputValue()).toContain('Telefonnummer');
  });
});
