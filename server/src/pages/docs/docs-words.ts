// The texts around the pages of the documentation, in both languages.
import type { Language } from '../../platform/language.ts';

const en = {
  siteTitle: 'Handover docs',
  documentation: 'Documentation',
  parts: 'Parts',
  docs: 'Docs',
  reference: 'API reference',
  changelog: 'Changelog',
  contents: 'Contents',
  search: 'Search the docs',
  portal: 'Open portal',
  next: (title: string) => `Next: ${title}`,
  beside: 'Beside this page',
  onThisPage: 'On this page',
  /** Pages that only exist in English. */
  onlyEnglish: '',
  table: (number: number) => `Table ${number}`,
  run: 'Run',
  referenceOf: (title: string) => `${title}, API reference`,
  groups: {} as Record<string, string>,
  unknown: {
    title: 'There is no such page',
    summary: 'It may have moved. Search for it, or take it from the contents.',
  },
  key: {
    title: 'Your test key',
    makeOne: 'Make one in the',
    portal: 'portal',
    andThen: ', then',
    paste: 'paste it here',
    free: 'Nothing is driven or billed.',
  },
  live: {
    title: 'Your sandbox order',
    waiting: 'waiting',
    first: 'Your first order',
    notCreated: 'Not created yet',
    from: 'Send step 2, here or from your shell.',
    toEnd: 'Run to the end',
    tracking: 'Tracking page',
  },
};

export type DocsWords = typeof en;

const de: DocsWords = {
  siteTitle: 'Handover-Dokumentation',
  documentation: 'Dokumentation',
  parts: 'Bereiche',
  docs: 'Anleitungen',
  reference: 'API-Referenz',
  changelog: 'Änderungen',
  contents: 'Inhalt',
  search: 'Doku durchsuchen',
  portal: 'Zum Portal',
  next: (title) => `Weiter: ${title}`,
  beside: 'Neben dieser Seite',
  onThisPage: 'Auf dieser Seite',
  onlyEnglish: 'englisch',
  table: (number) => `Tabelle ${number}`,
  run: 'Ausführen',
  referenceOf: (title) => `${title}, API-Referenz`,
  groups: {
    Start: 'Start',
    Guides: 'Anleitungen',
    Tools: 'Werkzeuge',
    Operating: 'Betrieb',
    Reference: 'Referenz',
  },
  unknown: {
    title: 'Diese Seite gibt es nicht',
    summary: 'Vielleicht ist sie umgezogen. Suchen Sie danach, oder wählen Sie sie im Inhalt.',
  },
  key: {
    title: 'Ihr Testschlüssel',
    makeOne: 'Legen Sie im',
    portal: 'Portal',
    andThen: ' einen an, dann',
    paste: 'hier einfügen',
    free: 'Es wird nichts gefahren und nichts berechnet.',
  },
  live: {
    title: 'Ihr Auftrag in der Sandbox',
    waiting: 'wartet',
    first: 'Ihr erster Auftrag',
    notCreated: 'Noch nicht angelegt',
    from: 'Senden Sie Schritt 2, hier oder in Ihrer Shell.',
    toEnd: 'Bis zum Ende ausführen',
    tracking: 'Tracking-Seite',
  },
};

export const DOCS_WORDS: Record<Language, DocsWords> = { en, de };
