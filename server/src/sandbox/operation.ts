// The sandbox: the scenario decides, every price is taken for the same distance, nothing needs to be agreed first.

import type { OrderEnvironment } from '../orders/operation.ts';
import { draftQuote } from './draft-quote.ts';
import { goOnAfterAcceptance } from './go-on.ts';
import { DISTANCE_KM, sandboxPrice } from './price.ts';
import { DEFAULT_SCENARIO, newProcess } from './process.ts';

export function sandboxEnvironment(stepSeconds: number): OrderEnvironment {
  return {
    numberPrefixes: { order: 'SBX-', request: 'SBX-RQ-', quote: 'SBX-QT-' },
    leavesProcess: false,
    admit: () => null,
    assess: async (account, terms, content, scenario) => {
      const common = { distanceKm: DISTANCE_KM, pickup: null, delivery: null };
      if (scenario?.name === 'QUOTE_REQUIRED') {
        return { ...common, creation: 'needsQuote', price: null, quoteReason: 'SCENARIO' };
      }
      const price = sandboxPrice(account, terms, content);
      return { ...common, creation: 'released', price, quoteReason: null };
    },
    // Exactly the events of the scenarios: a request and its quote send none there.
    announces: ({ kind }, { type }) =>
      !(type === 'quote.offered' || (type === 'order.created' && kind === 'REQUEST')),
    onConverted: (tx, orderId, now) => goOnAfterAcceptance(tx, orderId, now, stepSeconds),
    draftQuote,
    startProcess: (order, scenario) => newProcess(order, scenario ?? DEFAULT_SCENARIO, stepSeconds),
  };
}
