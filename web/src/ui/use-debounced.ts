// What is typed, once it has stood still for a moment: asking at every key would ask too much.
import { useEffect, useState } from 'react';

export function useDebounced<Text extends string | null>(text: Text, afterMs: number): Text {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), afterMs);
    return () => clearTimeout(timer);
  }, [text, afterMs]);
  return settled;
}
