// Changes imports: upload a file, match columns, correct cells, start, pause and cancel.
import { z } from 'zod';
import type { Scope } from '../../../model/environment.ts';
import type { Actor } from '../../../operator/audit.ts';
import { applySuggestions, correctRow } from '../../../orders/imports/correct-rows.ts';
import { MAX_FILE_BYTES } from '../../../orders/imports/import.ts';
import {
  beginImport,
  cancelImport,
  changeMatching,
  getImport,
  pauseImport,
  startImport,
} from '../../../orders/imports/manage-imports.ts';
import type { Core } from '../../../orders/records/core.ts';
import { isStorable, plainText } from '../../../platform/plain-text.ts';
import { orderIntake } from '../../shared/orders/order-intake.ts';
import { portalRoute } from '../admit.ts';
import { environmentAndUuid, environmentPath } from '../paths.ts';
import { fieldName, importRecord, rowRecord, toImportRecord, toRowRecords } from './import-record.ts';
import { notFound, scopeOf, tag } from './read.ts';

const access = { who: 'orderers' } as const;

const IMPORT_RESPONSE = { description: 'The import as it is now', schema: importRecord };

/** The longest text of an order, with room for surrounding characters. */
const cellText = z
  .string()
  .max(1000, 'This text may have at most 1000 characters.')
  .refine(isStorable, {
    message: 'This text has characters that cannot be stored.',
    params: { code: 'invalid_format' },
  });
const texts = z.partialRecord(fieldName, cellText);

function step(
  path: string,
  operationId: string,
  summary: string,
  description: string,
  take: (core: Core, scope: Scope, actor: Actor, id: string) => Promise<void>,
) {
  return portalRoute({
    method: 'POST',
    path: `/{environment}/imports/{id}/${path}`,
    operationId,
    tag,
    summary,
    description,
    access,
    params: environmentAndUuid,
    notFound,
    body: z.strictObject({}),
    responses: { 200: IMPORT_RESPONSE },
    errors: ['INVALID_REQUEST', 'IMPORT_NOT_FOUND', 'IMPORT_STATE'],
    handler: async ({ services: { core }, caller, params }) => {
      const scope = scopeOf(caller);
      await take(core, scope, caller.actor, params.id);
      return { status: 200, body: await toImportRecord(core, await getImport(core, scope, params.id)) };
    },
  });
}

