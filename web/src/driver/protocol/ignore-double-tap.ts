// Prevents the second tap of a double tap from hitting the control that the first tap brought up.
import { useEffect, useState } from 'react';

const DOUBLE_TAP_MS = 400;

/** True for a moment after the first render and after each change of `what`. */
export function useJustChanged(what: unknown): boolean {
  const [settled, setSettled] = useState<unknown>(NOTHING);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(what), DOUBLE_TAP_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return settled !== what;
}

const NOTHING = Symbol('nothing settled yet');
