// Documents of orders: the list, and files whose checksum is verified on arrival.
import { type CallOperation, requestOf } from './call.ts';
import { ChecksumError } from './errors.ts';
import { notFromService, readBytes } from './read-answer.ts';
import type { CallOptions, Sender } from './send.ts';
import { toHex } from './signature.ts';
import type { Document } from './types.ts';

/** A file that arrived unchanged. */
export interface DownloadedFile {
  /** The file itself. */
  bytes: Uint8Array;
  /** The file name that the service gives it. */
  fileName: string;
  /** Mostly `application/pdf`. */
  contentType: string;
  /** The verified SHA-256, hexadecimal. */
  sha256: string;
}

/** The calls about documents. */
export interface Documents {
  /** Lists the documents of an order, oldest first. */
  list(orderId: string, options?: CallOptions): Promise<Document[]>;
  /**
   * Downloads a document and verifies it with the SHA-256 of the list; a wrong file is fetched again. Give
   * the record of the list, or the id, which is looked up there first.
   */
  download(orderId: string, document: string | Document, options?: CallOptions): Promise<DownloadedFile>;
}

/** Files are larger than other answers. */
const DOWNLOAD_TIMEOUT_MS = 120_000;
const MAX_FILE_BYTES = 100 * 1024 * 1024;

export function documentsOf(sender: Sender, call: CallOperation): Documents {
  const list = async (id: string, options?: CallOptions) =>
    (await call('listDocuments', { path: { id } }, options)).data;
  return {
    list,
    async download(orderId, document, options) {
      const known =
        typeof document === 'string'
          ? (await list(orderId, options)).find(({ id }) => id === document)
          : document;
      const documentId = typeof document === 'string' ? document : document.id;
      const path = { id: orderId, documentId };
      // A document that is not in the list is requested anyway, because the service answers with the reason.
      return download(sender, 'downloadDocument', path, known?.sha256, options);
    },
  };
}

/** Without a checksum of a list, the one in the answer is verified. */
export function download(
  sender: Sender,
  id: 'downloadDocument' | 'downloadQuote',
  path: Record<string, string>,
  sha256: string | undefined,
  options: CallOptions | undefined,
): Promise<DownloadedFile> {
  const { timeoutMs = Math.max(sender.settings.timeoutMs, DOWNLOAD_TIMEOUT_MS), ...rest } = options ?? {};
  return sender.send({
    ...requestOf(id, { path, header: { accept: '*/*' } }),
    isRetryable: true,
    read: (response) => readFile(response, sha256),
    options: { ...rest, timeoutMs },
  });
}

async function readFile(response: Response, sha256: string | undefined): Promise<DownloadedFile> {
  const bytes = await readBytes(response, MAX_FILE_BYTES);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const actual = toHex(digest);
  const expected = sha256 ?? /"([0-9a-f]{64})"/.exec(response.headers.get('etag') ?? '')?.[1];
  if (expected !== actual && isPage(response))
    throw notFromService(response, new TextDecoder().decode(bytes));
  if (expected !== undefined && expected !== actual) throw new ChecksumError(expected, actual);
  return {
    bytes,
    fileName: fileNameOf(response.headers.get('content-disposition')),
    contentType: response.headers.get('content-type') ?? 'application/octet-stream',
    sha256: actual,
  };
}

/** No document is a page; a login page or a proxy sends one. */
function isPage({ headers }: Response): boolean {
  return /^text\/html\b/i.test(headers.get('content-type') ?? '');
}

/** The service sends the file name in both forms of RFC 6266; the encoded form keeps every character. */
function fileNameOf(disposition: string | null): string {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  return encoded
    ? decodeURIComponent(encoded)
    : (/filename="([^"]*)"/.exec(disposition ?? '')?.[1] ?? 'document');
}