export const changeRoutes = [
  portalRoute({
    method: 'POST',
    path: '/{environment}/imports',
    operationId: 'createImport',
    tag,
    summary: 'Upload a CSV file or its text',
    description:
      'At most 10,000 rows and 8 MiB; at most 100 files and 100,000 rows of an account in 24 hours. The body is the file itself. Rows are checked in the background; nothing is created before the import is started.',
    access,
    params: environmentPath,
    query: z.strictObject({ fileName: plainText(200).optional() }),
    bodyFormat: 'file',
    bodyLimitBytes: MAX_FILE_BYTES,
    responses: { 201: { description: 'The import, while its rows are checked', schema: importRecord } },
    errors: ['INVALID_REQUEST', 'INVALID_IMPORT_FILE', 'IMPORT_LIMIT', 'PAYLOAD_TOO_LARGE', 'SERVICE_BUSY'],
    handler: async ({ services: { core }, caller, query, rawBody }) => {
      const file = { fileName: query.fileName ?? null, bytes: rawBody as Buffer };
      const imported = await beginImport(core, scopeOf(caller), caller.actor, file);
      return { status: 201, body: await toImportRecord(core, imported) };
    },
  }),
  portalRoute({
    method: 'PATCH',
    path: '/{environment}/imports/{id}',
    operationId: 'changeImport',
    tag,
    summary: 'Match columns and values, and set fields for all rows',
    description:
      'Every row without an order is checked again. The next file with the same header starts with this matching, and values apply to every later file.',
    access,
    params: environmentAndUuid,
    notFound,
    body: z.strictObject({
      columns: z
        .array(fieldName.nullable())
        .max(100)
        .optional()
        .describe('One field per column, null for none'),
      constants: texts.optional().describe('Replaces the earlier ones'),
      values: z
        .array(
          z.strictObject({
            field: fieldName,
            text: cellText,
            value: cellText
              .nullable()
              .describe('A value of the field, "" for none; null takes the choice back'),
          }),
        )
        .max(100)
        .optional()
        .describe('What texts of the file mean, in this file and all later ones of the account'),
      otherDates: z
        .array(z.int().min(0).max(99))
        .max(100)
        .optional()
        .describe('Columns, counted from 0, whose dates are not those of the order'),
    }),
    bodyExample: { constants: { transportType: 'DRIVEN' } },
    responses: { 200: IMPORT_RESPONSE },
    errors: ['INVALID_REQUEST', 'IMPORT_NOT_FOUND', 'IMPORT_STATE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const scope = scopeOf(caller);
      const { columns: fields, ...matching } = body;
      await changeMatching(core, scope, caller.actor, params.id, { fields, ...matching });
      return { status: 200, body: await toImportRecord(core, await getImport(core, scope, params.id)) };
    },
  }),
  portalRoute({
    method: 'PATCH',
    path: '/{environment}/imports/{id}/rows/{row}',
    operationId: 'correctImportRow',
    tag,
    summary: 'Correct cells of a row',
    description: 'The texts of fields, as in a cell. The row is checked at once.',
    access,
    params: environmentAndUuid.extend({
      row: z
        .string()
        .regex(/^[1-9]\d{0,4}$/)
        .transform(Number)
        .meta({ type: 'integer', pattern: undefined }),
    }),
    notFound,
    body: z.strictObject({ values: texts }),
    bodyExample: { values: { 'pickup.postalCode': '20539' } },
    responses: { 200: { description: 'The row as it is now', schema: rowRecord } },
    errors: ['INVALID_REQUEST', 'IMPORT_NOT_FOUND', 'IMPORT_STATE'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const scope = scopeOf(caller);
      const row = await correctRow(core, orderIntake(core.links), scope, params.id, params.row, body.values);
      const [record] = await toRowRecords(core, await getImport(core, scope, params.id), [row]);
      return { status: 200, body: record };
    },
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/imports/{id}/apply-suggestions',
    operationId: 'applyImportSuggestions',
    tag,
    summary: 'Correct every cell whose suggestion is certain',
    access,
    params: environmentAndUuid,
    notFound,
    body: z.strictObject({}),
    responses: {
      200: { description: 'How many cells were corrected', schema: z.object({ corrected: z.int() }) },
    },
    errors: ['INVALID_REQUEST', 'IMPORT_NOT_FOUND', 'IMPORT_STATE'],
    handler: async ({ services: { core }, caller, params }) => ({
      status: 200,
      body: { corrected: await applySuggestions(core, scopeOf(caller), params.id) },
    }),
  }),
  portalRoute({
    method: 'POST',
    path: '/{environment}/imports/{id}/start',
    operationId: 'startImport',
    tag,
    summary: 'Create the orders of all rows that are ready',
    description:
      'Creates orders and requests in the background, or continues after a pause. Each row is created once, even if the call is repeated. If the agreement changes during the run, it stops with haltedBy IMPORT_OUTDATED, the other rows are priced again, and this call confirms their prices.',
    access,
    params: environmentAndUuid,
    notFound,
    body: z.strictObject({
      agreementVersion: z
        .int()
        .optional()
        .describe('The version whose prices you saw: nothing starts if the rows have other prices'),
    }),
    responses: { 200: IMPORT_RESPONSE },
    errors: ['INVALID_REQUEST', 'IMPORT_NOT_FOUND', 'IMPORT_STATE', 'IMPORT_OUTDATED'],
    handler: async ({ services: { core }, caller, params, body }) => {
      const scope = scopeOf(caller);
      await startImport(core, scope, caller.actor, params.id, body.agreementVersion);
      return { status: 200, body: await toImportRecord(core, await getImport(core, scope, params.id)) };
    },
  }),
  step(
    'pause',
    'pauseImport',
    'Stop the run',
    'Rows in progress are finished; start continues the run.',
    pauseImport,
  ),
  step('cancel', 'cancelImport', 'End an import for good', 'Orders that were created stay.', cancelImport),
];
