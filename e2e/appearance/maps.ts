// Pages with a live map. Drawing one without a graphics card takes seconds: one page of each kind represents all.
import { advanceOrderTo, newDriver } from '../../server/test/harness/orders.ts';
import { MAP_WAIT } from '../browser.ts';
import { atUlm } from '../tracking-states.ts';
import { type Made, newOrders } from './console.ts';
import type { AppearanceContext, PageCase } from './context.ts';

const ULM = { lat: 48.4, lng: 9.99 };

/** One order on the road at Ulm, one without a driver. */
async function twoOnTheMap(context: AppearanceContext) {
  const made = await newOrders(context, [1, 2]);
  const { service } = context;
  const [moving] = made.orders as [Made];
  await advanceOrderTo(service, moving.id, 'IN_TRANSIT', await newDriver(service, 'Stefan Brandl'));
  const at = service.clock.now();
  await service.services.core.sql`
    insert into positions (account_id, order_id, driver_id, recorded_at, lat, lng, received_at)
    select account_id, id, driver_id, ${at}, ${ULM.lat}, ${ULM.lng}, ${at} from orders where id = ${moving.id}`;
  return { ...made, moving };
}

export const MAP_PAGES: readonly PageCase[] = [
  [
    'the map of orders',
    async (context) => {
      const { account, moving } = await twoOnTheMap(context);
      await context.asOperator({ role: 'viewer' });
      await context.open(`/console/orders?lang=en&layout=map&accountId=${account.id}`);
      const marks = context.page.locator('.map-canvas button').filter({ hasText: moving.orderNumber });
      await marks.first().waitFor({ state: 'attached', ...MAP_WAIT });
    },
  ],
  [
    'an order on its way',
    async (context) => {
      const { moving } = await twoOnTheMap(context);
      await context.asOperator({ role: 'dispatcher' });
      await context.open(`/console/orders/${moving.orderNumber}?lang=en`);
      await context.page.locator('.map-live:not(.is-coming)').waitFor(MAP_WAIT);
    },
  ],
  [
    'the tracking page of a vehicle on its way',
    async ({ service, page, open }) => {
      const { number } = await atUlm(service);
      await open(`/t/${number}?lang=en`);
      await page.locator('figure.map.is-live').waitFor(MAP_WAIT);
    },
  ],
];
