// Where an agent may be sent back to after a person decided.
import { isLoopback } from '../../platform/loopback.ts';

export const MAX_REDIRECT_LENGTH = 500;
/** Editors that open themselves by a scheme without a domain; others name theirs like com.example.app (RFC 8252). */
const SCHEMES_OF_EDITORS = ['cursor:', 'vscode:', 'vscode-insiders:', 'windsurf:'];

/** Pages by https, programs on the person's machine, and schemes of programs. Nothing that a browser would run or read. */
export function isAllowedRedirect(uri: string): boolean {
  if (uri.length > MAX_REDIRECT_LENGTH || !URL.canParse(uri)) return false;
  const { protocol, hostname, hash, username, password } = new URL(uri);
  if (hash !== '' || uri.endsWith('#') || username !== '' || password !== '') return false;
  if (protocol === 'https:') return true;
  if (protocol === 'http:') return isLoopback(hostname);
  return SCHEMES_OF_EDITORS.includes(protocol) || /^[a-z][a-z0-9+-]*\.[a-z0-9.+-]+:$/.test(protocol);
}

/** Exactly one that was registered; only the port of this machine is free, which programs choose when they start. */
export function isRegisteredRedirect(registered: readonly string[], given: string): boolean {
  if (!isAllowedRedirect(given)) return false;
  return registered.some((uri) => uri === given || (isLocal(uri) && withoutPort(uri) === withoutPort(given)));
}

function isLocal(uri: string): boolean {
  const { protocol, hostname } = new URL(uri);
  return protocol === 'http:' && isLoopback(hostname);
}

function withoutPort(uri: string): string {
  const url = new URL(uri);
  url.port = '';
  return url.href;
}
