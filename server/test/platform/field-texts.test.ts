// Every field, parameter, header and value of API v1 says what it is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

type Json = Record<string, unknown>;

const description: Json = JSON.parse(readFileSync(projectPath('../openapi/v1.json'), 'utf8'));

/** Says the format and not what the field is. */
const FORMAT_ONLY = /^(?:ISO \S+(?:, UTC| alpha-2| with a time zone)?|text|time|number|integer|email|Bytes)$/;

function isSentence(text: unknown): boolean {
  return typeof text === 'string' && /^[A-Z`\d].*\s\S/.test(text) && !FORMAT_ONLY.test(text);
}

/** A value may be explained by a single word, such as Diesel. */
const isExplained = (text: unknown) => typeof text === 'string' && /^[A-Z`].{2}/.test(text);

/** The paths of fields without a sentence and of values without a meaning. */
function undescribed(value: unknown, path = '#'): string[] {
  if (value === null || typeof value !== 'object') return [];
  const found: string[] = [];
  const node = value as Json;
  const isExample = /\/examples?(?:\/|$)/.test(path);
  if (isExample) return [];
  if (Array.isArray(node.enum)) {
    const texts = (node['x-enum-descriptions'] ?? []) as unknown[];
    const map = (node['x-enumDescriptions'] ?? {}) as Json;
    for (const [index, name] of (node.enum as string[]).entries()) {
      if (!isExplained(texts[index]) || texts[index] !== map[name]) found.push(`${path} = ${name}`);
    }
  }
  if (isObject(node.properties) && !path.endsWith('/properties')) {
    for (const [name, field] of Object.entries(node.properties)) {
      if (!isSentence((field as Json).description)) found.push(`${path}.${name}`);
    }
  }
  if (typeof node.in === 'string' && typeof node.name === 'string' && 'schema' in node) {
    if (!isSentence(node.description)) found.push(`${path} (${node.name})`);
  }
  if (isObject(node.headers) && !path.endsWith('/properties')) {
    for (const [name, header] of Object.entries(node.headers)) {
      const text = (header as Json).description;
      if (!('$ref' in (header as Json)) && !isSentence(text)) found.push(`${path} header ${name}`);
    }
  }
  return [...found, ...Object.entries(node).flatMap(([key, inner]) => undescribed(inner, `${path}/${key}`))];
}

function isObject(value: unknown): value is Json {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

test('every field, parameter, header and value has a sentence', () => {
  expect(undescribed(description)).toEqual([]);
});

test('a field or a value without one is found wherever it is', () => {
  const text = JSON.stringify(description);
  expect(text.length).toBeGreaterThan(500_000);
  const broken = JSON.parse(text);
  const { schemas } = broken.components;
  delete schemas.Order.properties.price.anyOf[0].properties.vatRate.description;
  schemas.Order.properties.createdAt.description = 'ISO 8601, UTC';
  schemas.Order.properties.transportType.enum.push('DRONE');
  delete broken.paths['/extern/orders/{id}'].get.parameters[0].description;
  const event = broken.webhooks['order.created'].post.requestBody.content['application/json'].schema;
  delete event.properties.data.properties.status['x-enum-descriptions'];
  const found = undescribed(broken);
  expect(found).toContain('#/components/schemas/Order.createdAt');
  expect(found).toContain('#/components/schemas/Order/properties/transportType = DRONE');
  for (const part of ['.vatRate', '(id)', 'data/properties/status = ACCEPTED']) {
    expect(found.some((path) => path.endsWith(part))).toBe(true);
  }
});

test('the code of an error is an enum of the codes that the answers of API v1 declare', () => {
  const { schemas, examples } = description.components as {
    schemas: { Error: { properties: { error: { properties: { code: Json } } } } };
    examples: Json;
  };
  const { code } = schemas.Error.properties.error.properties;
  const declared = Object.keys(examples).flatMap((name) => /^v1-\d+-(\w+)$/.exec(name)?.[1] ?? []);
  expect(code.enum).toEqual([...new Set(declared)].sort());
  expect(code['x-open-enum']).toBe(true);
});
