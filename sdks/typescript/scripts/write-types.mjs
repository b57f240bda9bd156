// Writes the types of the SDK from openapi/v1.json; `--check` fails if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeTypes } from '../../../scripts/openapi-types.mjs';

const HEAD = '// Written from openapi/v1.json by "npm run generate"; not by hand.\n';
const document = JSON.parse(readFileSync(new URL('../../../openapi/v1.json', import.meta.url), 'utf8'));

const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
);

const eventType = (name) => `${name.replace(/(?:^|[._])(\w)/g, (_, letter) => letter.toUpperCase())}Event`;

/** The schemas of the description, and the message of every event. */
function allSchemas() {
  const messages = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema } = post.requestBody.content['application/json'];
    return [eventType(name), { description: post.summary, ...schema }];
  });
  return { ...document.components.schemas, ...Object.fromEntries(messages) };
}

function writeApiTypes() {
  const schemas = allSchemas();
  return writeTypes({ schemas, operations, schemaNames: Object.keys(schemas), describe: true });
}

const union = (names) => names.map((name) => `\n  | '${name}'`).join('');

function writeTable() {
  const rows = operations.map(
    ({ path, method, operation }) => `  ${operation.operationId}: '${method.toUpperCase()} ${path}',`,
  );
  return `${HEAD}
export const OPERATIONS = {
${rows.join('\n')}
} as const;
`;
}

function writeNames() {
  const codes = Object.keys(document.components.examples)
    .filter((name) => name.startsWith('v1-'))
    .map((name) => name.slice(7));
  const events = Object.keys(document.webhooks);
  const bodies = events.map((name) => `  '${name}': components['schemas']['${eventType(name)}'];`);
  return `
/** The codes that answers of API v1 carry. */
export type KnownErrorCode =${union([...new Set(codes)].sort())};

/** The message of every event, by its name. */
export interface EventMessages {
${bodies.join('\n')}
}
`;
}

/** After this 503 a change may have happened: the service lost its database while it executed the call. */
const UNKNOWN_OUTCOME = 'SERVICE_UNAVAILABLE';

/** The keys of examples are `<format>-<status>-<code>`. */
function busyCodes() {
  const keys = Object.keys(document.components.examples).map((name) => name.split('-'));
  const codes = keys.filter(([, status]) => status === '503').map(([, , code]) => code);
  return [...new Set(codes)].filter((code) => code !== UNKNOWN_OUTCOME).sort();
}

function writeLists() {
  const enumOf = (name) =>
    document.paths['/extern/orders'].post.parameters.find((parameter) => parameter.name === name).schema.enum;
  const list = (name, what, values) =>
    `\n/** ${what} */\nexport const ${name} = [${values.map((value) => `\n  '${value}',`).join('')}\n] as const;\n`;
  return (
    HEAD +
    list(
      'ORDER_STATUSES',
      'Every status of an order or a request.',
      document.components.schemas.Order.properties.status.enum,
    ) +
    list('EVENT_NAMES', 'Every event that an endpoint can get.', Object.keys(document.webhooks)) +
    list('SCENARIO_NAMES', 'How an order of the sandbox can go on.', enumOf('X-Sandbox-Scenario')) +
    list('BUSY_CODES', 'The codes of a 503 of the service: it has not executed the call.', busyCodes())
  );
}

