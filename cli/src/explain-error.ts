// Converts an error to a message with a remedy, and decides the exit code.
import { ApiError, ConnectionError, HandoverError, isApiError } from '@handover/sdk';
import { EXIT, Failure } from './exit-codes.ts';

export interface Explanation {
  message: string;
  lines: string[];
  hint?: string | undefined;
  code: number;
  /** The output with --json. */
  record: Record<string, unknown>;
}

const HINTS: Record<string, string> = {
  UNAUTHORIZED: 'Run "handover login".',
  INVALID_CREDENTIALS:
    'Run "handover login" with a key from the portal; a revoked or renewed one no longer works.',
  ACCESS_TOKEN_REQUIRED: 'This is the secret of an OAuth client; the command line takes API keys.',
  CREDENTIALS_EXPIRED: 'Create a new key in the portal and run "handover login".',
  CREDENTIALS_AWAITING_APPROVAL: 'Ask an admin of your account to approve the key in the portal.',
  CREDENTIALS_DISABLED: 'Enable the key in the portal, or use another one.',
  FEATURE_NOT_ENABLED: 'Ask the operator to enable API v1 for production, or use a test key.',
  SANDBOX_ONLY: 'This works only in the sandbox: use a key that begins with svc_test_.',
  INSUFFICIENT_SCOPE: 'Give the key this scope in the portal, or use another one.',
  ORDER_NOT_FOUND:
    'Orders of production are not found with a test key, and the other way round. See "handover orders list".',
  SANDBOX_FINISHED: 'The scenario has no further step. Create another order with "handover orders create".',
  ORDER_NOT_CANCELLABLE: 'The vehicle was picked up already; the operator can help.',
  REQUEST_HAS_QUOTE: 'Decline the quote instead: "handover quotes decline".',
  SUBSCRIPTION_NOT_FOUND: 'See "handover webhooks list"; production and sandbox have their own endpoints.',
  ENDPOINT_PAUSED: 'Run "handover webhooks resume" first.',
  IDEMPOTENCY_KEY_REUSED: 'The same key or number came with other content before: use another one.',
};

const REFUSALS = new Set([401, 403]);

export function explain(error: unknown): Explanation {
  if (error instanceof Failure) {
    return {
      message: error.message,
      lines: [],
      hint: error.hint,
      code: error.code,
      record: { code: 'FAILED' },
    };
  }
  if (error instanceof ApiError) return explainAnswer(error);
  if (error instanceof ConnectionError) {
    const hint = 'Is the address right and the service running? "handover doctor" checks everything.';
    return {
      message: error.message,
      lines: [],
      hint,
      code: EXIT.unreachable,
      record: { code: 'UNREACHABLE' },
    };
  }
  if (error instanceof HandoverError) {
    return { message: error.message, lines: [], code: EXIT.failed, record: { code: error.name } };
  }
  const code = (error as { code?: string }).code;
  if (typeof code === 'string' && code.startsWith('ERR_PARSE_ARGS')) {
    const message = (error as Error).message.split('. To specify')[0]!;
    return { message, lines: [], hint: 'See --help.', code: EXIT.usage, record: { code: 'USAGE' } };
  }
  const message = error instanceof Error ? error.message : String(error);
  return { message, lines: [], code: EXIT.failed, record: { code: code ?? 'FAILED' } };
}

function explainAnswer(error: ApiError): Explanation {
  const { code, status, requestId, details } = error;
  const lines: string[] = [];
  if (isApiError(error, 'INVALID_REQUEST')) {
    for (const { field, message } of error.details.fields ?? []) lines.push(`${field}: ${message}`);
  }
  if (isApiError(error, 'INSUFFICIENT_SCOPE')) lines.push(`It needs ${error.details.required.join(', ')}.`);
  if (isApiError(error, 'EXTERNAL_ORDER_ID_EXISTS')) {
    lines.push(`It is ${error.details.orderNumber ?? error.details.requestNumber}.`);
  }
  if (requestId !== null) lines.push(`Request ${requestId}, ${code}.`);
  return {
    message: error.message,
    lines,
    hint: HINTS[code],
    code: REFUSALS.has(status) ? EXIT.refused : EXIT.failed,
    record: { code, status, requestId, details },
  };
}
