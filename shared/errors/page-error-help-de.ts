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
  AGENT_REQUEST_INVALID: help(
    'Dieses Programm kann nicht verbunden werden',
    'Seine Anfrage ist unvollständig oder nennt eine Adresse, die es nicht registriert hat.',
    'Die Verbindung im Programm neu beginnen. Gelingt es wieder nicht, dem Hersteller Bescheid geben.',
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
  ABSENCE_NOT_CHANGEABLE: help(
    'Die Abwesenheit ist so nicht mehr änderbar',
    'Über sie wurde entschieden, oder jemand anders hat sie zuerst geändert.',
    'Laden Sie sie neu.',
  ),
  ABSENCE_NOT_FOUND: help(
    'Diese Abwesenheit gibt es nicht',
    'Sie wurde gelöscht, oder sie gehört zu einem anderen Fahrer.',
    'Gehen Sie zur Liste zurück und laden Sie sie neu.',
  ),
  ABSENCE_OVERLAPS: help(
    'An diesen Tagen gibt es schon eine Abwesenheit',
    'Ein Antrag oder eine genehmigte Abwesenheit enthält mindestens einen dieser Tage.',
    'Wählen Sie andere Tage, oder ziehen Sie zuerst den anderen Antrag zurück.',
  ),
  PLACE_NOT_FOUND: help(
    'Diesen Ort gibt es im Adressbuch nicht',
    'Er wurde entfernt oder mit einem anderen zusammengeführt.',
    'Gehen Sie zum Adressbuch zurück und suchen Sie ihn neu.',
  ),
  PLACES_NOT_MERGEABLE: help(
    'Diese Orte lassen sich nicht zusammenführen',
    'Sie haben nicht dieselbe Adresse, oder es ist derselbe Ort.',
    'Laden Sie das Adressbuch neu und wählen Sie zwei Orte mit derselben Adresse.',
  ),
  TOO_MANY_PLACES: help(
    'Das Adressbuch ist voll',
    'Ein Adressbuch hat höchstens 10.000 Orte.',
    'Entfernen Sie Orte, die niemand mehr braucht.',
  ),
  CARRIER_OFFER_NOT_FOUND: help(
    'Dieses Angebot gibt es nicht',
    'Es gehört einem anderen Frachtführer, oder der Auftrag wurde gelöscht.',
    'Gehen Sie zurück zur Liste und laden Sie sie neu.',
  ),
  CARRIER_OFFER_NOT_OPEN: help(
    'Das ist bei diesem Angebot nicht mehr möglich',
    'Ein anderer Frachtführer war schneller, die Frist ist vorbei, das Angebot wurde zurückgezogen, oder das Fahrzeug ist unterwegs.',
    'Laden Sie die Seite neu, um den Stand zu sehen.',
  ),
  DAMAGE_CASE_EXISTS: help(
    'Zu diesem Auftrag gibt es einen offenen Schadenfall',
    'Ein Auftrag hat immer nur einen Fall zur selben Zeit.',
    'Fügen Sie dem bestehenden Fall Fotos hinzu, oder rufen Sie den Betreiber an.',
  ),
  DAMAGE_CASE_NOT_CHANGEABLE: help(
    'Der Schadenfall ist so jetzt nicht änderbar',
    'Sein Stand erlaubt es nicht, oder jemand anders hat ihn zuerst geändert.',
    'Laden Sie die Seite neu. Ein geschlossener Fall wird zuerst wieder geöffnet.',
  ),
  DAMAGE_CASE_NOT_FOUND: help(
    'Diesen Schadenfall, diese Aufgabe, dieses Schreiben oder Foto gibt es nicht',
    'Es wurde entfernt, oder der Auftrag wurde gelöscht.',
    'Gehen Sie zur Liste zurück und laden Sie sie neu.',
  ),
  DAMAGE_CASE_NOT_POSSIBLE: help(
    'Für diesen Auftrag ist jetzt kein Schadenfall möglich',
    'Das Fahrzeug ist noch nicht übergeben, die Frist für Reklamationen ist vorbei, oder das Protokoll nennt keinen Schaden.',
    'Rufen Sie den Betreiber an, wenn Sie einen Schaden später entdeckt haben.',
  ),
  PLATE_NOT_FOUND: help(
    'Dieses Kurzzeitkennzeichen gibt es nicht',
    'Es wurde entfernt, oder die Adresse ist falsch.',
    'Laden Sie die Liste neu.',
  ),
  PLATE_EXISTS: help(
    'Dieses Kennzeichen ist schon im Bestand',
    'Nummer und Ende der Gültigkeit sind dieselben.',
    'Prüfen Sie beides, oder ändern Sie den vorhandenen Eintrag.',
  ),
  PLATE_NOT_AVAILABLE: help(
    'Mit diesem Kennzeichen geht das jetzt nicht',
    'Es ist abgelaufen, am Tag der Abholung nicht gültig, schon vergeben, oder der Auftrag hat ein anderes.',
    'Laden Sie die Liste neu, und wählen Sie ein anderes.',
  ),
  NOTHING_TO_PRINT: help(
    'Es gibt nichts zu drucken',
    'An diesem Tag hat kein Fahrer eine Fahrt.',
    'Wählen Sie einen anderen Tag, oder vergeben Sie zuerst Aufträge.',
  ),
  TOO_MANY_SHEETS: help(
    'Das sind zu viele Blätter für eine Datei',
    'Eine Datei hat höchstens 200 Blätter.',
    'Drucken Sie ohne Auftragsblätter, oder Fahrer für Fahrer.',
  ),
  VIEW_NOT_FOUND: help(
    'Diese Ansicht gibt es nicht',
    'Sie wurde entfernt, oder sie gehört jemand anderem.',
    'Wählen Sie eine andere Ansicht.',
  ),
  VIEW_NOT_YOURS: help(
    'Diese Ansicht hat jemand anderes gespeichert',
    'Nur diese Person und Admins ändern sie.',
    'Speichern Sie die Filter unter einem eigenen Namen.',
  ),
  TOO_MANY_VIEWS: help(
    'Sie haben zu viele Ansichten gespeichert',
    'Jede Person speichert höchstens 100.',
    'Entfernen Sie zuerst einige.',
  ),
  RECURRING_ORDER_NOT_FOUND: help(
    'Diesen wiederkehrenden Auftrag gibt es nicht',
    'Er wurde entfernt, oder die Adresse ist falsch.',
    'Laden Sie die Liste neu.',
  ),
  RECURRING_ORDER_NOT_CHANGEABLE: help(
    'Der wiederkehrende Auftrag lässt sich so nicht ändern',
    'Er ist beendet, oder jemand hat ihn inzwischen geändert.',
    'Laden Sie die Seite neu, und entscheiden Sie noch einmal.',
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