/** The values of a sample message in fields of these names. */
const NAMED = {
  id: '0199a0c2-7c4e-7000-8000-000000000050',
  createdAt: '2026-10-05T08:12:00.000Z',
  tenantId: '0199a0c2-7c4e-7000-8000-000000000001',
  kind: 'ORDER',
  status: 'ACCEPTED',
  orderId: '0199a0c2-7c4e-7000-8000-000000000010',
  orderNumber: 'SBX-100001',
  externalOrderId: 'PO-4711',
  trackingUrl: 'https://handover.example/t/7K3MPQ9XW2R4T8BNHC',
  fileName: 'document.pdf',
  downloadUrl:
    'https://handover.example/api/v1/extern/orders/0199a0c2-7c4e-7000-8000-000000000010/documents/0199a0c2-7c4e-7000-8000-000000000050',
  contentType: 'application/pdf',
  sha256: '0123456789abcdef'.repeat(4),
  size: 84213,
  quoteNumber: 'SBX-QT-100001',
  invoiceNumber: 'SBX-INV-100001',
  cancellationNumber: 'SBX-INV-100002',
  message: 'This is a test message. Check its signature and answer 2xx.',
};
const REQUEST = { kind: 'REQUEST', orderNumber: null, requestNumber: 'SBX-RQ-100001' };
/** The differences from an order that was just accepted. */
const OF_EVENT = {
  'order.scheduled': { status: 'SCHEDULED' },
  'driver.assigned': { status: 'SCHEDULED', driver: { firstName: 'Jana', initial: 'K' } },
  'pickup.started': { status: 'PICKUP_IN_PROGRESS' },
  'pickup.arrived': { status: 'PICKUP_IN_PROGRESS' },
  'vehicle.picked_up': { status: 'IN_TRANSIT' },
  'transport.started': { status: 'IN_TRANSIT' },
  'transport.delayed': { status: 'IN_TRANSIT', reason: 'Traffic jam' },
  'order.rescheduled': { status: 'IN_TRANSIT' },
  'delivery.arrived': { status: 'DELIVERY_IN_PROGRESS' },
  'vehicle.delivered': { status: 'DELIVERED' },
  'damage.reported': { status: 'DELIVERED', description: 'Scratch on the front bumper' },
  'order.completed': { status: 'COMPLETED' },
  'order.cancelled': { status: 'CANCELLED' },
  'order.rejected': { ...REQUEST, status: 'REJECTED' },
  'quote.offered': { ...REQUEST, status: 'QUOTE_OFFERED' },
  'invoice.created': { status: 'COMPLETED' },
  'invoice.cancelled': { status: 'COMPLETED', reason: 'Wrong address' },
  'webhook.test': { status: null },
};

/** The document in each event. */
const DOCUMENT_OF_EVENT = {
  'vehicle.picked_up': 'PICKUP_PROTOCOL',
  'vehicle.delivered': 'DELIVERY_PROTOCOL',
  'damage.reported': 'DAMAGE_REPORT',
  'document.uploaded': 'AUTHORIZATION',
  'quote.offered': 'QUOTE',
  'invoice.created': 'INVOICE',
};

/** The smallest message that matches the schema. */
function sampleOf(schema, name = '') {
  const [first] = schema.anyOf ?? schema.oneOf ?? [];
  const types = [schema.type ?? first?.type].flat();
  if (schema.const !== undefined) return schema.const;
  if (types[0] === 'object' && schema.properties) {
    const fields = (schema.required ?? []).map((key) => [key, sampleOf(schema.properties[key], key)]);
    return Object.fromEntries(fields);
  }
  if (name in NAMED && !(schema.enum && !schema.enum.includes(NAMED[name]))) return NAMED[name];
  if (schema.enum) return schema.enum[0];
  if (types.includes('null') || (schema.anyOf ?? []).some(({ type }) => type === 'null')) return null;
  if (first) return sampleOf(first, name);
  if (schema.format === 'date-time') return NAMED.createdAt;
  return { string: name, integer: 1, number: 1, boolean: false, array: [], object: {} }[types[0]] ?? null;
}

function writeSamples() {
  const rows = Object.entries(document.webhooks).map(([name, { post }]) => {
    const { schema } = post.requestBody.content['application/json'];
    const data = { ...sampleOf(schema).data, ...OF_EVENT[name] };
    const kind = DOCUMENT_OF_EVENT[name];
    if (kind) data.document = { ...sampleOf(schema.properties.data.properties.document), kind };
    return `  '${name}': ${JSON.stringify(data)},`;
  });
  return `${HEAD}
/** The data of a made-up message of every event. */
export const EVENT_SAMPLES = {
${rows.join('\n')}
} as const;
`;
}

const files = {
  'api-types.ts': HEAD + writeApiTypes() + writeNames(),
  'operation-table.ts': writeTable(),
  'event-samples.ts': writeSamples(),
  'name-lists.ts': writeLists(),
};
const drifted = [];
for (const [name, text] of Object.entries(files)) {
  const target = new URL(`../src/generated/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) drifted.push(fileURLToPath(target));
}
if (drifted.length > 0) {
  process.stderr.write(`Not as openapi/v1.json says: ${drifted.join(', ')}. Run "npm run generate".\n`);
  process.exit(1);
}
