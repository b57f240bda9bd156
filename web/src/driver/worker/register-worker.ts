// Registers the service worker; a new version takes over when the app is opened, because no form is half
// filled then.
import { openAddress } from '../navigation.ts';

export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }) => {
    if (typeof data?.open === 'string') openAddress(data.open);
  });
  const registration = await navigator.serviceWorker.register('/driver/sw.js', { scope: '/driver' });
  const { waiting } = registration;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
