// The console's pages of customers and money: requests, accounts, accounting, journal, settings.
import { drawing } from '../../server/test/documents/pdf-samples.ts';
import type { SwitchedRenderer } from '../../server/test/harness/fast-pdf.ts';
import { advanceOrderTo, changeTerms, command, createOrder } from '../../server/test/harness/orders.ts';
import { accept, issue, newRequest, offeredRequest } from '../../server/test/quotes/requests.ts';
import { newCustomer } from '../console-visit.ts';
import type { Look, Stage } from './stage.ts';

async function deliveredOrder({ service }: Stage, ...commands: string[]) {
  const { key } = await newCustomer(service, 'Alstertal Leasing AG');
  const order = (await createOrder(service, key)).json as { id: string; orderNumber: string };
  await advanceOrderTo(service, order.id, 'DELIVERED');
  for (const name of commands) await command(service, order.id, name);
  return order;
}

/** A request with a postal code that is far from the city. */
async function unclearRequest({ service }: Stage) {
  const { account, key } = await newCustomer(service, 'Autohaus Brenner');
  const contact = { name: 'Max Muster', phone: null };
  const delivery = { street: 'Anger 1', postalCode: '99084', city: 'Essen', contact };
  await createOrder(service, key, { delivery });
  return account;
}

async function openAccount(stage: Stage, path = '', language = 'en') {
  const { account, key } = await newCustomer(stage.service, 'Brenner KG');
  await stage.asOperator();
  await stage.open(`/console/accounts/${account.id}${path}?lang=${language}`);
  return { account, key };
}

