// The signatures of both formats, compared with independent HMACs, and the explanations of signatures.
import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  explainSignature,
  type MessageAttempt,
  signingHeaders,
  standardWebhooksSecret,
} from '../../../src/messages/webhooks/sign-message.ts';

const SECRET = '0123456789abcdef'.repeat(4);
const body = Buffer.from('{ "type":"order.created", "data": {"status": "ACCEPTED", "note": "Grüße 🚗"} }');
const at = new Date('2026-10-01T12:00:00.999Z');
const SECONDS = '1790856000';
const message: MessageAttempt = {
  format: '2026-09-01',
  secret: SECRET,
  eventId: 'event-1',
  eventName: 'order.created',
  deliveryId: 'delivery-1',
  attempt: 3,
  at,
  body,
};
const legacy: MessageAttempt = { ...message, format: 'legacy' };
const received = (headers: Record<string, string | string[] | undefined>, changes = {}) =>
  explainSignature({ headers, body, secret: SECRET, now: at, ...changes });

describe('signing', () => {
  test('v1 signs "<t>.<raw body>" with the 64 characters as text, and names delivery and attempt', () => {
    const hex = createHmac('sha256', SECRET)
      .update(Buffer.concat([Buffer.from(`${SECONDS}.`), body]))
      .digest('hex');
    expect(signingHeaders(message)).toMatchObject({
      'Content-Type': 'application/json; charset=utf-8',
      'User-Agent': expect.stringContaining('Handover'),
      'X-Service-Signature': `t=${SECONDS},v1=${hex}`,
      'X-Service-Delivery-Id': 'delivery-1',
      'X-Service-Event': 'order.created',
      'X-Service-Attempt': '3',
    });
  });

  test('the HMAC is the one that any other implementation gives', () => {
    const headers = signingHeaders({ ...message, body: Buffer.from('{}') });
    // printf '1790856000.{}' | openssl dgst -sha256 -hmac <secret>
    expect(headers['X-Service-Signature']).toBe(
      't=1790856000,v1=b12a4b6884eaf9a2aa0c2ae337647e6704de670e68721522fb8ca66c346d4d60',
    );
  });

  test('v1 also has the Standard Webhooks headers, with the key as their libraries decode the secret', () => {
    const headers = signingHeaders(message);
    const key = Buffer.from(standardWebhooksSecret(SECRET).slice('whsec_'.length), 'base64');
    const base64 = createHmac('sha256', key)
      .update(Buffer.concat([Buffer.from(`event-1.${SECONDS}.`), body]))
      .digest('base64');
    expect(headers).toMatchObject({
      'webhook-id': 'event-1',
      'webhook-timestamp': SECONDS,
      'webhook-signature': `v1,${base64}`,
    });
    expect(standardWebhooksSecret(SECRET)).toMatch(/^whsec_[A-Za-z0-9+/]+=*$/);
  });

  test('the older format has its own three headers and none of v1', () => {
    const hex = createHmac('sha256', SECRET).update(`${SECONDS}.`).update(body).digest('hex');
    const { 'Content-Type': type, 'User-Agent': agent, ...own } = signingHeaders(legacy);
    expect([type, agent].every(Boolean)).toBe(true);
    expect(own).toEqual({
      'X-Webhook-Signature': `sha256=${hex}`,
      'X-Webhook-Timestamp': SECONDS,
      'X-Webhook-Delivery-ID': 'delivery-1',
    });
  });

  test('every attempt has a signature with its own time', () => {
    const later = signingHeaders({ ...message, at: new Date(at.getTime() + 30_000) });
    expect(later['X-Service-Signature']).not.toBe(signingHeaders(message)['X-Service-Signature']);
  });
});

