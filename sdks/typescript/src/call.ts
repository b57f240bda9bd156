// Any operation of the description, called by its id and typed by it.
import { ConfigurationError } from './errors.ts';
import type { operations } from './generated/api-types.ts';
import { OPERATIONS } from './generated/operation-table.ts';
import { readJson } from './read-answer.ts';
import type { CallOptions, Sender } from './send.ts';

type AnyOperationId = keyof operations & keyof typeof OPERATIONS;

/** The ids of all operations that answer with JSON; files and the stream have their own functions. */
export type OperationId = Exclude<AnyOperationId, 'downloadDocument' | 'downloadQuote' | 'listenToSandbox'>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody?: { content: { 'application/json': infer Json } };
}
  ? Json
  : never;
type IsBodyOptional<Id extends OperationId> = operations[Id] extends { requestBody: object } ? false : true;

/** What an operation takes: its path, query and header parameters, and its body. */
export type OperationInput<Id extends OperationId> = Omit<operations[Id]['parameters'], 'cookie'> &
  (Body<Id> extends never
    ? { body?: never }
    : IsBodyOptional<Id> extends true
      ? { body?: Body<Id> }
      : { body: Body<Id> });

type Responses<Id extends OperationId> = operations[Id]['responses'];

/** What an operation answers when it went well. */
export type OperationOutput<Id extends OperationId> = {
  [Status in keyof Responses<Id>]: Responses<Id>[Status] extends {
    content: { 'application/json': infer Json };
  }
    ? Json
    : undefined;
}[keyof Responses<Id>];

/** Calls any operation by its id. */
export type CallOperation = <Id extends OperationId>(
  id: Id,
  input: OperationInput<Id>,
  options?: CallOptions,
) => Promise<OperationOutput<Id>>;

/** These operations recognise a repetition by this header. */
const WITH_IDEMPOTENCY_KEY: readonly AnyOperationId[] = ['createOrder', 'requestQuote', 'olderCreateOrder'];
/** Sending these twice has two effects, so they are not repeated if their outcome is unknown. */
const NOT_RETRYABLE: readonly OperationId[] = [
  'acceptQuote',
  'declineQuote',
  'createWebhookSubscription',
  'rollWebhookSubscriptionSecret',
  'resendWebhookDelivery',
  'advanceSandboxOrder',
  'moveSandboxClock',
  'olderAdvance',
  'createInbox',
];

interface AnyInput {
  path?: Record<string, string>;
  query?: Record<string, unknown>;
  header?: Record<string, string | undefined>;
  body?: unknown;
}

export const callsOf = (sender: Sender): CallOperation =>
  ((id: OperationId, input: AnyInput, options?: CallOptions) =>
    sender.send({
      ...requestOf(id, input),
      isRetryable: !NOT_RETRYABLE.includes(id),
      read: (response) => (response.status === 204 ? Promise.resolve(undefined) : readJson(response)),
      options,
    })) as CallOperation;

/** The same for all attempts, also the key that identifies them. */
export function requestOf(id: AnyOperationId, { path, query, header, body }: AnyInput) {
  const [method, template] = OPERATIONS[id].split(' ') as [string, string];
  const filled = template.replace(/\{(\w+)\}/g, (_, name: string) => segment(name, path?.[name]));
  const headers = WITH_IDEMPOTENCY_KEY.includes(id)
    ? { ...header, 'Idempotency-Key': header?.['Idempotency-Key'] ?? crypto.randomUUID() }
    : { ...header };
  return {
    method,
    path: filled + queryOf(query),
    headers,
    ...(body !== undefined && { body: JSON.stringify(body) }),
  };
}

/** Refuses a value that would change the path and so call another operation. */
function segment(name: string, value: string | undefined): string {
  if (typeof value !== 'string' || value === '' || value === '.' || value === '..') {
    throw new ConfigurationError(`"${value ?? ''}" is no ${name} that an operation could be called with.`);
  }
  return encodeURIComponent(value);
}

function queryOf(query: Record<string, unknown> = {}): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined) parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
