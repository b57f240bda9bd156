// What the claims of a provider say: mail address, name and role. Pure.
import { domainToASCII } from 'node:url';
import { z } from 'zod';
import { plainText } from '../../platform/plain-text.ts';
import type { User } from '../user.ts';
import type { Connection } from './connection.ts';
import { Refused } from './refusals.ts';

type Claims = Readonly<Record<string, unknown>>;
type RoleRule = Pick<Connection, 'roleClaim' | 'roleValues' | 'defaultRole'>;

const MAX_NAME = 100;
const MAX_VALUES = 1000;
const address = z.email().max(254);

/** In lower case and ASCII, or null for what is no mail address. */
export function domainOf(email: string): string | null {
  if (!address.safeParse(email).success) return null;
  return domainToASCII(email.slice(email.lastIndexOf('@') + 1)).toLowerCase() || null;
}

export function emailIn({ email, email_verified: isVerified }: Claims): { email: string; domain: string } {
  const domain = typeof email === 'string' ? domainOf(email) : null;
  if (typeof email !== 'string' || domain === null) throw new Refused('email_missing');
  if (isVerified === false || isVerified === 'false') throw new Refused('email_unverified');
  return { email, domain };
}

export function nameIn({ name, given_name: given, family_name: family, email }: Claims): string {
  const full = [given, family].filter((part) => typeof part === 'string').join(' ');
  const mailbox = String(email).split('@')[0];
  for (const candidate of [name, full, mailbox]) {
    const text = plainText(MAX_NAME).safeParse(
      typeof candidate === 'string' ? candidate.slice(0, MAX_NAME) : '',
    );
    if (text.success) return text.data;
  }
  return 'N. N.';
}

/** Also a path into objects, such as `realm_access.roles`; names with dots are found first. */
function valuesOfClaim(claims: Claims, claim: string): string[] {
  const direct = Object.hasOwn(claims, claim) ? claims[claim] : undefined;
  const found = direct ?? claim.split('.').reduce<unknown>(stepInto, claims);
  return [found]
    .flat()
    .slice(0, MAX_VALUES)
    .filter((value) => typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    .map(String);
}

function stepInto(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

/** Null: the provider does not decide about the role of people who are here already. */
export function roleIn(
  claims: Claims,
  { roleClaim, roleValues, defaultRole }: RoleRule,
): User['role'] | null {
  if (roleClaim === null) return null;
  const values = valuesOfClaim(claims, roleClaim);
  const mapped = roleValues.find(({ value }) => values.includes(value))?.role ?? defaultRole;
  if (mapped === null) throw new Refused('role_missing');
  return mapped;
}

/** Of a person who comes for the first time. */
export function roleOfNewPerson(claims: Claims, rule: RoleRule): User['role'] {
  const role = roleIn(claims, rule) ?? rule.defaultRole;
  if (role === null) throw new Refused('role_missing');
  return role;
}

/** RFC 8176: what the provider says that the person did. */
const SECOND_FACTORS = ['mfa', 'otp', 'hwk', 'swk', 'fpt', 'face', 'sc', 'tel', 'sms'];

export function saysSecondFactor({ amr }: Claims): boolean {
  return Array.isArray(amr) && amr.some((method) => SECOND_FACTORS.includes(method));
}

/** Whether something is missing that the endpoint for user information may have. */
export function lacksClaims(claims: Claims, { roleClaim }: RoleRule): boolean {
  return (
    typeof claims.email !== 'string' || (roleClaim !== null && valuesOfClaim(claims, roleClaim).length === 0)
  );
}
