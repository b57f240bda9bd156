// The parts of an OpenAPI document besides its routes.
import type { z } from 'zod';

export type Json = Record<string, unknown>;

/** The parts of an OpenAPI document besides its routes. */
export interface DocumentFrame {
  /** The committed file is `openapi/<name>.json`. */
  name: string;
  /** The path it is served at. */
  paths: readonly string[];
  /** The prefix of every path in it. */
  server: string;
  info: Json;
  tags: { name: string; description: string }[];
  securitySchemes: Json;
  /** Messages that the service sends; their schemas use the document's collector. */
  webhooks?: (toSchema: (schema: z.ZodType) => object) => Json;
}
