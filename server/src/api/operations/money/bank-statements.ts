// Files of the bank, and what the columns of its CSV have.
import { z } from 'zod';
import { importStatements } from '../../../money/payments/import-statement.ts';
import { rememberStatementColumns } from '../../../money/payments/statement-columns-store.ts';
import { CSV_FIELDS, headerKey, isComplete } from '../../../money/payments/statements/csv-columns.ts';
import { MAX_STATEMENT_BYTES, STATEMENT_FORMATS } from '../../../money/payments/statements/entry.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Accounting';
const access = { who: 'accounting' } as const;
const MAX_COLUMNS = 100;
const column = z
  .int()
  .min(0)
  .max(MAX_COLUMNS - 1);

export const bankStatementRoutes = [
  operationsRoute({
    method: 'POST',
    path: '/accounting/statements',
    operationId: 'importStatement',
    tag,
    summary: 'Import a bank statement',
    description:
      'The body is the file itself, at most 10 MiB: CAMT.053 or CAMT.052 (version 2, 4 or 8), MT940, CSV, or a ZIP file with them. Entries that were imported before add nothing. Nothing is allocated yet.',
    access,
    query: z.strictObject({ fileName: plainText(200).default('statement') }),
    bodyFormat: 'file',
    bodyLimitBytes: MAX_STATEMENT_BYTES,
    responses: {
      201: {
        description: 'What the file has',
        schema: z
          .object({
            id: z.uuid(),
            fileName: z.string(),
            format: z.enum(STATEMENT_FORMATS).describe('Of a ZIP file, that of the first statement in it'),
            statements: z.int().describe('More than one in a ZIP file'),
            entries: z.int(),
            added: z.int().describe('New entries'),
            importedAt: timestamp,
          })
          .meta({ id: 'BankStatement' }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_STATEMENT_FILE', 'PAYLOAD_TOO_LARGE'],
    handler: async ({ services, caller, query: { fileName }, rawBody }) => {
      const statements = await importStatements(services.core, caller, fileName, rawBody as Buffer);
      const [{ id, format, importedAt }] = statements as [(typeof statements)[number]];
      return {
        status: 201,
        body: {
          id,
          fileName,
          format,
          statements: statements.length,
          entries: statements.reduce((sum, { entries }) => sum + entries, 0),
          added: statements.reduce((sum, { added }) => sum + added, 0),
          importedAt: importedAt.toISOString(),
        },
      };
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/accounting/statement-columns',
    operationId: 'chooseStatementColumns',
    tag,
    summary: 'Say what the columns of a bank’s CSV have; remembered for every file with the same columns',
    access,
    body: z.strictObject({
      header: z
        .array(z.string().max(200))
        .min(2)
        .max(MAX_COLUMNS)
        .describe('The names of the columns in their order'),
      columns: z
        .strictObject(
          Object.fromEntries(CSV_FIELDS.map((field) => [field, column.optional()])) as Record<
            (typeof CSV_FIELDS)[number],
            z.ZodOptional<typeof column>
          >,
        )
        .refine(isComplete, 'Choose the column of the day, and that of the amount or of money in.')
        .describe('The position of each field, counted from 0'),
    }),
    responses: { 204: { description: 'Remembered' } },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body: { header, columns } }) => {
      const { sql, clock } = services.core;
      const chosen = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
      await rememberStatementColumns(sql, {
        headerKey: headerKey(header),
        columns: chosen,
        createdAt: clock.now(),
        createdBy: caller.name,
      });
      return { status: 204 };
    },
  }),
];
