// The words about receiving events without a public address in German.
import type { listenEn } from './listen-en.ts';

export const listenDe: typeof listenEn = {
  noAddress: 'Keine öffentliche Adresse? So kommen die Ereignisse der Sandbox auf Ihren eigenen Rechner:',
  how: 'So geht es',
};
