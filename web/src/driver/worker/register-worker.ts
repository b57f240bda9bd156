// Registers the worker, and lets a new version take over when the app is opened: then nothing is half entered.
export async function registerWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register('/driver/sw.js', { scope: '/driver' });
  const { waiting } = registration;
  if (!waiting) return;
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take-over');
}
