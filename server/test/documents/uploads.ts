// Files to upload in tests, and how an operator uploads them.
import { OPERATOR_TOKEN, type TestResponse, type TestService } from '../harness/service.ts';

export const PDF = Buffer.from('%PDF-1.7\n1 0 obj << >> endobj\n%%EOF\n');
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0xff, 0xd9]);
export const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);

/** Starts like a PDF. The rest differs at every position, so that a wrong part is detected. */
export function bigPdf(size: number, seed = 1): Buffer {
  const bytes = Buffer.allocUnsafe(size);
  let state = seed;
  for (let i = 0; i < size; i += 1) {
    state = (state * 1_103_515_245 + 12_345) & 0x7fffffff;
    bytes[i] = state >> 16;
  }
  PDF.copy(bytes, 0, 0, 8);
  return bytes;
}

export function upload(
  service: TestService,
  orderId: string,
  bytes: Buffer,
  query: Record<string, string> = { kind: 'AUTHORIZATION' },
  headers: Record<string, string> = { 'content-type': 'application/octet-stream' },
): Promise<TestResponse> {
  const path = `/ops/orders/${orderId}/documents?${new URLSearchParams(query)}`;
  return service.call(path, { method: 'POST', key: OPERATOR_TOKEN, rawBody: bytes, headers });
}
