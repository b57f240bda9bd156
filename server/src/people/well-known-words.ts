// The words of which well-known passwords are made: leaked passwords, German ones, and those of this product.
import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';
import { projectPath } from '../platform/project-root.ts';

/** Added to the list, which holds few German passwords and none of this product. */
const ADDED = `passwort kennwort geheim willkommen hallo ichliebedich qwertz qwertzuiop yxcvbnm benutzer fussball
  sonnenschein prinzessin schatz schatzi volkswagen handover portal console konsole sandbox production driver fahrer
  auftrag überführung fahrzeug test sommer winter frühling fruehling herbst januar februar märz maerz april juni juli
  august september oktober november dezember montag dienstag mittwoch donnerstag freitag samstag sonntag firma berlin
  hamburg münchen muenchen köln koeln deutschland zugang freiheit eins zwei drei one two three abc`;

/** Longer sequences that everybody has heard, without their spaces. */
const PHRASES = ['correcthorsebatterystaple', 'thequickbrownfox', 'franzjagtimkomplett'];

let words: ReadonlySet<string> | undefined;

/** Read at the first use, because it takes some milliseconds. */
export function wellKnownWords(): ReadonlySet<string> {
  if (words) return words;
  const packed = readFileSync(projectPath('vendor', 'passwords', 'common.txt.br'));
  const listed = brotliDecompressSync(packed).toString('utf8').toLowerCase().split('\n');
  words = new Set([...listed, ...ADDED.split(/\s+/), ...PHRASES]);
  return words;
}
