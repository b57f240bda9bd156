// What an order has passed, and the steps of the sandbox as the service plays them.
import { expect, test } from 'vitest';
import { SCENARIOS } from '../../server/src/sandbox/scenarios.ts';
import { hasReached, SCENARIO_STEPS } from '../src/order-progress.ts';
import { suggestCommand } from '../src/suggest-command.ts';

test('the steps are those of the service', () => {
  const steps = Object.entries(SCENARIOS).map(([name, each]) => [name, each.map((step) => step.name)]);
  expect(SCENARIO_STEPS).toEqual(Object.fromEntries(steps));
});

test.each([
  ['COMPLETED', 'DELIVERED', true],
  ['DELIVERED', 'DELIVERED', true],
  ['IN_TRANSIT', 'DELIVERED', false],
  ['CANCELLED', 'SCHEDULED', false],
  ['ACCEPTED', 'QUOTE_OFFERED', false],
  ['COMPLETED', 'CANCELLED', false],
] as const)('an order that is %s has reached %s: %s', (status, wanted, reached) => {
  expect(hasReached({ status, requestNumber: null }, wanted)).toBe(reached);
});

test('an order that began as a request has passed its quote', () => {
  expect(hasReached({ status: 'ACCEPTED', requestNumber: 'RQ-1' }, 'QUOTE_OFFERED')).toBe(true);
});

test('a misspelled command is recognised', () => {
  expect(suggestCommand('lisen', ['listen', 'login'])).toBe('listen');
  expect(suggestCommand('order list', ['orders list', 'orders get'])).toBe('orders list');
});
