// Writes common.txt.br from the dictionaries of zxcvbn-ts; README.md says how to run it.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const MAX_WORDS = 100_000;
/** Shorter ones are guessed letter by letter. */
const MIN_LENGTH = 3;
/** First names are listed by alphabet, so all of them get one rank. */
const RANK_OF_FIRST_NAMES = 500;

const packages = process.argv[2];
const read = (name) => JSON.parse(readFileSync(join(packages, '@zxcvbn-ts', name), 'utf8'));

const ranks = new Map();
const UMLAUTS = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

function add(word, rank) {
  if ([...word].length < MIN_LENGTH || /\s/.test(word)) return;
  if (!(ranks.get(word) <= rank)) ranks.set(word, rank);
}

function addAll(name, rankOf) {
  for (const [index, listed] of read(name).entries()) {
    const word = listed.toLowerCase();
    add(word, rankOf(index));
    add(
      word.replace(/[äöüß]/g, (letter) => UMLAUTS[letter]),
      rankOf(index),
    );
  }
}

for (const name of [
  'language-common/src/passwords.json',
  'language-de/src/commonWords.json',
  'language-en/src/commonWords.json',
  'language-de/src/lastnames.json',
]) {
  addAll(name, (index) => index);
}
for (const language of ['de', 'en']) {
  addAll(`language-${language}/src/firstnames.json`, () => RANK_OF_FIRST_NAMES);
}

const words = [...ranks].sort((one, other) => one[1] - other[1]).map(([word]) => word);
const text = words.slice(0, MAX_WORDS).join('\n');
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(join(import.meta.dirname, 'common.txt.br'), packed);
process.stdout.write(`${Math.min(words.length, MAX_WORDS)} of ${words.length} words, ${packed.length} bytes\n`);
