// Starts the trace of an HTTP request, and writes it to the request log at the end.
import type { FastifyRequest } from 'fastify';
import { claimedEnvironment } from '../../../customers/credentials/authenticate.ts';
import { readJson } from '../../../http/read-body.ts';
import { DEFAULT_BODY_LIMIT } from '../../../http/route.ts';
import { headerText } from '../../../http/trace.ts';
import { maskSecrets } from '../../../platform/mask-secrets.ts';
import { isStorable } from '../../../platform/plain-text.ts';
import type { Services } from '../../../services.ts';
import { APIS } from '../../apis.ts';
import { AGENT_OAUTH_PREFIX, MCP_PATH } from '../../prefixes.ts';
import { publicApi } from '../../public/api.ts';

const MAX_LOGGED_LENGTH = 500;

export function startTrace(request: FastifyRequest, services: Services): void {
  request.trace = {
    requestId: request.id,
    interface: interfaceOf(pathOf(request)),
    startedAt: services.core.clock.now(),
    startedAtMs: performance.now(),
    address: request.ip,
    environment: null,
    rateLimit: null,
    attempt: null,
    accountId: null,
    credentialId: null,
    errorCode: null,
    refusal: null,
    retryAfterSeconds: null,
    tool: null,
    orderId: null,
    externalOrderId: null,
  };
}

/** The environment of the credential; for an unknown credential, the one that its prefix claims. */
export function environmentOf(request: FastifyRequest): string {
  return request.trace.environment ?? claimedEnvironment(presentedText(request));
}

function presentedText(request: FastifyRequest): string | undefined {
  return headerText(request, 'x-api-key') ?? headerText(request, 'authorization')?.replace(/^Bearer +/i, '');
}

/** Pages of links count as the public API; built files and the apps' documents are not logged. */
const LINK_PAGES = ['/t/', '/q/'];

function interfaceOf(path: string): string | null {
  if (path === MCP_PATH) return 'mcp';
  if (path.startsWith(`${AGENT_OAUTH_PREFIX}/`)) return 'oauth';
  const api = APIS.find((each) => each.owns(path));
  return api?.name ?? (LINK_PAGES.some((page) => path.startsWith(page)) ? publicApi.name : null);
}

/** The path without its query, which may contain data that must not be logged. */
export function pathOf(request: FastifyRequest): string {
  const end = request.url.indexOf('?');
  return end < 0 ? request.url : request.url.slice(0, end);
}

/** A link is a permission, so the log stores only the pattern of its route. */
function loggedPath(request: FastifyRequest): string {
  const { tool } = request.trace;
  if (tool) return `${MCP_PATH}#${tool.name}`;
  if (request.trace.interface !== publicApi.name) return pathOf(request);
  return request.routeOptions?.url ?? `${publicApi.prefix}/…`;
}

/** As the caller sent it, for look-ups and for calls that were refused before the body was parsed. */
function sentExternalOrderId(request: FastifyRequest, status: number): string | null {
  const { externalOrderId: asked } = (request.query ?? {}) as { externalOrderId?: unknown };
  const sent = asked ?? (status === 400 ? inBody(request.body) : null);
  return typeof sent === 'string' && isStorable(sent) ? maskSecrets(sent).slice(0, MAX_LOGGED_LENGTH) : null;
}

/** Reads JSON bodies only; larger bodies are files. Reading takes time, so first the name is searched for. */
function inBody(body: unknown): unknown {
  try {
    return body instanceof Buffer && body.length <= DEFAULT_BODY_LIMIT && body.includes('"externalOrderId"')
      ? (readJson(body) as { externalOrderId?: unknown } | null)?.externalOrderId
      : null;
  } catch {
    return null;
  }
}

export function logRequest(request: FastifyRequest, status: number, services: Services): void {
  const { trace } = request;
  if (trace.interface === null) return;
  services.http.requestLog.add({
    at: trace.startedAt,
    requestId: trace.requestId,
    interface: trace.interface,
    method: request.method,
    path: maskSecrets(loggedPath(request)).slice(0, MAX_LOGGED_LENGTH),
    status: status < 400 ? (trace.tool?.status ?? status) : status,
    durationMs: Math.round((performance.now() - trace.startedAtMs) * 10) / 10,
    errorCode: trace.errorCode,
    refusal: trace.refusal,
    rateLimit: trace.rateLimit?.limit ?? null,
    rateRemaining: trace.rateLimit?.remaining ?? null,
    rateReset: trace.rateLimit?.resetSeconds ?? null,
    retryAfter: trace.retryAfterSeconds,
    accountId: trace.accountId,
    credentialId: trace.credentialId,
    environment: environmentOf(request),
    address: trace.address.slice(0, MAX_LOGGED_LENGTH),
    userAgent: maskSecrets(headerText(request, 'user-agent') ?? '').slice(0, MAX_LOGGED_LENGTH) || null,
    orderId: trace.orderId,
    externalOrderId: trace.externalOrderId ?? sentExternalOrderId(request, status),
  });
}
