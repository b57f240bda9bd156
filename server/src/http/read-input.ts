// Reads a call by the schemas and rules of its route, and reports all problems at once.
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type FieldProblem, invalidFields } from '../platform/call-errors.ts';
import type { ErrorCatalog } from '../platform/errors.ts';
import { readFormOrJson, readJson } from './read-body.ts';
import { MAX_PATH_ID_LENGTH, type Route } from './route.ts';
import { fieldProblems } from './validate.ts';

// biome-ignore lint/suspicious/noExplicitAny: reading needs the schemas of a route, not the types of its API.
type AnyRoute = Route<any, any, any>;

/** What is read of a call: a request, or a call from inside the process. */
export type SentCall = Pick<FastifyRequest, 'url' | 'params' | 'query' | 'headers' | 'body'>;

export function readInput(
  route: AnyRoute,
  request: SentCall,
  errors: ErrorCatalog,
  context: { caller: unknown; services: unknown },
) {
  const params = readParams(route, request, errors);
  const problems: FieldProblem[] = [];
  let unnamed = 0;
  const read = (schema: z.ZodType, sent: unknown) => {
    const result = schema.safeParse(sent, { reportInput: true });
    if (result.success) return result.data;
    const { fields, more } = fieldProblems(result.error, schema);
    problems.push(...fields);
    unnamed += more;
    return undefined;
  };
  const headers = route.headers && read(route.headers, request.headers);
  const hasQuery = route.query !== undefined || request.url.includes('?');
  const query = hasQuery ? read(route.query ?? NO_QUERY, request.query) : undefined;
  const rawBody = (route.body || route.bodyFormat === 'file') && readBody(route, request);
  const body = route.body && (route.bodyFormat === 'form-or-json' ? rawBody : read(route.body, rawBody));
  problems.push(...(route.rules?.({ headers, query, body, rawBody, ...context }) ?? []));
  if (problems.length > 0) throw invalidFields(problems, unnamed);
  return { params, headers, query, rawBody, body };
}

const NO_QUERY = z.strictObject({});

function readParams(route: AnyRoute, request: SentCall, errors: ErrorCatalog) {
  if (!route.params) return undefined;
  const values = request.params as Record<string, string>;
  const impossible = Object.values(values).some(
    (value) => value.length === 0 || value.length > MAX_PATH_ID_LENGTH || value.includes('\0'),
  );
  const parsed = impossible ? null : route.params.safeParse(values);
  if (!parsed?.success) throw errors[route.notFound ?? 'NOT_FOUND']!();
  return parsed.data;
}

function readBody(route: AnyRoute, request: SentCall) {
  const raw = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
  if (route.bodyFormat === 'file') return raw;
  if (route.bodyFormat === 'form-or-json') return readFormOrJson(request.headers['content-type'], raw);
  return raw.length === 0 ? {} : readJson(raw);
}
