// What an answer means for what was sent.
import { expect, test } from 'vitest';
import { classifyResponse } from '../../src/driver/outbox/classify-response.ts';

const error = (code: string, details = {}) => ({ error: { code, details } });

test.for([
  ['no answer at all', 0, null, 'offline'],
  ['an answer with a body', 200, {}, 'done'],
  ['an answer without content', 204, null, 'done'],
  ['a page of a hotel in place of the service', 200, null, 'later'],
  ['a refusal that the service did not write', 403, null, 'later'],
  ['a proxy that writes JSON of its own', 404, { message: 'no route' }, 'later'],
  ['a service that is overloaded', 503, error('UNAVAILABLE'), 'later'],
  ['a service that failed', 500, error('INTERNAL'), 'later'],
  ['too many calls', 429, error('RATE_LIMITED'), 'later'],
  ['a call that took too long', 408, error('TIMEOUT'), 'later'],
  ['a session that ended', 401, error('INVALID_CREDENTIALS'), 'ended'],
  ['a driver who was signed out', 401, error('INVALID_CREDENTIALS', { reason: 'SIGNED_OUT' }), 'signed-out'],
  ['a trip of somebody else', 404, error('ORDER_NOT_FOUND'), 'not-mine'],
  ['a wrong field', 400, error('VALIDATION_FAILED'), 'wrong'],
  ['a status that does not allow it', 409, error('INVALID_STATUS'), 'refused'],
  ['a role that may not', 403, error('FORBIDDEN'), 'refused'],
] as const)('%s', ([, status, body, verdict]) => {
  expect(classifyResponse({ status, body, retryAfterSeconds: null })).toBe(verdict);
});
