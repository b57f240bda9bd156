// A person whose data is exported or erased, and how the person is found in texts.

export interface Person {
  email: string | null;
  phone: string | null;
}

export interface FoundPerson extends Person {
  /** The given address, and those of drivers who have the given number. */
  emails: readonly string[];
  /** A regular expression of PostgreSQL that finds addresses, numbers and full names of the person. */
  pattern: string;
  /** The same without the names. */
  ownIds: string;
  /** Under way: texts about these orders stay until they have ended. */
  waitingOrders: readonly string[];
  drivers: readonly string[];
  /** Drivers with trips; they are erased after the last one. */
  waitingDrivers: readonly string[];
}

/** Digits after normalising: a shorter number is not one person's, or is the end of another person's. */
export const MIN_PHONE_DIGITS = 7;

/** In JSON, line breaks and tabs are escaped. */
const SPACE = '(?:\\s|\\\\[nrt])';
const BETWEEN_DIGITS = '[ \u00a0()/.-]*';

/** `phones` are normalised by `phone_key`, which leaves the country code of numbers abroad. */
export function patternsOf(
  emails: readonly string[],
  phones: readonly string[],
  names: readonly string[],
): Pick<FoundPerson, 'pattern' | 'ownIds'> {
  const numbers = new Set(phones.filter((digits) => digits.length >= MIN_PHONE_DIGITS));
  const ids = [...emails.map(emailPattern), ...[...numbers].map(phonePattern)];
  return { ownIds: ids.join('|'), pattern: [...ids, ...names.flatMap(namePatterns)].join('|') };
}

const emailPattern = (email: string) => `(?<![\\w.+-])${literal(email)}(?![\\w-]|\\.\\w)`;

function phonePattern(digits: string): string {
  const code = `(?:(?:\\+|00)${BETWEEN_DIGITS}(?:[0-9]${BETWEEN_DIGITS}){1,3}|49${BETWEEN_DIGITS})?`;
  const prefix = `(?<![0-9A-Za-z])${code}(?:\\(0\\)${BETWEEN_DIGITS}|0)?`;
  return `${prefix}${[...digits].join(BETWEEN_DIGITS)}(?![0-9])`;
}

/** One word alone may be anyone's name, or no name. Also in the form "Surname, First". */
function namePatterns(name: string): string[] {
  const words = name.trim().split(/\s+/).map(literal);
  if (words.length < 2) return [];
  const whole = (inOrder: string) => `(?<!\\w)${inOrder}(?!\\w)`;
  const [surname, first] = [words.at(-1)!, words.slice(0, -1)];
  return [whole(words.join(`${SPACE}+`)), whole(`${surname},${SPACE}*${first.join(`${SPACE}+`)}`)];
}

/** Names both cases of each letter, because the locale of the database decides whether they are equal. */
function literal(text: string): string {
  return [...text]
    .map((char) => {
      const cases = [...new Set([char, char.toLowerCase(), char.toUpperCase()])].filter(
        (one) => [...one].length === 1,
      );
      if (cases.length > 1) return `[${cases.join('')}]`;
      // In JSON, a quotation mark has a backslash before it.
      if (char === '"') return '\\\\?"';
      return /[\p{L}\p{N}]/u.test(char) ? char : `\\${char}`;
    })
    .join('');
}
