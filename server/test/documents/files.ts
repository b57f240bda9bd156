// Files for tests: fetched as bytes, hashed, and PDFs read back as text.
import { createHash } from 'node:crypto';
import { getDocumentProxy } from 'unpdf';
import type { TestService } from '../harness/service.ts';

interface FetchedFile {
  status: number;
  headers: Headers;
  bytes: Buffer;
}

export async function fetchFile(
  service: TestService,
  path: string,
  key: string | null,
  options: { headers?: Record<string, string>; method?: string } = {},
): Promise<FetchedFile> {
  const authorization = key === null ? {} : { authorization: `Bearer ${key}` };
  const response = await fetch(service.api + path, {
    method: options.method ?? 'GET',
    headers: { ...authorization, ...options.headers },
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
}

/** The path of a URL that the service issued under its public name. */
export function pathOf(address: string): string {
  return address.replace('http://localhost:8080/api/v1', '');
}

export function sha256(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** The text of a PDF, with every kind of space as a plain space. */
export async function readPdf(pdf: Buffer): Promise<string> {
  const proxy = await getDocumentProxy(new Uint8Array(pdf));
  const pages: string[] = [];
  for (let number = 1; number <= proxy.numPages; number += 1) {
    const { items } = await (await proxy.getPage(number)).getTextContent();
    pages.push(items.map((item: { str?: string }) => item.str ?? '').join(' '));
  }
  return pages.join(' ').replace(/\s+/g, ' ');
}
