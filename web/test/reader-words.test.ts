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

/** Frequent words of English sentences that no German one has. */
const ENGLISH = /\b(?:the|and|your|you|are|with|please|this|that|has|have|from|cannot|could)\b/i;

/** A link to the English page is written in English. */
const LINKS = ['This page in English'];

test.each(german)('%s has no English sentence', async (file) => {
  const texts = (await textsIn(file)).filter((text) => !LINKS.includes(text));
  expect(texts.filter((text) => ENGLISH.test(text))).toEqual([]);
});

/** What pages of other companies are called. */
const OTHER_NAMES = /Zertifikate & Geheimnisse/g;

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
  de: german,
  en: german.map(englishFileOf),
};

for (const language of ['de', 'en'] as const) {
  test.each(READ[language])(`%s uses the ${language} words of the glossary`, async (file) => {
    const texts = (await textsIn(file)).map((text) => text.replaceAll(OTHER_NAMES, ''));
    for (const replaced of REPLACED[language])
      expect(texts.filter((text) => replaced.test(text))).toEqual([]);
  });
}
