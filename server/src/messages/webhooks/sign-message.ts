// Signs webhook messages in the current and the legacy format, and explains whether a signature is valid.
import { createHmac, type KeyObject } from 'node:crypto';
import type { WebhookFormat } from '../../model/orders/event-catalog.ts';
import { equalInConstantTime } from '../../platform/secrets.ts';

/** 64 hexadecimal characters. Their text, not their decoded bytes, is the key. */
type SigningSecret = string | KeyObject;

export interface MessageAttempt {
  format: WebhookFormat;
  secret: SigningSecret;
  /** The previous secret, while it still signs after a roll. The legacy format has only one signature. */
  oldSecret?: SigningSecret | null;
  eventId: string;
  eventName: string;
  deliveryId: string;
  /** Counts from 1. */
  attempt: number;
  at: Date;
  /** Exactly the bytes that are sent. */
  body: Buffer;
}

const CONTENT_TYPE = 'application/json; charset=utf-8';
const USER_AGENT = 'Handover-Webhooks/1';
const TOLERANCE_SECONDS = 300;

/** The secret in the form that the Standard Webhooks libraries expect. */
export function standardWebhooksSecret(secret: string): string {
  return `whsec_${Buffer.from(secret).toString('base64')}`;
}

function sign(key: SigningSecret | Buffer, prefix: string, body: Buffer, encoding: 'hex' | 'base64'): string {
  return createHmac('sha256', key).update(prefix).update(body).digest(encoding);
}

export function signingHeaders(message: MessageAttempt): Record<string, string> {
  const { secret, oldSecret, body } = message;
  const timestamp = Math.floor(message.at.getTime() / 1000).toString();
  const signature = sign(secret, `${timestamp}.`, body, 'hex');
  // Both lists are written out: a spread costs more than a signature.
  if (message.format === 'legacy') {
    return {
      'Content-Type': CONTENT_TYPE,
      'User-Agent': USER_AGENT,
      'X-Webhook-Signature': `sha256=${signature}`,
      'X-Webhook-Timestamp': timestamp,
      'X-Webhook-Delivery-ID': message.deliveryId,
    };
  }
  const secrets = oldSecret ? [secret, oldSecret] : [secret];
  const standard = secrets.map(
    (key) => `v1,${sign(key, `${message.eventId}.${timestamp}.`, body, 'base64')}`,
  );
  const old = oldSecret ? `,v1=${sign(oldSecret, `${timestamp}.`, body, 'hex')}` : '';
  return {
    'Content-Type': CONTENT_TYPE,
    'User-Agent': USER_AGENT,
    'X-Service-Signature': `t=${timestamp},v1=${signature}${old}`,
    'X-Service-Delivery-Id': message.deliveryId,
    'X-Service-Event': message.eventName,
    'X-Service-Attempt': message.attempt.toString(),
    'webhook-id': message.eventId,
    'webhook-timestamp': timestamp,
    'webhook-signature': standard.join(' '),
  };
}

interface SignatureCheck {
  name: string;
  ok: boolean;
  explanation: string;
}

export interface SignatureReport {
  valid: boolean;
  checks: SignatureCheck[];
}

interface ReceivedMessage {
  headers: Record<string, string | string[] | undefined>;
  body: Buffer;
  secret: string;
  now: Date;
}

