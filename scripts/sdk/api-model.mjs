// The records, events, errors and operations of API v1 in a form from which the types of an SDK are written in any
// language: nested objects are records of their own, and equal ones are written once.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const DESCRIPTION = join(import.meta.dirname, '../../openapi/v1.json');

/** After this 503 a change may have happened: the service lost its database while it executed the call. */
const UNKNOWN_OUTCOME = 'SERVICE_UNAVAILABLE';

/** `order.created`, `ORDER_NOT_FOUND` and `listOrders` as the name of a class. */
export function className(text) {
  const words = text.split(/[._-]/).map((word) => (/^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : word));
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/**
 * A type is one of:
 * `{ kind: 'string' | 'integer' | 'number' | 'boolean' | 'any' }`, with `format` (`date-time`, `date`, `uuid`, …) and
 * `values` (`[{ value, description }]`, the values of an enum; `isOpen` if further ones may come) where the text has them,
 * `{ kind: 'list', of }`, `{ kind: 'map', of }`, or `{ kind: 'record', name }`. `isNullable` is true if it may be null.
 */
class ModelReader {
  records = [];
  namesByShape = new Map();

  typeOf(schema, name, description) {
    if (schema.$ref) return { kind: 'record', name: schema.$ref.split('/').at(-1), isNullable: false };
    if (schema.anyOf) return this.choice(schema, name, description);
    if (Array.isArray(schema.type)) {
      const type = schema.type.find((each) => each !== 'null');
      return { ...this.typeOf({ ...schema, type }, name, description), isNullable: true };
    }
    const isNullable = false;
    if (schema.type === 'array') {
      return { kind: 'list', of: this.typeOf(schema.items, name, description), isNullable };
    }
    if (schema.type === 'object') return this.objectType(schema, name, description);
    if (!schema.type && !schema.enum && schema.const === undefined) return { kind: 'any', isNullable };
    const values = valuesOf(schema);
    return {
      kind: schema.type ?? 'string',
      ...(schema.format && { format: schema.format }),
      ...(values && { values, isOpen: schema['x-open-enum'] === true }),
      isNullable,
    };
  }

  choice(schema, name, description) {
    const others = schema.anyOf.filter(({ type }) => type !== 'null');
    const isNullable = others.length < schema.anyOf.length;
    if (others.length !== 1) return { kind: 'any', isNullable };
    const type = this.typeOf(others[0], name, description);
    return { ...type, isNullable: isNullable || type.isNullable };
  }

  objectType(schema, name, description) {
    const properties = Object.entries(schema.properties ?? {});
    if (properties.length === 0) {
      const { additionalProperties: others } = schema;
      const isTyped = typeof others === 'object' && Object.keys(others).length > 0;
      const of = isTyped ? this.typeOf(others, name, description) : { kind: 'any', isNullable: false };
      return { kind: 'map', of, isNullable: false };
    }
    return { kind: 'record', name: this.record(schema, name, description), isNullable: false };
  }

  /** Writes the record and those within it, and answers its name. */
  record(schema, name, description) {
    const shape = JSON.stringify(withoutTexts(schema));
    const known = this.namesByShape.get(shape);
    if (known) return known;
    this.namesByShape.set(shape, name);
    const required = new Set(schema.required ?? []);
    const fields = Object.entries(schema.properties).map(([field, of]) => ({
      name: field,
      description: of.description ?? '',
      isRequired: required.has(field),
      type: this.typeOf(of, name + className(field), `The field ${field} of ${name}`),
    }));
    this.records.push({ name, description, fields });
    return name;
  }
}

function valuesOf(schema) {
  if (schema.const !== undefined) return [{ value: schema.const, description: '' }];
  const descriptions = schema['x-enum-descriptions'] ?? [];
  return schema.enum?.map((value, index) => ({ value, description: descriptions[index] ?? '' }));
}

/** What two equal schemas have in common. */
function withoutTexts(value) {
  if (Array.isArray(value)) return value.map(withoutTexts);
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value).filter(
    ([key]) =>
      !['description', 'example', 'examples', 'pattern', 'default'].includes(key) && !key.startsWith('x-'),
  );
  return Object.fromEntries(kept.map(([key, inner]) => [key, withoutTexts(inner)]));
}

const jsonOf = (part) => part?.content?.['application/json']?.schema;

/**
 * `records`: `[{ name, description, fields: [{ name, description, isRequired, type }] }]`
 * `operations`: `[{ id, method, path, summary, parameters, body, answer }]`; `body` and `answer` are types or null
 * `events`: `[{ name, summary, record }]`, the messages of webhooks
 * `errors`: `[{ code, status, message }]`; `busyCodes`: the 503 after which nothing was executed
 */
export function readApiModel() {
  const description = JSON.parse(readFileSync(DESCRIPTION, 'utf8'));
  const reader = new ModelReader();
  const { schemas, examples } = description.components;
  // Short names first: they name the common parts.
  const names = Object.keys(schemas).sort(
    (one, other) => one.length - other.length || (one < other ? -1 : 1),
  );
  for (const name of names) reader.record(schemas[name], name, schemas[name].description ?? '');
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => readOperation(reader, path, method, operation)),
  );
  const events = Object.entries(description.webhooks).map(([name, { post }]) => ({
    name,
    summary: post.summary,
    record: reader.record(jsonOf(post.requestBody), `${className(name)}Event`, `${name}: ${post.summary}`),
  }));
  return {
    version: description.info.version,
    records: reader.records,
    operations,
    events,
    errors: errorsOf(examples, ['v1']),
    busyCodes: errorsOf(examples, ['v1', 'legacy'])
      .filter(({ status, code }) => status === 503 && code !== UNKNOWN_OUTCOME)
      .map(({ code }) => code),
  };
}

function readOperation(reader, path, method, operation) {
  const title = className(operation.operationId);
  const body = jsonOf(operation.requestBody);
  const good = Object.entries(operation.responses).find(([status]) => status.startsWith('2'))?.[1];
  const answer = jsonOf(good);
  return {
    id: operation.operationId,
    method: method.toUpperCase(),
    path,
    summary: operation.summary ?? '',
    parameters: (operation.parameters ?? []).map((parameter) => ({
      name: parameter.name,
      in: parameter.in,
      isRequired: parameter.required === true,
      description: parameter.description ?? '',
      type: reader.typeOf(parameter.schema, title + className(parameter.name), parameter.description ?? ''),
    })),
    body: body ? reader.typeOf(body, `${title}Body`, `The body of ${operation.operationId}`) : null,
    answer: answer ? reader.typeOf(answer, `${title}Answer`, `The answer of ${operation.operationId}`) : null,
  };
}

/** The examples of errors are named `<form>-<status>-<code>`. */
function errorsOf(examples, forms) {
  const byCode = new Map();
  for (const [key, example] of Object.entries(examples)) {
    const [form, status, ...code] = key.split('-');
    if (!forms.includes(form) || byCode.has(code.join('-'))) continue;
    byCode.set(code.join('-'), {
      code: code.join('-'),
      status: Number(status),
      message: example.value.error.message ?? example.value.message,
    });
  }
  return [...byCode.values()].sort((one, other) => (one.code < other.code ? -1 : 1));
}
