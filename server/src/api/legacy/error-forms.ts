// The legacy form of each error: its own code, a German sentence and, where it differs, the status.
import type { ErrorCode } from '../shared/errors/error-catalog.ts';

interface LegacyForm {
  status?: number;
  error: string;
  message: string;
}

const INVALID_KEY: LegacyForm = { error: 'INVALID_API_KEY', message: 'Der API-Schlüssel ist ungültig.' };
const invalidInput = (message: string): LegacyForm => ({ status: 400, error: 'INVALID_INPUT', message });
const ACCESS_DENIED: LegacyForm = {
  error: 'ACCESS_DENIED',
  message: 'Das Konto ist gesperrt oder gehört keinem Auftraggeber.',
};
const NO_SUCH_ORDER: LegacyForm = {
  error: 'NOT_FOUND',
  message: 'Zu dieser Referenz gibt es keinen Vorgang.',
};

export const INTERNAL: LegacyForm = { error: 'INTERNAL', message: 'Unerwarteter Fehler.' };

/** Codes missing here cannot occur in the legacy interface. */
export const LEGACY_ERRORS: Partial<Record<ErrorCode, LegacyForm>> = {
  INVALID_REQUEST: invalidInput(
    'Die Anfrage enthält fehlende oder falsche Angaben; details.fehler nennt sie.',
  ),
  INVALID_JSON: { error: 'invalid_json', message: 'Der Inhalt der Anfrage ist kein gültiges JSON.' },
  INVALID_IDEMPOTENCY_KEY: invalidInput('Der Idempotency-Key darf 1 bis 200 Zeichen lang sein.'),
  INVALID_SCENARIO: {
    error: 'INVALID_SCENARIO',
    message: 'Unbekanntes Szenario; details.allowed nennt die möglichen.',
  },
  UNAUTHORIZED: {
    error: 'MISSING_API_KEY',
    message: 'Es fehlt ein API-Schlüssel (Authorization: Bearer oder X-API-Key).',
  },
  INVALID_CREDENTIALS: INVALID_KEY,
  TOKEN_EXPIRED: INVALID_KEY,
  INVALID_TOKEN: INVALID_KEY,
  ACCESS_TOKEN_REQUIRED: INVALID_KEY,
  CREDENTIALS_EXPIRED: INVALID_KEY,
  CREDENTIALS_DISABLED: INVALID_KEY,
  CREDENTIALS_AWAITING_APPROVAL: INVALID_KEY,
  NO_TENANT: { error: 'NO_TENANT', message: 'Der API-Schlüssel gehört zu keinem Mandanten.' },
  ACCOUNT_SUSPENDED: ACCESS_DENIED,
  ACCOUNT_NOT_ELIGIBLE: ACCESS_DENIED,
  SANDBOX_ONLY: { error: 'SANDBOX_ONLY', message: 'Dieser Aufruf geht nur mit einem Testschlüssel.' },
  INSUFFICIENT_SCOPE: {
    error: 'INSUFFICIENT_SCOPE',
    message: 'Dem API-Schlüssel fehlt die nötige Berechtigung.',
  },
  NOT_FOUND: { error: 'NOT_FOUND', message: 'Diesen Endpunkt gibt es nicht.' },
  ORDER_NOT_FOUND: NO_SUCH_ORDER,
  IDEMPOTENCY_REQUEST_IN_PROGRESS: {
    status: 503,
    error: 'NUMBER_COLLISION',
    message: 'Ein gleichzeitiger Aufruf läuft noch. Bitte unverändert erneut senden.',
  },
  NO_CONTRACTING_PARTY: {
    error: 'NO_CONTRACTING_PARTY',
    message: 'Für das Konto ist kein kaufmännischer Ansprechpartner hinterlegt.',
  },
  SANDBOX_FINISHED: { error: 'SANDBOX_FINISHED', message: 'Das Szenario ist bereits abgeschlossen.' },
  PAYLOAD_TOO_LARGE: invalidInput('Der Inhalt der Anfrage ist zu groß (höchstens 256 KiB).'),
  VEHICLE_NOT_DRIVEABLE: invalidInput('Das Fahrzeug ist nicht fahrbereit.'),
  SERVICE_NOT_SUPPORTED: invalidInput('Diese Leistung wird nicht angeboten.'),
  SERVICE_NOT_APPLICABLE: invalidInput('Diese Leistung passt nicht zum Auftrag.'),
  TRANSPORT_TYPE_NOT_ALLOWED: invalidInput('Diese Transportart ist nicht vereinbart.'),
  RATE_LIMITED: { error: 'RATE_LIMITED', message: 'Zu viele Anfragen. Bitte Retry-After abwarten.' },
  SANDBOX_LIMIT: { error: 'SANDBOX_LIMIT', message: 'Das Tageslimit der Testvorgänge ist erreicht.' },
  // The error codes of this interface are fixed; this is the only one that asks for the same call again.
  SERVICE_BUSY: {
    error: 'NUMBER_COLLISION',
    message: 'Gerade werden zu viele Dokumente erstellt. Bitte nach Retry-After Sekunden erneut senden.',
  },
  SERVICE_UNAVAILABLE: {
    error: 'NUMBER_COLLISION',
    message:
      'Der Dienst ist gerade nicht erreichbar. Bitte nach Retry-After Sekunden unverändert erneut senden.',
  },
  STORAGE_UNAVAILABLE: {
    error: 'NUMBER_COLLISION',
    message: 'Dateien können gerade nicht gespeichert werden. Bitte nach Retry-After Sekunden erneut senden.',
  },
  INTERNAL_ERROR: INTERNAL,
  NUMBER_COLLISION: {
    error: 'NUMBER_COLLISION',
    message: 'Gleichzeitiger Aufruf bei der Nummernvergabe. Bitte unverändert erneut senden.',
  },
};
