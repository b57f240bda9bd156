// The errors of quotes: their meaning and what to do about them, in German.
import { help } from './error-help.ts';

export const quoteErrorHelpDe = {
  QUOTE_ACCEPTANCE_NOT_AGREED: help(
    'Annehmen per API ist nicht vereinbart',
    'Angebote werden über den Link in der Mail unterschrieben.',
    'Über acceptance.url annehmen lassen.',
    'Oder mit dem Betreiber das Annehmen per API vereinbaren.',
  ),
  QUOTE_ALREADY_DECIDED: help(
    'Über das Angebot ist schon entschieden',
    'Es wurde angenommen, abgelehnt oder zurückgezogen. details.status sagt, was davon.',
    'Das Angebot lesen und von dort weitermachen.',
  ),
  QUOTE_DOCUMENT_NOT_FOUND: help(
    'Das PDF des Angebots ist nicht da',
    'Vor dem ersten Angebot gibt es keines, in der Sandbox nie.',
    'Auf quote.offered warten.',
  ),
  QUOTE_EXPIRED: help(
    'Das Angebot ist abgelaufen',
    'Seine Gültigkeit ist zu Ende; die Anfrage ist offen für ein neues.',
    'Auf das nächste Angebot warten oder die Anfrage zurückziehen.',
  ),
  QUOTE_NOT_FOUND: help(
    'Diese Anfrage oder dieses Angebot gibt es nicht',
    'Produktion und Sandbox sind getrennt, und jedes Konto sieht nur seine eigenen.',
    'Id, Nummer und Umgebung des Schlüssels vergleichen.',
  ),
  QUOTE_NOT_OFFERED: help(
    'Es gibt noch nichts zu entscheiden',
    'Für diese Anfrage liegt kein Angebot vor.',
    'Auf quote.offered warten, dann annehmen oder ablehnen.',
  ),
  QUOTE_VERSION_MISMATCH: help(
    'Eine andere Version liegt vor',
    'Das Angebot wurde geändert, seit Sie es gelesen haben.',
    'Noch einmal lesen, den Preis ansehen, dann details.currentVersion annehmen.',
  ),
};
