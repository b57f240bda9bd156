// The typed text once it has not changed for a moment, because a search per key would be too many calls.
import { useEffect, useState } from 'react';

export function useDebounced<Text extends string | null>(text: Text, afterMs: number): Text {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
