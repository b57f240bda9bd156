// Generates OpenAPI 3.1 from route declarations, so that the description matches the validation.
import { z } from 'zod';
import type { ErrorCatalog } from '../platform/errors.ts';
import type { AnyApi } from './api.ts';
import { confirmationSentence } from './confirm-call.ts';
import { DEPRECATION_HEADERS, deprecationSentence } from './deprecation.ts';
import type { DocumentFrame, Json } from './document-frame.ts';
import { withValueTexts } from './enum-values.ts';
import { errorCodesOf } from './error-codes.ts';
import { type SchemaCollector, schemaCollector } from './openapi-schemas.ts';
import type { ResponseDeclaration, Route } from './route.ts';

// biome-ignore lint/suspicious/noExplicitAny: the description reads only what all APIs and routes have.
type DescribedApi = AnyApi<any>;
// biome-ignore lint/suspicious/noExplicitAny: as above.
type DescribedRoute = Route<any, any, any>;

const SAMPLE_REQUEST_ID = '0199a0c2-7c4e-7000-8000-00000000000a';

const STANDARD_HEADERS: Json = {
  'X-Request-Id': {
    description: 'Identifies this call in the logs of the service',
    schema: { type: 'string', format: 'uuid' },
  },
  'X-Service-Environment': {
    description: 'The environment of the credential; `production` if the call has none',
    schema: withValueTexts({
      type: 'string',
      enum: ['production', 'sandbox'],
      valueTexts: {
        production: 'The call acted in production, or had no credential',
        sandbox: 'The call acted in the sandbox',
      },
    }),
  },
  'RateLimit-Limit': {
    description: 'Calls allowed in the tighter window, of a minute or of a second',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': { description: 'Calls left in that window', schema: { type: 'integer' } },
  'RateLimit-Reset': { description: 'Seconds until that window restarts', schema: { type: 'integer' } },
};

const STANDARD_HEADER_REFS = Object.fromEntries(
  Object.keys(STANDARD_HEADERS).map((name) => [name, { $ref: `#/components/headers/${name}` }]),
);

/** What several operations refer to: it appears once, under components. */
interface SharedParts {
  schemas: SchemaCollector;
  examples: Json;
  responses: Json;
}

export function describeDocument(
  frame: DocumentFrame,
  apis: readonly DescribedApi[],
  errors: ErrorCatalog,
): Json {
  const schemas = schemaCollector();
  const shared: SharedParts = { schemas, examples: {}, responses: {} };
  const paths: Record<string, Json> = {};
  for (const api of apis) {
    for (const route of api.routes) {
      paths[route.path] = {
        ...paths[route.path],
        [route.method.toLowerCase()]: describeRoute(api, route, errors, shared),
      };
    }
  }
  return {
    openapi: '3.1.0',
    info: frame.info,
    servers: [{ url: frame.server, description: 'This service' }],
    tags: frame.tags,
    paths,
    ...(frame.webhooks && { webhooks: frame.webhooks(schemas.response) }),
    components: {
      securitySchemes: frame.securitySchemes,
      headers: STANDARD_HEADERS,
      examples: shared.examples,
      responses: shared.responses,
      schemas: schemas.all(),
    },
  };
}

const RESPONSE = '#/components/responses/';

interface OperationWithResponses {
  responses: Record<string, { $ref?: string }>;
}

/** A copy of a description in which every operation has its responses instead of references. */
export function withResponsesInPlace(document: Json): Json {
  const copy = structuredClone(document);
  const paths = copy.paths as Record<string, Record<string, OperationWithResponses>>;
  const { responses: shared } = copy.components as { responses: Record<string, object> };
  for (const { responses } of Object.values(paths).flatMap((methods) => Object.values(methods))) {
    for (const [status, { $ref }] of Object.entries(responses)) {
      if ($ref) responses[status] = shared[$ref.slice(RESPONSE.length)]!;
    }
  }
  return copy;
}

function describeRoute(
  api: DescribedApi,
  route: DescribedRoute,
  errors: ErrorCatalog,
  shared: SharedParts,
): Json {
  const { schemas } = shared;
  const description = [
    route.description,
    confirmationSentence(route),
    route.deprecated && deprecationSentence(route.deprecated),
  ]
    .filter(Boolean)
    .join(' ');
  const headers = { ...STANDARD_HEADER_REFS, ...(route.deprecated && DEPRECATION_HEADERS) };
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    ...(description && { description }),
    ...(route.deprecated && { deprecated: true }),
    security: api.description.security(route.access),
    ...parameters(route, schemas),
    ...requestBody(route, schemas),
    responses: {
      ...Object.fromEntries(
        Object.entries(route.responses).map(([status, response]) => [
          status,
          describeResponse(response, headers, schemas),
        ]),
      ),
      ...errorResponses(api, route, errors, headers, shared),
    },
  };
}
function parameters(route: DescribedRoute, schemas: SchemaCollector): Json {
  const list = [
    ...parametersIn('path', route.params, schemas),
    ...parametersIn('query', route.query, schemas),
    ...parametersIn('header', route.headers, schemas),
  ];
  return list.length > 0 ? { parameters: list } : {};
}

