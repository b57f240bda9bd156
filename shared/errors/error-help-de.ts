// The meaning of each error and what to do about it, in German.
import { REPEAT_DE, tokenErrorHelpDe } from './credential-error-help-de.ts';
import { type ErrorHelp, help } from './error-help.ts';
import { quoteErrorHelpDe } from './quote-error-help-de.ts';

const UNCHANGED = 'Nicht unverändert wiederholen. Die Antwort bleibt dieselbe.';

export const errorHelpDe = {
  ACCESS_TOKEN_REQUIRED: help(
    'Ein Client-Secret kam als Schlüssel',
    'Das Secret eines OAuth-Clients wird nur gegen Token getauscht; allein öffnet es nichts.',
    'Id und Secret bei POST /extern/oauth/token tauschen und das Token senden.',
    'Oder einen API-Schlüssel anlegen, der so gesendet wird, wie er ist.',
  ),
  ACCOUNT_NOT_ELIGIBLE: help(
    'Dieses Konto beauftragt keine Überführungen',
    'Nur Konten von Auftraggebern dürfen diese Schnittstelle aufrufen.',
    'Fragen Sie den Betreiber, welches Konto Ihr System nehmen soll.',
  ),
  ACCOUNT_SUSPENDED: help(
    'Das Konto ist gesperrt',
    'Jeder Aufruf wird abgelehnt, bis der Betreiber es freigibt. Laufende Aufträge gehen weiter.',
    'Wenden Sie sich an den Betreiber.',
  ),
  CREDENTIALS_AWAITING_APPROVAL: help(
    'Dieser Schlüssel wartet auf Freigabe',
    'Er darf in der Produktion beauftragen, und wer ihn angelegt hat, darf das selbst nicht. Die Admins Ihres Kontos haben eine Mail erhalten.',
    'Bitten Sie einen Admin, ihn unter API-Schlüssel freizugeben.',
    'Bis dahin lässt sich alles mit einem Testschlüssel in der Sandbox erproben.',
  ),
  CREDENTIALS_DISABLED: help(
    'Dieser Schlüssel ist gesperrt',
    'Jemand aus Ihrem Konto oder der Betreiber hat ihn gesperrt. Er lässt sich wieder freigeben.',
    'Unter API-Schlüssel freigeben oder einen anderen nehmen.',
    'Wer ihn gesperrt hat, steht neben dem Schlüssel.',
  ),
  CREDENTIALS_EXPIRED: help(
    'Dieser Schlüssel ist abgelaufen',
    'Sein Ende stand seit dem Anlegen fest. Seitdem werden Aufrufe mit ihm abgelehnt.',
    'Neuen Schlüssel anlegen oder das Ende von einem Admin verschieben lassen.',
    'Nächstes Mal vorher erneuern: dann gelten beide eine Zeit lang.',
  ),
  DOCUMENT_NOT_FOUND: help(
    'Dieses Dokument gibt es nicht',
    'Der Auftrag hat kein Dokument mit dieser Id, oder der Schlüssel darf seine Art nicht sehen.',
    'Erst die Dokumente des Auftrags auflisten und die Id von dort nehmen.',
    'Rechnungen brauchen invoices:read, Angebote quotes:read.',
  ),
  ENDPOINT_PAUSED: help(
    'Der Endpunkt ist pausiert',
    'Er bekommt keine Nachrichten, bis er fortgesetzt wird.',
    'Den Endpunkt zuerst fortsetzen.',
  ),
  EXTERNAL_ORDER_ID_EXISTS: help(
    'Einen Auftrag mit dieser eigenen Nummer gibt es schon',
    'Binnen 24 Stunden bekommt derselbe Aufruf die erste Antwort noch einmal; danach verhindert die Nummer selbst einen zweiten Auftrag.',
    'Dieselbe Überführung? Nichts ist verloren. Den Auftrag aus details nehmen und nicht weiter senden.',
    'Eine andere Überführung? Unter einer anderen externalOrderId senden.',
    UNCHANGED,
  ),
  FEATURE_NOT_ENABLED: help(
    'API v1 ist in Produktion nicht freigeschaltet',
    'Die Sandbox geht sofort; die Produktion schaltet der Betreiber frei.',
    'Bitten Sie den Betreiber, API v1 für Ihr Konto freizuschalten.',
  ),
  IDEMPOTENCY_KEY_REUSED: help(
    'Derselbe Schlüssel kam mit anderem Inhalt',
    'Ein Idempotency-Key oder eine externalOrderId gehört zu einem Aufruf. Diese wurde schon für einen anderen benutzt.',
    'Ein neuer Auftrag? Einen neuen Schlüssel senden.',
    'Eine Wiederholung? Genau das senden, was zuerst gesendet wurde.',
  ),
  IDEMPOTENCY_REQUEST_IN_PROGRESS: help(
    'Der erste Aufruf mit diesem Schlüssel läuft noch',
    'Zwei Aufrufe mit demselben Schlüssel kamen zugleich; der erste wird gerade beantwortet.',
    'Nach Retry-After wiederholen: dann kommt die Antwort des ersten.',
  ),
  INSUFFICIENT_SCOPE: help(
    'Der Schlüssel darf das nicht',
    'Jeder Schlüssel hat Rechte. Das für diesen Aufruf ist nicht dabei.',
    'details.required nennt das Recht. Legen Sie einen Schlüssel an, der es hat.',
    'Rechte lassen sich nicht nachtragen, damit ein gestohlener Schlüssel so schwach bleibt, wie er war.',
  ),
  INTERNAL_ERROR: help(
    'Bei uns ist etwas schiefgegangen',
    'Nichts ist halb geschehen: was nicht als Erfolg beantwortet wurde, ist nicht passiert.',
    REPEAT_DE,
    'Hört es nicht auf, senden Sie uns die Request-Id.',
  ),
  INVALID_CREDENTIALS: help(
    'Der Schlüssel ist unbekannt',
    'Er wurde widerrufen, erneuert oder beim Kopieren abgeschnitten, oder es gibt den Zugang hinter dem Token nicht mehr.',
    'Prüfen, ob der ganze Schlüssel ankommt, ohne Leerzeichen und Anführungszeichen.',
    'Schlüssel anlegen oder erneuern und neu ablegen.',
  ),
  INVALID_CURSOR: help(
    'Der Cursor passt hier nicht',
    'Ein Cursor gehört zu einer Liste mit ihren Filtern und kommt genau so zurück, wie er gesendet wurde.',
    'nextCursor der vorigen Seite unverändert nehmen.',
    'Mit anderen Filtern ohne Cursor anfangen.',
  ),
  INVALID_IDEMPOTENCY_KEY: help(
    'Der Idempotency-Key ist leer, zu lang oder nicht lesbar',
    'Er darf 1 bis 200 Zeichen haben.',
    'Eine UUID je Auftrag genügt.',
  ),
  INVALID_JSON: help(
    'Der Inhalt ist kein gültiges JSON',
    'Er war nicht zu lesen, also wurde kein Feld angesehen.',
    'Von einer Bibliothek schreiben lassen und als UTF-8 senden.',
  ),
  INVALID_REQUEST: help(
    'Felder fehlen, sind falsch oder unbekannt',
    'Nichts wurde angelegt oder geändert. Alle falschen Felder werden auf einmal genannt.',
    'details.fields der Antwort lesen: jedes hat field, code und message.',
    'Auch unbekannte Felder werden abgelehnt, damit kein Tippfehler untergeht.',
    UNCHANGED,
  ),
  INVALID_SCENARIO: help(
    'Dieses Szenario kennt die Sandbox nicht',
    'X-Sandbox-Scenario nimmt den Namen eines Szenarios; POST /extern/quotes nur QUOTE_REQUIRED.',
    'details.allowed nennt sie.',
  ),
  INVALID_TOKEN: help(
    'Das Zugriffstoken ist nicht von uns oder wurde verändert',
    'Token sind signiert; ein fehlendes Zeichen macht sie ungültig.',
    'Neues Token holen und ganz senden.',
  ),
  INVALID_WEBHOOK_URL: help(
    'Diese Adresse kann keine Webhooks empfangen',
    'Sie muss https und öffentlich sein und nicht weiterleiten. details.reason sagt, was fehlt.',
    'Erst mit einem Postfach in der Sandbox versuchen.',
  ),
  NOT_FOUND: help(
    'Diesen Endpunkt gibt es nicht',
    'Methode und Pfad zusammen führen nirgendwohin.',
    'Beides mit der Dokumentation vergleichen; der Header Allow nennt vorhandene Methoden.',
  ),
  NO_CONTRACTING_PARTY: help(
    'Es ist kein kaufmännischer Kontakt hinterlegt',
    'Aufträge in Produktion brauchen jemanden für Angebote und Rechnungen.',
    'Bitten Sie den Betreiber, Ihr Konto zu ergänzen.',
    'Der Auftrag wurde nicht angelegt; danach noch einmal senden.',
  ),
  NO_TENANT: help(
    'Das Konto dieses Schlüssels gibt es nicht mehr',
    'Es wurde gelöscht, und seine Schlüssel mit ihm.',
    'Einen Schlüssel eines vorhandenen Kontos nehmen.',
  ),
  NO_V1_MESSAGE: help(
    'Für dieses Ereignis gibt es im neuen Format keine Nachricht',
    'Der Endpunkt wurde inzwischen auf API v1 umgestellt, und API v1 kennt dieses Ereignis nicht.',
    'Den Auftrag lesen, um seinen jetzigen Stand zu sehen.',
  ),
  NUMBER_COLLISION: help(
    'Zwei Aufrufe trafen sich bei der Nummernvergabe',
    'Nichts wurde angelegt.',
    'Unverändert noch einmal senden.',
  ),
  ORDER_NOT_CANCELLABLE: help(
    'Zu spät zum Stornieren',
    'Das Fahrzeug ist übernommen, oder die Anfrage ist erledigt.',
    'Den Betreiber anrufen, wenn die Überführung enden muss.',
    UNCHANGED,
  ),
  ORDER_NOT_CHANGEABLE: help(
    'Zu spät zum Ändern',
    'Aufträge lassen sich bis zur Abholung ändern; eine Anfrage, die auf ein Angebot wartet, gar nicht.',
    'Vor dem Ändern den Status lesen.',
    'Eine Anfrage zurückziehen und neu senden.',
  ),
  ORDER_NOT_FOUND: help(
    'Diesen Auftrag gibt es hier nicht',
    'Produktion und Sandbox sind getrennt, und jedes Konto sieht nur seine eigenen.',
    'Nummer vergleichen. Ist der Schlüssel aus derselben Umgebung wie der Auftrag?',
    'Nach der eigenen Nummer: GET /extern/orders?externalOrderId=…',
  ),
  PAYLOAD_TOO_LARGE: help(
    'Der Inhalt ist zu groß',
    'Höchstens 256 KiB werden gelesen.',
    'Weniger metadata senden; Dateien gehören woandershin.',
  ),
  PRICE_NOT_CONFIRMED: help(
    'Der bestätigte Betrag ist nicht der Preis',
    'Ein Agent hat einen anderen Bruttopreis gesendet, als diese Überführung hat. Es wurde nichts bestellt.',
    'Der Person den Preis aus details zeigen und mit diesem Betrag bestellen, wenn sie zustimmt.',
  ),
  PRICE_TOKEN_INVALID: help(
    'Der Preis gilt nicht mehr',
    'Ein Agent bestellt mit dem Token eines Preises, der ihm gezeigt wurde, 30 Minuten lang.',
    'Den Preis neu abfragen, zeigen und mit dem neuen Token bestellen.',
  ),
  RATE_LIMITED: help(
    'Zu viele Aufrufe',
    'Ein Schlüssel darf 600 Mal je Minute und 50 Mal je Sekunde; einer Adresse werden 30 Anmeldungen je Minute abgelehnt.',
    'Retry-After Sekunden warten, dann weitermachen.',
    'Webhooks ersparen das ständige Fragen.',
  ),
  REQUEST_HAS_QUOTE: help(
    'Ein Angebot liegt vor',
    'Eine Anfrage mit Angebot wird abgelehnt, nicht storniert.',
    'POST /extern/quotes/{id}/decline.',
  ),
  SANDBOX_FINISHED: help(
    'Das Szenario ist zu Ende',
    'Es gibt keinen weiteren Schritt.',
    'Einen neuen Auftrag anlegen.',
  ),
  SANDBOX_LIMIT: help(
    'Die Testaufträge des Tages sind aufgebraucht',
    'Ein Konto darf 500 am Tag anlegen (UTC).',
    'Nach Retry-After weitermachen oder Vorhandenes nehmen.',
  ),
  SANDBOX_ONLY: help(
    'Das geht nur in der Sandbox',
    'Der Schlüssel ist einer der Produktion.',
    'Einen Schlüssel nehmen, der mit svc_test_ beginnt.',
  ),
  SERVICE_BUSY: help(
    'Gerade werden zu viele Dokumente erstellt',
    'Dokumente warten, bis sie dran sind; nichts wurde geändert.',
    'Nach Retry-After Sekunden wiederholen.',
  ),
  SERVICE_NOT_APPLICABLE: help(
    'Diese Leistung passt nicht zum Auftrag',
    'Ein Kurzzeitkennzeichen beim Lkw-Transport zum Beispiel. details.errors nennt jede.',
    'Die Leistung weglassen oder eine andere Transportart wählen.',
  ),
  SERVICE_NOT_SUPPORTED: help(
    'Der Betreiber bietet diese Leistung nicht an',
    'Ausfuhrkennzeichen und Zoll werden nicht angeboten.',
    'Weglassen und selbst regeln.',
  ),
  SERVICE_UNAVAILABLE: help(
    'Der Dienst erreicht seine Datenbank gerade nicht',
    'Zum Beispiel, während die Datenbank auf einen anderen Server wechselt; das dauert Sekunden. Ob eine Änderung geschehen ist, ist unbekannt.',
    'Nach Retry-After Sekunden wiederholen; mit einem Idempotency-Key entsteht nichts doppelt.',
  ),
  STORAGE_UNAVAILABLE: help(
    'Dateien können gerade nicht gespeichert oder gelesen werden',
    'Der Speicher der Dokumente und Fotos antwortet nicht. Nichts wurde geändert, und Aufrufe ohne Dateien gehen.',
    'Nach Retry-After Sekunden wiederholen.',
  ),
  SUBSCRIPTION_NOT_FOUND: help(
    'Diesen Endpunkt gibt es in dieser Umgebung nicht',
    'Er wurde gelöscht oder gehört zur anderen Umgebung.',
    'Die Endpunkte mit demselben Schlüssel auflisten.',
  ),
  TOKEN_EXPIRED: help(
    'Das Zugriffstoken ist älter als eine Stunde',
    'Das ist normal: Token gelten eine Stunde.',
    'Ein neues holen und den Aufruf wiederholen. Eine Minute vor dem Ende erneuern.',
  ),
  TOO_MANY_SUBSCRIPTIONS: help(
    'Es gibt schon zehn Endpunkte',
    'Mehr sind in einer Umgebung nicht möglich.',
    'Einen löschen, den niemand braucht.',
  ),
  TRANSPORT_TYPE_NOT_ALLOWED: help(
    'Diese Transportart ist nicht vereinbart',
    'Welche Arten Sie beauftragen dürfen, ist mit dem Betreiber vereinbart.',
    'Einen anderen transportType senden oder den Betreiber fragen.',
  ),
  UNAUTHORIZED: help(
    'Es kam kein Schlüssel',
    'Der Aufruf hatte weder Authorization noch X-API-Key.',
    '"Authorization: Bearer <Schlüssel>" senden. Manche Proxys lassen den Header fallen.',
  ),
  VEHICLE_NOT_DRIVEABLE: help(
    'Das Fahrzeug ist nicht fahrbereit',
    'DRIVEN braucht ein Fahrzeug, das fährt und verkehrssicher ist.',
    'TRAILER oder TRUCK beauftragen, oder operationalStatus berichtigen.',
  ),
  ...quoteErrorHelpDe,
  ...tokenErrorHelpDe,
} satisfies Record<string, ErrorHelp>;
