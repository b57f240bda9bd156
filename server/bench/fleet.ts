// A fleet of 500 drivers through the driver interface: positions every 30 s while protocols with 12 photos
// arrive, and both at full speed.
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Pool } from 'undici';
import { drawing, jpeg } from '../test/documents/pdf-samples.ts';
import { forEachConcurrent } from './concurrent.ts';
import { median, startServer } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const DRIVERS = 500;
const CREATED_AT_ONCE = 20;
const POSITION_EVERY_MS = 30_000;
const READ_EVERY_MS = 60_000;
const PROTOCOLS_AT_ONCE = 20;
const PHOTOS = 12;
const PHOTO_BYTES = 300_000;
const REAL_SECONDS = 20;
const BACKLOG_POSITIONS = 200;
const AT_ONCE = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const OPERATOR = 'operator-token-of-the-bench';

interface Info {
  url: string;
  liveKey: string;
}

interface Driver {
  token: string;
  tripId: string;
}

export async function bench(): Promise<void> {
  const service = await startServer<Info>('serve-service');
  const bare = await startServer<{ url: string }>('serve-bodies');
  const api = new Pool(new URL(service.info.url).origin, { connections: AT_ONCE });
  const bareApi = new Pool(bare.info.url, { connections: AT_ONCE });
  try {
    const began = performance.now();
    const drivers = await createDrivers(api, service.info.liveKey);
    report(`${DRIVERS} drivers signed in, each with a trip`, `${seconds(performance.now() - began)}`);
    await atRealPace(api, drivers);
    await atFullSpeed('positions', [api, bareApi], drivers, (to, driver) => sendPositions(to, driver, 1));
    await atFullSpeed('positions in batches of 200', [api, bareApi], drivers, (to, driver) =>
      sendPositions(to, driver, BACKLOG_POSITIONS),
    );
    await atFullSpeed('photos', [api, bareApi], drivers, (to, driver) => sendPhoto(to, driver, 'delivery'));
    report('memory of the service at the end', await memory(api));
  } finally {
    await Promise.all([api.destroy(), bareApi.destroy()]);
    await Promise.all([service.stop(), bare.stop()]);
  }
}

function report(name: string, value: string): void {
  process.stdout.write(`${name.padEnd(64)}${value}\n`);
}

