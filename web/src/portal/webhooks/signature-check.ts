// Finds out why a signature does not match, only in the browser: pasted text is not sent anywhere.
import { readHeaders } from './pasted-headers.ts';
import { type GivenSecret, readSecret, readSignature, type Signed } from './signature-parts.ts';

export interface Pasted {
  headers: string;
  body: string;
  secret: string;
}

/** The account's endpoints in the API: fingerprints of their secrets, never the secrets. */
interface KnownEndpoint {
  id: string;
  name: string;
  prints: { current: string; old: string | null } | null;
}

export interface Known {
  endpointId: string;
  endpoints: readonly KnownEndpoint[];
  /** The exact message that was sent, if it is known. */
  sentBody: string | null;
  /** The time of sending; null compares with the current time. */
  sentAt: Date | null;
  now: Date;
}

export interface Difference {
  /** Counts from 1. */
  byte: number;
  sent: string;
  got: string;
  sentBytes: number;
  gotBytes: number;
}

export type Verdict =
  | { kind: 'right'; old: boolean }
  | { kind: 'header-missing'; header: string }
  | { kind: 'header-malformed'; header: string; value: string; layout: string }
  | { kind: 'other-endpoint'; name: string }
  | { kind: 'secret-length'; length: number }
  | { kind: 'wrong-secret' }
  | { kind: 'body-rewritten'; difference: Difference | null }
  | { kind: 'body-changed'; difference: Difference | null }
  | { kind: 'other-message' }
  | { kind: 'time-off'; seconds: number };

export type CheckState = 'ok' | 'wrong' | 'unknown';

export interface Report {
  verdict: Verdict;
  /** The secret was given as `whsec_…`. */
  standardForm: boolean;
  header: CheckState;
  time: { state: CheckState; seconds: number | null };
  secret: CheckState;
  body: { state: CheckState; moreBytes: number | null };
}

const TOLERANCE_SECONDS = 300;
const SECRET_LENGTH = 64;
const PRINT_LENGTH = 24;

const bytesOf = (text: string) => new TextEncoder().encode(text);

async function hmac(key: string, text: string): Promise<Uint8Array> {
  const imported = await crypto.subtle.importKey(
    'raw',
    bytesOf(key),
    { name: 'HMAC', hash: 'SHA-256' },
    false,
    ['sign'],
  );
  return new Uint8Array(await crypto.subtle.sign('HMAC', imported, bytesOf(text)));
}

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
const toBase64 = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));

async function matches(signed: Signed, key: string, body: string): Promise<boolean> {
  const signature = await hmac(key, signed.prefix + body);
  return signed.signatures.includes(signed.encoding === 'hex' ? toHex(signature) : toBase64(signature));
}

interface Owner {
  endpoint: KnownEndpoint;
  old: boolean;
}

/** The owner of a secret; null if no endpoint has it, undefined if the API did not answer. */
async function ownerOf(key: string, { endpoints }: Known): Promise<Owner | null | undefined> {
  if (endpoints.every(({ prints }) => prints === null)) return undefined;
  for (const endpoint of endpoints) {
    const print = toHex(await hmac(key, `secret of ${endpoint.id}`)).slice(0, PRINT_LENGTH);
    if (print === endpoint.prints?.current) return { endpoint, old: false };
    if (print === endpoint.prints?.old) return { endpoint, old: true };
  }
  return null;
}

/** Null until everything is pasted. */
export async function checkSignature(pasted: Pasted, known: Known): Promise<Report | null> {
  if (pasted.headers.trim() === '' || pasted.body === '' || pasted.secret.trim() === '') return null;
  const secret = readSecret(pasted.secret);
  const owner = secret.key === '' ? null : await ownerOf(secret.key, known);
  const secretState = stateOfSecret(owner, known);
  const read = readSignature(readHeaders(pasted.headers));
  const common = { standardForm: secret.standardForm, secret: secretState };
  if (!read.ok) {
    const { fault, ok: _, ...details } = read;
    const verdict = (
      fault === 'missing' ? { kind: 'header-missing', ...details } : { kind: 'header-malformed', ...details }
    ) as Verdict;
    const unknown = { state: 'unknown' as const };
    return {
      ...common,
      verdict,
      header: 'wrong',
      time: { ...unknown, seconds: null },
      body: { ...unknown, moreBytes: null },
    };
  }
  const { signed } = read;
  const seconds = clockDifferenceSeconds(signed, known);
  const time = { state: seconds <= TOLERANCE_SECONDS ? ('ok' as const) : ('wrong' as const), seconds };
  const evaluation = await evaluateSignature(signed, secret, owner, pasted.body, known);
  const right = evaluation.verdict.kind === 'right';
  return {
    ...common,
    ...(right && { secret: 'ok' as const }),
    verdict: right && time.state === 'wrong' ? { kind: 'time-off', seconds } : evaluation.verdict,
    header: 'ok',
    time,
    body: evaluation.body,
  };
}

