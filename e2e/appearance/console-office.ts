// The console's pages of customers and of the office: accounts, journal, settings.
import { drawing } from '../../server/test/documents/pdf-samples.ts';
import { createOrder } from '../../server/test/harness/orders.ts';
import { newCustomer } from '../console-visit.ts';
import { deliveredOrder } from './console-accounting.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_DRIVER, LONG_ORDER } from './long-names.ts';

async function openAccount(context: AppearanceContext, path = '', language = 'en') {
  const { account, key } = await newCustomer(context.service, LONG_COMPANY);
  await context.asOperator();
  await context.open(`/console/accounts/${account.id}${path}?lang=${language}`);
  return { account, key };
}

export const ACCOUNT_PAGES: readonly PageCase[] = [
  [
    'accounts',
    async (context) => {
      await newCustomer(context.service, 'Ölkers Fahrzeuge');
      await context.asOperator();
      await context.open('/console/accounts?lang=en&q=olkers');
      await context.page.locator('tr[data-row]').first().waitFor();
    },
  ],
  [
    'an account',
    async (context) => {
      await openAccount(context);
      await context.page.getByText('All well, 0 orders open.').waitFor();
    },
  ],
  [
    'an account being deleted',
    async (context) => {
      await openAccount(context, '', 'de');
      await context.page.getByRole('button', { name: 'Aktionen' }).click();
      await context.page.getByRole('menuitem', { name: 'Kunden löschen …' }).click();
      await context.page.getByLabel('Geben Sie den Namen des Kunden').waitFor();
    },
  ],
  [
    'an account being edited, with a wrong field',
    async (context) => {
      await openAccount(context);
      await context.page.getByRole('button', { name: 'Edit', exact: true }).click();
      const dialog = context.page.getByRole('dialog', { name: `Edit ${LONG_COMPANY}` });
      await dialog.getByLabel('Name').fill('');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.getByRole('alert').waitFor();
    },
  ],
  [
    'the users of an account',
    async (context) => {
      const { account } = await newCustomer(context.service, 'Teile und Mehr');
      const invited = { email: 'jana@teile.example', name: LONG_DRIVER, role: 'admin' };
      await context.service.ops('POST', `/accounts/${account.id}/users`, invited);
      await context.asOperator();
      await context.open(`/console/accounts/${account.id}/users?lang=en`);
      await context.page.getByText(LONG_DRIVER).first().waitFor();
    },
  ],
  [
    'the secret of a new credential',
    async (context) => {
      await openAccount(context, '/credentials');
      await context.page.getByRole('button', { name: 'Create credential' }).click();
      await context.page.getByLabel('Name').fill('ERP live');
      await context.page.getByRole('button', { name: 'Create key' }).click();
      await context.page.getByRole('heading', { name: /Copy/ }).waitFor();
    },
  ],
  [
    'an endpoint being added',
    async (context) => {
      await openAccount(context, '/endpoints');
      await context.page.getByRole('button', { name: 'Add endpoint' }).first().click();
      await context.page
        .getByRole('dialog', { name: 'Add endpoint' })
        .getByLabel('Address')
        .fill(context.receiver.url);
    },
  ],
  [
    'the secret of a new endpoint',
    async (context) => {
      await openAccount(context, '/endpoints');
      await context.page.getByRole('button', { name: 'Add endpoint' }).first().click();
      const dialog = context.page.getByRole('dialog', { name: 'Add endpoint' });
      await dialog.getByLabel('Address').fill(context.receiver.url);
      await dialog.getByRole('button', { name: 'Add endpoint' }).click();
      await context.page.getByRole('dialog', { name: 'Copy the new secret now' }).waitFor();
    },
  ],
  [
    'endpoints, one of them paused',
    async (context) => {
      const { account } = await newCustomer(context.service, 'Teile und Mehr');
      const key = (await context.service.credential(account.id, { environment: 'production' })).secret;
      const body = { url: context.receiver.url, events: ['order.created'] };
      await context.service.call('/extern/webhook-subscriptions', { key, body });
      await context.asOperator();
      await context.open(`/console/accounts/${account.id}/endpoints?lang=en`);
      await context.page.getByRole('button', { name: /^Actions: http/ }).click();
      await context.page.getByRole('menuitem', { name: 'Pause…' }).click();
      await context.page.getByRole('button', { name: 'Pause endpoint' }).click();
      await context.page.getByText('Paused', { exact: true }).waitFor();
    },
  ],
  [
    'an agreement with a draft',
    async (context) => {
      const { key } = await openAccount(context, '/agreement');
      await createOrder(context.service, key, LONG_ORDER);
      await context.page.getByLabel('Driven, Every vehicle: Base').fill('109');
      await context.page.getByText('was 89.00').waitFor();
    },
  ],
  [
    'an agreement in German',
    async (context) => {
      await openAccount(context, '/agreement', 'de');
      await context.page.getByRole('heading', { name: 'Vereinbarung, Version 1' }).waitFor();
    },
  ],
];

export const OFFICE_PAGES: readonly PageCase[] = [
  [
    'the journal with an expanded change',
    async (context) => {
      const { id } = await deliveredOrder(context);
      const { user, console: call } = await context.asOperator({ name: 'Petra Sommer' });
      await call('POST', `/orders/${id}/commands`, { command: 'complete' });
      await context.open(`/console/journal?actor=user:${user.id}&time=all&lang=en`);
      await context.page.getByRole('row', { name: /completed/ }).click();
      await context.page.getByText('Will be sealed').waitFor();
    },
  ],
  [
    'failed jobs',
    async (context) => {
      const email = 'gone@operator.example';
      await context.service.ops('POST', '/users', { email, name: 'Tom Gone', role: 'viewer' });
      await context.service.services.core.sql`
        update mails set state = 'FAILED', next_attempt_at = null, attempts = 8, error = '550 5.1.1 user unknown'
        where recipient = ${email}`;
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/journal?view=jobs&lang=en');
      await context.page.getByText('failed 8 times').waitFor();
    },
  ],
  [
    'settings with a logo',
    async (context) => {
      await context.asOperator();
      await context.open('/console/settings?lang=en');
      await context.page
        .getByLabel('File of the logo')
        .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: drawing(60, 60) });
      await context.page.getByRole('img', { name: 'Logo' }).waitFor();
      await context.page.getByLabel('Name of the bank').fill('Alsterbank');
    },
  ],
  [
    'the rates of planning',
    async (context) => {
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/settings/planning?lang=de');
      await context.page.getByLabel('Euro je Nacht').waitFor();
    },
  ],
  [
    'integrations',
    async (context) => {
      await context.asOperator();
      await context.open('/console/settings/integrations?lang=de');
      await context.page
        .getByText(/PostgreSQL/)
        .first()
        .waitFor();
    },
  ],
  [
    'the users of the operator',
    async (context) => {
      const { user } = await context.asOperator();
      await context.open('/console/settings/users?lang=de');
      await context.page.getByText(user.email).waitFor();
    },
  ],
  [
    'a required second factor',
    async (context) => {
      await context.asOperator({ role: 'admin', secondFactor: false });
      await context.open('/console/orders?lang=en');
      await context.page.getByRole('heading', { name: 'One more step before you start' }).waitFor();
    },
  ],
];
