// Rejects weak passwords: short ones, and those that many people choose.
import type { FieldProblem } from '../platform/call-errors.ts';

const MIN_LENGTH = 12;
const MAX_LENGTH = 200;

/** The most common leaked passwords, as words and keyboard rows; digits and signs around them are ignored. */
const COMMON = new Set(
  `password passwort passwd kennwort geheim secret letmein welcome willkommen hallo hello iloveyou ichliebedich
  qwerty qwertz qwertyuiop qwertzuiop asdfgh asdfghjkl yxcvbnm zxcvbnm azerty admin administrator root user username
  benutzer login signin changeme default master monkey dragon football fussball baseball basketball superman batman
  sunshine sonnenschein princess prinzessin shadow michael charlie daniel jessica ashley thomas schatz schatzi
  mustang ferrari porsche mercedes volkswagen handover portal console sandbox production test testing tester
  summer winter spring autumn sommer fruehling herbst januar februar april august september oktober november
  dezember january february october december monday montag freitag friday company firma berlin hamburg muenchen
  munich germany deutschland access zugang service computer internet whatever freedom freiheit trustno
  correcthorsebatterystaple correcthorse batterystaple loveme starwars pokemon killer hunter cookie cheese
  one two three eins zwei drei abc abcd abcde abcdef abcdefg abcdefgh`.split(/\s+/),
);

const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export function passwordProblems(password: string, person: { email: string; name: string }): FieldProblem[] {
  const problem = (code: FieldProblem['code'], message: string) => [{ field: 'password', code, message }];
  if ([...password].length < MIN_LENGTH) {
    return problem(
      'too_small',
      `A password has at least ${MIN_LENGTH} characters. Several words in a row are fine.`,
    );
  }
  if (password.length > MAX_LENGTH)
    return problem('too_big', `A password has at most ${MAX_LENGTH} characters.`);
  if (isCommon(password))
    return problem('invalid_value', 'Many people use this password. Choose another one.');
  if (namesPerson(password, person)) {
    return problem('invalid_value', 'The password contains your name or address. Choose another one.');
  }
  return [];
}

/** True if it consists of few characters, of keys or digits in a row, or of common words with additions. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase();
  if (new Set(plain).size < 5 || isRow(plain)) return true;
  const inside = plain.replace(/^[^a-z]+|[^a-z]+$/g, '').replace(/[013457@$!]/g, (sign) => LEET[sign]!);
  return [plain, inside].some((text) => isMadeOfCommonWords(text.replace(/[^a-z]/g, '')));
}

const ROWS =
  '01234567890123456789 abcdefghijklmnopqrstuvwxyz qwertyuiopasdfghjklzxcvbnm qwertzuiopasdfghjklyxcvbnm';

function isRow(text: string): boolean {
  const reversed = [...text].reverse().join('');
  return ROWS.includes(text) || ROWS.includes(reversed);
}

/** At most three of them: a longer sequence of words is hard to guess, even of common ones. */
function isMadeOfCommonWords(letters: string, words = 3): boolean {
  if (letters === '') return true;
  if (words === 0) return false;
  for (let end = 3; end <= letters.length; end += 1) {
    if (COMMON.has(letters.slice(0, end)) && isMadeOfCommonWords(letters.slice(end), words - 1)) return true;
  }
  return false;
}

const MIN_NAME_LENGTH = 4;

function namesPerson(password: string, { email, name }: { email: string; name: string }): boolean {
  const plain = password.toLowerCase();
  const parts = [...name.split(/\s+/), email, email.split('@')[0]!].map((part) => part.toLowerCase());
  const rest = parts
    .filter((part) => part.length >= MIN_NAME_LENGTH)
    .reduce((text, part) => text.replaceAll(part, ''), plain);
  return plain.length - rest.length > 0 && [...rest].length < MIN_LENGTH - MIN_NAME_LENGTH;
}
