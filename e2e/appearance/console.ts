// The console's pages of the day: today, drivers, orders, new orders.
import type { Page } from 'playwright-core';
import { newPhone, newTrip } from '../../server/test/api/driver/phone.ts';
import { advanceOrderTo, changeTerms, createOrder, newDriver } from '../../server/test/harness/orders.ts';
import { newClockAtMorning } from '../service.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_DRIVER, LONG_ORDER } from './long-names.ts';

const HOUR_MS = 3_600_000;

export interface Made {
  id: string;
  orderNumber: string;
}

/** Orders of a new customer, on a new day. */
export async function newOrders(
  { service }: AppearanceContext,
  hours: readonly number[],
  changes: object = {},
) {
  newClockAtMorning(service);
  const account = await service.account({ name: LONG_COMPANY });
  const key = (await service.credential(account.id, { environment: 'production' })).secret;
  const at = (hour: number) => new Date(service.clock.now().getTime() + hour * HOUR_MS).toISOString();
  const orders: Made[] = [];
  for (const hour of hours) {
    const dates = { requestedPickup: at(hour), requestedDelivery: at(hour + 8) };
    orders.push((await createOrder(service, key, { ...LONG_ORDER, ...dates, ...changes })).json);
  }
  return { account, key, orders };
}

const decision = (page: Page, { orderNumber }: Made) =>
  page.locator('li[data-decision]').filter({ hasText: orderNumber });

