// Every route of every API, with its description.
import type { JsonSchema } from '../../fuzz/valid-value.ts';
import { APIS } from '../../src/api/apis.ts';
import { describeInFull } from '../../src/api/docs/descriptions.ts';

type Api = (typeof APIS)[number];

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required: boolean;
  schema: JsonSchema;
}

interface Media {
  schema: JsonSchema;
  example?: unknown;
  examples?: Record<string, { $ref: string }>;
}

interface Operation {
  operationId: string;
  parameters?: Parameter[];
  requestBody?: { required: boolean; content: Record<string, Media> };
  responses: Record<string, { content?: Record<string, Media> }>;
}

interface ApiDescription {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, JsonSchema> };
}

export interface DescribedRoute {
  /** For messages: method and whole path. */
  name: string;
  apiName: string;
  method: string;
  /** With the prefix of the API. */
  path: string;
  access: Api['routes'][number]['access'];
  operation: Operation;
  description: ApiDescription;
  /** The name of the description. */
  file: string;
  isStream: boolean;
}

const descriptions = new Map<string, ApiDescription>();

function descriptionOf(frame: Api['description']['document']): ApiDescription {
  const known = descriptions.get(frame.name);
  if (known) return known;
  const described = describeInFull(frame) as ApiDescription;
  descriptions.set(frame.name, described);
  return described;
}

function describedRoutesOf(api: Api): DescribedRoute[] {
  const { document } = api.description;
  const description = descriptionOf(document);
  return api.routes.map(({ method, path, access }) => {
    const operation = description.paths[path]![method.toLowerCase()]!;
    return {
      name: `${method} ${api.prefix}${path}`,
      apiName: api.name,
      method,
      path: `${api.prefix}${path}`,
      access,
      operation,
      description,
      file: document.name,
      isStream: operation.responses['200']?.content?.['text/event-stream'] !== undefined,
    };
  });
}

export const ROUTES: readonly DescribedRoute[] = APIS.flatMap(describedRoutesOf);

export function routesOf(...apiNames: string[]): DescribedRoute[] {
  return ROUTES.filter(({ apiName }) => apiNames.includes(apiName));
}

export function parametersIn(route: DescribedRoute, location: Parameter['in']): Parameter[] {
  return (route.operation.parameters ?? []).filter((parameter) => parameter.in === location);
}

export function resolverOf({ description }: DescribedRoute): (ref: string) => JsonSchema {
  return (ref) => description.components.schemas[ref.slice('#/components/schemas/'.length)]!;
}

/** The schema and example of the JSON body; null if the route takes none or takes a file. */
export function jsonBodyOf({ operation }: DescribedRoute): Media | null {
  return operation.requestBody?.content['application/json'] ?? null;
}

export function takesFile({ operation }: DescribedRoute): boolean {
  return operation.requestBody?.content['application/octet-stream'] !== undefined;
}