function headerReader(headers: ReceivedMessage['headers']): (name: string) => string | undefined {
  const values = new Map(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
  return (name) => {
    const value = values.get(name.toLowerCase());
    return Array.isArray(value) ? value.join(', ') : value;
  };
}

function checkTimestamp(name: string, timestamp: string, now: Date): SignatureCheck {
  const seconds = Math.abs(Math.floor(now.getTime() / 1000) - Number(timestamp));
  const ok = seconds <= TOLERANCE_SECONDS;
  const verdict = ok ? 'within' : 'more than';
  const explanation = `The timestamp ${timestamp} is ${seconds} s off the time of receipt, ${verdict} the ${TOLERANCE_SECONDS} s that are allowed either way.`;
  return { name, ok, explanation };
}

function reserialised(body: Buffer): Buffer {
  try {
    return Buffer.from(JSON.stringify(JSON.parse(body.toString('utf8'))));
  } catch {
    return body;
  }
}

/** Tries common mistakes in signing code, so that the explanation can name the mistake. */
function likelyMistake(
  message: ReceivedMessage,
  prefix: string,
  matches: (signature: string) => boolean,
): string {
  const { secret, body } = message;
  const encodings = ['hex', 'base64'] as const;
  const isSignedWith = (key: string | Buffer, start: string, content: Buffer) =>
    encodings.some((encoding) => matches(sign(key, start, content, encoding)));
  if (isSignedWith(secret, '', body))
    return 'It covers the body alone; sign the prefix and the body together.';
  if (isSignedWith(Buffer.from(secret, 'hex'), prefix, body))
    return 'Its key is the decoded secret; use the 64 characters as text.';
  if (isSignedWith(secret, prefix, reserialised(body)))
    return 'It covers re-serialised JSON; use the raw bytes of the body as received.';
  return 'Either the secret is another one (a renewed secret replaces the old one at once) or the bytes were changed.';
}

/** Never reveals the correct signature: anyone could use it to sign messages without the secret. */
function checkSignature(
  name: string,
  message: ReceivedMessage,
  signed: { prefix: string; encoding: 'hex' | 'base64'; signatures: string[] },
): SignatureCheck {
  const { prefix, encoding, signatures } = signed;
  const matches = (signature: string) => signatures.some((given) => equalInConstantTime(given, signature));
  const ok = matches(sign(message.secret, prefix, message.body, encoding));
  const how = `HMAC-SHA256 over "${prefix}" and the ${message.body.length} bytes of the body, with the secret's characters as key, written in ${encoding}`;
  const explanation = ok
    ? `The signature is right: ${how}, gives the same.`
    : `The signature is wrong: ${how}, gives another one. ${likelyMistake(message, prefix, matches)}`;
  return { name, ok, explanation };
}

function missingHeader(name: string, layout: string, value: string | undefined): SignatureCheck {
  const found = value === undefined ? 'is missing' : 'has another layout';
  return { name, ok: false, explanation: `The header ${name} ${found}; it should read ${layout}.` };
}

function checkService(message: ReceivedMessage, value: string | undefined): SignatureCheck[] {
  const name = 'X-Service-Signature';
  const parts = (value ?? '').split(',').map((part) => part.trim().split('='));
  const timestamp = parts.find(([key]) => key === 't')?.[1] ?? '';
  const signatures = parts.filter(([key]) => key === 'v1').map(([, text]) => text ?? '');
  if (!/^\d{1,12}$/.test(timestamp) || signatures.length === 0)
    return [missingHeader(name, 't=<unix seconds>,v1=<hexadecimal>', value)];
  const signed = { prefix: `${timestamp}.`, encoding: 'hex' as const, signatures };
  return [
    checkTimestamp(`${name}: t`, timestamp, message.now),
    checkSignature(`${name}: v1`, message, signed),
  ];
}

function checkStandard(
  message: ReceivedMessage,
  header: (name: string) => string | undefined,
): SignatureCheck[] {
  const id = header('webhook-id') ?? '';
  const timestamp = header('webhook-timestamp') ?? '';
  const value = header('webhook-signature');
  const versions = (value ?? '').split(' ').map((version) => version.split(','));
  const signatures = versions.filter(([key]) => key === 'v1').map(([, text]) => text ?? '');
  if (id === '') return [missingHeader('webhook-id', '<event id>', header('webhook-id'))];
  if (!/^\d{1,12}$/.test(timestamp))
    return [missingHeader('webhook-timestamp', '<unix seconds>', header('webhook-timestamp'))];
  if (signatures.length === 0) return [missingHeader('webhook-signature', 'v1,<base64>', value)];
  const signed = { prefix: `${id}.${timestamp}.`, encoding: 'base64' as const, signatures };
  return [
    checkTimestamp('webhook-timestamp', timestamp, message.now),
    checkSignature('webhook-signature', message, signed),
  ];
}

function checkLegacy(
  message: ReceivedMessage,
  header: (name: string) => string | undefined,
): SignatureCheck[] {
  const timestamp = header('X-Webhook-Timestamp') ?? '';
  const value = header('X-Webhook-Signature') ?? '';
  if (!/^\d{1,12}$/.test(timestamp))
    return [missingHeader('X-Webhook-Timestamp', '<unix seconds>', header('X-Webhook-Timestamp'))];
  if (!value.startsWith('sha256='))
    return [missingHeader('X-Webhook-Signature', 'sha256=<hexadecimal>', value)];
  const signed = { prefix: `${timestamp}.`, encoding: 'hex' as const, signatures: [value.slice(7)] };
  return [
    checkTimestamp('X-Webhook-Timestamp', timestamp, message.now),
    checkSignature('X-Webhook-Signature', message, signed),
  ];
}

/** Runs the checks that a receiver should make. The headers determine which of the two formats it is. */
export function explainSignature(message: ReceivedMessage): SignatureReport {
  const header = headerReader(message.headers);
  const isLegacy = header('X-Webhook-Signature') !== undefined && header('X-Service-Signature') === undefined;
  const checks = isLegacy
    ? checkLegacy(message, header)
    : [...checkService(message, header('X-Service-Signature')), ...checkStandard(message, header)];
  return { valid: checks.every((check) => check.ok), checks };
}
