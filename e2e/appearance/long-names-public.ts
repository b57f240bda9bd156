// Public pages with long names: of the operator, the customer, the places and the vehicle.

import { offeredRequest } from '../../server/test/orders/quotes/requests.ts';
import { linkPath, OFFER } from '../quotes.ts';
import { newClockAtMorning } from '../service.ts';
import { atUlm, onTheRoad } from '../tracking-states.ts';
import type { AppearanceContext, PageCase } from './context.ts';
import { LONG_COMPANY, LONG_ORDER, LONG_REFERENCE } from './long-names.ts';

const LONG_OPERATOR = {
  name: LONG_COMPANY,
  address: `${LONG_ORDER.delivery.street}, 78054 ${LONG_ORDER.delivery.city}`,
  phone: '+49 7720 1234567890 Durchwahl 4711',
};

const useLongOperator = ({ service }: AppearanceContext) => service.ops('PUT', '/operator', LONG_OPERATOR);

async function offerLong(context: AppearanceContext): Promise<string> {
  const { service } = context;
  await useLongOperator(context);
  newClockAtMorning(service);
  const { id: accountId } = await service.account({ name: LONG_COMPANY });
  const { secret } = await service.credential(accountId, { environment: 'production' });
  const { pickup, delivery, vehicle } = LONG_ORDER;
  const offer = {
    lineItems: [
      ...OFFER.lineItems,
      { description: `${LONG_REFERENCE} ${LONG_ORDER.vehicle.model}`, quantity: 12_345, unitNet: 1234.56 },
    ],
    note: `${LONG_REFERENCE}${LONG_REFERENCE} ${delivery.company}`,
  };
  const id = await offeredRequest(service, secret, offer, { pickup, delivery, vehicle });
  return linkPath(service, secret, id);
}

async function signLong(context: AppearanceContext): Promise<void> {
  const { page } = context;
  await context.open(`${await offerLong(context)}?lang=de`);
  await page.getByLabel('Vor- und Nachname').fill(LONG_ORDER.delivery.contact.name);
  await page.getByRole('radio', { name: 'Tippen' }).check();
  await page.getByLabel('Ihr Name als Unterschrift').fill(LONG_ORDER.delivery.contact.name);
}

export const LONG_PUBLIC_PAGES: readonly PageCase[] = [
  [
    'the start page',
    async (context) => {
      await useLongOperator(context);
      await context.open('/?lang=de');
    },
  ],
  [
    'tracking with a position',
    async (context) => {
      await useLongOperator(context);
      const { number } = await atUlm(context.service, LONG_ORDER);
      await context.open(`/t/${number}?lang=de`);
    },
  ],
  [
    'tracking after the handover',
    async (context) => {
      await useLongOperator(context);
      const { number } = await onTheRoad(context.service, LONG_ORDER, 'DELIVERED');
      await context.open(`/t/${number}?lang=en`);
    },
  ],
  ['an open quote', async (context) => void (await context.open(`${await offerLong(context)}?lang=en`))],
  ['a quote with a typed name', signLong],
  [
    'an accepted quote',
    async (context) => {
      await signLong(context);
      await context.page.getByRole('checkbox').check();
      await context.page.getByRole('button', { name: 'Annehmen', exact: true }).click();
      await context.page
        .getByText(/hat .* angenommen|angenommen/)
        .first()
        .waitFor();
    },
  ],
  [
    'an expired quote',
    async (context) => {
      const path = await offerLong(context);
      context.service.clock.advance(60 * 86_400_000);
      await context.open(`${path}?lang=de`);
    },
  ],
];
