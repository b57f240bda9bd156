// The rules of the search for German text, in which names of fields and many terms are English.
import type { LanguageRules } from './search-rules.ts';

const MIN_STEM = 4;
const ENDING = /(?:ern|em|er|en|es|e|s|n)$/;

/** Cuts German endings, one after the other: `Aufträge`, `Auftrags` and `Auftrag` become `auftrag`. */
function stem(word: string): string {
  let left = word.toLowerCase().replaceAll('ß', 'ss').normalize('NFD').replaceAll(/\p{M}/gu, '');
  if (!/^[a-z]+$/.test(left)) return left;
  for (;;) {
    const shorter = left.replace(ENDING, '');
    if (shorter === left || shorter.length < MIN_STEM) return left;
    left = shorter;
  }
}

export const de: LanguageRules = {
  stem,
  sameMeaning: [
    ['stornieren', 'storno', 'Stornierung', 'absagen', 'abbrechen', 'zurückziehen', 'cancel'],
    ['ändern', 'Änderung', 'bearbeiten', 'aktualisieren', 'anpassen', 'update'],
    ['löschen', 'entfernen', 'delete'],
    ['anlegen', 'erstellen', 'erzeugen', 'bestellen', 'buchen', 'create'],
    ['Auftrag', 'Bestellung', 'Transportauftrag', 'Order'],
    ['Liste', 'blättern', 'Seite', 'Paginierung', 'nextCursor'],
    ['Webhook', 'Callback', 'Benachrichtigung', 'Nachricht'],
    ['Zugangsdaten', 'Schlüssel', 'API-Schlüssel', 'Token', 'Anmeldung', 'Authentifizierung', 'Key', 'Login'],
    ['Rechte', 'Recht', 'Berechtigung', 'Scope', 'Scopes'],
    ['erneuern', 'rotieren', 'wechseln', 'tauschen'],
    ['Sandbox', 'Test', 'Testumgebung', 'Testmodus', 'testen'],
    ['Produktion', 'live', 'produktiv', 'Echtbetrieb'],
    ['Fehler', 'Fehlercode', 'Fehlermeldung', 'error'],
    ['wiederholen', 'Wiederholung', 'Retry', 'erneut'],
    ['Idempotenz', 'idempotent', 'doppelt', 'zweimal', 'Duplikat', 'Idempotency'],
    ['Grenze', 'Grenzen', 'Limit', 'Begrenzung', 'maximal', 'Ratenbegrenzung'],
    ['Dokument', 'PDF', 'Datei', 'Anhang'],
    ['Prüfsumme', 'Checksumme', 'Checksum', 'sha256'],
    ['Signatur', 'HMAC', 'signiert', 'prüfen', 'verifizieren'],
    ['installieren', 'Installation', 'einrichten'],
    ['Preis', 'Kosten', 'Betrag'],
    ['Status', 'Zustand'],
    ['Version', 'Versionierung', 'veraltet', 'Abkündigung'],
    ['Datum', 'Zeit', 'Zeitstempel', 'Zeitzone', 'Uhrzeit'],
    ['Adresse', 'URL'],
    ['Datenschutz', 'DSGVO', 'personenbezogen', 'anonymisieren', 'GDPR'],
    ['Position', 'Standort', 'GPS', 'Ortung', 'Tracking'],
    ['Ankunft', 'ETA', 'voraussichtlich'],
    ['Angebot', 'Quote', 'Kostenvoranschlag'],
    ['Rechnung', 'Invoice', 'E-Rechnung'],
    ['abfragen', 'Polling', 'abholen', 'nachholen'],
    ['Aufbewahrung', 'Speicherdauer', 'Löschfrist'],
  ],
  fillers: `der die das den dem des ein eine einen einem einer eines und oder von zu zum zur in im ins an am auf für mit bei aus
  als ist sind wird werden kann können ich mein meine meinen wir sie ihr ihre ihren es man wie was welche welcher wann wo warum wer
  gibt hat haben muss soll nicht kein keine`,
};
