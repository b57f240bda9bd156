// Reads imports: the list, one with its counts, its rows with problems first, and CSV files of both.
import { z } from 'zod';
import { fileNamesTexts } from '../../../../../shared/texts/generated/documents/file-names.ts';
import { sendCsv } from '../../../http/download.ts';
import { type Import, ROW_RESULTS } from '../../../orders/imports/import.ts';
import { getImport } from '../../../orders/imports/manage-imports.ts';
import { listRows } from '../../../orders/imports/row-store.ts';
import { listImports } from '../../../orders/imports/store.ts';
import { resultCsv, rowsCsv } from '../../../orders/imports/write-csv.ts';
import { nextCursor, pageQuery } from '../../../platform/schemas.ts';
import { type PortalCaller, portalRoute } from '../admit.ts';
import { environmentAndUuid, environmentPath } from '../paths.ts';
import {
  importRecord,
  importSummary,
  rowRecord,
  toImportRecord,
  toRowRecords,
  toSummaries,
} from './import-record.ts';

export const tag = 'Imports';
export const notFound = 'IMPORT_NOT_FOUND' as const;
const access = { who: 'all' } as const;

export function scopeOf({ account, environment }: PortalCaller) {
  return { accountId: account.id, environment };
}

const results = z
  .string()
  .max(200)
  .transform((text) => text.split(','))
  .pipe(z.array(z.enum(ROW_RESULTS)))
  .meta({ description: 'One or more results, separated by commas', type: 'string' });

const CSV = { description: 'CSV', contentType: 'text/csv' };

/** `fleet-returns.csv` becomes `fleet-returns-result.csv`. */
function csvName({ fileName }: Import, what: string): string {
  return `${(fileName ?? 'import').replace(/\.[a-z]{1,4}$/i, '')}-${what}.csv`;
}

export const readRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/imports',
    operationId: 'listImports',
    tag,
    summary: 'List imports, newest first',
    access,
    fromReplica: true,
    params: environmentPath,
    query: z.strictObject(pageQuery),
    responses: {
      200: {
        description: 'A page of imports',
        schema: z.object({ data: z.array(importSummary), nextCursor }),
      },
    },
    errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, caller, query: { limit, cursor } }) => {
      const { core, http } = services;
      const scope = scopeOf(caller);
      const name = `imports:${scope.accountId}:${scope.environment}`;
      const start = http.cursors.read(name, cursor);
      const imports = await listImports(core.sql, scope, limit + 1, start);
      const page = http.cursors.page(imports, limit, name, ({ createdAt: at, id }) => ({ at, id }));
      return { status: 200, body: { ...page, data: await toSummaries(core, scope.accountId, page.data) } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/imports/{id}',
    operationId: 'getImport',
    tag,
    summary: 'Get an import with its progress and the matching of its columns',
    access,
    params: environmentAndUuid,
    notFound,
    responses: { 200: { description: 'The import', schema: importRecord } },
    errors: ['IMPORT_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => ({
      status: 200,
      body: await toImportRecord(core, await getImport(core, scopeOf(caller), params.id)),
    }),
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/imports/{id}/rows',
    operationId: 'listImportRows',
    tag,
    summary: 'List the rows of an import',
    description:
      'Rows with problems first. Before the run, rows that already exist come next; after its start, the rows that were created last.',
    access,
    fromReplica: true,
    params: environmentAndUuid,
    notFound,
    query: z.strictObject({ result: results.optional(), ...pageQuery }),
    responses: {
      200: { description: 'A page of rows', schema: z.object({ data: z.array(rowRecord), nextCursor }) },
    },
    errors: ['IMPORT_NOT_FOUND', 'INVALID_REQUEST', 'INVALID_CURSOR'],
    handler: async ({ services, caller, params, query: { limit, cursor, result } }) => {
      const { core, http } = services;
      const imported = await getImport(core, scopeOf(caller), params.id);
      const started = imported.startedAt !== null;
      const name = `import-rows:${imported.id}:${started}:${result?.join() ?? ''}`;
      // Rows are sorted by place, not by time; the cursor holds the place in its time field.
      const after = http.cursors.read(name, cursor)?.at.getTime() ?? 0;
      const filter = { results: result ?? null, started };
      const rows = await listRows(core.sql, imported.id, filter, limit + 1, after);
      const page = http.cursors.page(rows, limit, name, ({ place }) => ({
        at: new Date(place),
        id: imported.id,
      }));
      return { status: 200, body: { ...page, data: await toRowRecords(core, imported, page.data) } };
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/imports/{id}/result.csv',
    operationId: 'downloadImportResult',
    tag,
    summary: 'Download the result of every row as CSV',
    access,
    fromReplica: true,
    params: environmentAndUuid,
    notFound,
    responses: { 200: CSV },
    errors: ['IMPORT_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => {
      const imported = await getImport(core, scopeOf(caller), params.id);
      const language = caller.user.language ?? caller.account.language;
      return sendCsv(csvName(imported, fileNamesTexts[language].importResult), () =>
        resultCsv(core.sql, imported, language),
      );
    },
  }),
  portalRoute({
    method: 'GET',
    path: '/{environment}/imports/{id}/rows.csv',
    operationId: 'downloadImportRows',
    tag,
    summary: 'Download rows with these results as CSV, in the columns of the file',
    description: 'Includes corrections, so that the rows can be edited elsewhere and imported again.',
    access,
    fromReplica: true,
    params: environmentAndUuid,
    notFound,
    query: z.strictObject({ result: results.default(['TO_CORRECT', 'FAILED']) }),
    responses: { 200: CSV },
    errors: ['IMPORT_NOT_FOUND', 'INVALID_REQUEST'],
    handler: async ({ services: { core }, caller, params, query }) => {
      const imported = await getImport(core, scopeOf(caller), params.id);
      return sendCsv(csvName(imported, 'rows'), () => rowsCsv(core.sql, imported, query.result));
    },
  }),
];
