// A tool that agents call is one declaration: its input, the scope it needs, and the routes of API v1 that it runs.
import { z } from 'zod';
import type { ApiScope } from '../customers/credentials/api-scopes.ts';
import type { Caller } from '../customers/credentials/credential.ts';
import type { InnerCall } from '../http/call-route.ts';
import { isTest } from '../model/environment.ts';
import type { Services } from '../services.ts';

export interface ToolCall<Input> {
  input: Input;
  /** As sent, before defaults were filled in, for routes of API v1 that read it themselves. */
  rawInput: Record<string, unknown>;
  caller: Caller;
  services: Services;
  /** Runs a route of API v1 by its operation id, with all its checks; the answer as a client would read it. */
  // biome-ignore lint/suspicious/noExplicitAny: every route has its own answer.
  v1(operationId: string, call?: InnerCall): Promise<any>;
}

/** Hints for clients, which may ask a person before a call (names of the protocol). */
type Effect = 'reads' | 'changes' | 'binds';

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The scope without which the tool is not offered; null where every credential may use it. */
  scope: ApiScope | null;
  sandboxOnly?: true;
  effect: Effect;
  input: z.ZodType;
  // biome-ignore lint/suspicious/noExplicitAny: tool() checks the declaration's own types.
  run(call: ToolCall<any>): Promise<object>;
}

/** Types the input of `run` by the schema of the declaration. */
export function tool<Input extends z.ZodType>(
  declaration: Omit<Tool, 'input' | 'run'> & {
    input: Input;
    run(call: ToolCall<z.output<Input>>): Promise<object>;
  },
): Tool {
  return declaration as Tool;
}

/** Agents do not see tools that they may not use. */
export function isOffered({ scope, sandboxOnly }: Tool, { scopes, environment }: Caller): boolean {
  return (scope === null || scopes.includes(scope)) && (!sandboxOnly || isTest(environment));
}

const EFFECTS: Record<Effect, object> = {
  reads: { readOnlyHint: true },
  changes: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  // It costs money, replaces what was agreed or cannot be undone, so that clients ask a person first.
  binds: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

/** As the protocol lists a tool. */
export function describeTool({ name, title, description, input, effect }: Tool) {
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input),
    annotations: { title, ...EFFECTS[effect], openWorldHint: false },
  };
}

interface ObjectSchema {
  [key: string]: unknown;
  type: 'object';
}

/** The protocol wants an object at the top, where a named schema would only be referred to. */
function schemaOf(input: z.ZodType): ObjectSchema {
  const {
    $schema: _,
    id: __,
    $ref,
    $defs,
    ...own
  } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
  }) as Record<string, unknown> & { $ref?: string; $defs?: Record<string, ObjectSchema> };
  if ($ref === undefined) return { ...own, ...($defs && { $defs }) } as ObjectSchema;
  const { [$ref.split('/').at(-1)!]: named, ...others } = $defs!;
  const { id: ___, ...schema } = named!;
  return { ...schema, ...(Object.keys(others).length > 0 && { $defs: others }) } as ObjectSchema;
}
