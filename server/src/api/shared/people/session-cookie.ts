// The cookies of people who sign in: the session, the known browser, and the secret of a demo's entrances.
import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DAY_SECONDS } from '../../../../../shared/time/durations.ts';
import type { Browser } from '../../../people/people.ts';
import type { StartedSession } from '../../../people/sessions.ts';
import type { Realm } from '../../../people/user.ts';

const DEVICE_SECONDS = 180 * DAY_SECONDS;
const MAX_TOKEN_LENGTH = 100;
const MAX_USER_AGENT = 300;

/** Decides about cookies and HSTS. Safari drops secure cookies over http, also those of localhost. */
export function isSecure(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** `__Host-` binds a cookie to this host; browsers accept such a name only for a secure cookie. */
function nameOf(publicUrl: string, name: string): string {
  return isSecure(publicUrl) ? `__Host-${name}` : name;
}

function write(reply: FastifyReply, publicUrl: string, name: string, value: string, maxAge?: number): void {
  const cookie = stringifySetCookie({
    name: nameOf(publicUrl, name),
    value,
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure(publicUrl),
    ...(maxAge !== undefined && { maxAge }),
  });
  reply.header('Set-Cookie', cookie);
}

function read(request: FastifyRequest, publicUrl: string, name: string): string | null {
  const value = parseCookie(request.headers.cookie ?? '')[nameOf(publicUrl, name)];
  return value && value.length <= MAX_TOKEN_LENGTH ? value : null;
}

export function sessionTokenOf(request: FastifyRequest, publicUrl: string, realm: Realm): string | null {
  return read(request, publicUrl, realm);
}

export function browserOf(request: FastifyRequest, publicUrl: string): Browser {
  return {
    address: request.trace.address,
    userAgent: request.headers['user-agent']?.slice(0, MAX_USER_AGENT) ?? null,
    device: read(request, publicUrl, 'device'),
  };
}

/** The session cookie ends with the browser or with the session, whichever is earlier. */
export function setSessionCookie(
  reply: FastifyReply,
  publicUrl: string,
  realm: Realm,
  { token, device }: StartedSession,
): void {
  write(reply, publicUrl, realm, token);
  write(reply, publicUrl, 'device', device, DEVICE_SECONDS);
}

export function clearSessionCookie(reply: FastifyReply, publicUrl: string, realm: Realm): void {
  write(reply, publicUrl, realm, '', 0);
}

/** Binds the answer of a provider to the browser that was sent there. */
export function companySecretOf(request: FastifyRequest, publicUrl: string): string | null {
  return read(request, publicUrl, 'company');
}

export function setCompanyCookie(reply: FastifyReply, publicUrl: string, secret: string): void {
  write(reply, publicUrl, 'company', secret);
}

export function entranceSecretOf(request: FastifyRequest, publicUrl: string): string | null {
  return read(request, publicUrl, 'entrance');
}

export function setEntranceCookie(reply: FastifyReply, publicUrl: string, secret: string): void {
  write(reply, publicUrl, 'entrance', secret);
}