export const CONSOLE_PAGES: readonly PageCase[] = [
  [
    'today with a decision',
    async (context) => {
      await newDriver(context.service, LONG_DRIVER);
      const { orders } = await newOrders(context, [1]);
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/today?lang=en');
      await decision(context.page, orders[0]!).click({ position: { x: 4, y: 4 } });
      await decision(context.page, orders[0]!).getByRole('radio').first().waitFor();
    },
  ],
  [
    'today with an unanswered trip',
    async (context) => {
      const { orders } = await newOrders(context, [3]);
      await advanceOrderTo(
        context.service,
        orders[0]!.id,
        'ASSIGNED',
        await newDriver(context.service, 'Jürgen Petersen'),
      );
      context.service.clock.advance(25 * 60_000);
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/today?lang=de');
      await decision(context.page, orders[0]!).getByText('Keine Antwort von Jürgen Petersen').waitFor();
    },
  ],
  [
    'a driver with a sign-in link',
    async (context) => {
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/drivers?lang=en');
      await context.page.getByRole('button', { name: 'New driver' }).click();
      const dialog = context.page.getByRole('dialog');
      await dialog.getByLabel('Name').fill('Katharina Vogt');
      await dialog.getByRole('button', { name: 'Add driver' }).click();
      await dialog.getByRole('button', { name: 'Show link and QR code' }).click();
      await dialog.locator('.ui-qr_qr > div > svg').waitFor();
    },
  ],
  [
    'working hours and absences of a driver',
    async (context) => {
      const { service } = context;
      const id = await newDriver(service, LONG_DRIVER);
      const weeklyHours = [...Array(6).fill({ from: '07:00', to: '17:00' }), null];
      await service.ops('PATCH', `/drivers/${id}/availability`, { weeklyHours });
      const holiday = {
        kind: 'HOLIDAY',
        firstDay: '2026-12-21',
        lastDay: '2026-12-30',
        remark: LONG_COMPANY,
      };
      await service.ops('POST', `/drivers/${id}/absences`, holiday);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/drivers/${id}/availability?lang=de`);
      await context.page.getByText('Genehmigt').waitFor();
      await context.page.getByLabel('Montag, von').waitFor();
    },
  ],
  [
    'the day plan',
    async (context) => {
      await newDriver(context.service, 'Mehmet Yıldız');
      const { orders } = await newOrders(context, [2, 4]);
      await advanceOrderTo(
        context.service,
        orders[1]!.id,
        'ASSIGNED',
        await newDriver(context.service, LONG_DRIVER),
      );
      await context.asOperator({ role: 'dispatcher' });
      await context.open('/console/drivers?view=plan&lang=en');
      await context.page.getByRole('button', { name: new RegExp(orders[0]!.orderNumber) }).waitFor();
    },
  ],
  [
    'a proposal for a day',
    async (context) => {
      const { orders } = await newOrders(context, [26]);
      const day = new Date(context.service.clock.now().getTime() + 26 * HOUR_MS).toISOString().slice(0, 10);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/drivers/proposal?day=${day}&lang=en`);
      await context.page
        .getByRole('link', { name: new RegExp(orders[0]!.orderNumber) })
        .first()
        .waitFor();
      await context.page.getByText('Compare with the plan as it stands').click();
      const chain = context.page.locator('details').filter({ hasText: 'Ways and reasons' }).first();
      await chain.locator('summary').click();
      await chain.getByRole('listitem').first().waitFor();
    },
  ],
  [
    'the board',
    async (context) => {
      const { account, orders } = await newOrders(context, [1, 2, 3]);
      await advanceOrderTo(context.service, orders[2]!.id, 'DELIVERED');
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders?lang=en&accountId=${account.id}`);
      await context.page
        .locator('.console-orders-list_board-card', { hasText: orders[0]!.orderNumber })
        .waitFor();
    },
  ],
  [
    'the table of orders, with drivers found by name',
    async (context) => {
      await newDriver(context.service, 'Mirjam Looks');
      const { account } = await newOrders(context, [1, 2]);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders?lang=en&layout=table&accountId=${account.id}`);
      await context.page.locator('tr[data-row]').first().waitFor();
      await context.page.getByRole('combobox', { name: 'Driver' }).fill('Mirjam');
      await context.page.getByRole('option', { name: 'Mirjam Looks' }).waitFor();
    },
  ],
  [
    'chosen orders of the table, with the bar for them',
    async (context) => {
      const { account } = await newOrders(context, [1, 2]);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders?lang=en&layout=table&accountId=${account.id}`);
      await context.page.getByRole('checkbox', { name: 'Choose all rows' }).check();
      await context.page.getByRole('button', { name: 'Assign 2' }).waitFor();
    },
  ],
  [
    'an order with a long history',
    async (context) => {
      const { orders } = await newOrders(context, [1], { endCustomerEmail: 'end@example.com' });
      await advanceOrderTo(context.service, orders[0]!.id, 'INVOICED');
      await context.asOperator();
      await context.open(`/console/orders/${orders[0]!.orderNumber}?lang=en`);
      await context.page.getByText(/^Invoiced with /).waitFor();
      await context.page.getByText('Invoice created').waitFor();
    },
  ],
  [
    'an order in German, with a command',
    async (context) => {
      const { orders } = await newOrders(context, [1]);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders/${orders[0]!.orderNumber}?lang=de`);
      await context.page.getByRole('button', { name: 'Auftrag stornieren…' }).click();
      await context.page.getByRole('form', { name: 'Auftrag stornieren' }).waitFor();
    },
  ],
  [
    'a note to the driver being written',
    async (context) => {
      const { key } = await newOrders(context, []);
      const phone = await newPhone(context.service);
      const id = await newTrip(context.service, key, phone.driverId);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders/${id}?lang=en`);
      const note = context.page.getByRole('region', { name: 'Note to the driver' });
      await note.getByRole('button', { name: 'Write' }).click();
      await note.getByRole('textbox', { name: 'Note to the driver' }).fill('The key is at gate 3.');
    },
  ],
  [
    'an order that is read-only for a viewer',
    async (context) => {
      const { key } = await newOrders(context, []);
      const phone = await newPhone(context.service);
      const id = await newTrip(context.service, key, phone.driverId);
      const { console: call } = await context.asOperator({ role: 'dispatcher' });
      await call('PUT', `/orders/${id}/driver-note`, { text: 'The key is at gate 3.' });
      await context.asOperator({ role: 'viewer' });
      await context.open(`/console/orders/${id}?lang=de`);
      await context.page.getByText('The key is at gate 3.').first().waitFor();
    },
  ],
  [
    'a new order with a wrong field',
    async (context) => {
      const { account } = await newOrders(context, []);
      await changeTerms(context.service, account.id, {
        tariffs: [{ transportType: 'DRIVEN', baseNet: 200, includedKm: 10_000, perKmNet: 1 }],
      });
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders/new?lang=en&account=${account.id}`);
      for (const [end, street, postalCode, city] of [
        ['Pickup', 'Königstraße 1', '70173', 'Stuttgart'],
        ['Delivery', '', '80331', 'München'],
      ] as const) {
        const place = context.page.getByRole('group', { name: end });
        await place.getByLabel('Street and number').fill(street);
        await place.getByLabel('Postal code').fill(postalCode);
        await place.getByLabel('City').fill(city);
      }
      await context.page.getByRole('button', { name: 'Order for €238.00 gross' }).click();
      await context.page.getByRole('alert').getByRole('link').first().waitFor();
    },
  ],
  [
    'a new request',
    async (context) => {
      const { account } = await newOrders(context, []);
      await context.asOperator();
      await context.open(`/console/orders/new?as=request&lang=de&account=${account.id}`);
      await context.page.getByRole('group', { name: 'Abholung' }).waitFor();
    },
  ],
];
