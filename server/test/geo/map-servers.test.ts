// The Nominatim, OSRM and MOTIS adapters against a real server: a result, or null and a log line.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { motisTimetable } from '../../src/geo/motis-timetable.ts';
import { nominatimGeocoder } from '../../src/geo/nominatim-geocoder.ts';
import { osrmRouter } from '../../src/geo/osrm-router.ts';

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: { url: URL; userAgent: string | undefined }[] = [];
const logged: { message: string; details: Record<string, unknown> }[] = [];
const server = createServer((request, response) => {
  asked.push({ url: new URL(request.url ?? '', 'http://server'), userAgent: request.headers['user-agent'] });
  answer(request, response);
});
let baseUrl = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked.length = 0;
  logged.length = 0;
});

const options = (overrides = {}) => ({
  baseUrl,
  timeoutMs: 200,
  log: (message: string, details: Record<string, unknown>) => logged.push({ message, details }),
  ...overrides,
});
const json = (body: unknown) => (_request: IncomingMessage, response: ServerResponse) => {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
};
const address = { street: 'Geheimweg 7', postalCode: '10115', city: 'Berlin', country: 'DE' };
const here = { lat: 52.5, lng: 13.4 };
const there = { lat: 48.1, lng: 11.6 };

const FAILURES: [name: string, answer: typeof answer][] = [
  ['too slow an answer', () => {}],
  ['an answer that starts and stalls', (_request, response) => void response.write('[')],
  ['status 500', (_request, response) => void response.writeHead(500).end('[]')],
  ['a redirect', (_request, response) => void response.writeHead(302, { location: '/elsewhere' }).end()],
  ['no JSON', (_request, response) => void response.end('<html>')],
  ['JSON of another shape', json({ hello: 'world' })],
  ['a huge body', (_request, response) => void response.end(`[${' '.repeat(3_000_000)}]`)],
  ['a cut connection', (_request, response) => void response.destroy()],
];

describe('nominatimGeocoder', () => {
  test('sends the address and returns the coordinates', async () => {
    answer = json([{ lat: '52.5321', lon: '13.3849', display_name: 'Berlin' }]);
    const geocoder = nominatimGeocoder(options({ baseUrl: `${baseUrl}/maps/`, userAgent: 'handover/1.0' }));
    expect(await geocoder.locate(address)).toEqual({ lat: 52.5321, lng: 13.3849 });
    expect(geocoder.callsOtherServers).toBe(true);
    expect(asked[0]?.url.pathname).toBe('/maps/search');
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toMatchObject({
      street: 'Geheimweg 7',
      postalcode: '10115',
      city: 'Berlin',
      countrycodes: 'de',
    });
    expect(asked[0]?.userAgent).toBe('handover/1.0');
    expect(logged).toEqual([]);
  });

  test('sends only the town if the street is unknown', async () => {
    answer = (request, response) =>
      json(request.url?.includes('street') ? [] : [{ lat: '52.5', lon: '13.4' }])(request, response);
    expect(await nominatimGeocoder(options()).locate(address)).toEqual({ lat: 52.5, lng: 13.4 });
    expect(asked).toHaveLength(2);
  });

  test('an unknown place is null and not logged as a failure', async () => {
    answer = json([]);
    expect(await nominatimGeocoder(options()).locate(address)).toBeNull();
    expect(logged).toEqual([]);
  });

  test.each([
    ['impossible', { lat: '152.5', lon: '13.4' }],
    ['empty', { lat: '', lon: '' }],
    ['null', { lat: null, lon: null }],
  ])('%s coordinates are refused', async (_kind, place) => {
    answer = json([place]);
    expect(await nominatimGeocoder(options()).locate(address)).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test.each(FAILURES)('%s is null and one log line without the address', async (_name, failure) => {
    answer = failure;
    expect(await nominatimGeocoder(options()).locate(address)).toBeNull();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('Geheimweg');
  });
});

describe('osrmRouter', () => {
  test('sends the coordinates, longitude first, and returns kilometres with one decimal', async () => {
    answer = json({ code: 'Ok', routes: [{ distance: 584_449.9 }] });
    expect(await osrmRouter(options()).distanceKm(here, there)).toBe(584.4);
    expect(asked[0]?.url.pathname).toBe('/route/v1/driving/13.400000,52.500000;11.600000,48.100000');
  });

  test('no route between two places is null', async () => {
    answer = json({ code: 'NoRoute', routes: [] });
    expect(await osrmRouter(options()).distanceKm(here, there)).toBeNull();
  });

  test.each(FAILURES)('%s is null and one log line', async (_name, failure) => {
    answer = failure;
    expect(await osrmRouter(options()).distanceKm(here, there)).toBeNull();
    expect(logged).toHaveLength(1);
  });

  test('an unreachable server is null', async () => {
    expect(await osrmRouter(options({ baseUrl: 'http://127.0.0.1:1' })).distanceKm(here, there)).toBeNull();
    expect(await nominatimGeocoder(options({ baseUrl: 'http://127.0.0.1:1' })).locate(address)).toBeNull();
    expect(logged).toHaveLength(2);
  });
});

test('an invalid server address is refused when the service starts, not when an order comes', () => {
  expect(() => osrmRouter(options({ baseUrl: 'maps' }))).toThrow();
  expect(() => nominatimGeocoder(options({ baseUrl: '' }))).toThrow();
});

describe('motisTimetable', () => {
  const at = new Date('2026-11-17T14:00:00Z');
  const journeys = (...spans: [string, string][]) => ({
    itineraries: spans.map(([startTime, endTime]) => ({ startTime, endTime, transfers: 1, legs: [] })),
  });
  const minutesOf = async (isArrival: boolean) => {
    const ms = await motisTimetable(options()).travelMs({ from: here, to: there, at, isArrival });
    return ms === null ? null : ms / 60_000;
  };

  test('asks for one journey and counts the waiting after leaving', async () => {
    answer = json(journeys(['2026-11-17T14:20:00Z', '2026-11-17T18:30:00Z']));
    expect(await minutesOf(false)).toBe(270);
    expect(asked[0]?.url.pathname).toBe('/api/v1/plan');
    expect(Object.fromEntries(asked[0]!.url.searchParams)).toEqual({
      fromPlace: '52.500000,13.400000',
      toPlace: '48.100000,11.600000',
      time: '2026-11-17T14:00:00.000Z',
      arriveBy: 'false',
      numItineraries: '1',
      detailedTransfers: 'false',
    });
  });

  test('counts from the start until the arrival is due, of the shortest journey that is in time', async () => {
    answer = json(
      journeys(
        ['2026-11-17T09:00:00Z', '2026-11-17T13:40:00Z'],
        ['2026-11-17T09:30:00+00:00', '2026-11-17T13:50:00+00:00'],
        ['2026-11-17T11:00:00Z', '2026-11-17T15:00:00Z'],
      ),
    );
    expect(await minutesOf(true)).toBe(270);
  });

  test('a walk counts too, and no journey is no answer', async () => {
    answer = json({
      itineraries: [],
      direct: [{ startTime: '2026-11-17T14:00:00Z', endTime: '2026-11-17T14:25:00Z' }],
    });
    expect(await minutesOf(false)).toBe(25);
    answer = json({ itineraries: [], direct: [] });
    expect(await minutesOf(false)).toBeNull();
  });

  test.each(FAILURES)('%s gives null and a log line without the places', async (_name, failure) => {
    answer = failure;
    expect(await minutesOf(false)).toBeNull();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain('52.5');
  });
});
