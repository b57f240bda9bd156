// What every response of every API must contain.
import { expect } from 'vitest';
import type { TestResponse } from './service.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

export function expectStandardHeaders(answer: TestResponse): void {
  expect(answer.headers.get('x-request-id')).toMatch(UUID);
  expect(answer.headers.get('x-service-environment')).toMatch(/^(production|sandbox)$/);
  for (const name of ['ratelimit-limit', 'ratelimit-remaining', 'ratelimit-reset']) {
    expect(answer.headers.get(name), name).toMatch(/^\d+$/);
  }
}

/** No cache stores it, and no browser guesses another content type. */
export function expectNotCached(answer: TestResponse): void {
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('cache-control')).toBe('no-store');
}

/** A v1 error: exact status and code, complete envelope, all headers. */
export function expectV1Error(answer: TestResponse, status: number, code: string): void {
  expect({ status: answer.status, code: answer.json?.error?.code }).toEqual({ status, code });
  const { error } = answer.json;
  expect(Object.keys(answer.json)).toEqual(['error']);
  expect(Object.keys(error).sort()).toEqual(['code', 'details', 'message', 'requestId']);
  expect(error.message.length).toBeGreaterThan(10);
  expect(error.requestId).toBe(answer.headers.get('x-request-id'));
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expectNotCached(answer);
  expectStandardHeaders(answer);
}
