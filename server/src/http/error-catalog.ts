// The error catalog: every code the service returns, with its status, its message and its legacy form.

interface LegacyForm {
  status?: number;
  error: string;
  message: string;
}

interface CatalogEntry {
  status: number;
  /** English, and says what to do. A thrown error may replace it with a more specific message. */
  message: string;
  /** A sample of `details`, shown in the API description. */
  details?: Record<string, unknown>;
  /** How the legacy interface expresses it; codes without this cannot occur there. */
  legacy?: LegacyForm;
}

const INVALID_KEY: LegacyForm = { error: 'INVALID_API_KEY', message: 'Der API-Schlüssel ist ungültig.' };
const invalidInput = (message: string): LegacyForm => ({ status: 400, error: 'INVALID_INPUT', message });
const ACCESS_DENIED: LegacyForm = {
  error: 'ACCESS_DENIED',
  message: 'Das Konto ist gesperrt oder gehört keinem Auftraggeber.',
};
const LEGACY_NOT_FOUND: LegacyForm = {
  error: 'NOT_FOUND',
  message: 'Zu dieser Referenz gibt es keinen Vorgang.',
};

const FIELD_SAMPLE = { field: 'pickup.postalCode', code: 'invalid_type', message: 'This field is required.' };
const ruleSample = (code: string, field: string) => ({
  errors: [{ code, field, message: 'See the message of the code.' }],
});

