// quotes request, list, get, accept, decline, download.
import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Quote } from '@handover/sdk';
import { type Command, text } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { readNumber } from '../read-input.ts';
import { orderLine, orderText } from '../show-order.ts';
import { bodyOf, ORDER_OPTIONS } from './orders.ts';

const QUOTE_ARGUMENT = { name: 'quote', description: 'Quote number, request number, or id' };

function quoteText(quote: Quote, { paint }: CommandContext): string {
  const { amounts, lineItems, state, version } = quote;
  const rows: [string, string | null][] = [
    ['State', version === 0 ? state : `${state}, version ${version}`],
    ['Request', quote.requestNumber],
    ['Order', quote.orderNumber],
    ['Valid until', quote.validUntil],
    ['Net', amounts && `${amounts.net.toFixed(2)} ${amounts.currency}`],
    ['Gross', amounts && `${amounts.gross.toFixed(2)} ${amounts.currency}`],
    ['By API', quote.acceptance.viaApi ? 'can be accepted' : 'cannot be accepted'],
    ...lineItems.map(({ description, net }): [string, string] => ['', `${net.toFixed(2)}  ${description}`]),
  ];
  const shown = rows.filter((row): row is [string, string] => row[1] !== null);
  const lines = shown.map(([name, value]) => `  ${name.padEnd(11)} ${value}`);
  return [paint('bold', `Quote ${quote.quoteNumber ?? `for ${quote.requestNumber}`}`), ...lines].join('\n');
}

const request: Command = {
  name: 'quotes request',
  summary: 'Request a quote',
  description: 'From a JSON file, or from options, like "handover orders create".',
  options: ORDER_OPTIONS,
  examples: [
    'handover quotes request --sample',
    'handover quotes request --file order.json --json | jq -r .id',
  ],
  async run({ values, context }) {
    const options = { signal: context.signal, idempotencyKey: text(values, 'key') };
    const order = await context.client().quotes.request(await bodyOf(values), options);
    context.show(order, orderText(order, context));
    return undefined;
  },
};

const list: Command = {
  name: 'quotes list',
  summary: 'List the requests that wait for a quote or for your decision',
  examples: ['handover quotes list', 'handover quotes list --json'],
  async run({ context }) {
    const query = { status: ['QUOTE_REQUIRED', 'QUOTE_OFFERED'], limit: 100 } as const;
    let shown = 0;
    for await (const order of context.client().orders.list(query, { signal: context.signal })) {
      context.show(order, orderLine(order));
      shown += 1;
    }
    if (shown === 0) context.note('There are none.');
    return undefined;
  },
};

const get: Command = {
  name: 'quotes get',
  summary: 'Show a quote with its lines',
  arguments: [QUOTE_ARGUMENT],
  examples: ['handover quotes get SBX-QT-100001'],
  async run({ args, context }) {
    const quote = await context.client().quotes.get(args[0]!, { signal: context.signal });
    context.show(quote, quoteText(quote, context));
    return undefined;
  },
};

const accept: Command = {
  name: 'quotes accept',
  summary: 'Accept a quote, which is binding',
  arguments: [QUOTE_ARGUMENT],
  options: { version: { type: 'string', value: 'number', description: 'Only if this version is on offer' } },
  examples: ['handover quotes accept SBX-QT-100001 --version 1'],
  async run({ args, values, context }) {
    const version = readNumber(text(values, 'version'), 'version');
    const body = version === undefined ? {} : { version };
    const quote = await context.client().quotes.accept(args[0]!, body, { signal: context.signal });
    context.show(quote, quoteText(quote, context));
    return undefined;
  },
};

const decline: Command = {
  name: 'quotes decline',
  summary: 'Decline a quote',
  arguments: [QUOTE_ARGUMENT],
  options: { reason: { type: 'string', value: 'text', description: 'Why' } },
  examples: ['handover quotes decline SBX-QT-100001 --reason "Too expensive"'],
  async run({ args, values, context }) {
    const reason = text(values, 'reason');
    const body = reason === undefined ? {} : { reason };
    const quote = await context.client().quotes.decline(args[0]!, body, { signal: context.signal });
    context.show(quote, quoteText(quote, context));
    return undefined;
  },
};

const download: Command = {
  name: 'quotes download',
  summary: 'Download a quote as PDF',
  arguments: [QUOTE_ARGUMENT],
  options: {
    to: { type: 'string', value: 'folder', description: 'Where to; the current folder by default' },
  },
  examples: ['handover quotes download SBX-QT-100001 --to quotes'],
  async run({ args, values, context }) {
    const { bytes, fileName, sha256 } = await context
      .client()
      .quotes.download(args[0]!, { signal: context.signal });
    const folder = text(values, 'to') ?? '.';
    mkdirSync(folder, { recursive: true });
    // Uses the file name of the service, but never a folder in it.
    const path = join(folder, basename(fileName ?? 'quote.pdf'));
    writeFileSync(path, bytes);
    context.show({ path, sha256 }, `${context.paint('green', '✓')} ${path}  ${sha256.slice(0, 16)}…`);
    return undefined;
  },
};

export const quoteCommands = [request, list, get, accept, decline, download];
