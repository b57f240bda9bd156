// How long background work has been waiting, as metrics: the number by which workers are added.
import { Gauge, type Registry } from 'prom-client';
import { readWaiting } from '../../operator/jobs/waiting-store.ts';
import type { BaseContext } from '../../platform/base-context.ts';

/** Read when the metrics are; without a database they keep their last values. */
export function measureQueues(registry: Registry, { sql, clock }: Pick<BaseContext, 'sql' | 'clock'>): void {
  const oldest = new Gauge({
    name: 'handover_queue_oldest_seconds',
    help: 'Seconds since the oldest waiting webhook message or mail was due',
    labelNames: ['queue'],
    registers: [registry],
    async collect() {
      const waiting = await readWaiting(sql, clock.now()).catch(() => null);
      if (waiting === null) return;
      oldest.set({ queue: 'webhooks' }, waiting.webhooks);
      oldest.set({ queue: 'mails' }, waiting.mails);
      failed.set(waiting.failedJobs);
    },
  });
  const failed = new Gauge({
    name: 'handover_failed_jobs',
    help: 'Background work of other kinds that failed and waits for a retry',
    registers: [registry],
  });
}
