// The words of damage cases in the portal in German.
import type { PortalDamageWords } from './en.ts';

export const de: PortalDamageWords = {
  title: 'Schaden',
  complain: 'Schaden melden',
  until: (day) => `Sie können bis ${day} einen Schaden melden.`,
  tooLate: 'Die Frist für Schadenmeldungen ist vorbei. Bitte rufen Sie den Betreiber an.',
  states: {
    OPEN: 'Ihre Meldung ist da, wir sehen sie uns an.',
    IN_REVIEW: 'Wir vergleichen die Fotos von Abholung und Übergabe.',
    DECIDED: 'Wir haben entschieden.',
    CLOSED: 'Der Fall ist abgeschlossen.',
  },
  state: 'Stand',
  reported: 'Gemeldet',
  parts: 'Teile',
  decision: 'Entscheidung',
  liabilities: {
    OPERATOR: 'Der Schaden ist während der Überführung entstanden. Wir kommen dafür auf.',
    CUSTOMER: 'Der Schaden ist nicht während der Überführung entstanden.',
    THIRD_PARTY: 'Ein Dritter hat den Schaden verursacht.',
    NOT_OURS: 'Der Schaden ist nicht während der Überführung entstanden.',
  },
  credit: 'Gutschrift',
  credited: (amount, number) => `${amount} netto mit ${number}`,
  photos: 'Ihre Fotos',
  photo: (number) => `Ihr Foto ${number}`,
  added: 'Fotos hinzugefügt',
  letters: 'Schreiben',
  dialog: {
    title: 'Schaden melden',
    text: 'Wir öffnen einen Fall, vergleichen die Fotos von Abholung und Übergabe und melden uns. Bitte lassen Sie den Schaden bis dahin nicht reparieren.',
    description: 'Was ist passiert?',
    hint: 'Wo und wann haben Sie ihn entdeckt?',
    submit: 'Melden',
    done: (number) => `Gemeldet als Fall ${number}`,
    photosFailed: 'Der Fall ist offen, aber nicht alle Fotos kamen an. Fügen Sie sie noch einmal hinzu.',
  },
};
