// A tool that agents call is one declaration: its input, the scope it needs, and the routes of API v1 that it runs.
import type { z } from 'zod';
import type { ApiScope } from '../customers/credentials/api-scopes.ts';
import type { Caller } from '../customers/credentials/credential.ts';
import type { InnerCall } from '../http/call-route.ts';
import { isTest } from '../model/environment.ts';
import type { Order } from '../model/orders/order.ts';
import type { Services } from '../services.ts';
import { outlineOf, schemaOf } from './tool-schema.ts';

export interface ToolCall<Input> {
  input: Input;
  /** As sent, before defaults were filled in, for routes of API v1 that read it themselves. */
  rawInput: Record<string, unknown>;
  caller: Caller;
  services: Services;
  /** Runs a route of API v1 by its operation id, with all its checks; the answer as a client would read it. */
  // biome-ignore lint/suspicious/noExplicitAny: every route has its own answer.
  v1(operationId: string, call?: InnerCall): Promise<any>;
  /** An order of the caller, for what the record of API v1 does not say. */
  order(reference: string): Promise<Order>;
}

/** Hints for clients, which may ask a person before a call. A call that creates has another effect when it is repeated. */
type Effect = 'reads' | 'creates' | 'changes' | 'binds';

export interface Tool {
  name: string;
  title: string;
  description: string;
  /** The scope without which the tool is not offered; null where every credential may use it. */
  scope: ApiScope | null;
  sandboxOnly?: true;
  effect: Effect;
  input: z.ZodType;
  /** A tool whose input has the same fields and describes them, so that they are not described twice. */
  inputDescribedBy?: string;
  /** What agents read in `structuredContent`. */
  output: z.ZodType;
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
  creates: { readOnlyHint: false, destructiveHint: false, idempotentHint: false },
  changes: { readOnlyHint: false, destructiveHint: false, idempotentHint: true },
  // It costs money, replaces what was agreed or cannot be undone, so that clients ask a person first.
  binds: { readOnlyHint: false, destructiveHint: true, idempotentHint: true },
};

/** As the protocol lists a tool. */
export function describeTool({ name, title, description, input, inputDescribedBy, output, effect }: Tool) {
  const inputSchema = schemaOf(input, 'input');
  return {
    name,
    title,
    description,
    inputSchema: inputDescribedBy ? outlineOf(inputSchema) : inputSchema,
    outputSchema: schemaOf(output, 'output'),
    annotations: { ...EFFECTS[effect], openWorldHint: false },
  };
}
