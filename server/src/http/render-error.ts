// The three formats for errors: v1 envelope, RFC 6749, legacy interface.
import { catalogEntry, ERRORS, type ErrorCode } from './error-catalog.ts';
import {
  type FieldProblem,
  OAUTH_ERRORS,
  OAuthError,
  type OAuthErrorName,
  type ServiceError,
} from './errors.ts';

interface RenderedError {
  status: number;
  body: object;
}

export type ErrorRenderer = (error: ServiceError, requestId: string) => RenderedError;

export const renderV1Error: ErrorRenderer = (error, requestId) => ({
  status: error.status,
  body: { error: { code: error.code, message: error.message, requestId, details: error.details } },
});

/** Maps the catalog's codes to RFC 6749 error names. */
const OAUTH_NAMES: Partial<Record<ServiceError['code'], OAuthErrorName>> = {
  INVALID_JSON: 'invalid_request',
  INVALID_REQUEST: 'invalid_request',
  PAYLOAD_TOO_LARGE: 'invalid_request',
  NOT_FOUND: 'invalid_request',
  RATE_LIMITED: 'temporarily_unavailable',
};

export const renderOAuthError: ErrorRenderer = (error) => {
  const own = error instanceof OAuthError;
  const name = own ? error.oauth : (OAUTH_NAMES[error.code] ?? 'server_error');
  return {
    status: own ? OAUTH_ERRORS[name] : error.status,
    body: { error: name, error_description: asciiOnly(error.message) },
  };
};

/** RFC 6749 allows only printable ASCII without quotes and backslashes in error_description. */
function asciiOnly(text: string): string {
  return text.replace(/["\\]/g, "'").replace(/[^\x20-\x7e]/g, '?');
}

export const renderLegacyError: ErrorRenderer = (error, requestId) => {
  const form = catalogEntry(error.code).legacy ?? { ...ERRORS.INTERNAL_ERROR.legacy, status: 500 };
  const details = legacyDetails(error.details);
  return {
    status: form.status ?? error.status,
    body: { error: form.error, message: form.message, ...(details && { details }), requestId },
  };
};

interface RuleProblem {
  field: string;
  code: ErrorCode;
}

/** Rules name fields as in v1; the legacy interface has other names for these. */
const LEGACY_FIELDS: Record<string, string> = {
  transportType: 'transportMode',
  'services.shortTermPlate': 'roadMovementMethod',
};

/** For fields outside the body; the legacy interface reads the body itself and explains problems in German. */
const LEGACY_REASONS: Record<string, string> = {
  $: 'Bitte ein vollständiges JSON-Objekt senden.',
  'X-API-Key': 'Authorization und X-API-Key enthalten verschiedene Schlüssel. Bitte nur einen senden.',
  'X-Sandbox-Mode': 'Erlaubt sind: automatic, manual.',
};

const LEGACY_REASON_BY_CODE: Record<FieldProblem['code'], string> = {
  invalid_type: 'Diese Angabe fehlt oder hat den falschen Typ.',
  invalid_value: 'Dieser Wert ist hier nicht erlaubt.',
  invalid_format: 'Diese Angabe hat nicht die verlangte Form.',
  too_big: 'Diese Angabe ist zu lang oder zu groß.',
  too_small: 'Diese Angabe ist zu kurz oder zu klein.',
  unrecognized_key: 'Diese Angabe ist hier nicht bekannt.',
};

function legacyDetails(details: Record<string, unknown>): Record<string, unknown> | undefined {
  if (details.fields) {
    const fields = details.fields as FieldProblem[];
    const reason = ({ field, code }: FieldProblem) => LEGACY_REASONS[field] ?? LEGACY_REASON_BY_CODE[code];
    return { fehler: fields.map((problem) => ({ feld: problem.field, grund: reason(problem) })) };
  }
  if (details.errors) {
    const rules = details.errors as RuleProblem[];
    const reason = ({ code }: RuleProblem) => catalogEntry(code).legacy?.message ?? code;
    return {
      fehler: rules.map((rule) => ({ feld: LEGACY_FIELDS[rule.field] ?? rule.field, grund: reason(rule) })),
    };
  }
  return Object.keys(details).length > 0 ? details : undefined;
}
