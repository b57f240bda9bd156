// Calls a route from inside the process: its input is read and checked as over HTTP, its handler is the same.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCatalog } from '../platform/errors.ts';
import { readInput } from './read-input.ts';
import type { Route } from './route.ts';

/** The parts of the call; those that the route does not declare are left out. */
export interface InnerCall {
  params?: Record<string, string>;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface CallContext<Caller, Services> {
  caller: Caller;
  services: Services;
  errors: ErrorCatalog;
  /** The request that the call belongs to; its trace gets the order. */
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The body of the answer as a client would read it. */
export async function callRoute<Access, Caller, Services>(
  route: Route<Access, Caller, Services>,
  { params = {}, query = {}, headers = {}, body }: InnerCall,
  { caller, services, errors, request, reply }: CallContext<Caller, Services>,
  // biome-ignore lint/suspicious/noExplicitAny: every route has its own answer.
): Promise<any> {
  const raw = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
  const sent = { url: '', params, query, headers, body: raw };
  const input = readInput(route, sent, errors, { caller, services });
  const answer = await route.handler({
    ...input,
    caller,
    services,
    isConfirmed: false,
    trace: request.trace,
    request,
    reply,
  });
  return JSON.parse(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body ?? null));
}
