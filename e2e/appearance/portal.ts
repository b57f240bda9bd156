// The pages of the portal, with data and empty.
import { advanceOrderTo, createOrder, newDriver } from '../../server/test/harness/orders.ts';
import { table } from '../../server/test/orders/imports/import-setup.ts';
import { offeredRequest } from '../../server/test/orders/quotes/requests.ts';
import type { AppearanceContext, PageCase } from './context.ts';

const ROWS = table(
  { number: 'NL-1', vin: 'WVWZZZCD7RW018842' },
  { number: 'NL-2', vin: 'TMBJC9NYONF004417' },
  { number: 'NL-4', vin: 'WBA7K31070V83921', at: '31.11.2026 09:00' },
);
const UNKNOWN_COLUMNS =
  'S1;P1;Abholort;S2;P2;Zielort\nKönigstraße 1;70173;Stuttgart;Marienplatz 8;80331;München\n';

async function openImport(context: AppearanceContext, rawBody: string, language = 'en'): Promise<void> {
  const { portal } = await context.asCustomer();
  const made = await portal('POST', '/production/imports?fileName=fleet-returns-kw47.csv', undefined, {
    rawBody,
  });
  await context.open(`/portal/production/import/${made.json.id}?lang=${language}`);
}

async function fillOrder({ page }: AppearanceContext): Promise<void> {
  for (const [end, street, postalCode, city] of [
    ['Pickup', 'Billstraße 82', '20539', 'Hamburg'],
    ['Delivery', 'Äußere Bayreuther Straße 310', '90411', 'Nürnberg'],
  ] as const) {
    const group = page.getByRole('group', { name: end, exact: true });
    await group.getByLabel('Street and number').fill(street);
    await group.getByLabel('Postal code').fill(postalCode);
    await group.getByLabel('City').fill(city);
  }
}

/** Names as long as the API allows them to be typed in practice, some without a space. */
const LONG = {
  company: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft mbH',
  person: 'Maximiliane-Alexandra von Schönburg-Hartenstein-Oberhausen',
  city: 'Hellschen-Heringsand-Unterschaar',
  street: 'Professor-Doktor-Helmert-Straße-am-Rindermarktplatz 117a',
  model: 'Transporter Kastenwagen Hochdach mit Doppelkabine und Ladebordwand',
  reference: 'KOSTENSTELLE-4410-FUHRPARK-NORDWEST-RUECKLAUF-2026-11-17-0001',
};

async function createLongOrder(context: AppearanceContext): Promise<string> {
  const { live } = await context.asCustomer({
    name: LONG.person,
    account: await context.service.account({ name: LONG.company }),
  });
  const place = {
    street: LONG.street,
    city: LONG.city,
    company: LONG.company,
    contact: { name: LONG.person, phone: '+49 30 5550199' },
  };
  const { json } = await createOrder(context.service, live, {
    externalOrderId: LONG.reference,
    customerReference: LONG.reference,
    vehicle: { manufacturer: 'Mercedes-Benz', model: LONG.model },
    pickup: { ...place, postalCode: '25764' },
    delivery: { ...place, postalCode: '80331' },
  });
  return json.orderNumber ?? json.requestNumber;
}

