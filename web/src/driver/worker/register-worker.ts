// Registers the service worker; a new version takes over when the app is opened, because no form is half
// filled then.
import { MINUTE_MS } from '../../../../shared/time/durations.ts';
import { openAddress } from '../navigation.ts';

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.open === 'string') openAddress(data.open);
  });
  const registration = await navigator.serviceWorker.register('/driver/sw.js', { scope: '/driver' });
  void requestPeriodicSync(registration);
  const { waiting } = registration;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}

const REFRESH_TAG = 'handover-driver-refresh';
const REFRESH_EVERY_MS = 15 * MINUTE_MS;

interface WithPeriodicSync {
  periodicSync?: { register(tag: string, options: { minInterval: number }): Promise<void> };
}

/** Only installed apps of some browsers may; the browser decides how often. */
async function requestPeriodicSync(registration: ServiceWorkerRegistration): Promise<void> {
  const { periodicSync } = registration as unknown as WithPeriodicSync;
  await periodicSync?.register(REFRESH_TAG, { minInterval: REFRESH_EVERY_MS }).catch(() => {});
}
