// The rate limits of the APIs: the numbers, and counting and checking calls against them.

import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { rateLimited } from '../platform/call-errors.ts';
import type { ServiceError } from '../platform/errors.ts';
import { type RateLimitStore, tightest, type Window, type WindowState } from '../platform/rate-limit.ts';
import { rateLimitHeaders } from './trace.ts';

const REQUESTS_PER_MINUTE = 600;
const REQUESTS_PER_SECOND = 50;
const TOKENS_PER_MINUTE = 30;
export const REJECTED_SIGN_INS_PER_MINUTE = 30;
/** A person opens a quote, downloads it and signs; a few people may share one address. */
const CALLS_OF_LINK_PER_MINUTE = 30;
const PUBLIC_CALLS_PER_MINUTE = 120;

function credentialWindows(credentialId: string): Window[] {
  return [
    { key: `second:${credentialId}`, limit: REQUESTS_PER_SECOND, seconds: 1 },
    { key: `minute:${credentialId}`, limit: REQUESTS_PER_MINUTE, seconds: 60 },
  ];
}

export function tokenWindow(clientId: string): Window {
  return { key: `token:${clientId}`, limit: TOKENS_PER_MINUTE, seconds: 60 };
}

/** An IPv6 customer has a whole /64, which counts as one address. Invalid addresses share one key. */
export function addressGroup(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return (parsed as ipaddr.IPv6).parts.slice(0, 4).join(':');
}

export function publicWindow(address: string): Window {
  return { key: `public:${addressGroup(address)}`, limit: PUBLIC_CALLS_PER_MINUTE, seconds: 60 };
}

/** Counted for each address, so that nobody else who has the link, and no neighbour, takes the calls away. */
export function trackingWindow(orderId: string, address: string): Window {
  const key = `tracking:${orderId}:${addressGroup(address)}`;
  return { key, limit: PUBLIC_CALLS_PER_MINUTE, seconds: 60 };
}

export function linkWindow(id: string): Window {
  return { key: `link:${id}`, limit: CALLS_OF_LINK_PER_MINUTE, seconds: 60 };
}

function signInWindow(address: string): Window {
  return { key: `sign-in:${addressGroup(address)}`, limit: REJECTED_SIGN_INS_PER_MINUTE, seconds: 60 };
}

export function showRateLimit(request: FastifyRequest, reply: FastifyReply, state: WindowState): void {
  request.trace.rateLimit = state;
  reply.headers(rateLimitHeaders(state));
}

const tooManyRejections = (state: WindowState) =>
  rateLimited(state, 'Too many rejected sign-ins from this address.');

/**
 * Counts a rejected sign-in for this address, unless it was counted before its check. Beyond the limit,
 * RATE_LIMITED replaces the 401.
 */
export async function countRejection(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
  rejection: ServiceError,
): Promise<ServiceError> {
  const { trace } = request;
  const state = trace.attempt ?? (await limits.hit([signInWindow(trace.address)]))[0]!;
  trace.attempt = null;
  showRateLimit(request, reply, state);
  return state.admitted ? rejection : tooManyRejections(state);
}

/**
 * Counts the call as a rejected sign-in before `check` compares its secret, so that many calls at once cannot
 * exceed the limit. Unless `check` counts it as rejected, it is taken back.
 */
export async function countBeforeCheck<T>(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
  check: () => Promise<T>,
): Promise<T> {
  const { trace } = request;
  const window = signInWindow(trace.address);
  const [state] = await limits.hit([window]);
  if (!state!.admitted) {
    showRateLimit(request, reply, state!);
    throw tooManyRejections(state!);
  }
  trace.attempt = state!;
  try {
    return await check();
  } finally {
    if (trace.attempt) await limits.release([window]);
    trace.attempt = null;
  }
}

/** The window in which one rejected sign-in of an address is recorded in the audit log. */
export function auditedRejections(address: string): Window {
  return { key: `audited:${addressGroup(address)}`, limit: 1, seconds: 60 };
}

/**
 * The error for an address with too many rejected sign-ins; null while it may try. Only reads: a call that is
 * about to compare a secret is counted instead.
 */
export async function refuseAddress(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<ServiceError | null> {
  const [state] = await limits.peek([signInWindow(request.trace.address)]);
  showRateLimit(request, reply, state!);
  return state!.remaining > 0 ? null : tooManyRejections(state!);
}

/** Sets the rate-limit headers of a call without a credential. */
export async function showAddressLimit(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const [state] = await limits.peek([signInWindow(request.trace.address)]);
  showRateLimit(request, reply, state!);
}

/** Counts a call with this credential. Returns an error instead of throwing, so that account errors win. */
export function countCall(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
  credentialId: string,
): ServiceError | null | Promise<ServiceError | null> {
  const windows = credentialWindows(credentialId);
  return countIn(limits, request, reply, windows, 'Too many requests with this credential.');
}

/**
 * Counts a call in all these windows; an error when one of them is full. Synchronous with the memory store.
 */
export function countIn(
  limits: RateLimitStore,
  request: FastifyRequest,
  reply: FastifyReply,
  windows: readonly Window[],
  what: string,
): ServiceError | null | Promise<ServiceError | null> {
  const check = (states: WindowState[]) => {
    showRateLimit(request, reply, tightest(states));
    return states[0]!.admitted ? null : refusalBy(states, what);
  };
  const states = limits.hit(windows);
  return states instanceof Promise ? states.then(check) : check(states);
}

function refusalBy(states: readonly WindowState[], what: string): ServiceError {
  const full = states.filter((state) => state.remaining === 0);
  const longest = full.reduce((max, state) => (state.resetSeconds > max.resetSeconds ? state : max));
  return rateLimited(longest, what);
}
