// The meaning of the errors of tokens, and of refused keys, in German.
import { type ErrorHelp, help } from './error-help.ts';

export const REPEAT_DE =
  'Mit wachsenden Pausen wiederholen, etwa 1 s, 5 s, 30 s, 2 min. Mit Idempotency-Key geschieht nichts doppelt.';

export const tokenErrorHelpDe = {
  invalid_client: help(
    'Client-Id oder Secret stimmt nicht',
    'Es wurde kein Token ausgestellt.',
    'Prüfen, ob beide ganz kopiert sind und zusammengehören.',
    'Das Secret lässt sich nicht noch einmal zeigen: ist es verloren, den Client erneuern.',
  ),
  invalid_request: help(
    'Die Token-Anfrage ist unvollständig',
    'Sie braucht grant_type=client_credentials und den Client einmal: per HTTP Basic oder in den Feldern.',
    'error_description der Antwort sagt, was fehlt.',
  ),
  invalid_scope: help(
    'Der Client hat dieses Recht nicht',
    'Ein Token kann die Rechte des Clients haben oder weniger.',
    'scope weglassen, um alle zu bekommen.',
  ),
  server_error: help('Bei uns ist etwas schiefgegangen', 'Es wurde kein Token ausgestellt.', REPEAT_DE),
  temporarily_unavailable: help(
    'Zu viele Token-Anfragen',
    'Ein Client darf 30 Mal je Minute fragen, und ein Token gilt eine Stunde.',
    'Das Token behalten und für alle Aufrufe der Stunde nehmen.',
  ),
  unauthorized_client: help(
    'Der Client darf nicht benutzt werden',
    'Er ist gesperrt oder abgelaufen, oder das Konto ist gesperrt.',
    'Unter API-Schlüssel nachsehen.',
  ),
  unsupported_grant_type: help(
    'Nur client_credentials wird unterstützt',
    'Andere Grants gibt es hier nicht.',
    'grant_type=client_credentials senden.',
  ),
} satisfies Record<string, ErrorHelp>;

export const refusalHelpDe = {
  ADDRESS_NOT_ALLOWED: help(
    'Abgelehnt wegen der Adresse, von der er kam',
    'Der Schlüssel stimmt und gilt nur von anderen Adressen. Die Antwort sagt das nicht: wer den Schlüssel gefunden hat, erfährt nichts.',
    'Ihr System? Unter API-Schlüssel seine Adresse ergänzen.',
    'Nicht Ihres? Dann hat jemand anderes den Schlüssel. Erneuern, der alte endet sofort.',
  ),
  ROLLED: help(
    'Dieser Schlüssel wurde erneuert und ist zu Ende',
    'Sein Nachfolger gilt seitdem. Etwas ruft noch mit dem alten auf.',
    'Diesem System den neuen Schlüssel geben. Absender und Agent sagen, welches es ist.',
  ),
  REVOKED: help(
    'Dieser Schlüssel wurde widerrufen',
    'Er ist endgültig zu Ende. Etwas ruft noch mit ihm auf.',
    'Diesem System einen anderen Schlüssel geben. Absender und Agent sagen, welches es ist.',
  ),
} satisfies Record<string, ErrorHelp>;