const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(1)} s`;
const perSecond = (count: number, milliseconds: number) => ((count * 1000) / milliseconds).toFixed(0);

interface Sent {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH';
  path: string;
  token: string;
  json?: object;
  file?: Buffer;
}

// biome-ignore lint/suspicious/noExplicitAny: each caller knows the type of its response.
async function call(api: Pool, { method, path, token, json, file }: Sent): Promise<any> {
  const answer = await api.request({
    method,
    path: `/api/v1${path}`,
    headers: {
      authorization: `Bearer ${token}`,
      ...((json || file) && { 'content-type': file ? 'image/jpeg' : 'application/json' }),
    },
    ...((json || file) && { body: file ?? JSON.stringify(json) }),
  });
  const text = await answer.body.text();
  if (answer.statusCode >= 300) throw new Error(`${path}: ${answer.statusCode} ${text}`);
  return JSON.parse(text);
}

async function createDrivers(api: Pool, key: string): Promise<Driver[]> {
  const place = (postalCode: string, city: string) => ({ street: 'Messweg 1', postalCode, city });
  const order = { pickup: place('70173', 'Stuttgart'), delivery: place('80331', 'München') };
  const drivers: Driver[] = [];
  await forEachConcurrent(Array(DRIVERS).keys(), CREATED_AT_ONCE, async (number) => {
    const post = (path: string, json: object, token = OPERATOR) =>
      call(api, { method: 'POST', path, token, json });
    const { id } = await post('/ops/drivers', { name: `Fahrer ${number}`, locationConsent: true });
    const { url } = await post(`/ops/drivers/${id}/link`, { mail: false });
    const { sessionToken: token } = await post('/driver/session', { token: url.split('#')[1] });
    const { id: tripId } = await post('/extern/orders', order, key);
    await post(`/ops/orders/${tripId}/commands`, { command: 'assign_driver', driverId: id });
    for (const step of ['accept', 'start']) await post(`/driver/trips/${tripId}/${step}`, {}, token);
    drivers.push({ token, tripId });
  });
  return drivers;
}

let moment = Date.parse('2026-01-01T00:00:00.000Z');

function sendPositions(api: Pool, { token, tripId }: Driver, count: number): Promise<unknown> {
  const positions = Array.from({ length: count }, () => {
    moment += 1000;
    const recordedAt = new Date(moment).toISOString();
    const [lat, lng] = [48 + Math.random(), 9 + Math.random()];
    return { tripId, lat, lng, recordedAt, accuracyMeters: 8, headingDegrees: 90, speedKmh: 112 };
  });
  return call(api, { method: 'POST', path: '/driver/positions', token, json: { positions } });
}

/** As large as a photo that a phone compressed: comment segments of the JPEG fill it up. */
function photoOf(bytes: number): Buffer {
  const comment = Buffer.concat([Buffer.from([0xff, 0xfe, 0xea, 0x62]), randomBytes(60_000)]);
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment);
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

const PHOTO = photoOf(PHOTO_BYTES);

function sendPhoto(api: Pool, { token, tripId }: Driver, kind: string): Promise<unknown> {
  const path = `/driver/trips/${tripId}/protocols/${kind}/photos/${randomUUID()}?caption=Vorn`;
  return call(api, { method: 'PUT', path, token, file: PHOTO });
}

const SIGNATURE = { png: drawing(600, 200).toString('base64') };
const PROTOCOL = {
  odometerKm: 48_211,
  fuelLevelPercent: 75,
  checklist: [{ item: 'KEYS', ok: true, count: 2 }],
  damages: [{ position: { view: 'LEFT', x: 0.2, y: 0.5 }, type: 'SCRATCH', description: 'Kratzer' }],
  contactName: 'Erika Muster',
  driverSignature: SIGNATURE,
  contactSignature: SIGNATURE,
};

/** The durations of calls of one kind. */
class Waits {
  readonly #ms: number[] = [];

  async measure(act: () => Promise<unknown>): Promise<void> {
    const began = performance.now();
    await act();
    this.#ms.push(performance.now() - began);
  }

  get count(): number {
    return this.#ms.length;
  }

  toString(): string {
    const sorted = this.#ms.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)]!;
    return `p50 ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(0)} ms of ${sorted.length}`;
  }
}

/**
 * Positions and reads at the pace of a fleet, while a number of phones submit one protocol after the other.
 */
async function atRealPace(api: Pool, drivers: readonly Driver[]): Promise<void> {
  const [positions, reads, photos, filling, submitting] = Array.from({ length: 5 }, () => new Waits());
  const until = performance.now() + REAL_SECONDS * 1000;
  let failure: unknown = null;
  const paced = async (everyMs: number, act: (driver: Driver) => Promise<unknown>) => {
    const running = new Set<Promise<unknown>>();
    let next = performance.now();
    for (let turn = 0; next < until && !failure; turn += 1, next += everyMs / DRIVERS) {
      await sleep(Math.max(0, next - performance.now()));
      const one = act(drivers[turn % DRIVERS]!)
        .catch((error) => {
          failure ??= error;
        })
        .finally(() => running.delete(one));
      running.add(one);
    }
    await Promise.all(running);
    if (failure) throw failure;
  };
  const submitProtocol = async ({ token, tripId }: Driver) => {
    if (failure || performance.now() > until) return;
    const path = `/driver/trips/${tripId}/protocols/pickup`;
    await filling!.measure(() => call(api, { method: 'PUT', path, token, json: PROTOCOL }));
    for (let photo = 0; photo < PHOTOS; photo += 1) {
      await photos!.measure(() => sendPhoto(api, { token, tripId }, 'pickup'));
    }
    await submitting!.measure(() => call(api, { method: 'POST', path: `${path}/submit`, token, json: {} }));
  };
  const began = performance.now();
  await Promise.all([
    paced(POSITION_EVERY_MS, (driver) => positions!.measure(() => sendPositions(api, driver, 1))),
    paced(READ_EVERY_MS, ({ token }) =>
      reads!.measure(() => call(api, { method: 'GET', path: '/driver/trips', token })),
    ),
    forEachConcurrent(drivers, PROTOCOLS_AT_ONCE, submitProtocol),
  ]);
  const took = performance.now() - began;
  report(
    `${PROTOCOLS_AT_ONCE} phones submit protocols, all drive: protocols a minute`,
    perSecond(submitting!.count * 60, took),
  );
  report('  a position every 30 s of each', String(positions));
  report('  trips read every 60 s by each', String(reads));
  report('  filling in a protocol', String(filling));
  report('  a photo of 300 kB', String(photos));
  report('  submitting with 12 photos and its PDF', String(submitting));
  report('  memory of the service', await memory(api));
}

/** Alternates with the baseline, so that other load on the machine affects both. */
async function atFullSpeed(
  name: string,
  [api, bareApi]: readonly [Pool, Pool],
  drivers: readonly Driver[],
  act: (to: Pool, driver: Driver) => Promise<unknown>,
): Promise<void> {
  const shares: number[] = [];
  const speeds: [number[], number[]] = [[], []];
  const waits = new Waits();
  for (let round = 0; round < ROUNDS; round += 1) {
    const [own, baseline] = [
      await speedOf((driver) => waits.measure(() => act(api, driver)), drivers),
      await speedOf((driver) => act(bareApi, driver), drivers),
    ];
    speeds[0].push(own);
    speeds[1].push(baseline);
    shares.push(own / baseline);
  }
  const [own, baseline] = speeds.map((rounds) => median(rounds).toFixed(0));
  recordRatio(`fleet, ${name}`, median(shares));
  report(`${name} a second, of bare Fastify`, `${own} of ${baseline}, ${median(shares).toFixed(2)}`);
  report('  each', String(waits));
}

async function speedOf(
  act: (driver: Driver) => Promise<unknown>,
  drivers: readonly Driver[],
): Promise<number> {
  const began = performance.now();
  const until = began + ROUND_SECONDS * 1000;
  let count = 0;
  function* inTurns() {
    while (performance.now() < until) yield drivers[count++ % drivers.length]!;
  }
  await forEachConcurrent(inTurns(), AT_ONCE, act);
  return (count * 1000) / (performance.now() - began);
}

async function memory(api: Pool): Promise<string> {
  const answer = await api.request({
    method: 'GET',
    path: '/metrics',
    headers: { authorization: `Bearer ${OPERATOR}` },
  });
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(await answer.body.text())?.[1];
  return `${(Number(bytes) / 2 ** 20).toFixed(0)} MB`;
}
