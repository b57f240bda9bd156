// The invoices of a month as a ZIP file, written while it is read: PDF and XML of each, and an overview as CSV.
import { openDocument } from '../../../documents/read-document.ts';
import { reportAltered } from '../../../documents/report-altered.ts';
import { sendGenerated } from '../../../http/download.ts';
import type { InvoiceFile } from '../../../money/payments/customer-invoices-store.ts';
import { paymentErrors } from '../../../money/payments/errors.ts';
import { type ZipEntry, zipFile } from '../../../platform/zip.ts';
import type { Services } from '../../../services.ts';

export const MAX_ARCHIVED_INVOICES = 5000;
const MAX_BYTES = 1024 ** 3;

interface MonthArchive {
  fileName: string;
  overview: { name: string; read: () => AsyncIterable<Uint8Array | string> };
  files: () => AsyncIterable<readonly InvoiceFile[]>;
  measured: { invoices: number; bytes: number };
}

export function sendMonthArchive(services: Services, { fileName, overview, files, measured }: MonthArchive) {
  const { invoices, bytes } = measured;
  if (invoices > MAX_ARCHIVED_INVOICES || bytes > MAX_BYTES) {
    throw paymentErrors.ARCHIVE_TOO_LARGE({ details: { invoices, bytes } });
  }
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { ...overview, modifiedAt: services.core.clock.now() };
    for await (const page of files()) {
      for (const file of page) {
        yield { name: file.fileName, modifiedAt: file.issuedAt, read: () => readFile(services, file) };
      }
    }
  }
  return sendGenerated({ fileName, contentType: 'application/zip', read: () => zipFile(entries()) });
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