/** Metadata of a schema beyond JSON Schema; a default that is filled in later must be named. */
type Parameter = Json & { headerName?: string; shownDefault?: unknown };

function parametersIn(location: string, schema: z.ZodType | undefined, schemas: SchemaCollector): Json[] {
  if (!(schema instanceof z.ZodObject)) return [];
  return Object.entries(schema.shape as Record<string, z.ZodType>).map(([key, value]) => {
    const { description, headerName, shownDefault, ...json } = schemas.request(value) as Parameter;
    return {
      name: headerName ?? key,
      in: location,
      required: location === 'path' || !value.safeParse(undefined).success,
      ...(description !== undefined && { description }),
      schema: { ...json, ...(shownDefault !== undefined && { default: shownDefault }) },
    };
  });
}
function requestBody(route: DescribedRoute, schemas: SchemaCollector): Json {
  if (route.bodyFormat === 'file') {
    const file = { schema: { type: 'string', format: 'binary' } };
    return { requestBody: { required: true, content: { 'application/octet-stream': file } } };
  }
  if (!route.body) return {};
  const media: Json = { schema: schemas.request(route.body) };
  if (route.bodyExample !== undefined) media.example = route.bodyExample;
  const content: Json = { 'application/json': media };
  if (route.bodyFormat === 'form-or-json') content['application/x-www-form-urlencoded'] = media;
  const schema = media.schema as { required?: string[] };
  const required = (schema.required?.length ?? 0) > 0 || !route.body.safeParse({}).success;
  return { requestBody: { required, content } };
}

function describeResponse(response: ResponseDeclaration, headers: Json, schemas: SchemaCollector): Json {
  const extra = Object.fromEntries(
    Object.entries(response.headers ?? {}).map(([name, description]) => [
      name,
      { description, schema: { type: 'string' } },
    ]),
  );
  const described: Json = {
    description: response.description,
    headers: { ...headers, ...extra },
  };
  if (response.schema) {
    const media: Json = { schema: schemas.response(response.schema) };
    if (response.example !== undefined) media.example = response.example;
    described.content = { 'application/json': media };
  } else if (response.contentType) {
    described.content = { [response.contentType]: { schema: { type: 'string', format: 'binary' } } };
  }
  return described;
}

/** A response is named by its codes, so operations with the same errors share it. */
function errorResponses(
  api: DescribedApi,
  route: DescribedRoute,
  errors: ErrorCatalog,
  headers: Json,
  shared: SharedParts,
): Json {
  const byStatus = new Map<number, Record<string, object>>();
  const addSample = (status: number, name: string, body: object) =>
    byStatus.set(status, { ...byStatus.get(status), [name]: body });
  const { ownErrors = {}, commonErrors, errorSchema } = api.description;
  for (const [status, samples] of Object.entries(ownErrors)) {
    for (const [name, body] of Object.entries(samples)) addSample(Number(status), name, body);
  }
  for (const code of errorCodesOf(commonErrors, route)) {
    const error = errors[code]!;
    const sample = error(error.entry.details && { details: error.entry.details });
    const { status, body } = api.renderError(sample, SAMPLE_REQUEST_ID);
    addSample(status, code, body);
  }
  const sorted = [...byStatus].sort(([a], [b]) => a - b);
  return Object.fromEntries(
    sorted.map(([status, samples]) => {
      const codes = Object.keys(samples);
      const name = [api.name, status, ...codes, ...(route.deprecated ? ['deprecated'] : [])].join('-');
      shared.responses[name] = {
        description: codes.join(', '),
        headers: { ...headers, ...headersWith(status, codes) },
        content: {
          'application/json': {
            schema: shared.schemas.response(errorSchema),
            examples: Object.fromEntries(
              Object.entries(samples).map(([code, value]) => {
                const exampleName = `${api.name}-${status}-${code}`;
                shared.examples[exampleName] = { value };
                return [code, { $ref: `#/components/examples/${exampleName}` }];
              }),
            ),
          },
        },
      };
      return [status, { $ref: RESPONSE + name }];
    }),
  );
}

/** A 401, and a 403 for a missing scope, name the way to authenticate; retryable errors name the wait. */
function headersWith(status: number, codes: readonly string[]): Json {
  const challenged = status === 401 || codes.includes('INSUFFICIENT_SCOPE');
  const repeatable = status === 429 || status === 503 || codes.includes('IDEMPOTENCY_REQUEST_IN_PROGRESS');
  return {
    ...(challenged && {
      'WWW-Authenticate': { description: 'How to authenticate', schema: { type: 'string' } },
    }),
    ...(repeatable && { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer' } } }),
  };
}
