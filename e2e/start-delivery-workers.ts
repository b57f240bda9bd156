// Starts delivery workers for a test that needs them: the shared service sends no webhooks by default.
import { onTestFinished } from 'vitest';
import { startWorkers } from '../server/src/workers/start-workers.ts';
import { sharedSite } from './service.ts';

/** The workers run until the test ends. */
export async function startDeliveryWorkers(): Promise<void> {
  const { service } = await sharedSite();
  const workers = await startWorkers(service.services, {});
  onTestFinished(() => workers.stop());
}
