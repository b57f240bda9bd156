import { z } from 'zod';
import { orderCreation } from '../../api/shared/orders/order-input.ts';
import { checkConfirmed } from '../../people/agents/priced-transfer.ts';
import { spend } from '../../people/agents/spending.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { quote as quoteRecord, transferRecord } from '../record-schemas.ts';
import { shortQuote, shortTransfer } from '../short-records.ts';
import { tool } from '../tool.ts';
import { idempotencyKey, keyHeader } from './order-tools.ts';

const request = z.string().min(1).max(200).describe('The number of the request or of the quote, or the id');

const requestQuote = tool({
  name: 'request_quote',
  title: 'Request a quote',
  description:
    'Asks the operator for a quote for this transfer, even where the agreement has a price. Costs nothing and orders nothing. Repeating it with the same externalOrderId or idempotencyKey gives the same request. The other fields are those of price_transfer.',
  scope: 'quotes:write',
  effect: 'creates',
  input: orderCreation.extend({ idempotencyKey }),
  inputDescribedBy: 'price_transfer',
  output: transferRecord,
  async run({ rawInput: { idempotencyKey: _, ...body }, input, services, v1 }) {
    const headers = keyHeader(input.idempotencyKey);
    return shortTransfer(await v1('requestQuote', { body, headers }), services.core.links);
  },
});

const readQuote = tool({
  name: 'read_quote',
  title: 'Read a quote',
  description: 'The state, price and lines of the quote of a request.',
  scope: 'quotes:read',
  effect: 'reads',
  input: z.strictObject({ request }),
  output: quoteRecord,
  async run({ input, caller, services, v1 }) {
    const quote = await v1('getQuote', { params: { id: input.request } });
    return shortQuote(quote, services.core.links, caller.environment);
  },
});

const decideQuote = tool({
  name: 'decide_quote',
  title: 'Accept or decline a quote',
  description:
    'Accepting is binding: the request becomes an order at the quoted price. Call it only after a person has seen version and gross price and decided.',
  scope: 'quotes:write',
  effect: 'binds',
  input: z.strictObject({
    request,
    decision: z.enum(['accept', 'decline']),
    version: z.int().optional().describe('To accept: the version that the person was shown'),
    confirmedGross: z.number().optional().describe('To accept: the gross price that the person confirmed'),
    reason: z.string().max(500).optional().describe('Why it is declined'),
  }),
  output: quoteRecord,
  async run({ input, caller, services, v1 }) {
    const params = { id: input.request };
    const short = (quote: unknown) => shortQuote(quote, services.core.links, caller.environment);
    if (input.decision === 'decline') {
      const body = input.reason === undefined ? {} : { reason: input.reason };
      return short(await v1('declineQuote', { params, body }));
    }
    if (input.version === undefined || input.confirmedGross === undefined) {
      const message = 'To accept, send the version and the gross price that the person confirmed.';
      throw callErrors.INVALID_REQUEST({
        message,
        details: { fields: [{ field: 'confirmedGross', code: 'invalid_type', message }] },
      });
    }
    const { id, amounts } = await v1('getQuote', { params });
    // Without a price there is nothing to accept yet, which the route answers.
    if (amounts !== null) checkConfirmed(input.confirmedGross, amounts);
    const purchase = {
      accountId: caller.account.id,
      sessionId: caller.credential.id,
      subject: `quote ${id} ${input.version}`,
      gross: amounts?.gross ?? null,
    };
    const accept = () => v1('acceptQuote', { params, body: { version: input.version } });
    return short(await spend(services.core, purchase, accept, ({ orderId }) => orderId));
  },
});

export const quoteTools = [requestQuote, readQuote, decideQuote];
