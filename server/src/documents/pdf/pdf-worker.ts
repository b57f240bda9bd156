// The thread that renders documents, so that a long protocol never blocks the service: one message in, one out.
import { parentPort } from 'node:worker_threads';
import { composePdf } from './compose.ts';
import type { PdfDocument } from './document.ts';
import { PdfError, type PdfErrorCode } from './pdf-error.ts';

export type WorkerResult = { pdf: Uint8Array } | { failure: { code: PdfErrorCode; message: string } };

async function render(document: PdfDocument): Promise<WorkerResult> {
  try {
    return { pdf: await composePdf(document) };
  } catch (error) {
    const code = error instanceof PdfError ? error.code : 'RENDERING_FAILED';
    return { failure: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

parentPort?.on('message', async (document: PdfDocument) => {
  parentPort?.postMessage(await render(document));
});
