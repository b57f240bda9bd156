// Classifies responses of the service.
import { expect, test } from 'vitest';
import { classifyResponse } from '../../src/driver/outbox/classify-response.ts';

const error = (code: string, details = {}) => ({ error: { code, details } });

test.for([
  ['no response', 0, null, 'offline'],
  ['a response with a body', 200, {}, 'done'],
  ['a response without content', 204, null, 'done'],
  ['a page of a captive portal', 200, null, 'later'],
  ['a refusal that is not from the service', 403, null, 'later'],
  ['a proxy that responds with JSON', 404, { message: 'no route' }, 'later'],
  ['an overloaded service', 503, error('UNAVAILABLE'), 'later'],
  ['an internal error', 500, error('INTERNAL'), 'later'],
  ['too many calls', 429, error('RATE_LIMITED'), 'later'],
  ['a timeout', 408, error('TIMEOUT'), 'later'],
  ['an expired session', 401, error('INVALID_CREDENTIALS'), 'ended'],
  [
    'a driver whose unsent work dispatch has given up',
    401,
    error('INVALID_CREDENTIALS', { reason: 'SIGNED_OUT', deleteUnsentWork: true }),
    'released',
  ],
  ['a driver who was signed out', 401, error('INVALID_CREDENTIALS', { reason: 'SIGNED_OUT' }), 'signed-out'],
  ['a trip of another driver', 404, error('ORDER_NOT_FOUND'), 'not-mine'],
  ['an invalid field', 400, error('VALIDATION_FAILED'), 'wrong'],
  ['a status that does not allow it', 409, error('INVALID_STATUS'), 'refused'],
  ['a missing permission', 403, error('FORBIDDEN'), 'refused'],
] as const)('%s', ([, status, body, verdict]) => {
  expect(classifyResponse({ status, body, retryAfterSeconds: null })).toBe(verdict);
});
