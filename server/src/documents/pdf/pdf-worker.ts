// The worker thread of render.ts: one task in, one answer out; a long protocol never blocks the service.
import { parentPort } from 'node:worker_threads';
import { PdfError, type PdfErrorCode } from './pdf-error.ts';
import { type PdfResult, type PdfTask, perform } from './pdf-task.ts';
import { WARM_UP_DOCUMENT } from './warm-up.ts';

export type WorkerAnswer = { result: PdfResult } | { failure: { code: PdfErrorCode; message: string } };

async function answer(task: PdfTask): Promise<WorkerAnswer> {
  try {
    return { result: await perform(task) };
  } catch (error) {
    const code = error instanceof PdfError ? error.code : 'RENDERING_FAILED';
    return { failure: { code, message: error instanceof Error ? error.message : String(error) } };
  }
}

// Opens the fonts and compiles the code that every document needs.
const warmedUp = answer({ document: WARM_UP_DOCUMENT });

parentPort?.on('message', async (task: PdfTask) => {
  await warmedUp;
  parentPort?.postMessage(await answer(task));
});