export const ERRORS = {
  INVALID_REQUEST: {
    status: 400,
    message: 'The request has missing, wrong or unknown fields; details.fields names each of them.',
    details: { fields: [FIELD_SAMPLE] },
    legacy: invalidInput('Die Anfrage enthält fehlende oder falsche Angaben; details.fehler nennt sie.'),
  },
  INVALID_JSON: {
    status: 400,
    message: 'The body is not valid JSON. Send one JSON document in UTF-8.',
    legacy: { error: 'invalid_json', message: 'Der Inhalt der Anfrage ist kein gültiges JSON.' },
  },
  INVALID_IDEMPOTENCY_KEY: {
    status: 400,
    message: 'The Idempotency-Key may have 1 to 200 characters.',
    legacy: invalidInput('Der Idempotency-Key darf 1 bis 200 Zeichen lang sein.'),
  },
  INVALID_CURSOR: {
    status: 400,
    message:
      'The cursor is not valid here. Send nextCursor of the previous page unchanged, or start without.',
  },
  INVALID_WEBHOOK_URL: {
    status: 400,
    message: 'This address cannot be used as a webhook endpoint; details.reason says why.',
    details: { reason: 'HTTPS_REQUIRED' },
  },
  INVALID_SCENARIO: {
    status: 400,
    message: 'Unknown X-Sandbox-Scenario; details.allowed lists the ones that can be used here.',
    details: { allowed: ['STANDARD', 'DELAY', 'DAMAGE', 'CANCELLATION', 'QUOTE_REQUIRED'] },
    legacy: {
      error: 'INVALID_SCENARIO',
      message: 'Unbekanntes Szenario; details.allowed nennt die möglichen.',
    },
  },
  UNAUTHORIZED: {
    status: 401,
    message:
      'No credentials. Send "Authorization: Bearer <access token or API key>" or "X-API-Key: <API key>".',
    legacy: {
      error: 'MISSING_API_KEY',
      message: 'Es fehlt ein API-Schlüssel (Authorization: Bearer oder X-API-Key).',
    },
  },
  INVALID_CREDENTIALS: {
    status: 401,
    message: 'The credential is unknown or has been revoked. Check that it was copied whole.',
    legacy: INVALID_KEY,
  },
  TOKEN_EXPIRED: {
    status: 401,
    message: 'The access token has expired. Obtain a new one from POST /extern/oauth/token.',
    legacy: INVALID_KEY,
  },
  INVALID_TOKEN: {
    status: 401,
    message: 'The access token was altered, cut or not issued by this service. Obtain a new one.',
    legacy: INVALID_KEY,
  },
  ACCESS_TOKEN_REQUIRED: {
    status: 401,
    message:
      'This is the secret of an OAuth client. Exchange it for an access token at POST /extern/oauth/token.',
    legacy: INVALID_KEY,
  },
  CREDENTIALS_EXPIRED: {
    status: 401,
    message: 'The credential has expired. Create a new one.',
    legacy: INVALID_KEY,
  },
  CREDENTIALS_DISABLED: {
    status: 401,
    message: 'The credential is disabled. Enable it again or use another one.',
    legacy: INVALID_KEY,
  },
  /** Only the legacy interface distinguishes a key of a deleted account from an unknown one. */
  NO_TENANT: {
    status: 401,
    message: 'The account of this credential no longer exists.',
    legacy: { error: 'NO_TENANT', message: 'Der API-Schlüssel gehört zu keinem Mandanten.' },
  },
  ACCOUNT_SUSPENDED: {
    status: 403,
    message: 'The account is suspended. Please contact the operator.',
    legacy: ACCESS_DENIED,
  },
  ACCOUNT_NOT_ELIGIBLE: {
    status: 403,
    message: 'Only accounts of ordering customers can use this interface.',
    legacy: ACCESS_DENIED,
  },
  FEATURE_NOT_ENABLED: {
    status: 403,
    message: 'API v1 is not enabled for production of this account. Use the sandbox or contact the operator.',
  },
  QUOTE_ACCEPTANCE_NOT_AGREED: {
    status: 403,
    message: 'The agreement does not provide acceptance by API. Use the link in the quote mail.',
  },
  SANDBOX_ONLY: {
    status: 403,
    message: 'This endpoint works only with test credentials.',
    legacy: { error: 'SANDBOX_ONLY', message: 'Dieser Aufruf geht nur mit einem Testschlüssel.' },
  },
  INSUFFICIENT_SCOPE: {
    status: 403,
    message: 'The credential lacks a scope that this call needs; details names required and granted ones.',
    details: { required: ['orders:write'], granted: ['orders:read'] },
    legacy: { error: 'INSUFFICIENT_SCOPE', message: 'Dem API-Schlüssel fehlt die nötige Berechtigung.' },
  },
  NOT_FOUND: {
    status: 404,
    message: 'There is no such endpoint. Compare method and path with the interface description.',
    legacy: { error: 'NOT_FOUND', message: 'Diesen Endpunkt gibt es nicht.' },
  },
  ORDER_NOT_FOUND: {
    status: 404,
    message: 'There is no order or request with this id or number in this account and environment.',
    legacy: LEGACY_NOT_FOUND,
  },
  DOCUMENT_NOT_FOUND: {
    status: 404,
    message: 'There is no such document, or this credential may not see it.',
  },
  QUOTE_NOT_FOUND: {
    status: 404,
    message: 'There is no request or quote with this id or number in this account and environment.',
  },
  QUOTE_DOCUMENT_NOT_FOUND: { status: 404, message: 'There is no quote PDF yet.' },
  SUBSCRIPTION_NOT_FOUND: {
    status: 404,
    message: 'There is no webhook endpoint with this id in this environment.',
  },
  IDEMPOTENCY_KEY_REUSED: {
    status: 409,
    message: 'This key was used with other content. Use a new key for a new order.',
  },
  IDEMPOTENCY_REQUEST_IN_PROGRESS: {
    status: 409,
    message: 'The first call with this key is still running. Repeat after Retry-After seconds.',
    legacy: {
      status: 503,
      error: 'NUMBER_COLLISION',
      message: 'Ein gleichzeitiger Aufruf läuft noch. Bitte unverändert erneut senden.',
    },
  },
  EXTERNAL_ORDER_ID_EXISTS: {
    status: 409,
    message: 'An order or request exists under this externalOrderId; details names it.',
    details: {
      externalOrderId: 'PO-4711',
      id: '0199a0c2-7c4e-7000-8000-000000000001',
      orderNumber: 'VT-100001',
      requestNumber: null,
    },
  },
  NO_CONTRACTING_PARTY: {
    status: 409,
    message: 'No commercial contact is stored for the account. Please contact the operator.',
    legacy: {
      error: 'NO_CONTRACTING_PARTY',
      message: 'Für das Konto ist kein kaufmännischer Ansprechpartner hinterlegt.',
    },
  },
  ORDER_NOT_CHANGEABLE: {
    status: 409,
    message: 'The order can be changed only until pickup, a request not while it waits for a quote.',
    details: { status: 'IN_TRANSIT' },
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    message: 'The order can be cancelled only until pickup.',
    details: { status: 'IN_TRANSIT' },
  },
  REQUEST_HAS_QUOTE: {
    status: 409,
    message: 'A quote is on offer for this request. Decline the quote instead.',
    details: { quoteNumber: 'QT-100001' },
  },
  QUOTE_NOT_OFFERED: { status: 409, message: 'There is no quote to accept or decline yet.' },
  QUOTE_VERSION_MISMATCH: {
    status: 409,
    message: 'Another version of the quote is on offer; details.currentVersion names it.',
    details: { currentVersion: 2 },
  },
  QUOTE_EXPIRED: {
    status: 409,
    message: 'The quote is no longer valid. Ask for a new one.',
    details: { validUntil: '2026-10-01T21:59:59.000Z' },
  },
  QUOTE_ALREADY_DECIDED: {
    status: 409,
    message: 'The quote was already accepted, declined or withdrawn; details.status says which.',
    details: { status: 'ACCEPTED' },
  },
  SANDBOX_FINISHED: {
    status: 409,
    message: 'The scenario of this sandbox process is already finished.',
    legacy: { error: 'SANDBOX_FINISHED', message: 'Das Szenario ist bereits abgeschlossen.' },
  },
  TOO_MANY_SUBSCRIPTIONS: {
    status: 409,
    message: 'This environment already has ten webhook endpoints. Delete one first.',
    details: { limit: 10 },
  },
  PAYLOAD_TOO_LARGE: {
    status: 413,
    message: 'The body is too large. Send at most 256 KiB.',
    legacy: invalidInput('Der Inhalt der Anfrage ist zu groß (höchstens 256 KiB).'),
  },
  VEHICLE_NOT_DRIVEABLE: {
    status: 422,
    message: 'DRIVEN transport needs a driveable and roadworthy vehicle. Choose TRAILER or TRUCK.',
    details: ruleSample('VEHICLE_NOT_DRIVEABLE', 'vehicle.operationalStatus.driveable'),
    legacy: invalidInput('Das Fahrzeug ist nicht fahrbereit.'),
  },
  SERVICE_NOT_SUPPORTED: {
    status: 422,
    message: 'The operator does not offer this service.',
    details: ruleSample('SERVICE_NOT_SUPPORTED', 'services.customs'),
    legacy: invalidInput('Diese Leistung wird nicht angeboten.'),
  },
  SERVICE_NOT_APPLICABLE: {
    status: 422,
    message: 'This service does not fit the order.',
    details: ruleSample('SERVICE_NOT_APPLICABLE', 'services.shortTermPlate'),
    legacy: invalidInput('Diese Leistung passt nicht zum Auftrag.'),
  },
  TRANSPORT_TYPE_NOT_ALLOWED: {
    status: 422,
    message: 'The agreement does not allow this transport type.',
    details: ruleSample('TRANSPORT_TYPE_NOT_ALLOWED', 'transportType'),
    legacy: invalidInput('Diese Transportart ist nicht vereinbart.'),
  },
  RATE_LIMITED: {
    status: 429,
    message: 'Too many requests. Wait for Retry-After seconds.',
    legacy: { error: 'RATE_LIMITED', message: 'Zu viele Anfragen. Bitte Retry-After abwarten.' },
  },
  SANDBOX_LIMIT: {
    status: 429,
    message: 'The daily number of sandbox processes is used up. It starts anew at midnight UTC.',
    details: { limit: 500 },
    legacy: { error: 'SANDBOX_LIMIT', message: 'Das Tageslimit der Testvorgänge ist erreicht.' },
  },
  INTERNAL_ERROR: {
    status: 500,
    message: 'Unexpected error. Repeat later; with an Idempotency-Key that is safe.',
    legacy: { error: 'INTERNAL', message: 'Unerwarteter Fehler.' },
  },
  NUMBER_COLLISION: {
    status: 503,
    message: 'A concurrent call took the same number. Send the request again unchanged.',
    legacy: {
      error: 'NUMBER_COLLISION',
      message: 'Gleichzeitiger Aufruf bei der Nummernvergabe. Bitte unverändert erneut senden.',
    },
  },
} as const satisfies Record<string, CatalogEntry>;

export type ErrorCode = keyof typeof ERRORS;

export function catalogEntry(code: ErrorCode): CatalogEntry {
  return ERRORS[code];
}
