// The texts that all public pages share, in both languages.
import type { Language } from '../platform/language.ts';

const en = {
  otherLanguage: 'Deutsch',
  switchLanguage: 'Seite auf Deutsch',
  theme: 'Switch between light and dark',
  skip: 'To the content',
  copy: 'Copy',
  copied: 'Copied',
  call: 'Call',
  callNumber: (phone: string) => `Call ${phone}`,
  write: 'Write to us',
  legalNotice: 'Legal notice',
  privacy: 'Privacy',
  terms: 'Terms',
  questions: 'Questions?',
  sandboxBand: 'Sandbox',
  sandboxMeans: 'This is a test. Nothing is driven or billed.',
  errors: {
    tooMany: {
      title: 'Too many requests.',
      text: 'This address asked for too many pages in a short time. Wait a minute, then reload.',
    },
    suspended: {
      title: 'This link is closed.',
      text: 'The account behind it is closed at the moment. Please ask the person who sent you the link.',
    },
    broken: {
      title: 'Something went wrong on our side.',
      text: 'Nothing was changed. Please try again; if the problem remains, tell us the request number below.',
    },
    otherAddress: {
      title: 'Please open another address.',
      text: 'For your safety, this form works only at the address that is set for the service:',
    },
    busy: {
      title: 'We are busy right now.',
      text: 'Nothing was changed. Please try again in a few seconds.',
    },
  },
  requestId: 'Request',
};

type Words = typeof en;

const de: Words = {
  otherLanguage: 'English',
  switchLanguage: 'This page in English',
  theme: 'Zwischen hell und dunkel wechseln',
  skip: 'Zum Inhalt',
  copy: 'Kopieren',
  copied: 'Kopiert',
  call: 'Anrufen',
  callNumber: (phone) => `${phone} anrufen`,
  write: 'Schreiben Sie uns',
  legalNotice: 'Impressum',
  privacy: 'Datenschutz',
  terms: 'AGB',
  questions: 'Fragen?',
  sandboxBand: 'Sandbox',
  sandboxMeans: 'Das ist ein Test. Es wird nichts gefahren und nichts berechnet.',
  errors: {
    tooMany: {
      title: 'Zu viele Anfragen.',
      text: 'Von dieser Adresse kamen zu viele Anfragen in kurzer Zeit. Warten Sie eine Minute und laden Sie dann neu.',
    },
    suspended: {
      title: 'Dieser Link ist geschlossen.',
      text: 'Das Konto dahinter ist zurzeit geschlossen. Bitte fragen Sie die Person, die Ihnen den Link geschickt hat.',
    },
    broken: {
      title: 'Bei uns ist etwas schiefgegangen.',
      text: 'Es wurde nichts geändert. Bitte versuchen Sie es noch einmal; bleibt es dabei, nennen Sie uns die Anfragenummer unten.',
    },
    otherAddress: {
      title: 'Bitte öffnen Sie eine andere Adresse.',
      text: 'Zu Ihrer Sicherheit lässt sich dieses Formular nur unter der Adresse benutzen, die für den Dienst eingestellt ist:',
    },
    busy: {
      title: 'Gerade ist viel los.',
      text: 'Es wurde nichts geändert. Bitte versuchen Sie es in ein paar Sekunden noch einmal.',
    },
  },
  requestId: 'Anfrage',
};

export const WORDS: Record<Language, Words> = { en, de };
