// What readers see: no English sentence in German words, and none of the words that the glossary replaced.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const files = ['web/src', 'server/src', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => !file.includes('node_modules'))
    .map((file) => `${folder}/${file}`),
);
/** Mails and documents have German and English side by side. */
const pairs = files.filter((file) =>
  /mail\/[a-z-]*wording\.ts$|pdf\/(?:texts|[a-z-]*wording)\.ts$/.test(file),
);
const german = files.filter((file) => /(?:[-/])de\.ts$|\/texts\/de\/.*\.json$/.test(file));

function englishFileOf(file: string): string {
  return file.replace(/de\.ts$/, 'en.ts').replace('/texts/de/', '/texts/en/');
}

/** Functions are called with a number for each parameter, so that their sentences are read, too. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') {
    try {
      return textsOf(value(...Array.from({ length: value.length }, () => 2)));
    } catch {
      // It needs a list or an object; what it writes is in the source, which the second test reads.
      return [];
    }
  }
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Without the names of parameters, which are English in every language. */
function onlyText(message: string): string {
  return message.replace(/\{\w+(?:, (?:plural|select|number))?/g, '{');
}

async function textsIn(file: string): Promise<string[]> {
  if (file.endsWith('.json'))
    return textsOf(JSON.parse(readFileSync(join(root, file), 'utf8'))).map(onlyText);
  const module: Record<string, unknown> = await import(join(root, file));
  return Object.values(module).flatMap(textsOf);
}

/** The first or the second of each pair. */
function sideOf(file: string, side: 1 | 2): string[] {
  const pair = /\[\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',?\s*\]/g;
  return [...readFileSync(join(root, file), 'utf8').matchAll(pair)].map((found) =>
    found[side]!.replace(/\{\w+\}/g, ''),
  );
}

/** Frequent words of English sentences that no German one has. */
const ENGLISH = /\b(?:the|and|your|you|are|with|please|this|that|has|have|from|cannot|could)\b/i;

/** A link to the English page is written in English. */
const LINKS = ['This page in English'];

test.each(german)('%s has no English sentence', async (file) => {
  const texts = (await textsIn(file)).filter((text) => !LINKS.includes(text));
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
});

test.each(pairs)('%s has no English sentence in its German half', (file) => {
  const texts = sideOf(file, 1);
  expect(texts.length).toBeGreaterThan(5);
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
});

/** The glossary has another word for each of these. */
const REPLACED: { de: RegExp[]; en: RegExp[] } = {
  de: [
    /freiwillig|Alles finden|Was geschah|Sachen brauchen|brauchen einen Menschen/i,
    /zum Entscheiden|Anzubieten\b|Nach dem Ja|Alle Wege|\bZugänge\b/,
    /\beinteilen|\beingeteilt|\bzugeteilt|\bzugesagt/i,
    /Wartet auf Angebot|Angebot nötig|\bAngefragt\b|Ausgeliefert|\bGeliefert\b/,
    /\babweisen|\babgewiesen|\bweis(?:t|en) .{0,30}\bab\b/i,
    /\bPKW|\bLKW|eigenen Rädern|\bTafel\b|Tag vorschlagen/,
    /Neues Konto|Geheimnis|abgeschaltet|ausgesperrt|aussperren/i,
    /bepreist|Arbeitet: |nicht gesendet\b.*aufbewahrt|scheiter/i,
    /Aufrufprotokoll|Sehen Sie in Ihr Postfach|Wie Ihre Leute|noch nicht da\b/,
  ],
  en: [
    /\bstands on\b|Managed by|All doors|, latest$|since Today/i,
    /needs another look|may not be empty|Everything that is set|Ask all now/,
    /\b(?:meanwhile|lately|whoever)\b/i,
    /Also those who|Take ourselves|Nobody outside|tank or battery|As the browser|under a seal/i,
    /Works: gets|Look into your mail|not here yet/,
  ],
};

const READ = {
  de: [...german.map((file) => [file, textsIn] as const), ...pairs.map((file) => [file, germanOf] as const)],
  en: [
    ...german.map((file) => [englishFileOf(file), textsIn] as const),
    ...pairs.map((file) => [file, englishOf] as const),
  ],
};

function germanOf(file: string): string[] {
  return sideOf(file, 1);
}

function englishOf(file: string): string[] {
  return sideOf(file, 2);
}

for (const language of ['de', 'en'] as const) {
  test.each(READ[language])(`%s uses the ${language} words of the glossary`, async (file, read) => {
    const texts = await read(file);
    for (const replaced of REPLACED[language])
      expect(texts.filter((text) => replaced.test(text))).toEqual([]);
  });
}
