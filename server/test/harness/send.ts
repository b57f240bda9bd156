// Calls of tests over real HTTP. Node's plain client takes a fraction of the processor time of `fetch`.
import { Agent, type IncomingMessage, request } from 'node:http';
import { gunzipSync, inflateSync } from 'node:zlib';

export interface CallOptions {
  method?: string;
  key?: string;
  headers?: Record<string, string>;
  body?: unknown;
  rawBody?: string | Buffer;
}

export interface TestResponse {
  status: number;
  headers: Headers;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
  json: any;
}

const agent = new Agent({ keepAlive: true });
const utf8 = new TextDecoder();

/** What `fetch` sends, too. */
const SENT_ALWAYS = { accept: '*/*', 'accept-encoding': 'gzip, deflate', 'user-agent': 'node' };

export async function send(address: string, options: CallOptions = {}): Promise<TestResponse> {
  const headers: Record<string, string | number> = { ...SENT_ALWAYS };
  for (const [name, value] of Object.entries(options.headers ?? {})) headers[name.toLowerCase()] = value;
  if (options.key !== undefined) headers.authorization = `Bearer ${options.key}`;
  const body = options.rawBody ?? (options.body === undefined ? undefined : JSON.stringify(options.body));
  if (body !== undefined) {
    headers['content-type'] ??= 'application/json';
    headers['content-length'] = Buffer.byteLength(body);
  }
  const method = options.method ?? (body === undefined ? 'GET' : 'POST');
  return new Promise((resolve, reject) => {
    const sent = request(address, { agent, method, headers }, (response) => {
      // The service may refuse a body before it has read all of it.
      sent.removeListener('error', reject).on('error', () => undefined);
      const chunks: Buffer[] = [];
      response
        .on('data', (chunk: Buffer) => chunks.push(chunk))
        .on('end', () => resolve(answerOf(response, Buffer.concat(chunks))))
        .on('error', reject);
    });
    sent.on('error', reject).end(body);
  });
}

function answerOf({ statusCode, rawHeaders, headers }: IncomingMessage, bytes: Buffer): TestResponse {
  const text = utf8.decode(decoded(bytes, headers['content-encoding']));
  let read: Headers | undefined;
  let value: { json: unknown } | undefined;
  // Most tests read only a part of an answer.
  return {
    status: statusCode!,
    text,
    get headers() {
      read ??= headersOf(rawHeaders);
      return read;
    },
    get json() {
      value ??= { json: parsed(text) };
      return value.json;
    },
  };
}

function decoded(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === 'gzip' ? gunzipSync(bytes) : inflateSync(bytes);
}

function headersOf(raw: readonly string[]): Headers {
  const headers = new Headers();
  for (let index = 0; index < raw.length; index += 2) headers.append(raw[index]!, raw[index + 1]!);
  return headers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
