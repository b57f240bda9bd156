// The collections for Postman and Bruno hold every call and work with their own variables.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareDemo } from '../../../src/demo/access.ts';
import { createOrder } from '../../harness/orders.ts';
import { startService } from '../../harness/service.ts';
import { pagesOf } from '../pages.ts';

/** The key is shown only where nothing but demo data exists. */
const service = await startService({ config: { demo: true } });
const dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
afterAll(async () => {
  await service.close();
  rmSync(dataDir, { recursive: true, force: true });
});

interface Variable {
  key: string;
  value: string;
}

interface Request {
  method: string;
  header: (Variable & { disabled?: boolean })[];
  url: { raw: string; variable?: Variable[] };
  body?: { mode: string; raw?: string };
  auth?: object;
}

interface PostmanCollection {
  auth: { apikey: Variable[] };
  variable: Variable[];
  item: { name: string; item: { name: string; request: Request }[] }[];
}

/** What the published schema of format 2.1 requires of the parts that we use. */
const text = { type: 'string' };
const pairs = {
  type: 'array',
  items: { type: 'object', required: ['key', 'value'], properties: { key: text, value: text } },
};
const POSTMAN_SHAPE = {
  type: 'object',
  required: ['info', 'item'],
  properties: {
    info: {
      type: 'object',
      required: ['name', 'schema'],
      properties: {
        schema: { const: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json' },
      },
    },
    variable: pairs,
    auth: {
      type: 'object',
      required: ['type'],
      properties: { type: { enum: ['apikey', 'basic'] }, apikey: pairs },
    },
    item: {
      type: 'array',
      items: {
        type: 'object',
        required: ['name', 'item'],
        properties: {
          item: {
            type: 'array',
            items: {
              type: 'object',
              required: ['name', 'request'],
              properties: {
                request: {
                  type: 'object',
                  required: ['method', 'url'],
                  properties: {
                    method: { enum: ['GET', 'POST', 'PATCH', 'DELETE'] },
                    header: pairs,
                    url: {
                      type: 'object',
                      required: ['raw', 'host', 'path'],
                      properties: {
                        raw: text,
                        host: { type: 'array', items: text },
                        path: { type: 'array', items: text },
                        query: pairs,
                        variable: pairs,
                      },
                    },
                    body: {
                      type: 'object',
                      required: ['mode'],
                      properties: { mode: { enum: ['raw', 'urlencoded'] }, raw: text, urlencoded: pairs },
                    },
                  },
                },
              },
            },
          },
        },
      },
    },
  },
};

describe('the collections', () => {
  let site: Awaited<ReturnType<typeof pagesOf>>;
  let key: string;
  let operationIds: string[];
  let summaries: string[];

  beforeAll(async () => {
    const demoAccess = (await prepareDemo(service.services.core, dataDir))!;
    key = demoAccess.apiKey;
    site = await pagesOf(service, { demoAccess });
    const { paths } = JSON.parse((await site.open('/openapi.json')).html);
    const operations = Object.values<Record<string, { operationId: string; summary: string }>>(paths).flatMap(
      (methods) => Object.values(methods),
    );
    operationIds = operations.map(({ operationId }) => operationId);
    summaries = operations.map(({ summary }) => summary);
  });

  const readPostman = async (): Promise<PostmanCollection> =>
    JSON.parse((await site.open('/docs/handover.postman_collection.json')).html);

  test('Postman: the file has the shape of format 2.1 and every operation', async () => {
    const collection = await readPostman();
    const validate = new Ajv2020({ strict: false }).compile(POSTMAN_SHAPE);
    expect(validate(collection), JSON.stringify(validate.errors)).toBe(true);
    expect(collection.item.flatMap(({ item }) => item.map(({ name }) => name)).sort()).toEqual(
      summaries.sort(),
    );
    const environment = JSON.parse((await site.open('/docs/handover.postman_environment.json')).html);
    expect(environment.values.map((each: Variable) => each.key)).toEqual(
      collection.variable.map((each) => each.key),
    );
    expect(environment.values).toContainEqual({ key: 'apiKey', value: key, type: 'secret', enabled: true });
  });

  test('Postman: every variable that a request uses is declared', async () => {
    const collection = await readPostman();
    const declared = new Set(collection.variable.map((each) => each.key));
    const used = [...JSON.stringify(collection).matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!);
    expect(used.length).toBeGreaterThan(30);
    expect(used.filter((name) => !declared.has(name))).toEqual([]);
  });

  test('Postman: a request works with the variables of the collection and a chosen order', async () => {
    const collection = await readPostman();
    const { orderNumber } = (await createOrder(service, key)).json;
    const values = new Map(collection.variable.map((each) => [each.key, each.value]));
    values.set('order', orderNumber);
    const resolve = (given: string) => given.replaceAll(/\{\{(\w+)\}\}/g, (_, name) => values.get(name)!);
    expect(values.get('baseUrl')).toBe(`${service.services.config.publicUrl}/api/v1`);
    // The public address of a test is not that of its port.
    values.set('baseUrl', `${site.url}/api/v1`);
    const { request } = collection.item
      .flatMap(({ item }) => item)
      .find(({ name }) => name === 'Get an order')!;
    const { url, method, header } = request;
    const address = url.variable!.reduce(
      (raw, { key, value }) => raw.replace(`:${key}`, resolve(value)),
      url.raw,
    );
    const auth = Object.fromEntries(collection.auth.apikey.map((each) => [each.key, resolve(each.value)]));
    const sent = header.filter(({ disabled }) => !disabled).map((each) => [each.key, resolve(each.value)]);
    const answer = await fetch(resolve(address), {
      method,
      headers: { ...Object.fromEntries(sent), [auth.key!]: auth.value! },
    });
    expect([answer.status, ((await answer.json()) as { orderNumber: string }).orderNumber]).toEqual([
      200,
      orderNumber,
    ]);
  });

  test('Bruno: the folder has a file for every operation, and every variable in its environment', async () => {
    const answer = await fetch(`${site.url}/docs/handover-bruno.zip`);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = unzipSync(new Uint8Array(await answer.arrayBuffer()));
    const texts = Object.entries(files).map(([name, bytes]) => ({
      name,
      text: new TextDecoder().decode(bytes),
    }));
    const textOf = (name: string) => texts.find((each) => each.name === name)!.text;
    expect(JSON.parse(textOf('handover/bruno.json'))).toMatchObject({ version: '1', type: 'collection' });
    const requests = texts.filter(({ text }) => /^meta \{\n {2}name: .+\n {2}type: http\n/.test(text));
    expect(requests.map(({ name }) => /(\w+)\.bru$/.exec(name)![1]).sort()).toEqual(operationIds.sort());
    const environment = textOf('handover/environments/Handover.bru');
    const used = requests.flatMap(({ text }) =>
      [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name!),
    );
    expect([...new Set(used)].filter((name) => !new RegExp(`^  ${name}\\b`, 'm').test(environment))).toEqual(
      [],
    );
    // The key of the demo is a secret, which Bruno asks for: it is not in the file.
    expect(environment).not.toContain(key);
    expect(textOf('handover/orders/changeOrder.bru')).toContain(
      'patch {\n  url: {{baseUrl}}/extern/orders/:id\n  body: json\n  auth: none\n}',
    );
  });
});
