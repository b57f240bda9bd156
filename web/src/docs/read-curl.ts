// Parses a curl command of the documentation, so that the page can send the same call.

export interface Call {
  method: string;
  /** Path and query; the page sends it to its own origin. */
  path: string;
  headers: Record<string, string>;
  body: string | null;
}

/** Splits a command like a shell: quotes, and a backslash at the end of a line. */
function shellWords(command: string): string[] {
  const words: string[] = [];
  const pattern = /'([^']*)'|"((?:[^"\\]|\\.)*)"|\\\n|\\(.)|(\s+)|([^\s'"\\]+)/g;
  let word: string | null = null;
  for (const [, single, double, escaped, space, plain] of command.matchAll(pattern)) {
    if (space !== undefined) {
      if (word !== null) words.push(word);
      word = null;
      continue;
    }
    const part = single ?? double?.replaceAll(/\\(.)/g, '$1') ?? escaped ?? plain;
    if (part !== undefined) word = (word ?? '') + part;
  }
  if (word !== null) words.push(word);
  return words;
}

/** Why a command cannot be sent, as sentences. */
interface Faults {
  onlyCurl: string;
  unknownOption: (params: { option: string }) => string;
  noAddress: string;
}

/** The call, or a sentence that explains why this page cannot send it. */
export function readCurl(command: string, texts: Faults): Call | string {
  const [program, ...args] = shellWords(command.trim());
  if (program !== 'curl') return texts.onlyCurl;
  const call: Call = { method: '', path: '', headers: {}, body: null };
  for (let at = 0; at < args.length; at += 1) {
    const word = args[at]!;
    const value = () => {
      at += 1;
      return args[at] ?? '';
    };
    if (word === '-X' || word === '--request') call.method = value().toUpperCase();
    else if (word === '-H' || word === '--header') addHeader(call, value());
    else if (word === '-d' || word === '--data' || word === '--data-raw') call.body = value();
    else if (word === '-o' || word === '--output') value();
    else if (word === '-s' || word === '-i' || word === '-sS') continue;
    else if (word.startsWith('-')) return texts.unknownOption({ option: word });
    else call.path = pathOf(word);
  }
  if (!call.path) return texts.noAddress;
  call.method ||= call.body === null ? 'GET' : 'POST';
  return call;
}

function addHeader(call: Call, header: string): void {
  const colon = header.indexOf(':');
  if (colon > 0) call.headers[header.slice(0, colon).trim()] = header.slice(colon + 1).trim();
}

function pathOf(address: string): string {
  try {
    const { pathname, search } = new URL(address);
    return pathname + search;
  } catch {
    return '';
  }
}
