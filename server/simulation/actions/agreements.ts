// An admin agrees on other terms with a customer, from now on or from a later day.
import { inConsole } from '../callers.ts';
import type { Action, Json, Turn } from '../world.ts';
import { dayOf, daysFrom } from './order-body.ts';

const changesOf = ({ random }: Turn, terms: Json) => [
  () => ({ release: random.pick(['AUTOMATIC', 'MANUAL']) }),
  () => ({ invoicing: random.pick(['PER_ORDER', 'WEEKLY', 'MONTHLY']) }),
  () => ({ currency: terms.currency === 'EUR' ? 'PLN' : 'EUR' }),
  () => ({ payment: { dueDays: random.between(0, 30), discount: { percent: 2, days: 10 } } }),
  () => ({ extras: terms.extras.slice(random.below(2)) }),
  () => ({
    tariffs: terms.tariffs.map((tariff: Json) => ({ ...tariff, minimumNet: random.between(80, 200) })),
  }),
];

export const AGREEMENT_ACTIONS: Action[] = [
  {
    name: 'admin agrees on other terms',
    weight: 1.5,
    async run(turn) {
      const { world, random, now } = turn;
      const { accountId } = turn.choose(world.customers.filter(({ state }) => state === 'ACTIVE'));
      const admin = inConsole(world, world.admin);
      const path = `/accounts/${accountId}/agreement`;
      const { terms } = await turn.read(admin, path);
      const change = random.pick(changesOf(turn, terms))();
      const firstDay = dayOf(daysFrom(now, random.between(1, 20)));
      const query = random.chance(0.6) ? `?validFrom=${firstDay}` : '';
      await turn.call(admin, 'PUT', path + query, { ...terms, ...change });
    },
  },
];
