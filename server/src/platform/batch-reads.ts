// Combines calls that arrive at the same time into one statement, because a shared statement costs much less.
import { type CallContext, currentCall, runInCalls } from './tracing/call-context.ts';

/** Statements in flight. Calls that arrive while all are busy form the next batch. */
const MAX_CONCURRENT = 2;
const MAX_PER_BATCH = 50;
/** A slow batch delays only its own calls: after this time it no longer occupies a slot. */
const SLOW_BATCH_AFTER_MS = 1000;

export interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
  call: CallContext | undefined;
}

interface Batches<Question, Answer> {
  /** Removes the next batch from the waiting calls; at least one. */
  take(waiting: Waiting<Question, Answer>[]): Waiting<Question, Answer>[];
  /** Settles every call of the batch. */
  run(batch: readonly Waiting<Question, Answer>[]): Promise<void>;
  onIdle?(): void;
}

export function createBatcher<Question, Answer>({
  take,
  run,
  onIdle,
}: Batches<Question, Answer>): (question: Question) => Promise<Answer> {
  const waiting: Waiting<Question, Answer>[] = [];
  let running = 0;

  function startBatches(): void {
    while (running < MAX_CONCURRENT && waiting.length > 0) start(take(waiting));
    if (running === 0) onIdle?.();
  }

  function start(batch: readonly Waiting<Question, Answer>[]): void {
    let counts = true;
    running += 1;
    const freeSlot = () => {
      if (!counts) return;
      counts = false;
      running -= 1;
      startBatches();
    };
    const timer = setTimeout(freeSlot, SLOW_BATCH_AFTER_MS);
    const calls = batch.map(({ call }) => call);
    void runInCalls(calls, () => run(batch)).finally(() => {
      clearTimeout(timer);
      freeSlot();
    });
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject, call: currentCall() });
      startBatches();
    });
}

/** `read` answers in the order of the questions. Only for index look-ups: all calls wait for the slowest. */
export function batchReads<Question, Answer>(
  read: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  return createBatcher({
    take: (waiting) => waiting.splice(0, MAX_PER_BATCH),
    async run(batch) {
      try {
        const answers = await read(batch.map(({ question }) => question));
        for (const [i, { resolve }] of batch.entries()) resolve(answers[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    },
  });
}
