// The HTTP application: all APIs on one Fastify instance, with the same headers and errors everywhere.

import { Readable } from 'node:stream';
import {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  fastify,
} from 'fastify';
import { MINUTE_MS } from '../../shared/time/durations.ts';
import { APIS, apiOf } from './api/apis.ts';
import { registerDescriptions } from './api/docs/descriptions.ts';
import { registerHealth } from './api/health/health.ts';
import { AGENT_OAUTH_PREFIX, MCP_PATH } from './api/prefixes.ts';
import { ERRORS } from './api/shared/errors/error-catalog.ts';
import { answerMalformedRequest } from './api/shared/errors/malformed-request.ts';
import { environmentOf, logRequest, pathOf, startTrace } from './api/shared/errors/trace-request.ts';
import { refuseUnknownPath } from './api/shared/errors/unknown-path.ts';
import { isSecure } from './api/shared/people/session-cookie.ts';
import type { Config } from './config.ts';
import { documentErrors } from './documents/errors.ts';
import { PdfError } from './documents/pdf/pdf-error.ts';
import { registerApi } from './http/api.ts';
import { INCOMPLETE } from './http/download.ts';
import { showAddressLimit } from './http/limits.ts';
import { refuseUpload } from './http/refuse-upload.ts';
import { replicaReads } from './http/replica-reads.ts';
import { DEFAULT_BODY_LIMIT } from './http/route.ts';
import { traceCalls } from './http/trace-calls.ts';
import { uploadBudget } from './http/upload-budget.ts';
import { mcpApi } from './mcp/mcp-api.ts';
import { agentOAuthApi } from './mcp/oauth-api.ts';
import { type PagesOptions, type RegisteredPages, registerPages } from './pages/register.ts';
import { isOpenedByPerson } from './pages/unknown-page.ts';
import { callErrors, serviceBusy } from './platform/call-errors.ts';
import { unavailableError } from './platform/database-unavailable.ts';
import { ServiceError } from './platform/errors.ts';
import { uuidv7 } from './platform/ids.ts';
import { maskSecrets } from './platform/mask-secrets.ts';
import { StoreUnavailable } from './platform/objects/object-store.ts';
import { KeyNotLoaded } from './platform/secrets.ts';
import { type Services, withSql } from './services.ts';

interface AppOptions extends PagesOptions {
  /** Checks every answer against its declaration; used in tests. */
  checkAnswers?: boolean;
}

/** The limit for request line and headers together; Node's parser rejects more. */
const MAX_HEADER_BYTES = 16 * 1024;
const SWEEP_EVERY_MS = 50;

export function buildApp(services: Services, options: AppOptions = {}): FastifyInstance {
  const app = fastify({
    logger: false,
    bodyLimit: DEFAULT_BODY_LIMIT,
    trustProxy: trustedProxies(services.config.trustProxy),
    genReqId: () => uuidv7(services.core.clock.now()),
    requestIdHeader: false,
    requestTimeout: MINUTE_MS,
    keepAliveTimeout: 72_000,
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    http: { maxHeaderSize: MAX_HEADER_BYTES, requireHostHeader: false },
    // Over-long ids must reach the route, which decides which 404 to send.
    routerOptions: { maxParamLength: MAX_HEADER_BYTES },
    clientErrorHandler: (error, socket) => answerMalformedRequest(services, error, socket),
    // A path that cannot be decoded is a 404. Fastify runs no hooks here, so we call them ourselves.
    frameworkErrors: (_error, request, reply) => {
      startTrace(request, services);
      void setStandardHeaders(request, reply, services).then(() => {
        reply.raw.once('finish', () => logRequest(request, reply.statusCode, services));
        const show = pages?.showUnknown;
        if (show && isOpenedByPerson(request)) void show(request, reply, callErrors.NOT_FOUND());
        else answerError(callErrors.NOT_FOUND(), request, reply, services);
      });
    },
  });
  app.decorateRequest('trace', null as never);
  app.decorateRequest('caller', null);
  readEveryBodyRaw(app);
  addHooks(app, services);
  if (services.core.tracing) traceCalls(app, services.core.tracing);
  app.setErrorHandler((error: FastifyError | ServiceError, request, reply) =>
    answerError(error, request, reply, services),
  );
  let pages: RegisteredPages | null = null;
  app.setNotFoundHandler(async (request, reply) => {
    const show = pages?.showUnknown;
    if (!show || !isOpenedByPerson(request)) return refuseUnknownPath(request, reply, services);
    return refuseUnknownPath(request, reply, services).catch((error) => show(request, reply, error));
  });

  registerHealth(app, services);
  // A worker serves only the health checks.
  if (services.config.role === 'worker') return app;
  const { replica } = services;
  const register = {
    errors: ERRORS,
    checkAnswers: options.checkAnswers ?? false,
    uploads: uploadBudget(),
    readReplica: replica && replicaReads(replica, services, withSql),
  };
  for (const api of APIS) registerApi(app, api, services, register);
  registerApi(app, mcpApi, services, register);
  registerApi(app, agentOAuthApi, services, register);
  registerDescriptions(app, services);
  pages = registerPages(app, services, options);
  return app;
}

