// How streams end: slow readers are disconnected, shutdown ends all; and how processes share changes.
import { once } from 'node:events';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { type EventStream, eventStreams } from '../../../src/http/event-streams.ts';
import { eventText } from '../../../src/platform/event-text.ts';
import { advanceOrderTo, createOrder } from '../../harness/orders.ts';
import { createDatabase, startService } from '../../harness/service.ts';
import { virtualClock } from '../../harness/virtual-clock.ts';
import { readEvents } from './event-client.ts';

const LIMITS = { perAddress: 1, perUser: 1, perAddressSignedIn: 1, perProcess: 1, bufferedBytes: 1 };
const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  closers.push(() => server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a client that does not read is disconnected, and memory stays bounded', async () => {
  const limits = { ...LIMITS, perAddress: 1, perProcess: 1, bufferedBytes: 256 * 1024 };
  const streams = eventStreams(virtualClock(), limits);
  closers.push(() => streams.close());
  let opened: EventStream | undefined;
  const url = await listening(
    createServer((_request, response) => {
      opened = streams.open({ address: '192.0.2.1' }) as EventStream;
      response.on('close', () => opened!.body.destroy());
      opened.body.pipe(response);
    }),
  );
  const request = get(url, { agent: false });
  closers.push(() => request.destroy());
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  response.on('error', () => {});
  response.pause();
  const event = eventText('tracking', '1', 'x'.repeat(64 * 1024));
  let most = 0;
  let closed = false;
  opened!.onClosed(() => {
    closed = true;
  });
  // The kernel buffers some megabytes before anything waits in the process.
  for (let sent = 0; !closed && sent < 1000; sent += 1) {
    opened!.send(event);
    most = Math.max(most, opened!.body.readableLength);
    await new Promise(setImmediate);
  }
  expect(closed).toBe(true);
  expect(most).toBeLessThanOrEqual(limits.bufferedBytes + 2 * event.length);
  expect(streams.open({ address: '192.0.2.1' })).toMatchObject({ body: expect.anything() });
});

test('a process has a maximum of streams, an IPv6 network counts as one address, and none open on shutdown', async () => {
  const streams = eventStreams(virtualClock(), { ...LIMITS, perAddress: 2, perProcess: 3 });
  const from = (address: string) => streams.open({ address });
  expect(from('2001:db8::1')).toHaveProperty('send');
  expect(from('2001:db8::2')).toHaveProperty('send');
  expect(from('2001:db8::3')).toBe('TOO_MANY_OF_HOLDER');
  const third = from('192.0.2.1') as EventStream;
  expect(from('192.0.2.2')).toBe('TOO_MANY');
  third.body.destroy();
  await once(third.body, 'close');
  expect(from('192.0.2.2')).toHaveProperty('send');
  await streams.close();
  expect(from('192.0.2.3')).toBe('TOO_MANY');
});

test('signed-in users are counted one by one, and together per address', () => {
  const limits = { ...LIMITS, perUser: 2, perAddressSignedIn: 3, perProcess: 10 };
  const streams = eventStreams(virtualClock(), limits);
  closers.push(() => streams.close());
  const from = (user: string, address = '192.0.2.1') => streams.open({ address, user });
  expect([from('anna'), from('anna')]).toEqual([expect.anything(), expect.anything()]);
  expect(from('anna', '192.0.2.9')).toBe('TOO_MANY_OF_HOLDER');
  expect(from('boris')).toHaveProperty('send');
  expect(from('clara')).toBe('TOO_MANY_OF_HOLDER');
  expect(from('clara', '192.0.2.9')).toHaveProperty('send');
  // Anonymous callers at the same address have a separate limit.
  expect(streams.open({ address: '192.0.2.1' })).toHaveProperty('send');
});

test('a change in one process reaches the streams of another', async () => {
  const database = await createDatabase();
  const writer = await startService({ database });
  closers.push(() => writer.close());
  const other = await startService({ database });
  closers.push(() => other.close());
  const { key } = await writer.customer({ environment: 'production' });
  const { id, trackingNumber } = (await createOrder(writer, key)).json;
  const reader = await readEvents(other, trackingNumber);
  expect((await reader.next()).data.state).toBe('CONFIRMED');
  await advanceOrderTo(writer, id, 'ASSIGNED');
  await expect.poll(() => reader.events().at(-1)!.data.state).toBe('SCHEDULED');

  // While the listening connection is down no change arrives; when it is back, everything is read again.
  await writer.services.core.sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where starts_with(application_name, 'handover-listen') and datname = current_database()`;
  await advanceOrderTo(writer, (await createOrder(writer, key)).json.id, 'ASSIGNED');
  const answer = await writer.ops('POST', `/orders/${id}/commands`, { command: 'driver_accepted' });
  expect(answer.status).toBe(200);
  await writer.ops('POST', `/orders/${id}/commands`, { command: 'start_pickup' });
  await expect.poll(() => reader.events().at(-1)!.data.state).toBe('PICKUP');
  reader.leave();
});

test('a shutdown ends every stream and does not wait for clients', async () => {
  const service = await startService();
  const { key } = await service.customer({ environment: 'production' });
  const { trackingNumber } = (await createOrder(service, key)).json;
  const readers = await Promise.all([1, 2, 3].map(() => readEvents(service, trackingNumber)));
  for (const reader of readers) await reader.next();
  const started = performance.now();
  await Promise.all([service.close(), ...readers.map(({ ended }) => ended)]);
  expect(performance.now() - started).toBeLessThan(60_000);
});
