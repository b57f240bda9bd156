// Renders documents to PDF: in worker threads when the service runs from its bundle, in this thread from the sources.
import { Worker } from 'node:worker_threads';
import type { PdfDocument } from './document.ts';
import { PdfError } from './pdf-error.ts';
import type { WorkerAnswer } from './pdf-worker.ts';

export interface PdfRenderer {
  render(document: PdfDocument): Promise<Buffer>;
  /** Ends the threads; what they had not finished is rejected. */
  close(): Promise<void>;
}

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

/** Node 20 cannot load TypeScript in a thread, and a bundle beside the sources would be one more thing to keep fresh. */
const FROM_SOURCES = import.meta.url.endsWith('.ts');

export function pdfRenderer(): PdfRenderer {
  return FROM_SOURCES ? { render: renderHere, close: async () => {} } : threadedRenderer();
}

async function renderHere(document: PdfDocument): Promise<Buffer> {
  const { composePdf } = await import('./compose.ts');
  return composePdf(document).catch((error: unknown) => {
    throw error instanceof PdfError ? error : failed(error);
  });
}

function failed(error: unknown): PdfError {
  const message = error instanceof Error ? error.message : String(error);
  return new PdfError('RENDERING_FAILED', `The document could not be rendered: ${message}`, { cause: error });
}

function threadedRenderer(): PdfRenderer {
  let slots: Slot[] = [];
  let waiting: Job[] = [];

  function assignWaiting(): void {
    while (waiting.length > 0) {
      const slot = slots.find((candidate) => candidate.job === null) ?? startSlot();
      if (slot === null) return;
      const job = waiting.shift()!;
      slot.job = job;
      slot.worker.ref();
      slot.deadline = setTimeout(() => {
        drop(
          slot,
          new PdfError('TIMED_OUT', `The document was not rendered within ${DEADLINE_MS / 1000} s.`),
        );
      }, DEADLINE_MS);
      try {
        slot.worker.postMessage(job.document);
      } catch (error) {
        release(slot)?.reject(failed(error));
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
    worker.on('message', (answer: WorkerAnswer) => {
      const job = release(slot);
      if ('pdf' in answer)
        job?.resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength));
      else job?.reject(new PdfError(answer.failure.code, answer.failure.message));
      assignWaiting();
    });
    worker.on('error', (error) => drop(slot, failed(error)));
    worker.on('exit', () => drop(slot, failed('the thread ended')));
    slots.push(slot);
    return slot;
  }

  /** Frees the slot and hands back what it was working on; an idle thread does not keep the process alive. */
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

  return {
    render: (document) =>
      new Promise<Buffer>((resolve, reject) => {
        waiting.push({ document, resolve, reject });
        assignWaiting();
      }),
    async close() {
      const [ended, dropped] = [slots, waiting];
      slots = [];
      waiting = [];
      const closed = new PdfError('CLOSED', 'The service is shutting down; the document was not rendered.');
      for (const job of dropped) job.reject(closed);
      for (const slot of ended) release(slot)?.reject(closed);
      await Promise.all(ended.map((slot) => slot.worker.terminate()));
    },
  };
}
