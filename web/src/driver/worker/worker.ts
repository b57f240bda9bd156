// The service worker: caches the whole app on the phone, sends the outbox when the network is back, shows push messages.
import { EXTRAS_CACHE } from '../local-store/database.ts';
import { readState } from '../local-store/state.ts';
import { hasUnsent, synchronise } from '../outbox/synchronise.ts';
import { notificationOf } from '../push/notification.ts';
import { renewSubscription } from '../push/subscription.ts';

interface Precache {
  /** Changes with every build. */
  version: string;
  document: string;
  files: string[];
  /** The texts of languages that are not in the app. */
  languages: Record<string, string>;
}

interface SyncEvent extends ExtendableEvent {
  tag: string;
}
interface ExtendableEvent extends Event {
  waitUntil(done: Promise<unknown>): void;
}
interface FetchEvent extends ExtendableEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends ExtendableEvent {
  data: { json(): unknown } | null;
}
interface NotificationEvent extends ExtendableEvent {
  notification: Notification;
}
interface WindowClient {
  focus(): Promise<unknown>;
  postMessage(message: unknown): void;
}
interface Worker {
  PRECACHE: Precache;
  registration: Pick<ServiceWorkerRegistration, 'pushManager' | 'showNotification'>;
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window' }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationEvent) => void): void;
  addEventListener(
    name: 'install' | 'activate' | 'pushsubscriptionchange',
    listener: (event: ExtendableEvent) => void,
  ): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'sync' | 'periodicsync', listener: (event: SyncEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
/** The service prepends this value to the script, because only the build knows the file names. */
const { version, document: page, files, languages } = worker.PRECACHE;
const CACHE = `handover-driver-${version}`;

worker.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  const answer = await fetch(page, { cache: 'reload', credentials: 'omit' });
  const html = await answer.clone().text();
  // During a deployment document and files may come from different builds; then the installation must fail.
  const fits = files.filter((file) => file.endsWith('.js')).some((file) => html.includes(file));
  if (!answer.ok || !fits) throw new Error('Document and files are from different builds.');
  await cache.put(page, answer);
  await storeLanguage().catch(() => null);
}

/** Of the driver, so that the new version has its texts also without network. */
async function storeLanguage(): Promise<void> {
  const address = languages[(await readState('session'))?.driver.language ?? ''];
  if (address) await (await caches.open(EXTRAS_CACHE)).add(address);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('handover-driver-') && name !== CACHE && name !== EXTRAS_CACHE)
      await caches.delete(name);
  }
  await worker.clients.claim();
}

worker.addEventListener('message', ({ data }) => {
  if (data === 'take-over') void worker.skipWaiting();
});

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromCache(page, request));
  else if (pathname.startsWith('/assets/') || files.includes(pathname)) {
    event.respondWith(fromCache(pathname, request));
  }
});

async function fromCache(key: string, request: Request): Promise<Response> {
  const stored = await caches.match(key, { ignoreSearch: true });
  if (stored) return stored;
  const answer = await fetch(request);
  if (answer.ok && key.startsWith('/assets/'))
    await (await caches.open(EXTRAS_CACHE)).put(key, answer.clone());
  return answer;
}

worker.addEventListener('sync', (event) => {
  event.waitUntil(sendInBackground());
});

/** An installed app in some browsers: the trips are current even if the app was not opened for hours. */
worker.addEventListener('periodicsync', (event) => {
  event.waitUntil(synchronise({ ask: true }).catch(() => null));
});

/** An error makes the browser retry with its own backoff. */
async function sendInBackground(): Promise<void> {
  await synchronise({ ask: false });
  if (await hasUnsent()) throw new Error('The outbox is not empty.');
}

worker.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data));
});

/** The notification comes first: browsers stop a worker that shows none. Then the trips are ready, even offline. */
async function showPush(data: PushEvent['data']): Promise<void> {
  const { title, options } = notificationOf(readPayload(data));
  await worker.registration.showNotification(title, options);
  await synchronise({ ask: true }).catch(() => null);
}

function readPayload(data: PushEvent['data']): unknown {
  try {
    return data?.json() ?? null;
  } catch {
    return null;
  }
}

worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openApp(event.notification.data?.address ?? page));
});

/** An open app goes to the trip itself, so that it does not load again. */
async function openApp(address: string): Promise<void> {
  const [opened] = await worker.clients.matchAll({ type: 'window' });
  if (!opened) {
    await worker.clients.openWindow(address);
    return;
  }
  opened.postMessage({ open: address });
  // Browsers allow it only right after a tap.
  await opened.focus().catch(() => undefined);
}

worker.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(worker.registration));
});
