// Announces changes of the stored data to this page, the other tabs and the worker.
const CHANNEL = 'handover-driver';

const listeners = new Set<() => void>();
const channel = new BroadcastChannel(CHANNEL);
channel.onmessage = () => notify();

function notify(): void {
  for (const listener of listeners) listener();
}

export function announceChange(): void {
  channel.postMessage('changed');
  notify();
}

export function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
