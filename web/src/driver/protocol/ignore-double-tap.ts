// Keeps the second of two quick taps from doing what the first one just brought under the finger.
import { useEffect, useState } from 'react';

const DOUBLE_TAP_MS = 400;

/** True for a moment after it is first shown, and after each change of what the button would do. */
export function useJustChanged(what: unknown): boolean {
  const [settled, setSettled] = useState<unknown>(NOTHING);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}

const NOTHING = Symbol('nothing settled yet');