export const PORTAL_PAGES: readonly PageCase[] = [
  [
    'the overview with long names',
    async (context) => {
      await createLongOrder(context);
      await context.open('/portal/production?lang=en');
      await context.page.getByRole('heading', { level: 2, name: 'Needs attention' }).waitFor();
    },
  ],
  [
    'orders with long names',
    async (context) => {
      await createLongOrder(context);
      await context.open('/portal/production/orders?lang=de');
      await context.page.locator('tr[data-row]').first().waitFor();
    },
  ],
  [
    'an order with long names',
    async (context) => {
      const number = await createLongOrder(context);
      await context.open(`/portal/production/orders/${number}?lang=en`);
      await context.page.getByText(LONG.reference).first().waitFor();
    },
  ],
  [
    'overview with orders that need attention',
    async (context) => {
      const { live } = await context.asCustomer();
      await offeredRequest(context.service, live);
      await createOrder(context.service, live, { vehicle: {} });
      await context.open('/portal/production?lang=en');
      await context.page.getByRole('heading', { name: '2 orders need attention' }).waitFor();
    },
  ],
  [
    'overview of a new account',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/sandbox?lang=de');
      await context.page.getByRole('heading', { name: 'Nichts braucht Aufmerksamkeit' }).waitFor();
    },
  ],
  [
    'orders',
    async (context) => {
      const { live } = await context.asCustomer();
      await createOrder(context.service, live, { vehicle: {}, externalOrderId: 'NL-88415' });
      const { id } = (await createOrder(context.service, live)).json;
      await advanceOrderTo(context.service, id, 'IN_TRANSIT');
      await context.open('/portal/production/orders?lang=en');
      await context.page.getByText('VIN missing').first().waitFor();
    },
  ],
  [
    'an empty list of orders',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/sandbox/orders?lang=de');
      await context.page.getByRole('heading', { name: 'Noch keine Aufträge' }).waitFor();
    },
  ],
  [
    'a new order with its price',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/production/orders/new?lang=en');
      await fillOrder(context);
      await context.page.getByLabel('VIN').fill('WVWZZZCD7RWO18842');
      await context.page.getByRole('button', { name: /^Order for .* gross$/ }).waitFor();
    },
  ],
  [
    'an order on the road',
    async (context) => {
      const { live } = await context.asCustomer();
      const { id, orderNumber } = (await createOrder(context.service, live, { externalOrderId: 'NL-88391' }))
        .json;
      await advanceOrderTo(context.service, id, 'IN_TRANSIT', await newDriver(context.service, 'Murat Kaya'));
      await context.open(`/portal/production/orders/${orderNumber}?lang=en`);
      await context.page.getByText('Driver assigned: Murat K.').first().waitFor();
      await context.page.getByRole('link', { name: 'Download Pickup protocol' }).waitFor();
    },
  ],
  [
    'quotes',
    async (context) => {
      await offeredRequest(context.service, (await context.asCustomer()).live);
      await context.open('/portal/production/quotes?lang=en');
      await context.page.locator('tr[data-row]').waitFor();
    },
  ],
  [
    'a quote to decide',
    async (context) => {
      const id = await offeredRequest(context.service, (await context.asCustomer()).live);
      await context.open(`/portal/production/quotes/${id}?lang=en`);
      await context.page.getByRole('heading', { name: /^€480\.00 net, decide by / }).waitFor();
    },
  ],
  [
    'imports',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/production/import?lang=en');
      await context.page.getByRole('heading', { name: 'Import', exact: true }).first().waitFor();
    },
  ],
  [
    'an import with wrong rows',
    async (context) => {
      await openImport(context, ROWS);
      await context.page.getByText('Letter O at 9').waitFor();
    },
  ],
  [
    'an import with unmatched columns',
    async (context) => {
      await openImport(context, UNKNOWN_COLUMNS, 'de');
      await context.page.getByLabel('S1 wird zu').waitFor();
    },
  ],
  [
    'a finished import',
    async (context) => {
      await openImport(context, table({ number: 'NL-1' }, { plate: 'S-X 1', transport: 'LKW' }));
      await context.page.getByRole('button', { name: /^Create/ }).click();
      await context.page.getByRole('link', { name: /Result as CSV/ }).waitFor();
    },
  ],
  [
    'signing in',
    async (context) => {
      await context.open('/portal/sandbox/users?lang=de');
      await context.page.getByRole('heading', { name: 'Im Portal anmelden' }).waitFor();
    },
  ],
  [
    'an invitation',
    async ({ service, page, open }) => {
      const account = await service.account({ name: 'Nordlicht Leasing' });
      const email = 'looks@nordlicht.example';
      await service.ops('POST', `/accounts/${account.id}/users`, {
        email,
        name: 'Jana Petersen',
        role: 'admin',
      });
      const { core } = service.services;
      const [mail] = await core.sql<{ linkToken: Buffer }[]>`
        select link_token from mails where recipient = ${email}`;
      await open(`/portal/invitation?lang=en#${core.secrets.decrypt(mail!.linkToken)}`);
      await page.getByRole('heading', { name: /^Welcome to .+\. Choose your password$/ }).waitFor();
    },
  ],
  [
    'users',
    async (context) => {
      const { account } = await context.asCustomer();
      const invited = { email: 'paul.reuter@nordlicht.example', name: 'Paul Reuter', role: 'member' };
      await context.service.ops('POST', `/accounts/${account.id}/users`, invited);
      await context.open('/portal/production/users?lang=en');
      await context.page.getByText('Invited, not signed in yet').first().waitFor();
    },
  ],
  [
    'settings',
    async (context) => {
      await context.asCustomer();
      await context.open('/portal/production/settings?lang=en');
      await context.page.getByRole('button', { name: 'Add a passkey' }).waitFor();
    },
  ],
];