export const REQUEST_LOOKS: readonly Look[] = [
  [
    'requests, with a quote being written',
    async (stage) => {
      const { account, key } = await newCustomer(stage.service, 'Alstertal Leasing');
      await changeTerms(stage.service, account.id, {
        tariffs: [{ transportType: 'TRAILER', baseNet: 190, includedKm: 100, perKmNet: 1.4 }],
      });
      await newRequest(stage.service, key, { transportType: 'TRAILER' });
      await offeredRequest(stage.service, key);
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests?lang=en&account=${account.id}`);
      await stage.page.getByRole('button', { name: /^Send quote over €/ }).waitFor();
    },
  ],
  [
    'requests that are decided',
    async (stage) => {
      const { account, key } = await newCustomer(stage.service, 'Kontor Nord');
      await accept(stage.service, key, await offeredRequest(stage.service, key));
      await stage.asOperator({ role: 'viewer' });
      await stage.open(`/console/requests?lang=de&account=${account.id}`);
      await stage.page.getByRole('button', { name: /^Entschieden/ }).click();
      await stage.page.locator('tr[data-row]').waitFor();
    },
  ],
  [
    'a quote with its PDF',
    async (stage) => {
      const { key } = await newCustomer(stage.service, 'FlottenWerk Mobility');
      const { requestNumber } = await newRequest(stage.service, key, { transportType: 'TRUCK' });
      const renderer = stage.service.services.core.pdf as SwitchedRenderer;
      renderer.thorough = true;
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests/${requestNumber}?lang=en`);
      await stage.page.getByLabel('Unit, net of line 1').fill('318,80');
      await stage.page.getByRole('img', { name: /^The quote as the customer gets it/ }).waitFor();
      renderer.thorough = false;
    },
  ],
  [
    'a quote that is read only',
    async (stage) => {
      const { key } = await newCustomer(stage.service, 'Nur Lesen AG');
      const { requestNumber } = await newRequest(stage.service, key);
      await stage.asOperator({ role: 'viewer' });
      await stage.open(`/console/requests/${requestNumber}?lang=en`);
      await stage.page.getByText('Dispatchers and admins write quotes.').waitFor();
    },
  ],
  [
    'the validity of a quote being extended',
    async (stage) => {
      const { key } = await newCustomer(stage.service, 'Van Dijk Autogroep');
      const id = await offeredRequest(stage.service, key);
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests/${id}?lang=en`);
      await stage.page.getByRole('button', { name: 'Extend validity' }).click();
      await stage.page.getByRole('dialog', { name: 'Extend the validity?' }).waitFor();
    },
  ],
  [
    'two versions of a quote compared',
    async (stage) => {
      const { key } = await newCustomer(stage.service, 'Van Dijk Autogroep');
      const id = await offeredRequest(stage.service, key);
      await issue(stage.service, id, { lineItems: [{ description: 'Transport on a truck', unitNet: 500 }] });
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests/${id}?lang=en`);
      await stage.page.getByRole('button', { name: 'Compare' }).click();
      await stage.page.getByRole('dialog', { name: 'Compare two versions' }).getByText('differs').waitFor();
    },
  ],
  [
    'a place being chosen',
    async (stage) => {
      const account = await unclearRequest(stage);
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests?lang=en&account=${account.id}`);
      await stage.page.getByRole('button', { name: 'Choose place' }).click();
      await stage.page
        .getByRole('dialog', { name: /Where is it/ })
        .getByRole('radio', { name: /Erfurt/ })
        .check();
    },
  ],
  [
    'a question to the customer',
    async (stage) => {
      const account = await unclearRequest(stage);
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open(`/console/requests?lang=de&account=${account.id}`);
      await stage.page.getByRole('button', { name: 'Autohaus Brenner fragen' }).first().click();
      await stage.page.getByRole('dialog', { name: /^Frage zu / }).waitFor();
    },
  ],
];

export const ACCOUNT_LOOKS: readonly Look[] = [
  [
    'accounts',
    async (stage) => {
      await newCustomer(stage.service, 'Ölkers Fahrzeuge');
      await stage.asOperator();
      await stage.open('/console/accounts?lang=en&q=olkers');
      await stage.page.locator('tr[data-row]').first().waitFor();
    },
  ],
  [
    'an account',
    async (stage) => {
      await openAccount(stage);
      await stage.page.getByText('All well, 0 orders open.').waitFor();
    },
  ],
  [
    'an account being deleted',
    async (stage) => {
      await openAccount(stage, '', 'de');
      await stage.page.getByRole('button', { name: 'Aktionen' }).click();
      await stage.page.getByRole('menuitem', { name: 'Konto löschen …' }).click();
      await stage.page.getByLabel('Tippen Sie den Namen des Kontos').waitFor();
    },
  ],
  [
    'an account being edited, with a wrong field',
    async (stage) => {
      await openAccount(stage);
      await stage.page.getByRole('button', { name: 'Edit', exact: true }).click();
      const dialog = stage.page.getByRole('dialog', { name: 'Edit Brenner KG' });
      await dialog.getByLabel('Name').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('alert').waitFor();
    },
  ],
  [
    'the people of an account',
    async (stage) => {
      const { account } = await newCustomer(stage.service, 'Teile und Mehr');
      const invited = { email: 'jana@teile.example', name: 'Jana Petersen', role: 'admin' };
      await stage.service.ops('POST', `/accounts/${account.id}/users`, invited);
      await stage.asOperator();
      await stage.open(`/console/accounts/${account.id}/users?lang=en`);
      await stage.page.getByText('Jana Petersen').first().waitFor();
    },
  ],
  [
    'the secret of a new credential',
    async (stage) => {
      await openAccount(stage, '/credentials');
      await stage.page.getByRole('button', { name: 'Create credential' }).click();
      await stage.page.getByLabel('Name').fill('ERP live');
      await stage.page.getByRole('button', { name: 'Create key' }).click();
      await stage.page.getByRole('heading', { name: /Copy/ }).waitFor();
    },
  ],
  [
    'an endpoint being added',
    async (stage) => {
      await openAccount(stage, '/endpoints');
      await stage.page.getByRole('button', { name: 'Add endpoint' }).first().click();
      await stage.page
        .getByRole('dialog', { name: 'Add endpoint' })
        .getByLabel('Address')
        .fill(stage.receiver.url);
    },
  ],
  [
    'the secret of a new endpoint',
    async (stage) => {
      await openAccount(stage, '/endpoints');
      await stage.page.getByRole('button', { name: 'Add endpoint' }).first().click();
      const dialog = stage.page.getByRole('dialog', { name: 'Add endpoint' });
      await dialog.getByLabel('Address').fill(stage.receiver.url);
      await dialog.getByRole('button', { name: 'Add endpoint' }).click();
      await stage.page.getByRole('dialog', { name: 'Copy the new secret now' }).waitFor();
    },
  ],
  [
    'endpoints, one of them paused',
    async (stage) => {
      const { account } = await newCustomer(stage.service, 'Teile und Mehr');
      const key = (await stage.service.credential(account.id, { environment: 'production' })).secret;
      const body = { url: stage.receiver.url, events: ['order.created'] };
      await stage.service.call('/extern/webhook-subscriptions', { key, body });
      await stage.asOperator();
      await stage.open(`/console/accounts/${account.id}/endpoints?lang=en`);
      await stage.page.getByRole('button', { name: /^Actions: http/ }).click();
      await stage.page.getByRole('menuitem', { name: 'Pause…' }).click();
      await stage.page.getByRole('button', { name: 'Pause endpoint' }).click();
      await stage.page.getByText('Paused', { exact: true }).waitFor();
    },
  ],
  [
    'an agreement with a draft',
    async (stage) => {
      const { key } = await openAccount(stage, '/agreement');
      await createOrder(stage.service, key);
      await stage.page.getByLabel('Driven, Every vehicle: Base').fill('109');
      await stage.page.getByText('was 89.00').waitFor();
    },
  ],
  [
    'an agreement in German',
    async (stage) => {
      await openAccount(stage, '/agreement', 'de');
      await stage.page.getByRole('heading', { name: 'Vereinbarung, Version 1' }).waitFor();
    },
  ],
];

export const OFFICE_LOOKS: readonly Look[] = [
  [
    'what was invoiced',
    async (stage) => {
      const { orderNumber } = await deliveredOrder(stage, 'complete', 'invoice');
      await stage.asOperator({ role: 'accounting' });
      await stage.open('/console/accounting?view=invoiced&lang=en');
      await stage.page.getByRole('link', { name: orderNumber }).waitFor();
    },
  ],
  [
    'an invoice being cancelled',
    async (stage) => {
      await deliveredOrder(stage, 'complete', 'invoice');
      await stage.asOperator({ role: 'accounting' });
      await stage.open('/console/accounting?view=invoiced&lang=en');
      await stage.page
        .getByRole('button', { name: /^Cancel INV-/ })
        .first()
        .click();
      await stage.page
        .getByRole('dialog')
        .getByText(/takes €.+ back/)
        .waitFor();
    },
  ],
  [
    'what was corrected',
    async (stage) => {
      await deliveredOrder(stage, 'complete', 'invoice');
      await stage.asOperator({ role: 'accounting' });
      await stage.open('/console/accounting?view=invoiced&lang=en');
      await stage.page
        .getByRole('button', { name: /^Cancel INV-/ })
        .first()
        .click();
      const dialog = stage.page.getByRole('dialog');
      await dialog.getByLabel('Reason').fill('Wrong address');
      await dialog.getByRole('button', { name: /^Cancel INV-/ }).click();
      await stage.page.getByRole('tab', { name: /Corrected in/ }).click();
      await stage.page
        .getByRole('button', { name: /^Invoice anew/ })
        .first()
        .waitFor();
    },
  ],
  [
    'the journal with a change unfolded',
    async (stage) => {
      const { id } = await deliveredOrder(stage);
      const { user, console: call } = await stage.asOperator({ name: 'Petra Sommer' });
      await call('POST', `/orders/${id}/commands`, { command: 'complete' });
      await stage.open(`/console/journal?actor=user:${user.id}&time=all&lang=en`);
      await stage.page.getByRole('row', { name: /Completed/ }).click();
      await stage.page.getByText('Comes under a seal').waitFor();
    },
  ],
  [
    'failed jobs',
    async (stage) => {
      const email = 'gone@operator.example';
      await stage.service.ops('POST', '/users', { email, name: 'Tom Gone', role: 'viewer' });
      await stage.service.services.core.sql`
        update mails set state = 'FAILED', next_attempt_at = null, attempts = 8, error = '550 5.1.1 user unknown'
        where recipient = ${email}`;
      await stage.asOperator({ role: 'dispatcher' });
      await stage.open('/console/journal?view=jobs&lang=en');
      await stage.page.getByText('failed 8 times').waitFor();
    },
  ],
  [
    'settings with a logo',
    async (stage) => {
      await stage.asOperator();
      await stage.open('/console/settings?lang=en');
      await stage.page
        .getByLabel('File of the logo')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawing(60, 60) });
      await stage.page.getByRole('img', { name: 'Logo' }).waitFor();
      await stage.page.getByLabel('Name of the bank').fill('Alsterbank');
    },
  ],
  [
    'integrations',
    async (stage) => {
      await stage.asOperator();
      await stage.open('/console/settings/integrations?lang=de');
      await stage.page
        .getByText(/PostgreSQL/)
        .first()
        .waitFor();
    },
  ],
  [
    'the people of the operator',
    async (stage) => {
      const { user } = await stage.asOperator();
      await stage.open('/console/settings/users?lang=de');
      await stage.page.getByText(user.email).waitFor();
    },
  ],
  [
    'a second factor that is asked for',
    async (stage) => {
      await stage.asOperator({ role: 'admin', secondFactor: false });
      await stage.open('/console/orders?lang=en');
      await stage.page.getByRole('heading', { name: 'One more step before you start' }).waitFor();
    },
  ],
];
