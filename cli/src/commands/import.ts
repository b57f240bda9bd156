// import: creates an order for every row of a table, none of them twice.
import { type Command, flag, text, texts } from '../command.ts';
import type { CommandContext } from '../command-context.ts';
import { readCsv } from '../csv.ts';
import { EXIT } from '../exit-codes.ts';
import { checker, creator, processRows } from '../process-rows.ts';
import { readInput, readNumber } from '../read-input.ts';
import { type Row, rowsOf } from '../table-rows.ts';

export const importOrders: Command = {
  name: 'import',
  summary: 'Create an order for every row of a CSV file',
  description: `The first line names the fields: externalOrderId, pickup.street, pickup.postalCode, pickup.city, delivery.street, … in any letter case; --map names others. The file may be UTF-8, UTF-16 or Windows-1252, as spreadsheets save it. Running the same file again creates nothing twice: rows are recognised by externalOrderId, others by their content for 24 hours. Ends with ${EXIT.failed} when a row was refused. For tables with other headings, the portal's import guesses them.`,
  arguments: [{ name: 'file', description: 'The table; - for standard input' }],
  options: {
    map: {
      type: 'string',
      short: 'm',
      multiple: true,
      value: 'column=field',
      description: 'The field of a column; can be repeated',
    },
    'dry-run': {
      type: 'boolean',
      description: 'Let the service check every row and show the first order, create nothing',
    },
    limit: { type: 'string', value: 'number', description: 'At most this many rows' },
  },
  examples: [
    'handover import orders.csv --dry-run',
    'handover import orders.csv --map Kennzeichen=vehicle.registration.licensePlate',
  ],
  async run({ args, values, context }) {
    const { text: csv, encoding } = await readInput(args[0]!);
    if (encoding === 'Windows-1252')
      context.note('The file is not UTF-8 and was read as Windows-1252. Check the umlauts with --dry-run.');
    const most = readNumber(text(values, 'limit'), 'limit') ?? Number.POSITIVE_INFINITY;
    const rows = rowsOf(readCsv(csv), texts(values, 'map')).slice(0, most);
    return flag(values, 'dry-run') ? checkAll(context, rows) : createAll(context, rows);
  },
};

async function createAll(context: CommandContext, rows: readonly Row[]): Promise<number> {
  const { created, existing, refused } = await processRows(context, rows, creator(context));
  context.print(`${created} created, ${existing} were there already, ${refused} refused.`);
  return refused > 0 ? EXIT.failed : EXIT.ok;
}

async function checkAll(context: CommandContext, rows: readonly Row[]): Promise<number> {
  if (rows[0]) context.print(`The first order:\n${JSON.stringify(rows[0].body, null, 2)}`);
  const check = checker(context.client(), context.signal, rows);
  const withBody = async (row: Row) => ({ ...(await check(row)), body: row.body });
  const { order, request, existing, refused } = await processRows(context, rows, withBody);
  context.print(
    `Nothing was created. It would be ${order} orders and ${request} requests that get a quote first; ${existing} were there already, ${refused} would be refused.`,
  );
  return refused > 0 ? EXIT.failed : EXIT.ok;
}