/** A connection becomes idle after its last response, when Fastify no longer closes it. */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), SWEEP_EVERY_MS);
  await app.close().finally(() => clearInterval(sweep));
}

/** A number counts hops from our side: that many proxies are trusted to report the client's address. */
function trustedProxies(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

/** The route decides how to read a body, regardless of the content type. */
function readEveryBodyRaw(app: FastifyInstance): void {
  // Fastify refuses an invalid content type before any parser runs, so we remove it.
  app.addHook('onRequest', (request, _reply, done) => {
    if (!request.headers['content-type']?.includes('/')) delete request.headers['content-type'];
    done();
  });
  // Node would answer an unknown expectation itself, without our headers.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

function addHooks(app: FastifyInstance, services: Services): void {
  app.addHook('onRequest', (request, _reply, done) => {
    startTrace(request, services);
    // A document may follow, and its thread needs half a second to start.
    if (isCall(request)) services.core.pdf.warmUp();
    done(refuseSecondHost(request) ?? refuseWithoutRoom(request, services));
  });
  // Open streams would keep the server from closing.
  app.addHook('preClose', () => services.http.streams.close());
  app.addHook('onSend', (request, reply, payload, done) => {
    if (payload instanceof Readable) {
      logWhenAborted(request, reply, services);
      logWhenIncomplete(request, payload, services);
    }
    if (request.trace.rateLimit !== null || request.routeOptions.config?.showsNoLimit) {
      setIdentityHeaders(request, reply, services);
      done(null, payload);
      return;
    }
    setStandardHeaders(request, reply, services).then(() => done(null, payload), done);
  });
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply.statusCode, services);
    done();
  });
}

/** Node keeps the first, a proxy may use the last: both would see another address. */
function refuseSecondHost({ raw }: FastifyRequest): ServiceError | undefined {
  const names = raw.rawHeaders.filter((_, index) => index % 2 === 0);
  if (names.filter((name) => name.toLowerCase() === 'host').length < 2) return undefined;
  const message = 'The header Host was sent more than once. Send it once.';
  return callErrors.INVALID_REQUEST({
    message,
    details: { fields: [{ field: 'headers', code: 'invalid_value', message }] },
  });
}

const CALLED_PATHS = ['/api/', MCP_PATH, `${AGENT_OAUTH_PREFIX}/`];

/** Not pages and their files. */
function isCall({ url }: FastifyRequest): boolean {
  return CALLED_PATHS.some((path) => url.startsWith(path));
}

const POOL_RETRY_AFTER_SECONDS = 2;

/** Calls that waited for a connection would only make the queue longer. Health checks and pages still answer. */
function refuseWithoutRoom(request: FastifyRequest, { http }: Services): ServiceError | undefined {
  if (!isCall(request) || http.pool.hasRoom()) return undefined;
  return serviceBusy(POOL_RETRY_AFTER_SECONDS, {
    message: 'Too many calls are waiting for the database. Repeat after Retry-After seconds.',
  });
}

/** The status has been sent, so only the log and the end of the file can say that something failed. */
function logWhenIncomplete(request: FastifyRequest, file: Readable, { core }: Services): void {
  const report = (error: unknown) => {
    const isAbort = (error as NodeJS.ErrnoException).code === 'ERR_STREAM_PREMATURE_CLOSE';
    const call = { err: error, requestId: request.trace.requestId, path: maskSecrets(pathOf(request)) };
    if (!isAbort) core.log.error(call, 'A file could not be sent to its end');
  };
  file.once('error', report);
  file.once(INCOMPLETE, report);
}