describe('explaining', () => {
  const failedCheck = (report: ReturnType<typeof explainSignature>) =>
    report.checks.filter((check) => !check.ok).map((check) => `${check.name}: ${check.explanation}`);

  test.each([message, legacy])('a message in format $format that was just signed is valid', (sent) => {
    const report = received(signingHeaders(sent));
    expect(failedCheck(report)).toEqual([]);
    expect(report.valid).toBe(true);
    expect(report.checks.length).toBe(sent === message ? 4 : 2);
  });

  test('header names are accepted in any letter case', () => {
    const headers = Object.entries(signingHeaders(message)).map(([name, value]) => [
      name.toLowerCase(),
      value,
    ]);
    expect(received(Object.fromEntries(headers)).valid).toBe(true);
  });

  test.each([-301, 301])('a timestamp %i s off is invalid, although its signature is right', (off) => {
    const report = received(signingHeaders(message), { now: new Date(at.getTime() + off * 1000) });
    expect(report.valid).toBe(false);
    expect(report.checks.map((check) => check.ok)).toEqual([false, true, false, true]);
    expect(report.checks[0]?.explanation).toContain('301 s off');
  });

  test.each([-300, 300])('a timestamp %i s off is still valid', (off) => {
    expect(received(signingHeaders(message), { now: new Date(at.getTime() + off * 1000) }).valid).toBe(true);
  });

  test('one changed byte makes it invalid', () => {
    const report = received(signingHeaders(message), {
      body: Buffer.from(body.toString().replace('A', 'B')),
    });
    expect(report.checks.map((check) => check.ok)).toEqual([true, false, true, false]);
  });

  test('another secret is reported as the likely reason', () => {
    const report = received(signingHeaders(message), { secret: 'f'.repeat(64) });
    expect(failedCheck(report)[0]).toContain('secret is another one');
  });

  const signedWrong = (key: string | Buffer, text: string | Buffer) => ({
    ...signingHeaders(message),
    'X-Service-Signature': `t=${SECONDS},v1=${createHmac('sha256', key).update(text).digest('hex')}`,
  });
  test.each([
    ['the body alone is signed', signedWrong(SECRET, body), 'covers the body alone'],
    [
      'the secret is decoded',
      signedWrong(Buffer.from(SECRET, 'hex'), `${SECONDS}.${body}`),
      'Its key is the decoded secret',
    ],
    [
      'the JSON was serialised again',
      signedWrong(SECRET, `${SECONDS}.${JSON.stringify(JSON.parse(body.toString()))}`),
      'covers re-serialised JSON',
    ],
  ])('the known mistake is reported when %s', (_mistake, headers, explanation) => {
    const report = received(headers);
    expect(report.valid).toBe(false);
    expect(failedCheck(report)).toEqual([expect.stringContaining(explanation)]);
  });

  test.each([
    ['X-Service-Signature', undefined],
    ['X-Service-Signature', 'v1=abc'],
    ['X-Service-Signature', 't=soon,v1=abc'],
    ['webhook-id', undefined],
    ['webhook-timestamp', 'yesterday'],
    ['webhook-signature', 'v1a,abc'],
  ])('a header %s of %s is explained with its correct layout', (name, value) => {
    const report = received({ ...signingHeaders(message), [name]: value });
    expect(report.valid).toBe(false);
    expect(failedCheck(report)).toEqual([
      expect.stringMatching(`^${name}: The header ${name} .* should read `),
    ]);
  });

  test('a message without any signature is not valid', () => {
    expect(received({}).valid).toBe(false);
    expect(received({ 'X-Webhook-Signature': 'md5=1', 'X-Webhook-Timestamp': SECONDS }).valid).toBe(false);
    expect(received({ 'X-Webhook-Signature': 'sha256=1' }).valid).toBe(false);
  });

  test('one right signature among several is enough, as during a key change', () => {
    const headers = signingHeaders(message);
    headers['X-Service-Signature'] = headers['X-Service-Signature']!.replace('v1=', 'v1=00,v1=');
    headers['webhook-signature'] = `v1,AAAA ${headers['webhook-signature']}`;
    expect(received(headers).valid).toBe(true);
  });

  test('the right signature is never revealed', () => {
    const right = signingHeaders(message)['X-Service-Signature']!.slice(-64);
    const report = received({ ...signingHeaders(message), 'X-Service-Signature': `t=${SECONDS},v1=00` });
    expect(report.valid).toBe(false);
    expect(JSON.stringify(report)).not.toContain(right);
  });
});
