// import: creates an order for every row of a table, none of them twice.
import { createHash } from 'node:crypto';
import { ApiError, type Handover, isApiError, type OrderCreation } from '@handover/sdk';
import { type Command, flag, text, texts } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { readCsv, type Table } from '../csv.ts';
import { EXIT, usageError } from '../exit-codes.ts';
import { readNumber, readText } from '../read-input.ts';

/** Every field a column can have, by its path; numbers and yes/no are read as such. */
const FIELDS: Record<string, 'text' | 'number' | 'boolean'> = {
  externalOrderId: 'text',
  customerReference: 'text',
  transportType: 'text',
  'vehicle.vin': 'text',
  'vehicle.manufacturer': 'text',
  'vehicle.model': 'text',
  'vehicle.modelYear': 'number',
  'vehicle.type': 'text',
  'vehicle.fuelType': 'text',
  'vehicle.registration.licensePlate': 'text',
  'vehicle.registration.status': 'text',
  'vehicle.operationalStatus.driveable': 'boolean',
  'vehicle.operationalStatus.roadworthy': 'boolean',
  ...Object.fromEntries(
    ['pickup', 'delivery'].flatMap((place) =>
      ['company', 'street', 'postalCode', 'city', 'country', 'contact.name', 'contact.phone'].map((name) => [
        `${place}.${name}`,
        'text' as const,
      ]),
    ),
  ),
  requestedPickup: 'text',
  requestedDelivery: 'text',
  'services.registration': 'boolean',
  'services.shortTermPlate': 'boolean',
  instructions: 'text',
  endCustomerEmail: 'text',
};
const MAX_CONCURRENT = 4;
const YES = new Set(['yes', 'ja', 'true', '1', 'x']);

export const importOrders: Command = {
  name: 'import',
  summary: 'Create an order for every row of a CSV file',
  description: `The first line names the fields: externalOrderId, pickup.street, pickup.postalCode, pickup.city, delivery.street, … in any letter case; --map names others. Running the same file again creates nothing twice: rows are recognised by externalOrderId, others by their content for 24 hours. Ends with ${EXIT.failed} when a row was refused. For tables with other headings, the portal's import guesses them.`,
  arguments: [{ name: 'file', description: 'The table; - for standard input' }],
  options: {
    map: {
      type: 'string',
      short: 'm',
      multiple: true,
      value: 'column=field',
      description: 'The field of a column; can be repeated',
    },
    'dry-run': { type: 'boolean', description: 'Read everything and show the first order, create nothing' },
    limit: { type: 'string', value: 'number', description: 'At most this many rows' },
  },
  examples: [
    'handover import orders.csv --dry-run',
    'handover import orders.csv --map Kennzeichen=vehicle.registration.licensePlate',
  ],
  async run({ args, values, context }) {
    const table = readCsv(await readText(args[0]!));
    const fields = fieldsOf(table.columns, texts(values, 'map'));
    const most = readNumber(text(values, 'limit'), 'limit') ?? Number.POSITIVE_INFINITY;
    const rows = table.rows
      .slice(0, most)
      .map((row) => ({ line: row.line, body: bodyOf(row.cells, fields) }));
    if (flag(values, 'dry-run')) {
      context.show(
        { rows: rows.length, first: rows[0]?.body ?? null },
        `${rows.length} rows. The first one:\n${JSON.stringify(rows[0]?.body, null, 2)}`,
      );
      return EXIT.ok;
    }
    return createAll(context, rows);
  },
};

type Row = { line: number; body: OrderCreation };

async function createAll(context: CommandContext, rows: Row[]): Promise<number> {
  const replayed = new Set<string>();
  const client = context.client({ fetch: recordReplays(replayed) });
  const counts = { created: 0, existing: 0, refused: 0 };
  const left = [...rows];
  const work = async () => {
    for (let row = left.shift(); row !== undefined; row = left.shift()) {
      const outcome = await createOne(client, row, replayed, context.signal);
      counts[outcome.result] += 1;
      context.progress(null);
      const { result, ...told } = outcome;
      if (context.json || result === 'refused')
        context.show({ line: row.line, result, ...told }, `Line ${row.line}: ${told.message}`);
      context.progress(`${rows.length - left.length} of ${rows.length}`);
    }
  };
  await Promise.all(Array.from({ length: MAX_CONCURRENT }, work));
  context.progress(null);
  context.print(
    `${counts.created} created, ${counts.existing} were there already, ${counts.refused} refused.`,
  );
  return counts.refused > 0 ? EXIT.failed : EXIT.ok;
}

interface Outcome {
  result: 'created' | 'existing' | 'refused';
  id?: string;
  number?: string | null;
  message?: string;
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

async function createOne(
  { orders }: Handover,
  { body }: Row,
  replayed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const key = `import-${createHash('sha256').update(JSON.stringify(body)).digest('hex')}`;
    const order = await orders.create(body, { signal, idempotencyKey: key });
    return {
      result: replayed.has(key) ? 'existing' : 'created',
      id: order.id,
      number: order.orderNumber ?? order.requestNumber,
    };
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

/** The field of each column; null for an ignored one. */
function fieldsOf(columns: Table['columns'], maps: string[]): (string | null)[] {
  const byName = new Map(Object.keys(FIELDS).map((field) => [field.toLowerCase(), field]));
  for (const map of maps) {
    const at = map.lastIndexOf('=');
    const [column, field] = [map.slice(0, at).trim(), map.slice(at + 1).trim()];
    if (at < 1 || !(field in FIELDS))
      throw usageError(`--map ${map} names no field.`, `Fields: ${Object.keys(FIELDS).join(', ')}.`);
    if (!columns.includes(column))
      throw usageError(`There is no column "${column}".`, `There are: ${columns.join(', ')}.`);
    byName.set(column.toLowerCase(), field);
  }
  const fields = columns.map((column) => byName.get(column.toLowerCase()) ?? null);
  const unknown = columns.filter((_, index) => fields[index] === null);
  const hint =
    'Say what they hold with --map "column=field", or use the import of the portal, which guesses.';
  if (unknown.length > 0)
    throw usageError(`The fields of these columns are unknown: ${unknown.join(', ')}.`, hint);
  return fields;
}

function bodyOf(cells: string[], fields: (string | null)[]): OrderCreation {
  const body: Record<string, unknown> = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? '';
    if (field === null || cell === '') continue;
    const path = field.split('.');
    const last = path.pop()!;
    let place = body;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = readCell(cell, FIELDS[field]!);
  }
  return body as unknown as OrderCreation;
}

function readCell(cell: string, kind: 'text' | 'number' | 'boolean'): unknown {
  if (kind === 'boolean') return YES.has(cell.toLowerCase());
  // An invalid number stays as it is, so that the service reports it.
  return kind === 'number' && !Number.isNaN(Number(cell)) ? Number(cell) : cell;
}
