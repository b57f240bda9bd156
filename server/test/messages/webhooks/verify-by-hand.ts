// The signatures as a receiver without a library computes them, from the documentation alone.
import { createHmac } from 'node:crypto';

const hmac = (secret: string, text: string) =>
  createHmac('sha256', secret).update(text, 'utf8').digest('hex');
const seconds = (at: Date) => Math.floor(at.getTime() / 1000);

export function serviceSignature(secret: string, at: Date, body: string): string {
  return `t=${seconds(at)},v1=${hmac(secret, `${seconds(at)}.${body}`)}`;
}

export function legacySignature(secret: string, at: Date, body: string): string {
  return `sha256=${hmac(secret, `${seconds(at)}.${body}`)}`;
}
