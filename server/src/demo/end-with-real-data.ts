// Ends the access to a running demo as soon as other data exists, in whichever process it was created.
import { MINUTE_MS } from '../../../shared/time/durations.ts';
import { OPERATOR_RECORD_TOPIC } from '../operator/operator.ts';
import type { Core } from '../orders/records/core.ts';
import { type DueWorker, startDueWorker } from '../platform/due-worker.ts';
import { hasRealData } from './data-origin-store.ts';
import { endDemoAccess } from './end-access.ts';

/** Whatever `hasRealData` looks at is published under one of these. */
const TOPICS = ['accounts', 'users', 'drivers', OPERATOR_RECORD_TOPIC] as const;
/** For a change that was not received, because the connection to the database was interrupted. */
const CHECK_EVERY_MS = 20_000;

/** A visitor may have been entering, or the demo creating a key, when the access ended the first time. */
const REPEATED_FOR_MS = 2 * MINUTE_MS;
const ENDED =
  'The demo has ended, because the database now holds other data. Its people and keys are removed.';

/** Runs in every process, because each has its own file with the demo's credentials. */
export function endWithRealData(core: Core, dataDir: string): DueWorker {
  const { sql, log, changes } = core;
  let endedAtMs: number | null = null;
  const worker = startDueWorker({
    name: 'demo-access',
    everyMs: CHECK_EVERY_MS,
    log,
    async runDue() {
      const now = core.clock.now().getTime();
      if (endedAtMs !== null && now - endedAtMs > REPEATED_FOR_MS) return 0;
      if (!(await hasRealData(sql))) return 0;
      await endDemoAccess(core, dataDir);
      if (endedAtMs === null) log.warn(ENDED);
      endedAtMs ??= now;
      return 0;
    },
  });
  const unsubscribe = TOPICS.map((topic) => changes.subscribe(topic, worker.wake));
  return {
    ...worker,
    async stop() {
      for (const end of unsubscribe) end();
      await worker.stop();
    },
  };
}
