// A route is one declaration: it defines validation, authorisation and documentation, and tests use it.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { FieldProblem } from '../platform/call-errors.ts';
import type { Deprecation } from './deprecation.ts';
import type { HttpTrace } from './trace.ts';

export const MAX_PATH_ID_LENGTH = 200;
export const DEFAULT_BODY_LIMIT = 256 * 1024;

export interface ResponseDeclaration {
  description: string;
  schema?: z.ZodType;
  example?: unknown;
  /** For anything that is not JSON, such as a PDF. */
  contentType?: string;
  headers?: Record<string, string>;
}

export interface Answer {
  status: number;
  /** A string is finished JSON that is sent byte for byte. */
  body?: unknown;
  headers?: Record<string, string>;
}

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined;

export interface HandlerInput<Caller, Services, P, Q, H, B> {
  caller: Caller;
  services: Services;
  params: Parsed<P>;
  query: Parsed<Q>;
  headers: Parsed<H>;
  body: Parsed<B>;
  /** The JSON as sent, before defaults were filled in. */
  rawBody: unknown;
  /** Whether the person has confirmed this call, because the route asked for it. */
  isConfirmed: boolean;
  trace: HttpTrace;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** What decides whether a call needs its confirmation. */
export type ConfirmInput<Caller, Services, P, Q, B> = Pick<
  HandlerInput<Caller, Services, P, Q, undefined, B>,
  'caller' | 'services' | 'params' | 'query' | 'body'
>;

/**
 * What a person proves for a call that a stolen session alone must not make. `fresh factor`: some minutes ago at
 * most, also by signing in. `factor for this call`: for this call alone. `factor for own sign-in`: the same, also by
 * an admin who is too new for others. Programs prove nothing besides their credential.
 */
export type Confirmation = 'fresh factor' | 'factor for this call' | 'factor for own sign-in';

/** The parts of a call that could be read; a part with an error is undefined. */
export interface RuleInput<Caller, Services, Q, H, B> {
  caller: Caller;
  services: Services;
  query: Parsed<Q> | undefined;
  headers: Parsed<H> | undefined;
  body: Parsed<B> | undefined;
  rawBody: unknown;
}

interface Declaration<Access, Code extends string, P, Q, H, B> {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Relative to the API's prefix, in OpenAPI style: `/extern/orders/{id}`. */
  path: string;
  operationId: string;
  tag: string;
  summary: string;
  description?: string;
  /** Set once the end of the route is announced; headers and description follow from it. */
  deprecated?: Deprecation;
  access: Access;
  /** Enforced before the handler runs, and described with its errors. */
  confirm?: Confirmation;
  /** Which calls need it, in a sentence; all if missing. `confirmIf` decides. */
  confirmWhich?: string;
  /** For lists, reports and exports: a replica may answer, if it has every change committed before the call. */
  fromReplica?: true;
  params?: P;
  /** The error for a path id that cannot exist, for instance one of over 200 characters. */
  notFound?: Code;
  query?: Q;
  headers?: H;
  body?: B;
  /** A `file` has no schema: its bytes are the body, up to `bodyLimitBytes`. */
  bodyFormat?: 'json' | 'form-or-json' | 'file';
  bodyLimitBytes?: number;
  bodyExample?: unknown;
  responses: Record<number, ResponseDeclaration>;
  /** In addition to those that every call of the API can give. */
  errors: readonly Code[];
}

export interface Route<Access, Caller, Services>
  extends Declaration<
    Access,
    string,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined,
    z.ZodType | undefined
  > {
  /** Checks beyond single fields; their problems are reported together with those of the fields. */
  // biome-ignore lint/suspicious/noExplicitAny: as for the handler.
  rules?: (input: RuleInput<Caller, Services, any, any, any>) => FieldProblem[];
  // biome-ignore lint/suspicious/noExplicitAny: as for the handler.
  confirmIf?: (input: ConfirmInput<Caller, Services, any, any, any>) => boolean | Promise<boolean>;
  handler: (
    // biome-ignore lint/suspicious/noExplicitAny: route() checks the declaration's own types.
    input: HandlerInput<Caller, Services, any, any, any, any>,
  ) => Promise<Answer> | Answer;
}

/** Gives an API its `route()` function, which types a handler's input by the schemas of its declaration. */
export function routesOf<Access, Caller, Services, Code extends string>() {
  return <
    P extends z.ZodType | undefined = undefined,
    Q extends z.ZodType | undefined = undefined,
    H extends z.ZodType | undefined = undefined,
    B extends z.ZodType | undefined = undefined,
  >(
    declaration: Declaration<Access, Code, P, Q, H, B> & {
      rules?: (input: RuleInput<Caller, Services, Q, H, B>) => FieldProblem[];
      confirmIf?: (input: ConfirmInput<Caller, Services, P, Q, B>) => boolean | Promise<boolean>;
      handler: (input: HandlerInput<Caller, Services, P, Q, H, B>) => Promise<Answer> | Answer;
    },
  ): Route<Access, Caller, Services> => declaration as Route<Access, Caller, Services>;
}
