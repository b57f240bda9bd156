// An API is one value: prefix, routes, admission, error format and documentation.
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { ErrorCatalog } from '../platform/errors.ts';
import { checkAnswer } from './check-answer.ts';
import { confirmCall, type RequireConfirmation } from './confirm-call.ts';
import { deprecationHeaders } from './deprecation.ts';
import type { DocumentFrame, Json } from './document-frame.ts';
import { readInput } from './read-input.ts';
import type { ErrorRenderer } from './render-error.ts';
import type { ReplicaReads } from './replica-reads.ts';
import { type Answer, DEFAULT_BODY_LIMIT, type Route } from './route.ts';
import type { UploadBudget } from './upload-budget.ts';

export interface Api<Access, Caller, Services> {
  /** Prefix of the names of its error examples. */
  name: string;
  /** The prefix of every path of the API, such as `/api/v1`. */
  prefix: string;
  /**
   * Decides which API formats the error of a path without a route; the first API that returns true is used.
   */
  owns(path: string): boolean;
  routes: readonly Route<Access, Caller, Services>[];
  renderError: ErrorRenderer;
  /** Authenticates and authorises, before the body is read. */
  admit(
    route: Route<Access, Caller, Services>,
    request: FastifyRequest,
    reply: FastifyReply,
    services: Services,
  ): Promise<Caller>;
  /** Required if a route has `confirm`. */
  requireConfirmation?: RequireConfirmation<Caller, Services>;
  /** Who is counted for large bodies; required if a route has one. */
  uploaderOf?(caller: Caller): string;
  /** Called after a call that may have changed something, before its response is sent. */
  afterChange?(services: Services): void;
  description: ApiDocumentation<Access>;
}

interface ApiDocumentation<Access> {
  /** The API description that it belongs to; several APIs may share one. */
  document: DocumentFrame;
  security(access: Access): Json[];
  /** The codes that every call can give, in addition to those its route declares. */
  commonErrors(access: Access, hasBody: boolean): readonly string[];
  errorSchema: z.ZodType;
  /** For errors that are not in the catalog: sample bodies by status and name. */
  ownErrors?: Record<number, Record<string, object>>;
}

// biome-ignore lint/suspicious/noExplicitAny: callers that map over all APIs read only what all of them have.
export type AnyApi<Services> = Api<any, any, Services>;

declare module 'fastify' {
  interface FastifyRequest {
    caller: unknown;
  }
  interface FastifyContextConfig {
    renderError?: ErrorRenderer;
    /** For public files: no rate limit is looked up for them. */
    showsNoLimit?: boolean;
  }
}

export interface RegisterOptions<Services> {
  errors: ErrorCatalog;
  /** Tests check every answer against its declaration, so that the API description is correct. */
  checkAnswers: boolean;
  /** Shared by all APIs. */
  uploads: UploadBudget;
  /** Null without a replica. */
  readReplica: ReplicaReads<Services> | null;
}

export function registerApi<Services>(
  app: FastifyInstance,
  api: Omit<AnyApi<Services>, 'description'>,
  services: Services,
  { errors, checkAnswers, uploads, readReplica }: RegisterOptions<Services>,
): void {
  for (const route of api.routes) {
    const bodyLimit = route.bodyLimitBytes ?? DEFAULT_BODY_LIMIT;
    const ending = route.deprecated && deprecationHeaders(route.deprecated);
    app.route({
      method: route.method,
      url: api.prefix + route.path.replace(/\{(\w+)\}/g, ':$1'),
      config: { renderError: api.renderError },
      bodyLimit,
      // Not async, which would add a promise to every call.
      onRequest: (request, reply, done) => {
        if (ending) reply.headers(ending);
        const admitted = (caller: unknown) => {
          request.caller = caller;
          done();
        };
        api.admit(route, request, reply, services).then(admitted, done);
      },
      ...(bodyLimit > DEFAULT_BODY_LIMIT && {
        preParsing: (request, reply, payload, done) => {
          uploads.count(api.uploaderOf!(request.caller), request, reply);
          done(null, payload);
        },
      }),
      handler: (request, reply) => {
        const { caller, trace } = request;
        const { params, query, headers, body, rawBody } = readInput(route, request, errors, {
          caller,
          services,
        });
        // Field by field: spreading the input took a tenth of the time of a short call.
        const handle = (services: Services, isConfirmed = false) =>
          route.handler({
            params,
            query,
            headers,
            body,
            rawBody,
            caller,
            services,
            isConfirmed,
            trace,
            request,
            reply,
          });
        const answered = route.confirm
          ? confirmCall(
              api.requireConfirmation!,
              route,
              { caller, services, params, query, body },
              (isConfirmed) => handle(services, isConfirmed),
            )
          : route.fromReplica && readReplica
            ? readReplica(handle)
            : handle(services);
        // A synchronous answer needs no promise.
        const finish = (answer: Answer) => {
          if (route.method !== 'GET') api.afterChange?.(services);
          if (checkAnswers) checkAnswer(route, answer);
          return send(reply, answer);
        };
        return answered instanceof Promise ? answered.then(finish) : finish(answered);
      },
    });
  }
}

function send(reply: FastifyReply, answer: Answer) {
  reply.code(answer.status);
  if (typeof answer.body === 'string') reply.type('application/json; charset=utf-8');
  if (answer.headers) reply.headers(answer.headers);
  return reply.send(answer.body);
}