/** If a client leaves a file or a stream early, Fastify calls no hook. */
function logWhenAborted(request: FastifyRequest, { raw, statusCode }: FastifyReply, services: Services) {
  raw.once('close', () => {
    if (!raw.writableFinished && raw.errored === null) logRequest(request, statusCode, services);
  });
}

async function setStandardHeaders(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
): Promise<void> {
  if (request.trace.rateLimit === null) await showAddressLimit(services.http.rateLimits, request, reply);
  setIdentityHeaders(request, reply, services);
}

/** For a year, browsers then use no unencrypted connection to this host. */
const HSTS = 'max-age=31536000';

function setIdentityHeaders(request: FastifyRequest, reply: FastifyReply, { config }: Services): void {
  // In lower case, as they are sent; otherwise Fastify would convert the names in every response.
  reply.header('x-request-id', request.trace.requestId);
  reply.header('x-service-environment', environmentOf(request));
  reply.header('x-content-type-options', 'nosniff');
  if (isSecure(config.publicUrl)) reply.header('strict-transport-security', HSTS);
  // Responses belong to one caller; files and descriptions set their own header.
  if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
}

function answerError(
  error: FastifyError | ServiceError,
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
) {
  const known = toServiceError(error, request);
  const path = maskSecrets(pathOf(request));
  const { requestId } = request.trace;
  if (known.code === 'INTERNAL_ERROR') {
    if (isAborted(error, request)) services.core.log.info({ requestId, path }, 'A client aborted its upload');
    else services.core.log.error({ err: error, requestId, path }, 'Unexpected error');
  }
  if (known.code === 'SERVICE_UNAVAILABLE') {
    const { code, message } = known.cause as NodeJS.ErrnoException;
    services.core.log.warn({ requestId, path, code, reason: message }, 'The database cannot be reached');
  }
  if (/^(SERVICE_BUSY|STORAGE_UNAVAILABLE)$/.test(known.code) && known.cause instanceof Error) {
    services.core.log.error({ requestId, path }, known.cause.message);
  }
  if (!request.raw.complete) refuseUpload(request, reply);
  request.trace.errorCode = known.code;
  const retryAfter = known.headers['Retry-After'];
  if (retryAfter !== undefined) request.trace.retryAfterSeconds = Number(retryAfter);
  const renderError = request.routeOptions.config?.renderError ?? apiOf(path).renderError;
  const { status, body } = renderError(known, requestId);
  return reply.headers(known.headers).code(status).type('application/json; charset=utf-8').send(body);
}

/** The client has gone and receives no response. */
function isAborted({ code }: FastifyError | ServiceError, { raw }: FastifyRequest): boolean {
  return code === 'ECONNRESET' && !raw.complete;
}

function toServiceError(error: FastifyError | ServiceError, request: FastifyRequest): ServiceError {
  if (error instanceof ServiceError) return error;
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE') {
    const kib = (request.routeOptions.bodyLimit ?? DEFAULT_BODY_LIMIT) / 1024;
    const limit = kib < 1024 ? `${kib} KiB` : `${kib / 1024} MiB`;
    return callErrors.PAYLOAD_TOO_LARGE({
      message: `The body is too large. Send at most ${limit}.`,
    });
  }
  // Fastify's other client errors are about malformed requests, such as a wrong length.
  if (error.code?.startsWith('FST_') && (error.statusCode ?? 500) < 500) {
    const field = { field: '$', code: 'invalid_format', message: error.message };
    return callErrors.INVALID_REQUEST({ details: { fields: [field] }, cause: error });
  }
  // SQLSTATEs: the disk of the database is full, or its memory.
  if (/^53[12]00$/.test(error.code ?? '')) {
    const message = 'There is no room to store this right now. Repeat after Retry-After seconds.';
    return serviceBusy(30, { message, cause: error });
  }
  // Too much is rendered at once, or the process is ending: another try may succeed.
  if (error instanceof PdfError && (error.code === 'TIMED_OUT' || error.code === 'CLOSED')) {
    return serviceBusy(5, { cause: error });
  }
  if (error instanceof KeyNotLoaded) {
    const message = 'A stored secret cannot be read right now. Repeat after Retry-After seconds.';
    return serviceBusy(5, { message, cause: error });
  }
  if (error instanceof StoreUnavailable) {
    return documentErrors.STORAGE_UNAVAILABLE({ headers: { 'Retry-After': '5' }, cause: error });
  }
  return unavailableError(error) ?? callErrors.INTERNAL_ERROR({ cause: error });
}
