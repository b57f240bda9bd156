// The classes of errors, with two copies of the package in one process: the sources and the built CommonJS.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import * as sources from '../src/index.ts';

const built = createRequire(import.meta.url)('../dist/cjs/index.js') as typeof sources;
const { ApiError, ChecksumError, ConfigurationError, ConnectionError } = sources;
const { HandoverError, ResponseTooLargeError, TokenError, WebhookVerificationError } = sources;
const CLASSES = {
  ...{ ApiError, ChecksumError, ConfigurationError, ConnectionError },
  ...{ HandoverError, ResponseTooLargeError, TokenError, WebhookVerificationError },
};
const NAMES = Object.keys(CLASSES) as (keyof typeof CLASSES)[];

const REFUSED = {
  status: 401,
  code: 'invalid_client',
  message: 'Refused.',
  requestId: null,
  details: {},
  retryAfterSeconds: null,
};

test('instanceof recognises the same classes in the errors of both copies', () => {
  const instances = (copy: typeof sources): Record<keyof typeof CLASSES, Error> => ({
    HandoverError: new copy.HandoverError('x'),
    ConfigurationError: new copy.ConfigurationError('x'),
    ApiError: new copy.ApiError(REFUSED),
    TokenError: new copy.TokenError(REFUSED),
    ConnectionError: new copy.ConnectionError('x'),
    ResponseTooLargeError: new copy.ResponseTooLargeError('x'),
    ChecksumError: new copy.ChecksumError('a', 'b'),
    WebhookVerificationError: new copy.WebhookVerificationError('TOO_OLD', 'x'),
  });
  expect(built.HandoverError).not.toBe(HandoverError);
  const [own, other] = [instances(sources), instances(built)];
  const recognised = (error: Error) => NAMES.filter((name) => error instanceof CLASSES[name]);
  for (const name of NAMES) {
    expect([name, recognised(other[name])]).toEqual([name, recognised(own[name])]);
    expect(own[name].name).toBe(name);
  }
  expect(sources.isApiError(other.TokenError)).toBe(true);
});

test('instanceof recognises nothing else', () => {
  class OwnError extends ApiError {}
  class OtherOwnError extends built.ApiError {}
  expect(new OtherOwnError(REFUSED)).toBeInstanceOf(ApiError);
  expect(new built.ApiError(REFUSED)).not.toBeInstanceOf(OwnError);
  expect(new OtherOwnError(REFUSED)).not.toBeInstanceOf(OwnError);
  expect(new OwnError(REFUSED)).toBeInstanceOf(OwnError);
  const others = [null, undefined, 'ApiError', new Error('x'), Object.create(null), { name: 'ApiError' }];
  for (const value of others) {
    for (const name of NAMES) expect((value as object) instanceof CLASSES[name]).toBe(false);
  }
});
