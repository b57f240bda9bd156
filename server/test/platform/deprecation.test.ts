// What the page on versions promises of what ends: a declaration, two headers on every answer, and a year's notice.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ERRORS } from '../../src/api/shared/errors/error-catalog.ts';
import { v1Api } from '../../src/api/v1/api.ts';
import { me } from '../../src/api/v1/me.ts';
import { type AnyApi, registerApi } from '../../src/http/api.ts';
import { describeDocument } from '../../src/http/openapi.ts';
import { pages } from '../docs/doc-pages.ts';

const ENDING = { since: '2027-01-01', endsOn: '2028-01-01', instead: 'GET /api/v2/me' };

// biome-ignore lint/suspicious/noExplicitAny: nothing of the services is used.
type Ending = AnyApi<any>;

/** API v1 with one operation that ends, open to everybody who says who it is. */
function apiThatEnds(deprecated = ENDING): Ending {
  const route = { ...me, deprecated, handler: () => ({ status: 200, body: {} }) };
  return {
    ...v1Api,
    routes: [route],
    admit: async (_route, { headers }) => {
      if (!headers.authorization) throw new Error('Who is it?');
    },
  };
}

const register = (api: Ending) => {
  const app = fastify();
  app.decorateRequest('caller', null);
  registerApi(app, api, null, { errors: ERRORS, checkAnswers: false });
  return app;
};

test('every answer of an operation that ends says since when and until when, errors too', async () => {
  const app = register(apiThatEnds());
  const shown = pages
    .find(({ name }) => name === 'versioning')!
    .fences.find(({ language }) => language === 'http')!;
  for (const headers of [{ authorization: 'me' }, {}]) {
    const answer = await app.inject({ url: '/api/v1/extern/me', headers });
    const { deprecation, sunset } = answer.headers;
    expect([answer.statusCode, `Deprecation: ${deprecation}\nSunset: ${sunset}\n`]).toEqual([
      headers.authorization ? 200 : 500,
      shown.code,
    ]);
  }
});

test('the description marks it, names the headers and what to use in its place', () => {
  const api = apiThatEnds();
  const document = describeDocument(api.description.document, [api], ERRORS);
  const { get } = (document.paths as Record<string, Record<string, never>>)['/extern/me']!;
  expect(get).toMatchObject({
    deprecated: true,
    description: expect.stringContaining('ends on 2028-01-01: use `GET /api/v2/me`.'),
    responses: { 200: { headers: { Deprecation: {}, Sunset: {} } }, 401: { headers: { Sunset: {} } } },
  });
});

test('what is announced with less than a year’s notice does not start', () => {
  expect(() => register(apiThatEnds({ ...ENDING, endsOn: '2027-12-31' }))).toThrow('2027-12-31');
});
