// The API descriptions are complete, and the tracked one of API v1 is up to date.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { describeInFull, describe as describeShort } from '../../src/api/docs/descriptions.ts';
import {
  DOCUMENTS,
  OPERATIONS_DOCUMENT,
  PORTAL_DOCUMENT,
  V1_DOCUMENT,
} from '../../src/api/shared/description-frames.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { expectV1Error } from '../harness/expect-answer.ts';
import { OPERATOR_TOKEN } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';

interface Operation {
  operationId: string;
  security: object[];
  parameters: { name: string; required: boolean; schema: { enum?: string[] } }[];
  requestBody?: object;
  responses: Record<string, { headers: object; content?: Record<string, { examples?: object }> }>;
}
interface Document {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, { properties?: object; additionalProperties?: unknown }> };
}

test('the tracked description of API v1 is up to date (npm run generate writes it)', () => {
  const tracked = JSON.parse(readFileSync(projectPath('../openapi/v1.json'), 'utf8'));
  expect(tracked).toEqual(JSON.parse(JSON.stringify(describeShort(V1_DOCUMENT))));
});

describe.each(DOCUMENTS)('in the description of $name', (frame) => {
  const document = describeInFull(frame) as Document;
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path));

  test('operation ids are unique, and every operation names its security', () => {
    const ids = operations.map((operation) => operation.operationId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(operations.every((operation) => operation.security.length > 0)).toBe(true);
  });

  test('every response has the standard headers, and every error an example for each code', () => {
    for (const { operationId, responses } of operations) {
      for (const [status, response] of Object.entries(responses)) {
        expect(Object.keys(response.headers), `${operationId} ${status}`).toContain('X-Request-Id');
        if (Number(status) >= 400) {
          expect(Object.keys(response.content?.['application/json']?.examples ?? {}).length).toBeGreaterThan(
            0,
          );
        }
      }
      expect(Object.keys(responses)).toContain('500');
    }
  });

  test('records stay open for new fields, bodies of requests are closed', () => {
    const sent = new Set(
      JSON.stringify(operations.map(({ requestBody }) => requestBody)).match(/schemas\/\w+/g) ?? [],
    );
    for (const [id, schema] of Object.entries(document.components.schemas)) {
      // Types of other standards, such as WebAuthn, may be extended by them.
      const isOthers = typeof schema.additionalProperties === 'object';
      if (schema.properties && !isOthers)
        expect(schema.additionalProperties === false, id).toBe(sent.has(`schemas/${id}`));
    }
  });
});

test.each(DOCUMENTS.filter((frame) => frame !== V1_DOCUMENT))(
  'every operation of $name names the answers to a wrong field and to an id that cannot exist',
  (frame) => {
    for (const [path, methods] of Object.entries((describeInFull(frame) as Document).paths)) {
      for (const { operationId, responses } of Object.values(methods)) {
        const examples = responses['400']?.content?.['application/json']?.examples;
        expect(examples, operationId).toHaveProperty('INVALID_REQUEST');
        if (path.includes('{')) expect(responses, operationId).toHaveProperty('404');
      }
    }
  },
);

test('required parameters of a query are marked', () => {
  const parametersOf = (frame: (typeof DOCUMENTS)[number], path: string) =>
    (describeInFull(frame) as Document).paths[path]!.get!.parameters.map(({ name, required }) => [
      name,
      required,
    ]);
  expect(parametersOf(OPERATIONS_DOCUMENT, '/search')).toEqual([['q', true]]);
  expect(parametersOf(PORTAL_DOCUMENT, '/{environment}/invoices.zip')).toEqual([
    ['environment', true],
    ['month', true],
  ]);
  expect(parametersOf(OPERATIONS_DOCUMENT, '/accounts')).toEqual([
    ['limit', false],
    ['cursor', false],
    ['search', false],
  ]);
});

describe('served', () => {
  const addresses = DOCUMENTS.filter((frame) => frame !== OPERATIONS_DOCUMENT).flatMap(({ paths }) => paths);

  test.each(addresses)(
    '%s is compressed, open to every origin, and not sent again to a client that has it',
    async (path) => {
      const service = await sharedService();
      const answer = await fetch(service.url + path, { headers: { 'accept-encoding': 'gzip' } });
      expect(answer.headers.get('content-encoding')).toBe('gzip');
      expect(answer.headers.get('access-control-allow-origin')).toBe('*');
      expect(await answer.json()).toMatchObject({ openapi: '3.1.0' });
      const etag = answer.headers.get('etag')!;
      const again = await fetch(service.url + path, { headers: { 'if-none-match': etag } });
      expect(again.status).toBe(304);
    },
  );

  test('the description of operations is served only to the operator, and to no other origin', async () => {
    const service = await sharedService();
    const [path] = OPERATIONS_DOCUMENT.paths;
    expectV1Error(await service.call(path!), 401, 'UNAUTHORIZED');
    const answer = await service.call(path!, { key: OPERATOR_TOKEN });
    expect(answer.json).toMatchObject({ openapi: '3.1.0' });
    expect(answer.headers.get('access-control-allow-origin')).toBeNull();
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

test('pages, repetitions and sign-in are described for clients', () => {
  const { paths } = describeInFull(V1_DOCUMENT) as Document;
  const named = (path: string, name: string) =>
    paths[path]!.get!.parameters.find((each) => each.name === name)!.schema;
  expect(named('/extern/orders', 'limit')).toEqual({
    type: 'integer',
    minimum: 1,
    maximum: 100,
    default: 20,
  });
  const sent = Object.fromEntries(
    paths['/extern/orders']!.post!.parameters.map(({ name, schema }) => [name, schema]),
  );
  expect(sent['Idempotency-Key']).toMatchObject({ minLength: 1, maxLength: 200 });
  expect(sent['X-Sandbox-Mode']!.enum).toEqual(['automatic', 'manual']);
  expect(sent['X-Sandbox-Scenario']!.enum).toContain('QUOTE_REQUIRED');
  const { responses } = paths['/extern/orders']!.post!;
  for (const status of ['409', '429']) expect(responses[status]!.headers).toHaveProperty('Retry-After');
  for (const status of ['401', '403']) expect(responses[status]!.headers).toHaveProperty('WWW-Authenticate');
});
