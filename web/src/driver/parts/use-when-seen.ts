// Whether something was read: it was wholly on the screen of a visible page for two seconds.
import { type RefObject, useEffect, useRef } from 'react';

const SEEN_AFTER_MS = 2000;
/** Something higher than the screen counts when it fills this share of it. */
const FILLS = 0.8;

export function useWhenSeen(element: RefObject<Element | null>, isNew: boolean, act: () => void): void {
  const run = useRef(act);
  run.current = act;
  useEffect(() => {
    const target = element.current;
    if (!isNew || !target) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isWhole = false;
    const restart = () => {
      clearTimeout(timer);
      if (isWhole && document.visibilityState === 'visible')
        timer = setTimeout(() => run.current(), SEEN_AFTER_MS);
    };
    const observer = new IntersectionObserver(
      (entries) => {
        const { intersectionRatio, intersectionRect, rootBounds } = entries.at(-1)!;
        const screen = rootBounds?.height ?? innerHeight;
        isWhole = intersectionRatio > 0.99 || intersectionRect.height >= screen * FILLS;
        restart();
      },
      { threshold: [0, 0.25, 0.5, 0.75, 0.9, 1] },
    );
    observer.observe(target);
    document.addEventListener('visibilitychange', restart);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', restart);
    };
  }, [element, isNew]);
}
