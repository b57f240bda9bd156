// Reads the rows of imports as the bodies of POST /extern/orders: the same schemas, rules, keys and answers.
import { fieldProblems } from '../../../http/validate.ts';
import type { Links } from '../../../model/orders/links.ts';
import type { OrderIntake } from '../../../orders/imports/intake.ts';
import { makeCallKey } from './idempotency-key.ts';
import { creationProblems, orderCreation, toContent } from './order-input.ts';
import { creationAnswer } from './order-record.ts';

/** The customer's own number is the key of this call, so a row and a call with it create one order. */
export const CREATE_ORDER = 'POST /extern/orders';

export function orderIntake(links: Links): OrderIntake {
  return {
    read(body) {
      const parsed = orderCreation.safeParse(body, { reportInput: true });
      const problems = [
        ...(parsed.success ? [] : fieldProblems(parsed.error, orderCreation).fields),
        ...creationProblems(body),
      ];
      return problems.length === 0 ? toContent(parsed.data!) : { problems };
    },
    keyOf: (body, { externalOrderId }, ownKey) =>
      makeCallKey(CREATE_ORDER, externalOrderId === null ? ownKey : undefined, externalOrderId, body)!,
    render: (order, { terms: { showDriver } }) => creationAnswer(order, { links, showDriver }),
  };
}
