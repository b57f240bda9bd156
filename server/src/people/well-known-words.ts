// The words of which guessable passwords are made, by how early they are guessed.
import { readFile } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';
import { projectPath } from '../platform/project-root.ts';

/** Words that the list lacks or ranks too late: of this product and its trade, and German ones. */
const ADDED = `passwort kennwort geheim willkommen hallo ichliebedich qwertz qwertzuiop yxcvbnm benutzer fussball
  sonnenschein prinzessin schatz schatzi volkswagen mercedes handover portal console konsole sandbox production driver
  fahrer auftrag überführung ueberfuehrung fahrzeug transport test start login zugang sommer winter frühling fruehling
  herbst spring summer autumn januar februar märz maerz april juni juli august september oktober november dezember montag
  dienstag mittwoch donnerstag freitag samstag sonntag firma berlin hamburg münchen muenchen köln koeln deutschland
  bayern borussia dortmund schalke freiheit eins zwei drei one two three abc`;

/** Well-known longer sequences, without their spaces. */
const PHRASES = `correcthorsebatterystaple thequickbrownfox thequickbrownfoxjumps franzjagtimkomplett
  ichbineinberliner maytheforcebewithyou alleswirdgut aufderwiese tobeornottobe`;

const ADDED_RANK = 100;
const WORDS_PER_TURN = 5000;

export type WordRanks = ReadonlyMap<string, number>;

let ranks: Promise<WordRanks> | undefined;

/** Read at the first use, in parts, so that other calls are served in between. */
export function wellKnownWords(): Promise<WordRanks> {
  ranks ??= readWords().catch((error) => {
    ranks = undefined;
    throw error;
  });
  return ranks;
}

async function readWords(): Promise<WordRanks> {
  const packed = await readFile(projectPath('vendor', 'passwords', 'common.txt.br'));
  const listed = (await promisify(brotliDecompress)(packed)).toString('utf8').split('\n');
  const byWord = new Map<string, number>();
  for (let start = 0; start < listed.length; start += WORDS_PER_TURN) {
    const end = Math.min(start + WORDS_PER_TURN, listed.length);
    for (let index = start; index < end; index += 1) byWord.set(listed[index]!, index + 1);
    await nextTurn();
  }
  for (const word of `${ADDED} ${PHRASES}`.split(/\s+/)) {
    byWord.set(word, Math.min(ADDED_RANK, byWord.get(word) ?? ADDED_RANK));
  }
  return byWord;
}
