// All invoices of a month as one ZIP file, written while it is read: PDF, XML and an overview as CSV.
import { z } from 'zod';
import { openDocument } from '../../../documents/read-document.ts';
import { reportAltered } from '../../../documents/report-altered.ts';
import { sendGenerated } from '../../../http/download.ts';
import type { Scope } from '../../../model/environment.ts';
import {
  type CustomerInvoice,
  type InvoiceFile,
  listCustomerInvoices,
  listInvoiceFiles,
  measureMonth,
} from '../../../money/payments/customer-invoices-store.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import { stateOf } from '../../../money/payments/invoice-state.ts';
import { type CsvCell, csvFile } from '../../../platform/csv.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import { monthText } from '../../../platform/schemas.ts';
import { type ZipEntry, zipFile } from '../../../platform/zip.ts';
import type { Services } from '../../../services.ts';
import { scopeOf } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';
import { startOfInvoice, todayOf } from './list.ts';

const MAX_INVOICES = 5000;
const MAX_BYTES = 1024 ** 3;
const ROWS_PER_READING = 200;

interface Chosen {
  scope: Scope;
  month: string;
  today: string;
}

const COLUMNS: Record<string, (invoice: CustomerInvoice, today: string) => CsvCell> = {
  number: ({ number }) => number,
  kind: ({ kind }) => kind,
  state: (invoice, today) => stateOf(invoice, today),
  invoiceDate: ({ invoiceDate }) => ({ day: invoiceDate }),
  dueOn: ({ kind, dueOn }) => (kind === 'INVOICE' ? { day: dueOn } : null),
  net: ({ netCents }) => ({ cents: netCents }),
  vat: ({ vatCents }) => ({ cents: vatCents }),
  gross: ({ grossCents }) => ({ cents: grossCents }),
  open: ({ openCents }) => (openCents === null ? null : { cents: openCents }),
  currency: ({ currency }) => currency,
  orderCount: ({ orderCount }) => orderCount,
  firstOrders: ({ orders }) => orders.map(({ number }) => number).join(' '),
  firstReferences: ({ orders }) => orders.flatMap(({ reference }) => reference ?? []).join(' '),
  corrects: ({ corrects }) => corrects,
  cancelledBy: ({ cancelledBy }) => cancelledBy,
  reason: ({ reason }) => reason,
};

async function* readPages({ core }: Services, chosen: Chosen): AsyncGenerator<CustomerInvoice[]> {
  const { scope, ...filter } = chosen;
  for (let after: PageStart | null = null; ; ) {
    const rows: CustomerInvoice[] = await listCustomerInvoices(
      core.sql,
      scope,
      filter,
      ROWS_PER_READING,
      after,
    );
    yield rows;
    if (rows.length < ROWS_PER_READING) return;
    after = startOfInvoice(rows.at(-1)!);
  }
}

async function* readCells(services: Services, chosen: Chosen): AsyncGenerator<CsvCell[][]> {
  for await (const page of readPages(services, chosen)) {
    yield page.map((invoice) => Object.values(COLUMNS).map((cellOf) => cellOf(invoice, chosen.today)));
  }
}

/** Throwing ends the response with an error, so that no one mistakes an altered file for the original. */
async function* readFile({ core }: Services, file: InvoiceFile): AsyncGenerator<Uint8Array> {
  const read = await openDocument(core, file);
  if (read === null) {
    await reportAltered(core, file);
    throw new Error(`Document ${file.id} of ${file.invoiceNumber} does not match its checksum`);
  }
  yield* read(0, file.size - 1);
}

async function* entriesOf(services: Services, chosen: Chosen): AsyncGenerator<ZipEntry> {
  yield {
    name: `invoices-${chosen.month}.csv`,
    modifiedAt: services.core.clock.now(),
    read: () => csvFile(Object.keys(COLUMNS), readCells(services, chosen)),
  };
  for await (const page of readPages(services, chosen)) {
    const ids = page.map(({ id }) => id);
    for (const file of await listInvoiceFiles(services.core.sql, chosen.scope, ids)) {
      yield { name: file.fileName, modifiedAt: file.issuedAt, read: () => readFile(services, file) };
    }
  }
}

const archive = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices.zip',
  operationId: 'downloadPortalInvoices',
  tag: 'Invoices',
  summary: 'Download all invoices of a month as a ZIP file',
  description: `PDF and XML of each, and an overview as CSV. At most ${MAX_INVOICES} invoices and 1 GiB.`,
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ month: monthText }),
  responses: { 200: { description: 'The file', contentType: 'application/zip' } },
  errors: ['ARCHIVE_TOO_LARGE'],
  handler: async ({ services, caller, query: { month } }) => {
    const scope = scopeOf(caller);
    const { invoices, bytes } = await measureMonth(services.core.sql, scope, month);
    if (invoices > MAX_INVOICES || bytes > MAX_BYTES) {
      throw paymentErrors.ARCHIVE_TOO_LARGE({ details: { invoices, bytes } });
    }
    const chosen = { scope, month, today: await todayOf(services) };
    return sendGenerated({
      fileName: `invoices-${scope.environment}-${month}.zip`,
      contentType: 'application/zip',
      read: () => zipFile(entriesOf(services, chosen)),
    });
  },
});

export const archiveRoutes = [archive];
