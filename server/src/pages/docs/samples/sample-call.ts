// A call of an operation with the values of its examples, from which the samples of all languages are made.
import type { Described } from '../api-description.ts';

export interface SampleCall {
  operationId: string;
  method: string;
  /** With placeholders, which the page or a test replaces. */
  url: string;
  headers: [name: string, value: string][];
  json?: unknown;
  form?: Record<string, string>;
  /** Client id and secret for HTTP Basic. */
  basic?: [id: string, secret: string];
  /** What the answer is: JSON, a file to save, a stream of lines, or nothing. */
  answer: 'json' | 'file' | 'stream' | 'none';
}

/** The address in the example of a webhook endpoint, which belongs to nobody. */
const EXAMPLE_RECEIVER = 'https://dealer.example/hooks/handover';

export function sampleCallOf(prefix: string, { path, method, operation }: Described): SampleCall {
  const { operationId, parameters = [], requestBody } = operation;
  const call: SampleCall = {
    operationId,
    method,
    url: `{{base}}${prefix}${path.replaceAll(/\{(\w+)\}/g, (_, name) => pathValue(name, path))}`,
    headers: [],
    answer: answerOf({ path, method, operation }),
  };
  if (requestBody?.content['application/x-www-form-urlencoded']) {
    const form = { grant_type: 'client_credentials' };
    return { ...call, form, basic: ['svcc_YOUR_CLIENT', 'YOUR_SECRET'] };
  }
  call.headers.push(['X-API-Key', '{{key}}']);
  const takesKey = parameters.some(({ name }) => name === 'Idempotency-Key');
  if (takesKey && method === 'POST') call.headers.push(['Idempotency-Key', `my-${operationId}-1`]);
  const example = requestBody?.content['application/json']?.example;
  if (example === undefined) return call;
  const json = JSON.parse(JSON.stringify(example).replaceAll(EXAMPLE_RECEIVER, '{{inbox}}'));
  return { ...call, json };
}

function answerOf({ operation }: Described): SampleCall['answer'] {
  const good = Object.entries(operation.responses).find(([status]) => status < '300');
  const [type] = Object.keys(good?.[1].content ?? {});
  if (type === undefined) return 'none';
  if (type === 'text/event-stream') return 'stream';
  return type === 'application/json' ? 'json' : 'file';
}

/** What a value in a path names: `order`, `quote`, `webhook-subscription`. */
export function kindOfValue(name: string, path: string): string {
  const list = path.split(`/{${name}}`)[0]!.split('/').at(-1)!;
  return list === 'transportauftraege' ? 'order' : list.replace(/ies$/, 'y').replace(/(?<=inbox)es$|s$/, '');
}

/** The number of an order is replaced with that of the reader's own order. */
function pathValue(name: string, path: string): string {
  const kind = kindOfValue(name, path);
  return kind === 'order' ? '{{order}}' : `YOUR_${kind.replaceAll('-', '_').toUpperCase()}`;
}
