// The service worker: everything the app consists of is on the phone, and what waits is sent when the network is back.
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
/** Written before this code by the service, which knows the names of the build. */
const { version, document: page, files } = worker.PRECACHE;
const CACHE = `handover-driver-${version}`;
/** What is good to have and too large to fetch before it is wanted, such as the map. */
const EXTRAS = 'handover-driver-extras';

worker.addEventListener('install', (event) => {
  event.waitUntil(fill());
});

async function fill(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })));
  const answer = await fetch(page, { cache: 'reload', credentials: 'omit' });
  const html = await answer.clone().text();
  // Between two builds document and files could come from different ones: better no new version than a broken one.
  const fits = files.filter((file) => file.endsWith('.js')).some((file) => html.includes(file));
  if (!answer.ok || !fits) throw new Error('The document does not fit the files.');
  await cache.put(page, answer);
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(takeOver());
});

async function takeOver(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('handover-driver-') && name !== CACHE && name !== EXTRAS) await caches.delete(name);
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
  if (answer.ok && key.startsWith('/assets/')) await (await caches.open(EXTRAS)).put(key, answer.clone());
  return answer;
}

worker.addEventListener('sync', (event) => {
  event.waitUntil(sendInBackground());
});

/** What fails is tried again by the browser, with its own pauses. */
async function sendInBackground(): Promise<void> {
  await synchronise({ ask: false });
  if (await hasUnsent()) throw new Error('Something still waits.');
}
