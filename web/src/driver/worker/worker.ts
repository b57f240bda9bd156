// The service worker: caches the whole app on the phone, and sends the outbox when the network is back.
import { EXTRAS_CACHE } from '../local-store/database.ts';
import { hasUnsent, synchronise } from '../outbox/synchronise.ts';

interface Precache {
  /** Changes with every build. */
  version: string;
  document: string;
  files: string[];
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
interface Worker {
  PRECACHE: Precache;
  clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(name: 'sync', listener: (event: SyncEvent) => void): void;
  addEventListener(name: 'message', listener: (event: MessageEvent) => void): void;
}

const worker = self as unknown as Worker;
/** The service prepends this value to the script, because only the build knows the file names. */
const { version, document: page, files } = worker.PRECACHE;
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

/** An error makes the browser retry with its own backoff. */
async function sendInBackground(): Promise<void> {
  await synchronise({ ask: false });
  if (await hasUnsent()) throw new Error('The outbox is not empty.');
}
