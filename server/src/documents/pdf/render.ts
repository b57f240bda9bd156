// Keeps slow work off the main thread: renders documents and decodes drawings in a few worker threads.
import { Worker } from 'node:worker_threads';
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { serviceBusy } from '../../platform/call-errors.ts';
import { fairQueue } from '../../platform/fair-queue.ts';
import type { PdfDocument } from './document.ts';
import type { DrawingCheck } from './images.ts';
import { PdfError } from './pdf-error.ts';
import type { PdfResult, PdfTask } from './pdf-task.ts';
import type { WorkerAnswer } from './pdf-worker.ts';

export interface PdfRenderer {
  render(document: PdfDocument): Promise<Buffer>;
  /**
   * Whether a drawn signature is readable and contains a stroke. `askedBy` is the tenant of the fair queue.
   */
  checkDrawing(png: Uint8Array, askedBy: string): Promise<DrawingCheck>;
  /** The form that documents embed; throws IMAGE_UNREADABLE with the reason if the logo cannot be shown. */
  prepareLogo(file: Uint8Array, askedBy: string): Promise<Buffer>;
  /** Starts a thread if none runs and keeps it for a while, so that the next document does not wait for it. */
  warmUp(): void;
  /** Ends the threads and rejects their unfinished tasks. */
  close(): Promise<void>;
}

interface TaskRunner {
  run(task: PdfTask): Promise<PdfResult>;
  warmUp(): void;
  close(): Promise<void>;
}

/**
 * When run from the sources, as in tests, all work is done in this thread: Node 20 cannot load TypeScript in
 * a worker, and a bundle next to the sources would have to be kept up to date.
 */
const FROM_SOURCES = import.meta.url.endsWith('.ts');

const MAX_THREADS = 2;
const DEADLINE_MS = 20_000;
/** How long a thread is kept without tasks, and how long after the last call of `warmUp`. It takes about 30 MB. */
const REST_MS = MINUTE_MS;
/** Documents are small. With V8's default, a thread would keep 32 MB for new objects. */
const MAX_YOUNG_GENERATION_MB = 12;
/** A few seconds of work for all threads. Beyond it, a caller should rather retry later than wait. */
const MAX_WAITING = 160;
const MAX_WAITING_PER_TENANT = 40;
const RETRY_AFTER_SECONDS = 5;

function tooBusy() {
  return serviceBusy(RETRY_AFTER_SECONDS);
}

export function pdfRenderer(): PdfRenderer {
  const { run, warmUp, close } = FROM_SOURCES ? here : threads();
  const queue = fairQueue({
    maxConcurrent: MAX_THREADS,
    maxWaiting: MAX_WAITING,
    maxWaitingPerTenant: MAX_WAITING_PER_TENANT,
    refuse: tooBusy,
  });
  return {
    async render(document) {
      return toBuffer(await queue.take(tenantOf(document), () => run({ document })));
    },
    checkDrawing: async (png, askedBy) =>
      (await queue.take(askedBy, () => run({ drawing: png }))) as DrawingCheck,
    prepareLogo: async (file, askedBy) => toBuffer(await queue.take(askedBy, () => run({ logo: file }))),
    warmUp,
    async close() {
      queue.dropWaiting(closed());
      await close();
    },
  };
}

function tenantOf(document: PdfDocument): string {
  if (document.kind === 'PAPER') return 'operator';
  return 'accountId' in document ? document.accountId : document.order.accountId;
}

function toBuffer(result: PdfResult): Buffer {
  const bytes = result as Uint8Array;
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

function closed(): PdfError {
  return new PdfError('CLOSED', 'The service is shutting down; the document was not rendered.');
}

const here: TaskRunner = { run: runHere, warmUp: () => {}, close: async () => {} };

async function runHere(task: PdfTask): Promise<PdfResult> {
  const { perform } = await import('./pdf-task.ts');
  return perform(task).catch((error: unknown) => {
    throw error instanceof PdfError ? error : renderingFailed(error);
  });
}

function renderingFailed(error: unknown): PdfError {
  const message = error instanceof Error ? error.message : String(error);
  return new PdfError('RENDERING_FAILED', `The document could not be rendered: ${message}`, { cause: error });
}

interface Job {
  task: PdfTask;
  resolve(result: PdfResult): void;
  reject(error: PdfError): void;
}

interface Slot {
  worker: Worker;
  job: Job | null;
  hasWorked: boolean;
  /** Ends the thread: a busy one that takes too long, or an idle one without new tasks. */
  timer: NodeJS.Timeout | undefined;
}

/** The caller submits at most as many tasks at once as there may be threads. */
function threads(): TaskRunner {
  let slots: Slot[] = [];
  let warmedUpAtMs = Number.NEGATIVE_INFINITY;

  function assign(slot: Slot, job: Job): void {
    slot.job = job;
    slot.hasWorked = true;
    slot.worker.ref();
    clearTimeout(slot.timer);
    slot.timer = setTimeout(() => {
      const message = `The document was not rendered within ${DEADLINE_MS / 1000} s.`;
      drop(slot, new PdfError('TIMED_OUT', message));
    }, DEADLINE_MS);
    try {
      slot.worker.postMessage(job.task);
    } catch (error) {
      release(slot)?.reject(renderingFailed(error));
    }
  }

  function startSlot(): Slot {
    // A runaway document ends its thread, but not the service.
    const worker = new Worker(new URL('./pdf-worker.js', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: MAX_YOUNG_GENERATION_MB },
    });
    const slot: Slot = { worker, job: null, hasWorked: false, timer: undefined };
    worker.unref();
    restLater(slot);
    worker.on('message', (answer: WorkerAnswer) => {
      const job = release(slot);
      restLater(slot);
      if ('result' in answer) job?.resolve(answer.result);
      else job?.reject(new PdfError(answer.failure.code, answer.failure.message));
    });
    worker.on('error', (error) => drop(slot, renderingFailed(error)));
    worker.on('exit', () => drop(slot, renderingFailed('the thread ended')));
    slots.push(slot);
    return slot;
  }

  /** Frees the slot and returns its job; an idle thread does not keep the process alive. */
  function release(slot: Slot): Job | null {
    const { job } = slot;
    clearTimeout(slot.timer);
    slot.job = null;
    slot.worker.unref();
    return job;
  }

  function drop(slot: Slot, error: PdfError): void {
    release(slot)?.reject(error);
    giveUp(slot);
  }

  function restLater(slot: Slot): void {
    slot.timer = setTimeout(rest, REST_MS, slot).unref();
  }

  /** The PNG decoder never frees memory, so a thread that has worked is replaced by a new one. */
  function rest(slot: Slot): void {
    const isNeeded = slots.length === 1 && performance.now() - warmedUpAtMs < REST_MS;
    if (isNeeded && !slot.hasWorked) {
      restLater(slot);
      return;
    }
    giveUp(slot);
    if (isNeeded) startSlot();
  }

  function giveUp(slot: Slot): void {
    slots = slots.filter((other) => other !== slot);
    void slot.worker.terminate();
  }

  return {
    run: (task) =>
      new Promise<PdfResult>((resolve, reject) => {
        const free = slots.find(({ job }) => job === null) ?? startSlot();
        assign(free, { task, resolve, reject });
      }),
    warmUp: () => {
      warmedUpAtMs = performance.now();
      if (slots.length === 0) startSlot();
    },
    async close() {
      const ended = slots;
      slots = [];
      for (const slot of ended) release(slot)?.reject(closed());
      await Promise.all(ended.map((slot) => slot.worker.terminate()));
    },
  };
}
