// Writes TypeScript types from an OpenAPI 3.1 description: the schemas, and the operations for openapi-fetch.

const REFERENCE = /^#\/components\/schemas\/(.+)$/;

const isName = (key) => /^[A-Za-z_$][\w$]*$/.test(key);
const keyOf = (key) => (isName(key) ? key : JSON.stringify(key));
const indented = (text) => text.replace(/^(?=.)/gm, '  ');
const unique = (values) => [...new Set(values)];

function union(types) {
  const all = unique(types);
  return all.length > 1 ? `(${all.join(' | ')})` : (all[0] ?? 'unknown');
}

/** Descriptions become comments only if the reader of the types has no other documentation. */
function commentOf({ description, format }, { describe }) {
  if (!describe || !(description || format)) return '';
  const lines = [...(format ? [`Format: ${format}`] : []), ...(description ? description.split('\n') : [])];
  const text = lines.map((line) => line.replaceAll('*/', '*\\/'));
  return text.length > 1
    ? `/**\n${text.map((line) => ` * ${line}`).join('\n')}\n */\n`
    : `/** ${text[0]} */\n`;
}

function objectType(schema, options) {
  const { properties = {}, required = [], additionalProperties } = schema;
  const fields = Object.entries(properties).map(([key, value]) => {
    const isAlwaysThere = required.includes(key) || (options.withDefaults && value.default !== undefined);
    return `${commentOf(value, options)}${keyOf(key)}${isAlwaysThere ? '' : '?'}: ${typeOf(value, options)};`;
  });
  if (additionalProperties) {
    const others = additionalProperties === true ? 'unknown' : typeOf(additionalProperties, options);
    fields.push(`[key: string]: ${others};`);
  }
  if (fields.length === 0) return 'Record<string, never>';
  return `{\n${indented(fields.join('\n'))}\n}`;
}

function plainType(type, schema, options) {
  switch (type) {
    case 'object':
      return objectType(schema, options);
    case 'array':
      return schema.items ? `${typeOf(schema.items, options)}[]` : 'unknown[]';
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return type;
    default:
      return 'unknown';
  }
}

export function typeOf(schema, options) {
  if (schema.$ref) return `components['schemas'][${JSON.stringify(REFERENCE.exec(schema.$ref)[1])}]`;
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) {
    const values = schema.enum.map((value) => JSON.stringify(value));
    // Values that are added later must compile, too.
    return union(schema['x-open-enum'] ? [...values, '(string & {})'] : values);
  }
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return union(choices.map((choice) => typeOf(choice, options)));
  if (schema.allOf) return `(${schema.allOf.map((part) => typeOf(part, options)).join(' & ')})`;
  return union([schema.type].flat().map((type) => plainType(type, schema, options)));
}

function contentType(content, options) {
  const kinds = Object.entries(content).map(
    ([kind, { schema = {} }]) => `${keyOf(kind)}: ${typeOf(schema, options)};`,
  );
  return `{ content: {\n${indented(kinds.join('\n'))}\n} }`;
}

function parametersType(parameters, options) {
  const places = ['path', 'query', 'header'].map((place) => {
    const here = parameters.filter((parameter) => parameter.in === place);
    if (here.length === 0) return `${place}?: never;`;
    const fields = here.map(
      ({ name, required, schema, description }) =>
        `${commentOf({ description }, options)}${keyOf(name)}${required ? '' : '?'}: ${typeOf(schema, options)};`,
    );
    const isNeeded = here.some(({ required }) => required);
    return `${place}${isNeeded ? '' : '?'}: {\n${indented(fields.join('\n'))}\n};`;
  });
  return `{\n${indented(places.join('\n'))}\n}`;
}

/** Only successful responses, because callers get errors as exceptions. */
function operationType({ parameters = [], requestBody, responses }, options) {
  const good = Object.entries(responses).filter(([status]) => Number(status) < 300);
  const inCalls = { ...options, withDefaults: false };
  const answers = good.map(([status, { content }]) => {
    const type = content ? contentType(content, options) : '{ content?: never }';
    return `${status}: ${type};`;
  });
  const lines = [
    `parameters: ${parametersType(parameters, inCalls)};`,
    requestBody
      ? `requestBody${requestBody.required ? '' : '?'}: ${contentType(requestBody.content, inCalls)};`
      : 'requestBody?: never;',
    `responses: {\n${indented(answers.join('\n'))}\n};`,
  ];
  return `{\n${indented(lines.join('\n'))}\n}`;
}

function referencesIn(value, found = new Set()) {
  if (value === null || typeof value !== 'object') return found;
  if (typeof value.$ref === 'string') {
    const name = REFERENCE.exec(value.$ref)?.[1];
    if (name) found.add(name);
  }
  for (const inner of Object.values(value)) referencesIn(inner, found);
  return found;
}

/** These schemas, and all that they refer to. */
function withReferences(schemas, names) {
  const reached = new Set();
  const queue = [...names];
  while (queue.length > 0) {
    const name = queue.pop();
    if (reached.has(name)) continue;
    reached.add(name);
    queue.push(...referencesIn(schemas[name]));
  }
  return Object.keys(schemas).filter((name) => reached.has(name));
}

const interfaceOf = (name, lines) => `export interface ${name} {\n${indented(lines.join('\n'))}\n}\n`;

/**
 * The types of these operations ({ path, method, operation }), of these schemas and of all they refer to.
 * `withDefaults`: a field with a default is always present. `describe`: descriptions become comments.
 */
export function writeTypes({ schemas, operations, schemaNames, withDefaults, describe, withPaths }) {
  const options = { withDefaults, describe };
  const used = operations.map(({ operation: { parameters, requestBody, responses } }) => {
    const good = Object.entries(responses).filter(([status]) => Number(status) < 300);
    return { parameters, requestBody, good: good.map(([, { content }]) => content) };
  });
  const names = withReferences(schemas, [...schemaNames, ...referencesIn(used)]);
  const types = names.map(
    (name) => `${commentOf(schemas[name], options)}${keyOf(name)}: ${typeOf(schemas[name], options)};`,
  );
  const calls = operations.map(
    ({ operation }) => `${keyOf(operation.operationId)}: ${operationType(operation, options)};`,
  );
  const paths = unique(operations.map(({ path }) => path)).map((path) => {
    const methods = operations.filter((one) => one.path === path);
    const lines = methods.map(
      ({ method, operation }) => `${method}: operations[${JSON.stringify(operation.operationId)}];`,
    );
    return `${JSON.stringify(path)}: {\n${indented(lines.join('\n'))}\n};`;
  });
  return [
    ...(withPaths ? [interfaceOf('paths', paths)] : []),
    interfaceOf('components', [`schemas: {\n${indented(types.join('\n'))}\n};`]),
    interfaceOf('operations', calls),
  ].join('\n');
}
