// A route is one declaration for validation, authorisation and documentation; the credential tests use it too.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { ErrorCode } from './error-catalog.ts';
import { ServiceError } from './errors.ts';
import { readFormOrJson, readJson } from './read-body.ts';
import type { ErrorRenderer } from './render-error.ts';
import type { HttpTrace } from './trace.ts';
import { fieldProblems, parseOrThrow } from './validate.ts';

const MAX_PATH_ID_LENGTH = 200;
export const DEFAULT_BODY_LIMIT = 256 * 1024;

export interface ResponseDeclaration {
  description: string;
  schema?: z.ZodType;
  example?: unknown;
  /** For anything that is not JSON, such as a PDF. */
  contentType?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** A string is finished JSON that is sent byte for byte. */
  body?: unknown;
  headers?: Record<string, string>;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface HandlerInput<Caller, Services, P, Q, H, B> {
  caller: Caller;
  services: Services;
  params: Parsed<P>;
  query: Parsed<Q>;
  headers: Parsed<H>;
  body: Parsed<B>;
  /** The JSON as sent, before defaults were filled in. */
  rawBody: unknown;
  trace: HttpTrace;
  request: FastifyRequest;
  reply: FastifyReply;
}

interface Declaration<Access, P, Q, H, B> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the door's prefix, in OpenAPI style: `/extern/orders/{id}`. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description?: string;
  access: Access;
  params?: P;
  /** The error for an impossible path id, for instance one with more than 200 characters. */
  notFound?: ErrorCode;
  query?: Q;
  headers?: H;
  body?: B;
  /** A `file` has no schema: its bytes are the body, up to `bodyLimitBytes`. */
  bodyFormat?: 'json' | 'form-or-json' | 'file';
  bodyLimitBytes?: number;
  bodyExample?: unknown;
  responses: Record<number, ResponseDeclaration>;
  /** In addition to those that every call to the door can return. */
  errors: readonly ErrorCode[];
}

export interface Route<Access, Caller, Services>
  extends Declaration<
    Access,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined
  > {
  handler: (
    // biome-ignore lint/suspicious/noExplicitAny: route() checks the declaration's own types.
    input: HandlerInput<Caller, Services, any, any, any, any>,
  ) => Promise<Answer> | Answer;
}

/** Returns a door's `route()` function, which derives the types of a handler's input from the schemas. */
export function routesOf<Access, Caller, Services>() {
  return <
    P extends z.ZodType | undefined = undefined,
    Q extends z.ZodType | undefined = undefined,
    H extends z.ZodType | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
  >(
    declaration: Declaration<Access, P, Q, H, B> & {
      handler: (input: HandlerInput<Caller, Services, P, Q, H, B>) => Promise<Answer> | Answer;
    },
  ): Route<Access, Caller, Services> => declaration as Route<Access, Caller, Services>;
}

export interface Door<Access, Caller, Services> {
  /** The prefix of every path, for instance `/api/v1`. */
  prefix: string;
  routes: readonly Route<Access, Caller, Services>[];
  renderError: ErrorRenderer;
  /** Authenticates and authorises, before the body is read. */
  admit(
    route: Route<Access, Caller, Services>,
    request: FastifyRequest,
    reply: FastifyReply,
    services: Services,
  ): Promise<Caller>;
  /** Runs after a call that may have changed something, before the response goes out. */
  afterChange?(services: Services): void;
}

declare module 'fastify' {
  interface FastifyRequest {
    caller: unknown;
  }
  interface FastifyContextConfig {
    renderError?: ErrorRenderer;
  }
}

interface RegisterOptions {
  /** Makes tests check every response against its declaration, so that the documentation stays true. */
  checkAnswers: boolean;
}

export function registerDoor<Access, Caller, Services>(
  app: FastifyInstance,
  door: Door<Access, Caller, Services>,
  services: Services,
  options: RegisterOptions,
): void {
  for (const route of door.routes) {
    app.route({
      method: route.method,
      url: door.prefix + route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { renderError: door.renderError },
      bodyLimit: route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT,
      onRequest: async (request, reply) => {
        request.caller = await door.admit(route, request, reply, services);
      },
      handler: async (request, reply) => {
        const { params, headers, query, rawBody, body } = readInput(route, request);
        const answer = await route.handler({
          params,
          headers,
          query,
          rawBody,
          body,
          caller: request.caller as Caller,
          services,
          trace: request.trace,
          request,
          reply,
        });
        if (route.method !== 'GET') door.afterChange?.(services);
        if (options.checkAnswers) checkAnswer(route, answer);
        return send(reply, answer);
      },
    });
  }
}

function readInput<Access, Caller, Services>(
  route: Route<Access, Caller, Services>,
  request: FastifyRequest,
) {
  const params = readParams(route, request);
  const headers = route.headers && parseOrThrow(route.headers, request.headers);
  const hasQuery = route.query !== undefined || request.url.includes('?');
  const query = hasQuery ? parseOrThrow(route.query ?? noQuery, request.query) : undefined;
  const rawBody = (route.body || route.bodyFormat === 'file') && readBody(route, request);
  const body =
    route.body && (route.bodyFormat === 'form-or-json' ? rawBody : parseOrThrow(route.body, rawBody));
  return { params, headers, query, rawBody, body };
}

const noQuery = z.strictObject({});

function readParams<Access, Caller, Services>(
  route: Route<Access, Caller, Services>,
  request: FastifyRequest,
) {
  if (!route.params) return undefined;
  const values = request.params as Record<string, string>;
  const impossible = Object.values(values).some(
    (value) => value.length === 0 || value.length > MAX_PATH_ID_LENGTH || value.includes('\0'),
  );
  const parsed = impossible ? null : route.params.safeParse(values);
  if (!parsed?.success) throw new ServiceError(route.notFound ?? 'NOT_FOUND');
  return parsed.data;
}

function readBody<Access, Caller, Services>(route: Route<Access, Caller, Services>, request: FastifyRequest) {
  const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  if (route.bodyFormat === 'file') return raw;
  if (route.bodyFormat === 'form-or-json') return readFormOrJson(request.headers['content-type'], raw);
  return raw.length === 0 ? {} : readJson(raw);
}

function send(reply: FastifyReply, answer: Answer) {
  reply.code(answer.status);
  if (typeof answer.body === 'string') reply.type('application/json; charset=utf-8');
  if (answer.headers) reply.headers(answer.headers);
  return reply.send(answer.body);
}

function checkAnswer<Access, Caller, Services>(route: Route<Access, Caller, Services>, answer: Answer): void {
  const declared = route.responses[answer.status];
  const name = `${route.method} ${route.path} ${answer.status}`;
  if (!declared) throw new Error(`${name} is not declared`);
  if (!declared.schema) return;
  const body = JSON.parse(typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body));
  const result = declared.schema.safeParse(body, { reportInput: true });
  if (!result.success) throw new Error(`${name}: ${JSON.stringify(fieldProblems(result.error))}`);
}
