// Deliveries for a test that is about them: the shared service sends nothing by itself.
import { onTestFinished } from 'vitest';
import { startWorkers } from '../server/src/workers/start-workers.ts';
import { sharedSite } from './service.ts';

/** Until the test ends. */
export async function startDeliveryWorkers(): Promise<void> {
  const { service } = await sharedSite();
  const workers = await startWorkers(service.services, {});
  onTestFinished(() => workers.stop());
}