function stateOfSecret(owner: Owner | null | undefined, { endpointId }: Known): CheckState {
  if (owner === undefined) return 'unknown';
  return owner?.endpoint.id === endpointId ? 'ok' : 'wrong';
}

function clockDifferenceSeconds({ timestamp }: Signed, { sentAt, now }: Known): number {
  const compared = Math.floor((sentAt ?? now).getTime() / 1000);
  return Math.abs(compared - Number(timestamp));
}

interface Evaluation {
  verdict: Verdict;
  body: Report['body'];
}

async function evaluateSignature(
  signed: Signed,
  { key }: GivenSecret,
  owner: Owner | null | undefined,
  body: string,
  known: Known,
): Promise<Evaluation> {
  if (key !== '' && (await matches(signed, key, body))) {
    const verdict: Verdict = { kind: 'right', old: owner?.old ?? false };
    return { verdict, body: { state: 'ok', moreBytes: 0 } };
  }
  const evaluatedBody = bodyState(body, known);
  if (owner && owner.endpoint.id !== known.endpointId) {
    return { verdict: { kind: 'other-endpoint', name: owner.endpoint.name }, body: evaluatedBody };
  }
  const signedSent = key !== '' && known.sentBody !== null && (await matches(signed, key, known.sentBody));
  if (signedSent) return { verdict: bodyFault(known.sentBody!, body), body: evaluatedBody };
  const compact = compacted(body);
  if (key !== '' && compact !== null && compact !== body && (await matches(signed, key, compact))) {
    return {
      verdict: bodyFault(compact, body),
      body: { state: 'wrong', moreBytes: moreBytes(compact, body) },
    };
  }
  if (owner) {
    // The secret belongs to this endpoint, so only the body or the header can be from another message.
    const fault: Verdict =
      known.sentBody === null ? { kind: 'body-changed', difference: null } : { kind: 'other-message' };
    return {
      verdict: fault,
      body: known.sentBody === null ? { state: 'wrong', moreBytes: null } : evaluatedBody,
    };
  }
  const verdict: Verdict =
    key.length === SECRET_LENGTH ? { kind: 'wrong-secret' } : { kind: 'secret-length', length: key.length };
  return { verdict, body: evaluatedBody };
}

function bodyState(body: string, { sentBody }: Known): Report['body'] {
  if (sentBody === null) return { state: 'unknown', moreBytes: null };
  return { state: body === sentBody ? 'ok' : 'wrong', moreBytes: moreBytes(sentBody, body) };
}

const moreBytes = (sent: string, got: string) => bytesOf(got).length - bytesOf(sent).length;

/** The body in the service's own serialization; null if it is not JSON. */
function compacted(body: string): string | null {
  try {
    return JSON.stringify(JSON.parse(body));
  } catch {
    return null;
  }
}

function bodyFault(sent: string, got: string): Verdict {
  const difference = firstDifference(sent, got);
  return { kind: sameJson(sent, got) ? 'body-rewritten' : 'body-changed', difference };
}

function sameJson(left: string, right: string): boolean {
  try {
    return sorted(JSON.parse(left)) === sorted(JSON.parse(right));
  } catch {
    return left.trim() === right.trim();
  }
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
}

function firstDifference(sent: string, got: string): Difference | null {
  if (sent === got) return null;
  let at = 0;
  while (at < sent.length && sent[at] === got[at]) at += 1;
  return {
    byte: bytesOf(sent.slice(0, at)).length + 1,
    sent: sent.slice(at, at + 1),
    got: got.slice(at, at + 1),
    sentBytes: bytesOf(sent).length,
    gotBytes: bytesOf(got).length,
  };
}
