// The words of the health of an endpoint in German.

import { pluralFormIn, pluralIn } from '../../../../../shared/text/plural.ts';
import { inDative } from '../../../../../shared/time/format-duration.ts';
import type { healthEn } from './health-en.ts';

const plural = pluralIn('de');
const form = pluralFormIn('de');

export const healthDe: typeof healthEn = {
  pausedSentence: 'Pausiert: Es wird nichts gesendet',
  failingSentence: (since: string, how: string) => `Jede Nachricht seit ${inDative(since)} ${how}`,
  troubledSentence: (missing: number, all: number) =>
    `${missing} von ${plural(all, { one: 'Nachricht', other: 'Nachrichten' })} nicht zugestellt`,
  healthySentence: (all: number) =>
    form(all, {
      one: 'Die Nachricht der letzten 24 Stunden wurde zugestellt',
      other: `Alle ${all} Nachrichten der letzten 24 Stunden wurden zugestellt`,
    }),
  quietSentence: 'Keine Nachricht in den letzten 24 Stunden',
  failures: {
    refused: (status: number) => `wurde mit ${status} abgelehnt`,
    redirected: (status: number | null) => `wurde${status ? ` mit ${status}` : ''} umgeleitet`,
    TIMEOUT: 'bekam in 10 s keine Antwort',
    CONNECTION_REFUSED: 'kam nicht an: Die Verbindung wurde abgelehnt',
    CONNECTION_RESET: 'brach ab: Die Verbindung wurde getrennt',
    UNREACHABLE: 'hat Ihren Server nicht erreicht',
    PROTOCOL_ERROR: 'bekam eine Antwort, die kein HTTP ist',
    RESPONSE_TOO_LARGE: 'bekam zu große Header',
    certificate: (code: string) => `schlug fehl: Ihr Zertifikat wird nicht akzeptiert (${code})`,
    address: (reason: string) => `wurde nicht gesendet: Die Adresse ist nicht erlaubt (${reason})`,
    other: (code: string) => `schlug fehl (${code})`,
  },
  health: {
    delivered: 'Zugestellt, 24 h',
    retrying: 'Wird wiederholt',
    next: (when: string) => `nächste ${when}`,
    nothingWaits: 'nichts wartet',
    givenUp: 'Aufgegeben',
    after: 'nach 24 h',
    typical: 'Übliche Antwortzeit',
    slowest: (time: string) => `längste ${time}`,
    none: '–',
    now: 'Jetzt',
    failedSince: (clock: string) => `Gestört seit ${inDative(clock)}`,
    chart: (delivered: number, failed: number) =>
      `Nachrichten je Stunde der letzten 24: ${delivered} zugestellt, ${failed} nicht zugestellt`,
  },
};
