// Sends the rows of a table to the service, a few at a time: creates an order for each, or only checks it.
import { createHash } from 'node:crypto';
import { ApiError, type Handover, isApiError } from '@handover/sdk';
import type { CommandContext } from './command-context.ts';
import type { Row } from './table-rows.ts';

const MAX_CONCURRENT = 4;

export interface Outcome {
  result: 'created' | 'existing' | 'refused' | 'order' | 'request';
  id?: string;
  number?: string | null;
  /** What the order would cost, net. */
  net?: number | null;
  currency?: string | null;
  message?: string;
}

type Counts = Record<Outcome['result'], number>;

/** Shows the refused rows, with --json all of them, and returns how many had each result. */
export async function processRows(
  context: CommandContext,
  rows: readonly Row[],
  process: (row: Row) => Promise<Outcome>,
): Promise<Counts> {
  const counts: Counts = { created: 0, existing: 0, refused: 0, order: 0, request: 0 };
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      const outcome = await process(row);
      counts[outcome.result] += 1;
      context.progress(null);
      if (context.json || outcome.result === 'refused')
        context.show({ line: row.line, ...outcome }, `Line ${row.line}: ${outcome.message}`);
      context.progress(`${rows.length - left.length} of ${rows.length}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  context.progress(null);
  return counts;
}

/** Creates the order of a row once, however often the file is imported. */
export function creator(context: CommandContext): (row: Row) => Promise<Outcome> {
  const replayed = new Set<string>();
  const { orders } = context.client({ fetch: recordReplays(replayed) });
  return ({ body }) =>
    reportErrors(async () => {
      const key = `import-${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
      const order = await orders.create(body, { signal: context.signal, idempotencyKey: key });
      return {
        result: replayed.has(key) ? 'existing' : 'created',
        id: order.id,
        number: order.orderNumber ?? order.requestNumber,
      };
    });
}

/** Lets the service check a row by the rules of creating it. */
export function checker(
  { orders }: Handover,
  signal: AbortSignal,
  rows: readonly Row[],
): (row: Row) => Promise<Outcome> {
  const lineOf = new Map<string, number>();
  for (const { line, body } of rows) {
    if (body.externalOrderId && !lineOf.has(body.externalOrderId)) lineOf.set(body.externalOrderId, line);
  }
  return ({ line, body }) =>
    reportErrors(async () => {
      const { kind, price } = await orders.check(body, { signal });
      const first = lineOf.get(body.externalOrderId ?? '');
      if (first !== undefined && first !== line) {
        const message = `externalOrderId: Line ${first} has the number ${body.externalOrderId} already.`;
        return { result: 'refused', message };
      }
      const result = kind === 'ORDER' ? 'order' : 'request';
      return { result, net: price?.net ?? null, currency: price?.currency ?? null };
    });
}

/** Collects the keys of calls that were answered with an existing order. */
function recordReplays(replayed: Set<string>): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const key = new Headers(init?.headers).get('idempotency-key');
    if (key !== null && response.headers.get('idempotent-replayed') === 'true') replayed.add(key);
    return response;
  };
}

async function reportErrors(process: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await process();
  } catch (error) {
    if (isApiError(error, 'EXTERNAL_ORDER_ID_EXISTS')) {
      const { id, orderNumber, requestNumber } = error.details;
      return { result: 'existing', id, number: orderNumber ?? requestNumber };
    }
    // An error of one row is reported with it; a refused credential stops all rows.
    if (!(error instanceof ApiError) || error.status === 401 || error.status === 403) throw error;
    return { result: 'refused', message: reasonOf(error) };
  }
}

function reasonOf(error: ApiError): string {
  if (!isApiError(error, 'INVALID_REQUEST')) return error.message;
  return error.details.fields.map(({ field, message }) => `${field}: ${message}`).join(' ');
}
