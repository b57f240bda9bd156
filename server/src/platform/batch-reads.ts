// Puts what comes at the same time into one statement, for a fraction of what each would cost alone.

/** Statements at the same time; what comes meanwhile makes up the next. */
const MAX_CONCURRENT = 2;
const MAX_PER_BATCH = 50;
/** One that takes longer holds up only those who are in it: the next goes past it. */
const SLOW_BATCH_AFTER_MS = 1000;

export interface Waiting<Question, Answer> {
  question: Question;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

interface Batches<Question, Answer> {
  /** Takes the next batch out of all that wait, at least one. */
  take(waiting: Waiting<Question, Answer>[]): Waiting<Question, Answer>[];
  /** Answers everybody in it. */
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
    void run(batch).finally(() => {
      clearTimeout(timer);
      freeSlot();
    });
  }

  return (question) =>
    new Promise((resolve, reject) => {
      waiting.push({ question, resolve, reject });
      startBatches();
    });
}

/** `ask` answers every question at its place. Only for what an index answers at once: all wait for the slowest. */
export function batchReads<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  return createBatcher({
    take: (waiting) => waiting.splice(0, MAX_PER_BATCH),
    async run(batch) {
      try {
        const answers = await ask(batch.map(({ question }) => question));
        for (const [i, { resolve }] of batch.entries()) resolve(answers[i]!);
      } catch (error) {
        for (const { reject } of batch) reject(error);
      }
    },
  });
}
