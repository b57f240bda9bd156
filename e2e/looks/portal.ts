// The pages of the portal, with data and empty.
import { advanceOrderTo, createOrder, newDriver } from '../../server/test/harness/orders.ts';
import { table } from '../../server/test/imports/import-setup.ts';
import { offeredRequest } from '../../server/test/quotes/requests.ts';
import type { Look, Stage } from './stage.ts';

const ROWS = table(
  { number: 'NL-1', vin: 'WVWZZZCD7RW018842' },
  { number: 'NL-2', vin: 'TMBJC9NYONF004417' },
  { number: 'NL-4', vin: 'WBA7K31070V83921', at: '31.11.2026 09:00' },
);
const UNKNOWN_COLUMNS =
  'S1;P1;Abholort;S2;P2;Zielort\nKönigstraße 1;70173;Stuttgart;Marienplatz 8;80331;München\n';

async function openImport(stage: Stage, rawBody: string, language = 'en'): Promise<void> {
  const { portal } = await stage.asCustomer();
  const made = await portal('POST', '/production/imports?fileName=fleet-returns-kw47.csv', undefined, {
    rawBody,
  });
  await stage.open(`/portal/production/import/${made.json.id}?lang=${language}`);
}

async function fillOrder({ page }: Stage): Promise<void> {
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

export const PORTAL_LOOKS: readonly Look[] = [
  [
    'overview with things to look at',
    async (stage) => {
      const { live } = await stage.asCustomer();
      await offeredRequest(stage.service, live);
      await createOrder(stage.service, live, { vehicle: {} });
      await stage.open('/portal/production?lang=en');
      await stage.page.getByRole('heading', { name: '2 things need a look' }).waitFor();
    },
  ],
  [
    'overview of a new account',
    async (stage) => {
      await stage.asCustomer();
      await stage.open('/portal/sandbox?lang=de');
      await stage.page.getByRole('heading', { name: 'Nichts braucht einen Blick' }).waitFor();
    },
  ],
  [
    'orders',
    async (stage) => {
      const { live } = await stage.asCustomer();
      await createOrder(stage.service, live, { vehicle: {}, externalOrderId: 'NL-88415' });
      const { id } = (await createOrder(stage.service, live)).json;
      await advanceOrderTo(stage.service, id, 'IN_TRANSIT');
      await stage.open('/portal/production/orders?lang=en');
      await stage.page.getByText('VIN missing').first().waitFor();
    },
  ],
  [
    'orders where there are none',
    async (stage) => {
      await stage.asCustomer();
      await stage.open('/portal/sandbox/orders?lang=de');
      await stage.page.getByRole('heading', { name: 'Noch keine Aufträge' }).waitFor();
    },
  ],
  [
    'a new order with its price',
    async (stage) => {
      await stage.asCustomer();
      await stage.open('/portal/production/orders/new?lang=en');
      await fillOrder(stage);
      await stage.page.getByLabel('VIN').fill('WVWZZZCD7RWO18842');
      await stage.page.getByRole('button', { name: /^Order for .* gross$/ }).waitFor();
    },
  ],
  [
    'an order on the road',
    async (stage) => {
      const { live } = await stage.asCustomer();
      const { id, orderNumber } = (await createOrder(stage.service, live, { externalOrderId: 'NL-88391' }))
        .json;
      await advanceOrderTo(stage.service, id, 'IN_TRANSIT', await newDriver(stage.service, 'Murat Kaya'));
      await stage.open(`/portal/production/orders/${orderNumber}?lang=en`);
      await stage.page.getByText('Driver assigned: Murat K.').first().waitFor();
      await stage.page.getByRole('link', { name: 'Download Pickup protocol' }).waitFor();
    },
  ],
  [
    'quotes',
    async (stage) => {
      await offeredRequest(stage.service, (await stage.asCustomer()).live);
      await stage.open('/portal/production/quotes?lang=en');
      await stage.page.locator('tr[data-row]').waitFor();
    },
  ],
  [
    'a quote to decide',
    async (stage) => {
      const id = await offeredRequest(stage.service, (await stage.asCustomer()).live);
      await stage.open(`/portal/production/quotes/${id}?lang=en`);
      await stage.page.getByRole('heading', { name: /^€480\.00 net, decide until / }).waitFor();
    },
  ],
  [
    'imports',
    async (stage) => {
      await stage.asCustomer();
      await stage.open('/portal/production/import?lang=en');
      await stage.page.getByRole('heading', { name: 'Import', exact: true }).first().waitFor();
    },
  ],
  [
    'an import with wrong rows',
    async (stage) => {
      await openImport(stage, ROWS);
      await stage.page.getByText('Letter O at 9').waitFor();
    },
  ],
  [
    'an import whose columns are to be matched',
    async (stage) => {
      await openImport(stage, UNKNOWN_COLUMNS, 'de');
      await stage.page.getByLabel('S1 wird zu').waitFor();
    },
  ],
  [
    'an import that is done',
    async (stage) => {
      await openImport(stage, table({ number: 'NL-1' }, { plate: 'S-X 1', transport: 'LKW' }));
      await stage.page.getByRole('button', { name: /^Create/ }).click();
      await stage.page.getByRole('link', { name: /Result as CSV/ }).waitFor();
    },
  ],
  [
    'signing in',
    async (stage) => {
      await stage.open('/portal/sandbox/users?lang=de');
      await stage.page.getByRole('heading', { name: 'Im Portal anmelden' }).waitFor();
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
      await page.getByRole('heading', { name: 'Welcome to Nordlicht Leasing' }).waitFor();
    },
  ],
  [
    'people',
    async (stage) => {
      const { account } = await stage.asCustomer();
      const invited = { email: 'paul.reuter@nordlicht.example', name: 'Paul Reuter', role: 'member' };
      await stage.service.ops('POST', `/accounts/${account.id}/users`, invited);
      await stage.open('/portal/production/users?lang=en');
      await stage.page.getByText('Invited, not here yet').first().waitFor();
    },
  ],
  [
    'settings',
    async (stage) => {
      await stage.asCustomer();
      await stage.open('/portal/production/settings?lang=en');
      await stage.page.getByRole('button', { name: 'Add a passkey' }).waitFor();
    },
  ],
];
