// A call that a session alone may not make: the app asks the person to prove a factor, then the call is repeated.
import { useSyncExternalStore } from 'react';
import { ApiError } from './api-error.ts';

/** `company` is proven by signing in there again. */
export type Proving = 'code' | 'passkey' | 'password' | 'company';

interface Question {
  /** One of these must be proven. */
  factors: readonly Proving[];
  /** What is confirmed, if the page says it. */
  sentence: string | null;
  answer: (isConfirmed: boolean) => void;
}

let question: Question | null = null;
let said: string | null = null;
const listeners = new Set<() => void>();

function ask(next: Question | null): void {
  question = next;
  for (const listener of listeners) listener();
}

export function needsConfirmation(error: unknown): error is ApiError {
  return error instanceof ApiError && error.code === 'CONFIRMATION_REQUIRED';
}

/** Asks after such a refusal; false after any other, while a question is open, and where no dialog is shown. */
export async function isConfirmed(error: unknown): Promise<boolean> {
  if (!needsConfirmation(error) || question || listeners.size === 0) return false;
  const factors = (error.details.factors ?? []) as Proving[];
  return new Promise((resolve) => {
    ask({
      factors,
      sentence: said,
      answer(isRight) {
        ask(null);
        resolve(isRight);
      },
    });
  });
}

/** Makes a call whose question, if there is one, says what is confirmed. */
export async function confirmedAs<T>(sentence: string, call: () => Promise<T>): Promise<T> {
  said = sentence;
  try {
    return await call();
  } finally {
    said = null;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** For the one dialog of the app. */
export function useConfirmationQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => question);
}
