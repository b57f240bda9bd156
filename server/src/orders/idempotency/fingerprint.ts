// What counts as the same content: endpoint and body, whatever the order of the fields.
import { createHash } from 'node:crypto';

export function fingerprint(endpoint: string, body: unknown): Buffer {
  return createHash('sha256').update(endpoint).update('\0').update(canonical(body)).digest();
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (value !== null && typeof value === 'object') {
    const fields = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${fields.map(([key, field]) => `${JSON.stringify(key)}:${canonical(field)}`).join(',')}}`;
  }
  return JSON.stringify(value) ?? 'null';
}
