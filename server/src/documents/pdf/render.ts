// Renders documents to PDF: in worker threads when running from the bundle, in this thread when from the sources.
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import { PdfError } from './pdf-error.ts';
import type { WorkerResult } from './pdf-worker.ts';

interface Job {
  document: PdfDocument;
  resolve(pdf: Buffer): void;
  reject(error: PdfError): void;
}

interface Slot {
  worker: Worker;
  job: Job | null;
  deadline: NodeJS.Timeout | undefined;
}

const MAX_WORKERS = 2;
const DEADLINE_MS = 20_000;

/** Node 20 cannot load TypeScript in a thread, and a separate bundle for it would have to be kept up to date. */
const fromSources = import.meta.url.endsWith('.ts');

let slots: Slot[] = [];
let waiting: Job[] = [];

export async function renderPdf(document: PdfDocument): Promise<Buffer> {
  if (fromSources) return renderHere(document);
  return new Promise<Buffer>((resolve, reject) => {
    waiting.push({ document, resolve, reject });
    assignWaiting();
  });
}

/** Ends the threads and rejects unfinished documents. A later call starts them again. */
export async function closePdfWorkers(): Promise<void> {
  const [oldSlots, oldJobs] = [slots, waiting];
  slots = [];
  waiting = [];
  const closed = new PdfError('CLOSED', 'The service is shutting down; the document was not rendered.');
  for (const job of oldJobs) job.reject(closed);
  for (const slot of oldSlots) release(slot)?.reject(closed);
  await Promise.all(oldSlots.map((slot) => slot.worker.terminate()));
}

async function renderHere(document: PdfDocument): Promise<Buffer> {
  const { composePdf } = await import('./compose.ts');
  return composePdf(document).catch((error: unknown) => {
    throw error instanceof PdfError ? error : renderingFailed(error);
  });
}

function renderingFailed(error: unknown): PdfError {
  const message = error instanceof Error ? error.message : String(error);
  return new PdfError('RENDERING_FAILED', `The document could not be rendered: ${message}`, { cause: error });
}

function assignWaiting(): void {
  while (waiting.length > 0) {
    const slot = slots.find((candidate) => candidate.job === null) ?? startSlot();
    if (slot === null) return;
    const job = waiting.shift()!;
    slot.job = job;
    slot.worker.ref();
    slot.deadline = setTimeout(() => {
      drop(slot, new PdfError('TIMED_OUT', `The document was not rendered within ${DEADLINE_MS / 1000} s.`));
    }, DEADLINE_MS);
    try {
      slot.worker.postMessage(job.document);
    } catch (error) {
      release(slot)?.reject(renderingFailed(error));
    }
  }
}

function startSlot(): Slot | null {
  if (slots.length >= MAX_WORKERS) return null;
  // A runaway document ends its thread, not the service.
  const worker = new Worker(new URL('./pdf-worker.js', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 512 },
  });
  const slot: Slot = { worker, job: null, deadline: undefined };
  worker.unref();
  worker.on('message', (result: WorkerResult) => {
    const job = release(slot);
    if ('pdf' in result)
      job?.resolve(Buffer.from(result.pdf.buffer, result.pdf.byteOffset, result.pdf.byteLength));
    else job?.reject(new PdfError(result.failure.code, result.failure.message));
    assignWaiting();
  });
  worker.on('error', (error) => drop(slot, renderingFailed(error)));
  worker.on('exit', () => drop(slot, renderingFailed('the thread ended')));
  slots.push(slot);
  return slot;
}

/** Frees the slot and returns its job. An idle thread does not keep the process alive. */
function release(slot: Slot): Job | null {
  const { job } = slot;
  clearTimeout(slot.deadline);
  slot.job = null;
  slot.worker.unref();
  return job;
}

function drop(slot: Slot, error: PdfError): void {
  slots = slots.filter((other) => other !== slot);
  release(slot)?.reject(error);
  void slot.worker.terminate();
  assignWaiting();
}
