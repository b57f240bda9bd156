// The errors that only people on the pages get, not their systems: meaning and what to do, in German.
import { type ErrorHelp, help } from './error-help.ts';
import type { pageErrorHelpEn } from './page-error-help-en.ts';

export const pageErrorHelpDe: Record<keyof typeof pageErrorHelpEn, ErrorHelp> = {
  ACCOUNT_UPLOAD_LIMIT: help(
    'Für dieses Konto ist heute kein Platz für weitere Dateien',
    'Dokumente und Fotos eines Kontos sind auf 20.000 Dateien und 40 GiB am Tag begrenzt.',
    'Laden Sie den Rest morgen hoch; gezählt wird ab Mitternacht UTC neu. Fotos auf dem Telefon warten dort.',
  ),
  ADDRESS_HAS_ACCESS: help(
    'Mit dieser Adresse meldet sich schon jemand an einem anderen Konto an',
    'Eine E-Mail-Adresse gehört zu genau einem Konto.',
    'Melden Sie sich dort an, oder lassen Sie sich mit einer anderen Adresse einladen.',
  ),
  AGREEMENT_CHANGED: help(
    'Die Vereinbarung wurde inzwischen geändert',
    'Ihre Änderung bezog sich auf eine ältere Fassung, deshalb wurde nichts gespeichert.',
    'Laden Sie die Seite neu, und ändern Sie die aktuelle Fassung.',
  ),
  ALREADY_SET_UP: help(
    'Die Konsole ist schon eingerichtet',
    'Es gibt bereits Personen des Betreibers.',
    'Melden Sie sich an, oder lassen Sie sich von einem Admin einladen.',
  ),
  CONFIRMATION_REQUIRED: help(
    'Diese Änderung braucht einen zweiten Faktor',
    'Eine Sitzung allein ändert nicht, wohin Kunden zahlen.',
    'Bestätigen Sie sie mit einem Einmalcode oder Passkey. Haben Sie beides nicht, richten Sie eines in Ihren eigenen Einstellungen ein.',
  ),
  CREDENTIAL_ALREADY_ROLLED: help(
    'Dieser Schlüssel wurde schon erneuert',
    'Ein anderer Schlüssel ist an seine Stelle getreten.',
    'Nehmen Sie den neueren, oder erneuern Sie diesen.',
  ),
  ENDPOINT_PAUSED: help(
    'Der Endpunkt ist pausiert',
    'Er bekommt keine Nachrichten, bis er fortgesetzt wird.',
    'Setzen Sie ihn zuerst fort.',
  ),
  ERASURE_OUTDATED: help(
    'Die Daten dieser Person haben sich seit der Vorschau geändert',
    'Es würden mehr oder andere Daten gelöscht, als Sie gesehen haben. Deshalb wurde nichts gelöscht.',
    'Öffnen Sie die Vorschau noch einmal, prüfen Sie sie, und bestätigen Sie dann.',
  ),
  IMPORT_LIMIT: help(
    'Für heute hat das Konto genug importiert',
    'Ein Konto kann in 24 Stunden 100 Dateien und 100.000 Zeilen importieren.',
    'Importieren Sie den Rest später.',
    'Wenn es jeden Tag mehr ist: Lassen Sie Ihr System über die API beauftragen.',
  ),
  IMPORT_NOT_FOUND: help(
    'Diesen Import gibt es nicht',
    'Importe werden 30 Tage nach der letzten Änderung gelöscht. Er kann auch zur anderen Umgebung gehören.',
    'Sehen Sie in der Liste der Importe nach, oder laden Sie die Datei noch einmal hoch. Dieselben Zeilen legen nichts doppelt an.',
  ),
  IMPORT_OUTDATED: help(
    'Die Preise haben sich seit der Prüfung geändert',
    'Ihre Vereinbarung hat eine neue Fassung. Nichts wird zu einem Preis angelegt, den Sie nicht gesehen haben.',
    'Warten Sie, bis die Preise neu bestimmt sind, sehen Sie sie an, und starten Sie dann noch einmal.',
  ),
  IMPORT_STATE: help(
    'Der Import ist schon weiter',
    'Jemand hat ihn gestartet, angehalten oder beendet, oder die Zeile ist inzwischen ein Auftrag.',
    'Laden Sie die Seite neu. Was schon ein Auftrag ist, ändern Sie am Auftrag.',
  ),
  INVALID_IMPORT_FILE: help(
    'Die Datei lässt sich nicht als Tabelle lesen',
    'Es muss eine CSV-Datei sein, mit einer Kopfzeile und denselben Spalten in jeder Zeile.',
    'Speichern Sie die Tabelle als CSV, und laden Sie diese Datei hoch.',
  ),
  INVALID_STATEMENT_FILE: help(
    'Die Datei lässt sich nicht als Kontoauszug lesen',
    'Es muss CAMT.053 (Version 2 oder 8) oder MT940 sein, höchstens 10 MiB groß.',
    'Laden Sie den Auszug bei Ihrer Bank in einem dieser Formate herunter, entpacken Sie eine ZIP-Datei, und laden Sie ihn neu hoch.',
  ),
  INVOICE_RUN_NOT_FOUND: help(
    'Diesen Rechnungslauf gibt es nicht',
    'Kein Lauf hat diese Kennung.',
    'Öffnen Sie die Liste der Läufe, und wählen Sie einen aus.',
  ),
  INVOICE_RUN_ACTIVE: help(
    'Ein Rechnungslauf ist noch nicht beendet',
    'Es läuft immer nur einer, damit die Rechnungsnummern aufeinander folgen.',
    'Warten Sie, bis er beendet ist, oder halten Sie ihn an, und starten Sie dann neu.',
  ),
  NOTHING_TO_INVOICE: help(
    'Bis zu diesem Tag ist nichts fällig',
    'Kein abgeschlossener Auftrag ohne Rechnung ist nach den Vereinbarungen abzurechnen.',
    'Wählen Sie einen späteren Tag, oder schließen Sie zuerst Aufträge ab.',
  ),
  PAYMENT_NOT_FOUND: help(
    'Diese Zahlung oder Rechnung gibt es nicht',
    'Sie ist nicht vorhanden, oder ihre Zuordnung wurde aufgehoben, seit die Seite geladen ist.',
    'Laden Sie die Seite neu.',
  ),
  ARCHIVE_TOO_LARGE: help(
    'Der Monat ist zu groß für eine ZIP-Datei',
    'Eine Datei enthält höchstens 5.000 Rechnungen und 1 GiB.',
    'Laden Sie die Rechnungen dieses Monats einzeln herunter.',
  ),
  ALLOCATION_NOT_POSSIBLE: help(
    'Der Betrag lässt sich so nicht zuordnen',
    'Von der Zahlung ist weniger übrig, an der Rechnung weniger offen, die Währung ist eine andere, oder der Betrag liegt über der Grenze für kleine Differenzen.',
    'Laden Sie die Seite neu, und sehen Sie nach, was jetzt offen ist.',
  ),
  BOOKING_BATCH_INCOMPLETE: help(
    'Die DATEV-Datei lässt sich noch nicht schreiben',
    'Es fehlen Berater- oder Mandantennummer, die Debitorennummer eines Kunden oder das Erlöskonto eines Steuersatzes.',
    'Ergänzen Sie sie in den Einstellungen der Buchhaltung und beim Kunden.',
  ),
  NO_V1_MESSAGE: help(
    'Für dieses Ereignis gibt es im neuen Format keine Nachricht',
    'Der Endpunkt wurde inzwischen auf API v1 umgestellt, und API v1 kennt dieses Ereignis nicht.',
    'Lesen Sie den Auftrag, um seinen jetzigen Stand zu sehen.',
  ),
  ORIGIN_NOT_ALLOWED: help(
    'Die Seite wurde unter einer anderen Adresse geöffnet',
    'Der Dienst nimmt Änderungen nur von Seiten unter seiner eigenen Adresse an.',
    'Öffnen Sie die Seite unter der Adresse des Dienstes. Wenn Sie ihn betreiben: Setzen Sie PUBLIC_URL auf diese Adresse.',
  ),
  QUOTE_UNCHANGED: help(
    'Diese Version sagt dasselbe wie die beim Kunden',
    'Der Kunde bekäme dasselbe Angebot ein zweites Mal.',
    'Ändern Sie eine Position, die Anmerkung oder die Gültigkeit, oder lassen Sie das Angebot stehen.',
  ),
  ROLE_NOT_SUFFICIENT: help(
    'Ihre Rolle erlaubt das nicht',
    'Rollen legen fest, wer beauftragt, wer Schlüssel verwaltet und wer Personen verwaltet.',
    'Bitten Sie einen Admin Ihres Kontos, es zu tun oder Ihre Rolle zu ändern.',
  ),
  SECOND_FACTOR_REQUIRED: help(
    'Ihr Einmalcode fehlt',
    'Sie melden sich mit einem Passwort und einem Code Ihrer Authenticator-App an.',
    'Geben Sie den Code ein, den die App jetzt zeigt.',
  ),
  SIGN_IN_REQUIRED: help(
    'Sie sind nicht mehr angemeldet',
    'Die Sitzung ist abgelaufen oder wurde an anderer Stelle beendet.',
    'Melden Sie sich noch einmal an. Was nicht gespeichert war, kann verloren sein.',
  ),
  TOO_MANY_CREDENTIALS: help(
    'Es gibt zu viele Schlüssel',
    'Eine Umgebung hat höchstens 100 Schlüssel und Clients.',
    'Widerrufen Sie die, die niemand benutzt; die Liste zeigt, wann jeder zuletzt benutzt wurde.',
  ),
  UPLOAD_LIMIT: help(
    'Für diesen Auftrag ist kein Platz für weitere Dokumente',
    'Ein Auftrag hat höchstens 100 Dokumente mit zusammen 200 MiB.',
    'Fassen Sie Seiten in einem PDF zusammen, oder senden Sie kleinere Dateien.',
  ),
  EXTRA_NOT_CHANGEABLE: help(
    'Die Zusatzleistung oder Auslage ist nicht mehr änderbar',
    'Die Disposition hat darüber entschieden, sie steht auf einer Rechnung, oder jemand anders hat sie zuerst geändert.',
    'Laden Sie sie neu. Steht sie auf einer Rechnung, stornieren Sie zuerst die Rechnung.',
  ),
  EXTRA_NOT_FOUND: help(
    'Diese Zusatzleistung oder Auslage gibt es nicht',
    'Sie wurde entfernt, oder ihr Auftrag wurde gelöscht.',
    'Gehen Sie zur Liste zurück und laden Sie sie neu.',
  ),
  OTHER_DRIVER_SIGNED_IN: help(
    'Auf diesem Telefon ist ein anderer Fahrer angemeldet',
    'Der Link oder Code gehört jemand anderem und wurde nicht verwendet.',
    'Angemeldet bleiben, oder in der App bestätigen, dass der andere Fahrer das Telefon übernimmt.',
  ),
};
