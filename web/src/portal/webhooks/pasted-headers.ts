// Parses headers in the formats in which servers log them and users paste them.

/** Names in lower case, with hyphens. */
export type Headers = ReadonlyMap<string, string>;

/** `Name: value`, `-H 'Name: value'`, `'NAME' => 'value',` or `[NAME] => value`. */
const LINE = /^(?:-H)?\s*['"[]*([\w-]+)['"\]]*\s*(?:=>|[:=])\s*(.+?)['",;\s\\]*$/;
/** The value of X-Service-Signature without its name. */
const BARE = /^['"]?((?:t|v1)=.+?)['",;\s]*$/;
/** The format in which Go prints a map of lists. */
const GO = /([\w-]+):\[([^\]]*)\]/g;
const GO_LITERAL = /"([\w-]+)":\[\]string\{"([^"]*)"/g;
/** Objects, dictionaries and arrays of other languages, on one line. */
const QUOTED_PAIR = /['"]?([\w-]+)['"]?\s*(?:=>|:)\s*(?:'([^']*)'|"([^"]*)")/g;

export function readHeaders(text: string): Headers {
  const trimmed = text.trim();
  return headersOfJson(trimmed) ?? named(pairsOf(trimmed));
}

type Pair = readonly [name: string, value: string];

function pairsOf(text: string): Pair[] {
  if (text.startsWith('map[')) return all(text.slice('map['.length), GO);
  if (text.startsWith('http.Header{')) return all(text, GO_LITERAL);
  const lines = text.split('\n');
  if (lines.length === 1 && /^(?:\{|\[.*\]$|array\s*\()/i.test(text)) return all(text, QUOTED_PAIR);
  return lines.flatMap((line) => pairOf(line.trim()));
}

function all(text: string, pattern: RegExp): Pair[] {
  return [...text.matchAll(pattern)].map(([, name = '', ...values]) => [name, values.find(Boolean) ?? '']);
}

function pairOf(line: string): Pair[] {
  const bare = BARE.exec(line);
  if (bare?.[1]) return [['x-service-signature', bare[1]]];
  const [, name, value] = LINE.exec(line) ?? [];
  return name && value ? [[name, value.replace(/^['"]/, '')]] : [];
}

/** CGI names headers like `HTTP_X_SERVICE_SIGNATURE`, and so do PHP and Python. */
function named(pairs: readonly Pair[]): Headers {
  return new Map(
    pairs.map(([name, value]) => [
      name
        .toLowerCase()
        .replaceAll('_', '-')
        .replace(/^http-/, ''),
      value,
    ]),
  );
}

function headersOfJson(text: string): Headers | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isRecord(value)) return null;
    // A logged request contains the headers as a member.
    const headers = isRecord(value.headers) ? value.headers : value;
    return named(Object.entries(headers).map(([name, given]) => [name, String(given)]));
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
