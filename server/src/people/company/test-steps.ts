// What each step of a test gave, for the page of settings. Secrets and tokens are never part of it.
import type { Claims } from './provider.ts';
import { type Refusal, toRefused } from './refusals.ts';

export const TEST_STEPS = ['discovery', 'authorization', 'token', 'claims', 'person'] as const;

interface TestFact {
  name: string;
  value: string;
}

export interface TestStep {
  step: (typeof TEST_STEPS)[number];
  ok: boolean;
  /** Why it failed. */
  reason: Refusal | null;
  /** What the provider, or the library, said about it. */
  said: string | null;
  facts: TestFact[];
}

const MAX_FACTS = 40;
const MAX_VALUE = 300;
/** Shown with their first letters only: they say which answer it was, and are worth nothing. */
const MASKED = ['nonce', 'at_hash', 'c_hash', 'sid', 'jti', 'session_state'];

export function passed(step: TestStep['step'], facts: Record<string, unknown>): TestStep {
  return { step, ok: true, reason: null, said: null, facts: toFacts(facts) };
}

export function failed(
  step: TestStep['step'],
  error: unknown,
  facts: Record<string, unknown> = {},
): TestStep {
  const { reason, said } = toRefused(error);
  return { step, ok: false, reason, said, facts: toFacts(facts) };
}

export function claimFacts(claims: Claims): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(claims).map(([name, value]) => [
      name,
      MASKED.includes(name) ? mask(String(value)) : value,
    ]),
  );
}

const mask = (secret: string) => `${secret.slice(0, 4)}…`;

function toFacts(facts: Record<string, unknown>): TestFact[] {
  return Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null)
    .slice(0, MAX_FACTS)
    .map(([name, value]) => ({ name: plain(name), value: plain(format(value)) }));
}

const format = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A provider may send anything; PostgreSQL stores no NUL and no lone surrogate. */
const plain = (text: string) => text.toWellFormed().replaceAll('\0', '').slice(0, MAX_VALUE);
