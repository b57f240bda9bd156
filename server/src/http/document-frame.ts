// What an OpenAPI document says besides its routes.
import type { z } from 'zod';

export type Json = Record<string, unknown>;

/** What a document says before and after its routes. */
export interface DocumentFrame {
  /** The committed file is `openapi/<name>.json`. */
  name: string;
  /** Where it is served. */
  paths: readonly string[];
  /** In front of every path in it. */
  server: string;
  info: Json;
  tags: { name: string; description: string }[];
  securitySchemes: Json;
  /** Messages that the service sends; schemas go through the document's own collector. */
  webhooks?: (toSchema: (schema: z.ZodType) => object) => Json;
}
