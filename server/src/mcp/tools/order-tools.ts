// Tools that price, order, change and cancel transfers.
import { z } from 'zod';
import { scopeOf } from '../../api/shared/orders/callers-order.ts';
import { orderChange, orderCreation } from '../../api/shared/orders/order-input.ts';
import { accessErrors } from '../../customers/credentials/errors.ts';
import { isTest } from '../../model/environment.ts';
import { checkConfirmed, keepPrice, takePrice } from '../../people/agents/priced-transfer.ts';
import { spend } from '../../people/agents/spending.ts';
import { ServiceError } from '../../platform/errors.ts';
import { MODES, SCENARIO_NAMES } from '../../sandbox/scenarios.ts';
import { transferRecord } from '../record-schemas.ts';
import { environmentNote, shortTransfer } from '../short-records.ts';
import { type ToolCall, tool } from '../tool.ts';

export const idempotencyKey = z
  .string()
  .min(1)
  .max(200)
  .optional()
  .describe('Repeating the call with the same key creates nothing new');

/** The header of the route, if the agent sent a key. */
export const keyHeader = (key: string | undefined) => (key === undefined ? {} : { 'idempotency-key': key });

export const orderReference = z
  .string()
  .min(1)
  .max(200)
  .describe('The order number, the request number, or the id');

const token = z.string().max(100).describe('The token that price_transfer answered');

const confirmedGross = z
  .number()
  .nullable()
  .describe(
    'The gross price that the person was shown and confirmed; null if price_transfer answered that a quote is needed',
  );

const scenario = z
  .strictObject({
    scenario: z.enum(SCENARIO_NAMES).default('STANDARD'),
    mode: z.enum(MODES).default('automatic').describe('manual: steps run only by sandbox_advance'),
  })
  .optional()
  .describe('Only in the sandbox: what the test order plays');

const priceTransfer = tool({
  name: 'price_transfer',
  title: 'Price a transfer',
  description:
    'What a vehicle transfer would cost by the agreement, without ordering it. Answers the price and a token for order_transfer, valid for 30 minutes. Show the price to the person before you order. If kind is REQUEST, there is no price yet: ordering creates a request, and the operator answers with a quote.',
  scope: 'orders:write',
  effect: 'reads',
  input: orderCreation,
  output: z.looseObject({
    kind: z.enum(['ORDER', 'REQUEST']),
    price: z.looseObject({ gross: z.number(), currency: z.string() }).nullable(),
    token: z.string(),
    tokenValidUntil: z.string(),
    next: z.string(),
  }),
  // The route reads the input itself, so that its errors are those of API v1.
  async run({ rawInput, caller, services, v1 }) {
    const { kind, price } = await v1('checkOrder', { body: rawInput });
    const gross = price?.gross ?? null;
    const shown = await keepPrice(services.core, scopeOf(caller), { body: rawInput, gross });
    return {
      kind,
      price,
      token: shown.token,
      tokenValidUntil: shown.expiresAt,
      next: `Show the price to the person. Only after they agree, call order_transfer with the token and confirmedGross ${gross}. ${environmentNote(caller.environment)}`,
    };
  },
});

const orderTransfer = tool({
  name: 'order_transfer',
  title: 'Order a transfer',
  description:
    'Orders the transfer that price_transfer priced. Call it only after a person has seen the price and agreed. Repeating the call with the same token is safe: it orders once.',
  scope: 'orders:write',
  effect: 'binds',
  input: z.strictObject({ token, confirmedGross, sandbox: scenario }),
  output: transferRecord,
  async run({ input, caller, services, v1 }) {
    if (input.sandbox && !isTest(caller.environment)) throw accessErrors.SANDBOX_ONLY();
    const priced = await takePrice(services.core, scopeOf(caller), input.token);
    checkConfirmed(input.confirmedGross, priced.gross === null ? null : { gross: priced.gross });
    checkConfirmed(input.confirmedGross, await priceNow(v1, priced));
    const { sandbox } = input;
    const purchase = {
      accountId: caller.account.id,
      sessionId: caller.credential.id,
      subject: services.core.secrets.hashCredential(input.token).toString('hex'),
      gross: priced.gross,
    };
    const order = () =>
      v1('createOrder', {
        body: priced.body,
        headers: {
          'idempotency-key': input.token,
          ...(sandbox && { 'x-sandbox-scenario': sandbox.scenario, 'x-sandbox-mode': sandbox.mode }),
        },
      });
    const made = await spend(services.core, purchase, order, ({ id }) => id);
    return shortTransfer(made, services.core.links);
  },
});

/** A repeated call finds its own order under the customer's number; creating it again then gives the same order. */
async function priceNow(
  v1: ToolCall<unknown>['v1'],
  { body, gross }: { body: object; gross: number | null },
): Promise<{ gross: number } | null> {
  try {
    return (await v1('checkOrder', { body })).price;
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'EXTERNAL_ORDER_ID_EXISTS') {
      return gross === null ? null : { gross };
    }
    throw error;
  }
}

const changeTransfer = tool({
  name: 'change_transfer',
  title: 'Change a transfer',
  description:
    'Changes dates, contacts, reference, note, VIN or license plate until pickup. Only the fields that are sent change; null clears. Addresses and transport type cannot be changed: cancel and order again.',
  scope: 'orders:write',
  effect: 'binds',
  input: z.strictObject({ order: orderReference, changes: orderChange }),
  output: transferRecord,
  async run({ input, rawInput, services, v1 }) {
    const body = rawInput.changes ?? {};
    const changed = await v1('changeOrder', { params: { id: input.order }, body });
    return shortTransfer(changed, services.core.links);
  },
});

const cancelTransfer = tool({
  name: 'cancel_transfer',
  title: 'Cancel a transfer',
  description:
    'Cancels an order until pickup, or withdraws a request. This cannot be undone, and a late cancellation may cost a fee: ask the person first.',
  scope: 'orders:write',
  effect: 'binds',
  input: z.strictObject({ order: orderReference, reason: z.string().max(500).optional() }),
  output: transferRecord,
  async run({ input: { order, ...body }, services, v1 }) {
    return shortTransfer(await v1('cancelOrder', { params: { id: order }, body }), services.core.links);
  },
});

export const orderTools = [priceTransfer, orderTransfer, changeTransfer, cancelTransfer];
