// Verifies webhook messages, and reports why one is invalid.
import { ConfigurationError, HandoverError } from './errors.ts';
import { fromBase64, fromHex, importKey, withPrefix } from './signature.ts';
import type { WebhookEvent } from './types.ts';

/** Why a message was not accepted. */
export type WebhookFault =
  | 'NO_SECRET'
  | 'SECRET_IS_API_KEY'
  | 'SECRET_MALFORMED'
  | 'BODY_NOT_RAW'
  | 'OLDER_FORMAT'
  | 'HEADER_MISSING'
  | 'HEADER_MALFORMED'
  | 'BODY_REWRITTEN'
  | 'SIGNATURE_MISMATCH'
  | 'TOO_OLD'
  | 'IN_THE_FUTURE'
  | 'BODY_NOT_JSON';

/** The message is forged or was changed on the way: answer 401 and do nothing. `fault` has the reason. */
export class WebhookVerificationError extends HandoverError {
  override name = 'WebhookVerificationError';
  /** @internal */
  static override readonly handoverError: string = 'WebhookVerificationError';
  /** What is wrong, as a fixed value. */
  readonly fault: WebhookFault;

  constructor(fault: WebhookFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** Headers in the form of any framework. */
export type WebhookHeaders =
  | Headers
  | Iterable<readonly [string, string]>
  | Record<string, string | readonly string[] | undefined>;

/** A secret as text, or as the bytes of that text, which some secret stores return. */
export type WebhookSecret = string | Uint8Array;

/** Options of a verification. */
export interface VerifyOptions {
  /** Maximum difference between the time of a message and now, in seconds. Default: 300. */
  toleranceSeconds?: number | undefined;
  /** The time to compare with, instead of now. */
  now?: Date | undefined;
}

interface Signed {
  timestamp: string;
  prefix: string;
  signatures: (Uint8Array<ArrayBuffer> | null)[];
}

const TOLERANCE_SECONDS = 300;
const SECRET = /^[0-9a-f]{64}$/;
const SECONDS = /^\d{1,12}$/;

/**
 * Verifies the signature and the time of a message and returns its event. Give several secrets while a secret
 * is being changed. Throws a `WebhookVerificationError` whose `fault` and message give the reason.
 *
 * @param rawBody - the bytes or the text of the body exactly as received, before any JSON parser
 * @param headers - all headers of the request
 * @param secrets - the secret of the endpoint, 64 hexadecimal characters or `whsec_…`, as text or bytes, or several
 */
export async function verifyWebhook(
  rawBody: string | Uint8Array | ArrayBuffer,
  headers: WebhookHeaders,
  secrets: WebhookSecret | readonly WebhookSecret[],
  { toleranceSeconds = TOLERANCE_SECONDS, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  checkOptions(toleranceSeconds, now);
  const keys = (Array.isArray(secrets) ? secrets : [secrets]).map(readSecret);
  if (keys.length === 0)
    fail('NO_SECRET', 'No secret was given; take the one that was shown when the endpoint was created.');
  const body = readBody(rawBody);
  const signed = readSignature(headerReader(headers));
  if (!(await isSigned(signed, keys, body))) await failForSignature(signed, keys, body);
  checkTime(Number(signed.timestamp), now, toleranceSeconds);
  try {
    return JSON.parse(new TextDecoder().decode(body)) as WebhookEvent;
  } catch {
    return fail('BODY_NOT_JSON', 'The signature is right, but the body is no JSON.');
  }
}

function fail(fault: WebhookFault, message: string): never {
  throw new WebhookVerificationError(fault, message);
}

/** A tolerance that is no number would accept a message of any age. */
function checkOptions(toleranceSeconds: number, now: Date): void {
  if (!(typeof toleranceSeconds === 'number' && toleranceSeconds >= 0)) {
    throw new ConfigurationError(`toleranceSeconds is a number of seconds, not ${toleranceSeconds}.`);
  }
  if (!(now instanceof Date) || Number.isNaN(now.getTime())) {
    throw new ConfigurationError('now is no valid Date.');
  }
}

function readSecret(given: WebhookSecret | null | undefined): string {
  const text = (given instanceof Uint8Array ? new TextDecoder().decode(given) : String(given ?? '')).trim();
  if (text === '') fail('NO_SECRET', 'The secret is empty; is its environment variable set?');
  if (text.startsWith('svc_')) {
    fail(
      'SECRET_IS_API_KEY',
      'This is an API key; the secret is the one that was shown when the endpoint was created.',
    );
  }
  if (SECRET.test(text)) return text;
  const decoded = text.startsWith('whsec_') ? fromBase64(text.slice('whsec_'.length)) : null;
  const plain = decoded && new TextDecoder().decode(decoded);
  if (plain && SECRET.test(plain)) return plain;
  return fail(
    'SECRET_MALFORMED',
    `A secret has 64 hexadecimal characters, or is whsec_ with 88 after it; this one has ${text.length}.`,
  );
}

function readBody(rawBody: unknown): Uint8Array {
  if (typeof rawBody === 'string') return new TextEncoder().encode(rawBody);
  if (rawBody instanceof Uint8Array) return rawBody;
  if (rawBody instanceof ArrayBuffer) return new Uint8Array(rawBody);
  return fail(
    'BODY_NOT_RAW',
    'The body was parsed already. The signature covers its bytes: read them before any JSON parser does.',
  );
}

function headerReader(headers: WebhookHeaders | null | undefined): (name: string) => string | undefined {
  const given = Object(headers ?? {}) as Exclude<WebhookHeaders, null>;
  const entries = Symbol.iterator in given ? [...given] : Object.entries(given);
  const values = new Map(entries.map(([name, value]) => [String(name).toLowerCase(), value]));
  return (name) => {
    const value: unknown = values.get(name) ?? undefined;
    return Array.isArray(value) ? value.join(', ') : (value as string | undefined);
  };
}

type ReadHeader = ReturnType<typeof headerReader>;

/** The service's own header, or those of Standard Webhooks if only they arrived. */
function readSignature(header: ReadHeader): Signed {
  const own = header('x-service-signature');
  if (own !== undefined) return readOwn(own);
  if (header('webhook-signature') !== undefined) return readStandard(header);
  if (header('x-webhook-signature') !== undefined) {
    fail('OLDER_FORMAT', 'This endpoint still gets the older format; switch it to API v1 in the portal.');
  }
  return fail(
    'HEADER_MISSING',
    'The header X-Service-Signature is missing: the request is not from the service, or a proxy removed it.',
  );
}

function readOwn(value: string): Signed {
  const parts = value.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([name]) => name === 't')?.[1] ?? '';
  const signatures = parts.filter(([name]) => name === 'v1').map(([, text]) => fromHex(text ?? ''));
  if (!SECONDS.test(timestamp) || !signatures.some((signature) => signature !== null)) {
    fail('HEADER_MALFORMED', 'X-Service-Signature should read t=<unix seconds>,v1=<hexadecimal>.');
  }
  return { timestamp, prefix: `${timestamp}.`, signatures };
}

function readStandard(header: ReadHeader): Signed {
  const id = header('webhook-id') ?? '';
  const timestamp = header('webhook-timestamp') ?? '';
  const parts = header('webhook-signature')!
    .split(' ')
    .map((part) => part.split(','));
  const signatures = parts.filter(([version]) => version === 'v1').map(([, text]) => fromBase64(text ?? ''));
  if (id === '' || !SECONDS.test(timestamp) || !signatures.some((signature) => signature !== null)) {
    fail(
      'HEADER_MALFORMED',
      'webhook-id, webhook-timestamp and webhook-signature (v1,<base64>) belong together.',
    );
  }
  return { timestamp, prefix: `${id}.${timestamp}.`, signatures };
}

/** `verify` of WebCrypto compares in constant time. */
async function isSigned({ prefix, signatures }: Signed, keys: string[], body: Uint8Array): Promise<boolean> {
  const content = withPrefix(prefix, body);
  for (const secret of keys) {
    const key = await importKey(secret);
    for (const signature of signatures) {
      if (signature && (await crypto.subtle.verify('HMAC', key, signature, content))) return true;
    }
  }
  return false;
}

/** A body that a framework serialised again is the most common fault, and the only one that can be proved. */
async function failForSignature(signed: Signed, keys: string[], body: Uint8Array): Promise<never> {
  const rewritten = compacted(body);
  if (rewritten && (await isSigned(signed, keys, rewritten))) {
    fail(
      'BODY_REWRITTEN',
      'The body is the right JSON, but not its bytes: it was serialised again. Verify the raw body.',
    );
  }
  const whose = keys.length === 1 ? 'This secret did' : `None of these ${keys.length} secrets did`;
  const not = keys.length === 1 ? ' not' : '';
  return fail(
    'SIGNATURE_MISMATCH',
    `${whose}${not} sign this body. Either it belongs to another endpoint or was renewed, or the body was changed on the way.`,
  );
}

function compacted(body: Uint8Array): Uint8Array | null {
  try {
    return new TextEncoder().encode(JSON.stringify(JSON.parse(new TextDecoder().decode(body))));
  } catch {
    return null;
  }
}

function checkTime(timestamp: number, now: Date, toleranceSeconds: number): void {
  const off = Math.floor(now.getTime() / 1000) - timestamp;
  const allowed = `${toleranceSeconds} s are allowed`;
  if (off > toleranceSeconds) {
    fail(
      'TOO_OLD',
      `The message was signed ${off} s ago, ${allowed}: an old one is being replayed, or this clock is fast.`,
    );
  }
  if (-off > toleranceSeconds) {
    fail('IN_THE_FUTURE', `The message was signed ${-off} s in the future, ${allowed}: this clock is slow.`);
  }
}
