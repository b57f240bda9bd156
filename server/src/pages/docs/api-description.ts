// The API description as the pages, samples and collections read it.
import type { Resolve, Schema } from './schema-fields.ts';

export interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: Schema;
}

interface Content {
  schema?: Schema;
  example?: unknown;
  examples?: Record<string, { $ref?: string; value?: unknown }>;
}

export interface Operation {
  operationId: string;
  tags: string[];
  summary: string;
  description?: string;
  security?: Record<string, string[]>[];
  parameters?: Parameter[];
  requestBody?: { required?: boolean; content: Record<string, Content> };
  responses: Record<string, { description: string; content?: Record<string, Content> }>;
}

export interface ApiDescription {
  info: { title: string; version: string };
  /** The name groups the operations; the title is what a page in another language shows. */
  tags: { name: string; title?: string; description: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, Schema>;
    examples: Record<string, { value: unknown }>;
  };
}

export interface Described {
  path: string;
  method: string;
  operation: Operation;
}

export function operationsOf(api: ApiDescription): Described[] {
  return Object.entries(api.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
}

export function resolverOf(api: ApiDescription): Resolve {
  return (schema) => {
    const name = schema.$ref?.split('/').at(-1);
    return name
      ? { ...api.components.schemas[name], ...(schema.description && { description: schema.description }) }
      : schema;
  };
}

export interface DeclaredError {
  status: string;
  code: string;
  /** The name of its sample in `components.examples`. */
  example: string;
}

export function errorsOf({ responses }: Operation): DeclaredError[] {
  return Object.entries(responses)
    .filter(([status]) => status >= '400')
    .flatMap(([status, { content }]) =>
      Object.entries(content?.['application/json']?.examples ?? {}).map(([code, { $ref = '' }]) => ({
        status,
        code,
        example: $ref.split('/').at(-1)!,
      })),
    );
}

/** The answers of a call that succeeds. */
export function goodAnswers({ responses }: Operation) {
  return Object.entries(responses).filter(([status]) => status < '400');
}

export const scopesOf = ({ security }: Operation): string[] =>
  security?.find((scheme) => scheme.oauth)?.oauth ?? [];
