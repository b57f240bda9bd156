// The driver app without its screens: every tab loads its own modules, all tabs share one database and one
// lock, and the test answers for the service. A tab that is opened after all others are closed is the app
// after a restart of the phone.
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterEach, vi } from 'vitest';
import type { Entry, Session, StoredDraft, Trip } from '../../src/driver/local-store/records.ts';
import { draftOf, SIGNATURE } from './protocol-drafts.ts';

export interface Sent {
  method: string;
  path: string;
  token: string | null;
  // biome-ignore lint/suspicious/noExplicitAny: each test knows what it sent.
  json: any;
  file: Blob | null;
}

export interface Answer {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}

/** Null for no network; undefined for the default response. */
type Answering = (call: Sent) => Answer | null | undefined | Promise<Answer | null | undefined>;

export const refusal = (status: number, code: string, details: object = {}): Answer => ({
  status,
  body: { error: { code, message: 'No.', details } },
});

export const SESSION: Session = {
  token: 'session-1',
  driver: { id: 'driver-1', name: 'Murat Kaya', language: 'de', locationConsent: false } as Session['driver'],
  dispatch: null,
  ended: false,
  storageKey: `${'A'.repeat(43)}=`,
};

export interface Phone {
  sent: Sent[];
  /** The calls that the service received, without reads. */
  acts(): string[];
  answer: Answering;
  open(): Promise<Tab>;
}

export type Tab = Awaited<ReturnType<typeof loadTab>>;

/** A phone with a signed-in driver. */
export async function newPhone({ session = SESSION }: { session?: Session | null } = {}): Promise<Phone> {
  vi.stubGlobal('indexedDB', new IDBFactory());
  vi.stubGlobal('BroadcastChannel', channelOfPhone());
  vi.stubGlobal('navigator', { onLine: true, locks: oneLock(), geolocation: NO_GEOLOCATION });
  const phone: Phone = {
    sent: [],
    acts: () =>
      phone.sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => `${method} ${path}`),
    answer: () => undefined,
    open: loadTab,
  };
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const file = init.body instanceof Blob ? init.body : null;
    const call: Sent = {
      method: init.method!,
      path: address.replace('/api/v1/driver', ''),
      token: new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? null,
      json: typeof init.body === 'string' ? JSON.parse(init.body) : null,
      file,
    };
    phone.sent.push(call);
    const given = await phone.answer(call);
    if (given === null) throw new TypeError('Failed to fetch');
    const { status = 200, body = usualBody(call), headers = {} } = given ?? {};
    return Response.json(body, { status, headers });
  });
  if (session) {
    const tab = await loadTab();
    await tab.saveState('session', session);
    await tab.saveState('clockOffsetSeconds', 0);
  }
  return phone;
}

// Stubs stay until the next phone, because a tab may still be busy when its test ends.
afterEach(() => {
  vi.useRealTimers();
});

const NO_GEOLOCATION = { watchPosition: () => 0, clearWatch: () => {}, getCurrentPosition: () => {} };

async function loadTab() {
  vi.resetModules();
  const [database, state, locked, protocols, queue, send, synchronise, refresh, signIn, createDraftSaver] =
    await Promise.all([
      import('../../src/driver/local-store/database.ts'),
      import('../../src/driver/local-store/state.ts'),
      import('../../src/driver/local-store/locked-work.ts'),
      import('../../src/driver/local-store/store-protocols.ts'),
      import('../../src/driver/outbox/queue.ts'),
      import('../../src/driver/outbox/send-entries.ts'),
      import('../../src/driver/outbox/synchronise.ts'),
      import('../../src/driver/outbox/refresh.ts'),
      import('../../src/driver/sign-in.ts'),
      import('../../src/driver/protocol/draft-saver.ts'),
    ]);
  const all = <Value>(store: 'outbox' | 'trips' | 'drafts' | 'positions') =>
    database.inDatabase('readonly', [store], (transaction) => transaction.all<Value>(store));
  return {
    ...database,
    ...state,
    ...locked,
    ...protocols,
    ...queue,
    ...send,
    ...synchronise,
    ...refresh,
    ...signIn,
    ...createDraftSaver,
    all,
    entries: () => all<Entry>('outbox'),
    /** Sends all entries without waiting for the undo period. */
    async sendAll() {
      await database.inDatabase('readwrite', ['outbox'], async (transaction) => {
        for (const entry of await transaction.all<Entry>('outbox'))
          await transaction.put('outbox', { ...entry, notBeforeMs: 0 });
      });
      return synchronise.synchronise({ ask: false });
    },
    /** Hands in a complete protocol. */
    async handIn(tripId: string, changes: Partial<StoredDraft> = {}) {
      const { photos = [], ...rest } = changes;
      let draft = draftOf({ ...WHOLE, tripId, kind: 'pickup', ...rest });
      for (const photo of photos)
        draft = await protocols.protocolStore.addPhoto(
          draft,
          photo,
          new Blob([`picture of ${photo.id}`], { type: 'image/jpeg' }),
        );
      await protocols.protocolStore.handIn(draft);
    },
  };
}

const WHOLE = {
  odometerKm: 700,
  fuelLevelPercent: 62,
  contactName: 'Erika Muster',
  driverSignature: SIGNATURE,
  contactSignature: SIGNATURE,
};

export const photoOf = (id: string) =>
  ({ id, subject: { of: 'angle', angle: 'FRONT' }, takenAt: '2026-10-01T07:30:00.000Z', bytes: 3 }) as const;

export function tripOf(id: string, changes: Partial<Trip> = {}): Trip {
  const place = {
    formatted: 'Königstraße 1, 70173 Stuttgart',
    city: 'Stuttgart',
    contact: { name: 'Erika Muster', phone: '1' },
  };
  return { id, status: 'ASSIGNED', pickup: place, delivery: place, ...changes } as Trip;
}

function usualBody({ method, path }: Sent): unknown {
  const [, tripId, part, , last] = /^\/trips\/([^/]+)\/([^/?]+)(\/([^/?]+).*)?/.exec(path) ?? [];
  if (method === 'GET')
    return /^\/(trips$|absences)/.test(path) ? { data: [] } : { driver: SESSION.driver, dispatch: null };
  if (path === '/me') return { driver: SESSION.driver, dispatch: null };
  if (part === 'protocols')
    return last && /submit$/.test(path) ? { trip: tripOf(tripId!), protocol: {} } : {};
  return tripId ? tripOf(tripId) : {};
}

let phones = 0;

/** Connects the tabs of one phone, but not the tabs of an earlier test. */
function channelOfPhone(): typeof BroadcastChannel {
  phones += 1;
  const number = phones;
  return class extends BroadcastChannel {
    constructor(name: string) {
      super(`${name} of phone ${number}`);
    }
  };
}

/** A lock with one holder at a time, as in browsers. */
function oneLock(): { request<Result>(name: string, act: () => Promise<Result>): Promise<Result> } {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(_name, act) {
      const held = last.then(act);
      last = held.catch(() => undefined);
      return held;
    },
  };
}
