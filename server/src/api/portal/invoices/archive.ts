// All invoices of a month of a customer as one ZIP file.
import { z } from 'zod';
import type { Scope } from '../../../model/environment.ts';
import {
  type CustomerInvoice,
  type InvoiceFile,
  listCustomerInvoices,
  listInvoiceFiles,
  measureMonth,
} from '../../../money/payments/customer-invoices-store.ts';
import { stateOf } from '../../../money/payments/invoice-state.ts';
import { type CsvCell, csvFile } from '../../../platform/csv.ts';
import type { PageStart } from '../../../platform/page-cursor.ts';
import { monthText } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import { MAX_ARCHIVED_INVOICES, sendMonthArchive } from '../../shared/invoices/month-archive.ts';
import { scopeOf } from '../../shared/orders/callers-order.ts';
import { portalRoute } from '../admit.ts';
import { environmentPath } from '../paths.ts';
import { startOfInvoice, todayOf } from './list.ts';

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

async function* readFiles(services: Services, chosen: Chosen): AsyncGenerator<InvoiceFile[]> {
  for await (const page of readPages(services, chosen)) {
    yield listInvoiceFiles(
      services.core.sql,
      chosen.scope,
      page.map(({ id }) => id),
    );
  }
}

const archive = portalRoute({
  method: 'GET',
  path: '/{environment}/invoices.zip',
  operationId: 'downloadPortalInvoices',
  tag: 'Invoices',
  summary: 'Download all invoices of a month as a ZIP file',
  description: `PDF and XML of each, and an overview as CSV. At most ${MAX_ARCHIVED_INVOICES} invoices and 1 GiB.`,
  access: { who: 'all' },
  fromReplica: true,
  params: environmentPath,
  query: z.strictObject({ month: monthText }),
  responses: { 200: { description: 'The file', contentType: 'application/zip' } },
  errors: ['ARCHIVE_TOO_LARGE'],
  handler: async ({ services, caller, query: { month } }) => {
    const scope = scopeOf(caller);
    const chosen = { scope, month, today: await todayOf(services) };
    return sendMonthArchive(services, {
      fileName: `invoices-${scope.environment}-${month}.zip`,
      overview: {
        name: `invoices-${month}.csv`,
        read: () => csvFile(Object.keys(COLUMNS), readCells(services, chosen)),
      },
      files: () => readFiles(services, chosen),
      measured: await measureMonth(services.core.sql, scope, month),
    });
  },
});

export const archiveRoutes = [archive];
