// Parses pasted text: the signature in the headers, and a secret in one of its two forms.
import type { Headers } from './pasted-headers.ts';

/** The signature of a message and the data that it covers. */
export interface Signed {
  header: string;
  timestamp: string;
  /** The signed text starts with this, followed by the body. */
  prefix: string;
  encoding: 'hex' | 'base64';
  signatures: string[];
}

export type SignedOrFault =
  | { ok: true; signed: Signed }
  | { ok: false; fault: 'missing'; header: string }
  | { ok: false; fault: 'malformed'; header: string; value: string; layout: string };

export function readSignature(headers: Headers): SignedOrFault {
  if (headers.has('x-service-signature')) return readService(headers.get('x-service-signature')!);
  if (headers.has('x-webhook-signature')) return readLegacy(headers);
  if (headers.has('webhook-signature')) return readStandard(headers);
  return { ok: false, fault: 'missing', header: 'X-Service-Signature' };
}

const SECONDS = /^\d{1,12}$/;
const HEX = /^[0-9a-f]{64}$/i;
const BASE64 = /^[A-Za-z0-9+/]{43}=$/;

function readService(value: string): SignedOrFault {
  const header = 'X-Service-Signature';
  const parts = value.split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([key]) => key === 't')?.[1] ?? '';
  const signatures = parts.filter(([key]) => key === 'v1').map(([, text]) => text ?? '');
  if (!SECONDS.test(timestamp) || signatures.length === 0 || !signatures.every((one) => HEX.test(one))) {
    return { ok: false, fault: 'malformed', header, value, layout: 't=1790856000,v1=9f2c…' };
  }
  return {
    ok: true,
    signed: { header, timestamp, prefix: `${timestamp}.`, encoding: 'hex', signatures: lower(signatures) },
  };
}

function readStandard(headers: Headers): SignedOrFault {
  const header = 'webhook-signature';
  const value = headers.get(header)!;
  const id = headers.get('webhook-id');
  const timestamp = headers.get('webhook-timestamp') ?? '';
  if (!id) return { ok: false, fault: 'missing', header: 'webhook-id' };
  if (!SECONDS.test(timestamp)) return { ok: false, fault: 'missing', header: 'webhook-timestamp' };
  const signatures = value
    .split(' ')
    .map((part) => part.split(','))
    .filter(([version]) => version === 'v1')
    .map(([, text]) => text ?? '');
  if (signatures.length === 0 || !signatures.every((one) => BASE64.test(one))) {
    return { ok: false, fault: 'malformed', header, value, layout: 'v1,K5oZ…=' };
  }
  return {
    ok: true,
    signed: { header, timestamp, prefix: `${id}.${timestamp}.`, encoding: 'base64', signatures },
  };
}

function readLegacy(headers: Headers): SignedOrFault {
  const header = 'X-Webhook-Signature';
  const value = headers.get('x-webhook-signature')!;
  const timestamp = headers.get('x-webhook-timestamp') ?? '';
  if (!SECONDS.test(timestamp)) return { ok: false, fault: 'missing', header: 'X-Webhook-Timestamp' };
  const signature = value.startsWith('sha256=') ? value.slice(7) : '';
  if (!HEX.test(signature)) {
    return { ok: false, fault: 'malformed', header, value, layout: 'sha256=9f2c…' };
  }
  return {
    ok: true,
    signed: { header, timestamp, prefix: `${timestamp}.`, encoding: 'hex', signatures: lower([signature]) },
  };
}

const lower = (texts: string[]) => texts.map((text) => text.toLowerCase());

export interface GivenSecret {
  /** The characters that are used as the key. */
  key: string;
  /** The secret was given in the form of Standard Webhooks libraries. */
  standardForm: boolean;
  /** Quotes, spaces or a name around the secret were removed. */
  trimmed: boolean;
}

export function readSecret(text: string): GivenSecret {
  const bare = text
    .trim()
    .replace(/^\w+=(?=['"]?(?:whsec_|[0-9a-f]{64}))/i, '')
    .replace(/^['"]|['"]$/g, '')
    .trim();
  const trimmed = bare !== text;
  if (!bare.startsWith('whsec_')) return { key: bare, standardForm: false, trimmed };
  try {
    return { key: atob(bare.slice('whsec_'.length)), standardForm: true, trimmed };
  } catch {
    return { key: bare, standardForm: false, trimmed };
  }
}
