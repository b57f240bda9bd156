// The words of printing in German.
import type { en } from './en.ts';

export const de: typeof en = {
  print: 'Drucken',
  daySheets: 'Tagesblätter aller Fahrer',
  withJobs: 'Tagesblätter mit Auftragsblättern',
  everything: 'Alles mit Kennzeichenliste',
  ofDriver: 'Tagesblatt drucken',
  jobSheet: 'Auftragsblatt drucken',
  plates: 'Liste drucken',
  saved: (name) => `${name} ist gespeichert und kann gedruckt werden`,
  fileNames: { day: 'Fahrtunterlagen', jobs: 'Auftragsblaetter', plates: 'Kurzzeitkennzeichen' },
};
