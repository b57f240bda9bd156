// The promises of the page about versions: a declared end, two headers on every answer, a year's notice.
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { ERRORS } from '../../src/api/shared/errors/error-catalog.ts';
import { v1Api } from '../../src/api/v1/api.ts';
import { me } from '../../src/api/v1/me.ts';
import { type AnyApi, registerApi } from '../../src/http/api.ts';
import { describeDocument, withResponsesInPlace } from '../../src/http/openapi.ts';
import { uploadBudget } from '../../src/http/upload-budget.ts';
import { pages } from '../pages/docs/doc-pages.ts';

const ENDING = { since: '2027-01-01', endsOn: '2028-01-01', instead: 'GET /api/v2/me' };

// biome-ignore lint/suspicious/noExplicitAny: nothing of the services is used.
type Ending = AnyApi<any>;

/** API v1 with one deprecated operation, open to every valid credential. */
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
  registerApi(app, api, null, {
    errors: ERRORS,
    checkAnswers: false,
    uploads: uploadBudget(),
    readReplica: null,
  });
  return app;
};

test('every answer of a deprecated operation has both dates in its headers, errors too', async () => {
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

test('the API description marks it, and names the headers and the replacement', () => {
  const api = apiThatEnds();
  const document = withResponsesInPlace(describeDocument(api.description.document, [api], ERRORS));
  const { get } = (document.paths as Record<string, Record<string, never>>)['/extern/me']!;
  expect(get).toMatchObject({
    deprecated: true,
    description: expect.stringContaining('ends on 2028-01-01: use `GET /api/v2/me`.'),
    responses: { 200: { headers: { Deprecation: {}, Sunset: {} } }, 401: { headers: { Sunset: {} } } },
  });
});

test('a notice of less than a year fails at the start', () => {
  expect(() => register(apiThatEnds({ ...ENDING, endsOn: '2027-12-31' }))).toThrow('2027-12-31');
});
