// Reads answers up to a limit, and recognises those that are not from the service.
import { ApiError, ResponseTooLargeError } from './errors.ts';

/** More than any answer of the service. */
const MAX_JSON_BYTES = 16 * 1024 * 1024;
const MAX_TEXT_SHOWN = 200;

export async function readBytes(response: Response, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(response.headers.get('content-length')) > maxBytes) throw tooLarge(response, maxBytes);
  const chunks: Uint8Array[] = [];
  let size = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    size += next.value.length;
    if (size > maxBytes) throw tooLarge(response, maxBytes);
  }
  const bytes = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    bytes.set(chunk, at);
    at += chunk.length;
  }
  return bytes;
}

function tooLarge(response: Response, maxBytes: number): ResponseTooLargeError {
  response.body?.cancel().catch(() => {});
  return new ResponseTooLargeError(`The answer has more than ${maxBytes} bytes, which are not read.`);
}

export async function readText(response: Response): Promise<string> {
  return new TextDecoder().decode(await readBytes(response, MAX_JSON_BYTES));
}

/** Text that cannot become JSON of the service fails at once; JSON that ends too early is a broken answer. */
// biome-ignore lint/suspicious/noExplicitAny: the caller knows the type of its operation.
export async function readJson(response: Response): Promise<any> {
  const text = await readText(response);
  if (text !== '' && !/^\s*\{/.test(text)) throw notFromService(response, text);
  return JSON.parse(text);
}

/** An answer that something else gave: a proxy, a login page, another server at this address. */
export function notFromService({ status, headers }: Response, text: string): ApiError {
  return new ApiError({
    status,
    code: `HTTP_${status}`,
    message: describe(status, headers.get('location'), text),
    requestId: null,
    details: {},
    retryAfterSeconds: retryAfter(headers.get('retry-after')),
    // A redirect or a refusal says that nothing was executed.
    uncertain: status < 300 || status >= 500,
  });
}

function describe(status: number, location: string | null, text: string): string {
  if (status === 0 || (status >= 300 && status < 400)) {
    return `The address leads elsewhere${location ? ` (${location})` : ''}; give the address of the service itself as url.`;
  }
  const shown = text.trim().replace(/\s+/g, ' ').slice(0, MAX_TEXT_SHOWN);
  const said = `Something else than the service answered ${status}`;
  const hint = status < 300 ? ' Is the address that of the service?' : '';
  return `${said}${shown === '' ? '.' : `: ${shown}`}${hint}`;
}

/** Reads Retry-After: seconds or a date, as RFC 9110 allows. */
export function retryAfter(value: string | null): number | null {
  if (value === null) return null;
  const seconds = /^\d+$/.test(value.trim()) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, seconds) : null;
}
