// orders create, get, list, cancel.
import { ORDER_STATUSES, type OrderCreation, SCENARIO_NAMES } from '@handover/sdk';
import { SAMPLE_ORDER } from '@handover/sdk/testing';
import { type Command, flag, type OptionDeclaration, text, texts, type Values } from '../command.ts';
import { usageError } from '../exit-codes.ts';
import { readAddress, readChoice, readJsonFile, readNumber, readSince } from '../read-input.ts';
import { orderLine, orderText } from '../show-order.ts';

const MODES = ['automatic', 'manual'] as const;

export const ORDER_ARGUMENT = { name: 'order', description: 'Id, order number or request number' };

/** The options that describe an order. */
export const ORDER_OPTIONS = {
  file: {
    type: 'string',
    short: 'f',
    value: 'file',
    description: 'The body as JSON; - for standard input',
  },
  sample: { type: 'boolean', description: 'A sample order, for trying' },
  from: { type: 'string', value: 'address', description: 'Where from: "Königstraße 1, 70173 Stuttgart"' },
  to: { type: 'string', value: 'address', description: 'Where to' },
  vin: { type: 'string', value: 'vin', description: 'The vehicle' },
  'external-id': { type: 'string', value: 'number', description: 'Your own number' },
  reference: { type: 'string', value: 'text', description: 'Your reference' },
  key: { type: 'string', value: 'key', description: 'The Idempotency-Key; a new one by default' },
} as const satisfies Record<string, OptionDeclaration>;

const create: Command = {
  name: 'orders create',
  summary: 'Create an order',
  description:
    'From a JSON file, or from options. After an interruption, run it again with the same --key or --external-id: nothing is created twice.',
  options: {
    ...ORDER_OPTIONS,
    scenario: {
      type: 'string',
      value: 'name',
      description: 'In the sandbox: the scenario',
      choices: SCENARIO_NAMES,
    },
    mode: {
      type: 'string',
      value: 'mode',
      description: 'In the sandbox: whether steps run automatically',
      choices: MODES,
    },
  },
  examples: [
    'handover orders create --sample --mode manual',
    'handover orders create --from "Königstraße 1, 70173 Stuttgart" --to "Marienplatz 8, 80331 München"',
    'handover orders create --file order.json --json | jq -r .id',
  ],
  async run({ values, context }) {
    const scenario = text(values, 'scenario');
    const mode = text(values, 'mode');
    const order = await context.client().orders.create(await bodyOf(values), {
      signal: context.signal,
      idempotencyKey: text(values, 'key'),
      scenario: scenario === undefined ? undefined : readChoice(scenario, SCENARIO_NAMES, 'scenario'),
      mode: mode === undefined ? undefined : readChoice(mode, MODES, 'mode'),
    });
    context.show(order, orderText(order, context));
    return undefined;
  },
};

export async function bodyOf(values: Values): Promise<OrderCreation> {
  const file = text(values, 'file');
  const from = text(values, 'from');
  const to = text(values, 'to');
  const changes = {
    ...(text(values, 'external-id') && { externalOrderId: text(values, 'external-id')! }),
    ...(text(values, 'reference') && { customerReference: text(values, 'reference')! }),
  };
  if (file !== undefined) return { ...((await readJsonFile(file)) as OrderCreation), ...changes };
  if (flag(values, 'sample')) return { ...SAMPLE_ORDER, ...changes };
  if (!from || !to) throw usageError('The order is missing.', 'Give --from and --to, --file, or --sample.');
  const vin = text(values, 'vin');
  return {
    ...changes,
    pickup: readAddress(from, 'from'),
    delivery: readAddress(to, 'to'),
    ...(vin && { vehicle: { vin } }),
  };
}

const get: Command = {
  name: 'orders get',
  summary: 'Show an order',
  arguments: [ORDER_ARGUMENT],
  examples: ['handover orders get SBX-100001'],
  async run({ args, context }) {
    const order = await context.client().orders.get(args[0]!, { signal: context.signal });
    context.show(order, orderText(order, context));
    return undefined;
  },
};

const list: Command = {
  name: 'orders list',
  summary: 'List orders, newest first',
  options: {
    limit: { type: 'string', value: 'number', description: 'How many at most; 20 by default' },
    all: { type: 'boolean', description: 'All of them' },
    since: { type: 'string', value: 'time', description: 'Only what changed since: a time, or 2h' },
    'external-id': { type: 'string', value: 'number', description: 'The order with your own number' },
    status: {
      type: 'string',
      multiple: true,
      value: 'status',
      description: 'Only orders in this status; can be repeated',
      choices: ORDER_STATUSES,
    },
  },
  examples: [
    'handover orders list --since 1d',
    'handover orders list --status IN_TRANSIT --status DELIVERY_IN_PROGRESS',
    'handover orders list --all --json',
  ],
  async run({ values, context }) {
    const most = flag(values, 'all')
      ? Number.POSITIVE_INFINITY
      : (readNumber(text(values, 'limit'), 'limit') ?? 20);
    const since = text(values, 'since');
    const statuses = texts(values, 'status').map((name) => readChoice(name, ORDER_STATUSES, 'status'));
    const query = {
      limit: Math.min(most, 100),
      ...(statuses.length > 0 && { status: statuses }),
      externalOrderId: text(values, 'external-id'),
      updatedSince: since === undefined ? undefined : readSince(since, 'since'),
    };
    let shown = 0;
    for await (const order of context.client().orders.list(query, { signal: context.signal })) {
      context.show(order, orderLine(order));
      shown += 1;
      if (shown >= most) break;
    }
    if (shown === 0) context.note('There are none.');
    return undefined;
  },
};

const cancel: Command = {
  name: 'orders cancel',
  summary: 'Cancel an order until pickup, or withdraw a request',
  arguments: [ORDER_ARGUMENT],
  options: { reason: { type: 'string', value: 'text', description: 'Why' } },
  examples: ['handover orders cancel SBX-100001 --reason "Sold elsewhere"'],
  async run({ args, values, context }) {
    const reason = text(values, 'reason');
    const body = reason === undefined ? {} : { reason };
    const order = await context.client().orders.cancel(args[0]!, body, { signal: context.signal });
    context.show(order, orderText(order, context));
    return undefined;
  },
};

export const orderCommands = [create, get, list, cancel];
