// Housekeeping that is due by the hour, not by a row.
import type { Services } from '../services.ts';

const EVERY_MS = 3_600_000;

export function startMaintenance(services: Services): () => void {
  const run = () =>
    services.requestLog
      .maintain()
      .catch((error) =>
        services.log.error({ err: error }, 'Maintenance failed; it is tried again in an hour'),
      );
  const timer = setInterval(run, EVERY_MS);
  return () => clearInterval(timer);
}
