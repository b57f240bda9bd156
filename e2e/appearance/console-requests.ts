import type { SwitchedRenderer } from '../../server/test/harness/fast-pdf.ts';
import { changeTerms, createOrder } from '../../server/test/harness/orders.ts';
import { accept, issue, newRequest, offeredRequest } from '../../server/test/orders/quotes/requests.ts';
import { newCustomer } from '../console-visit.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_ORDER } from './long-names.ts';

/** A request with a postal code that is far from the city. */
async function unclearRequest({ service }: AppearanceContext) {
  const { account, key } = await newCustomer(service, LONG_COMPANY);
  const contact = { name: 'Max Muster', phone: null };
  const delivery = { street: 'Anger 1', postalCode: '99084', city: 'Essen', contact };
  await createOrder(service, key, { ...LONG_ORDER, delivery });
  return account;
}

export const REQUEST_PAGES: readonly PageCase[] = [
  [
    'requests, with a quote being written',
    async (context) => {
      const { account, key } = await newCustomer(context.service, LONG_COMPANY);
      await changeTerms(context.service, account.id, {
        tariffs: [{ transportType: 'TRAILER', baseNet: 190, includedKm: 100, perKmNet: 1.4 }],
      });
      await newRequest(context.service, key, { ...LONG_ORDER, transportType: 'TRAILER' });
      await offeredRequest(context.service, key);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests?lang=en&account=${account.id}`);
      await context.page.getByRole('button', { name: /^Send quote for €/ }).waitFor();
    },
  ],
  [
    'decided requests',
    async (context) => {
      const { account, key } = await newCustomer(context.service, 'Kontor Nord');
      await accept(context.service, key, await offeredRequest(context.service, key));
      await context.asOperator({ role: 'viewer' });
      await context.open(`/console/requests?lang=de&account=${account.id}`);
      await context.page.getByRole('button', { name: /^Entschieden/ }).click();
      await context.page.locator('tr[data-row]').waitFor();
    },
  ],
  [
    'a quote with its PDF',
    async (context) => {
      const { key } = await newCustomer(context.service, 'FlottenWerk Mobility');
      const { requestNumber } = await newRequest(context.service, key, {
        ...LONG_ORDER,
        transportType: 'TRUCK',
      });
      const renderer = context.service.services.core.pdf as SwitchedRenderer;
      renderer.thorough = true;
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests/${requestNumber}?lang=en`);
      await context.page.getByLabel('Unit, net of line 1').fill('318,80');
      await context.page.getByRole('img', { name: /^The quote as the customer gets it/ }).waitFor();
      renderer.thorough = false;
    },
  ],
  [
    'a read-only quote',
    async (context) => {
      const { key } = await newCustomer(context.service, 'Nur Lesen AG');
      const { requestNumber } = await newRequest(context.service, key);
      await context.asOperator({ role: 'viewer' });
      await context.open(`/console/requests/${requestNumber}?lang=en`);
      await context.page.getByText('Only dispatchers and admins write quotes.').waitFor();
    },
  ],
  [
    'the validity of a quote being extended',
    async (context) => {
      const { key } = await newCustomer(context.service, 'Van Dijk Autogroep');
      const id = await offeredRequest(context.service, key);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests/${id}?lang=en`);
      await context.page.getByRole('button', { name: 'Extend validity' }).click();
      await context.page.getByRole('dialog', { name: 'Extend the validity?' }).waitFor();
    },
  ],
  [
    'two versions of a quote compared',
    async (context) => {
      const { key } = await newCustomer(context.service, 'Van Dijk Autogroep');
      const id = await offeredRequest(context.service, key);
      await issue(context.service, id, {
        lineItems: [{ description: 'Transport on a truck', unitNet: 500 }],
      });
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests/${id}?lang=en`);
      await context.page.getByRole('button', { name: 'Compare' }).click();
      await context.page.getByRole('dialog', { name: 'Compare two versions' }).getByText('differs').waitFor();
    },
  ],
  [
    'a place being chosen',
    async (context) => {
      const account = await unclearRequest(context);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests?lang=en&account=${account.id}`);
      await context.page.getByRole('button', { name: 'Choose place' }).click();
      await context.page
        .getByRole('dialog', { name: /Where is it/ })
        .getByRole('radio', { name: /Erfurt/ })
        .check();
    },
  ],
  [
    'a question to the customer',
    async (context) => {
      const account = await unclearRequest(context);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/requests?lang=de&account=${account.id}`);
      await context.page
        .getByRole('button', { name: `${LONG_COMPANY} fragen` })
        .first()
        .click();
      await context.page.getByRole('dialog', { name: /^Frage zu / }).waitFor();
    },
  ],
];
