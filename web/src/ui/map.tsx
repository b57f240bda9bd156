// A map in a page: loads its code when it becomes visible, and reserves its space until then.
import { useEffect, useRef, useState } from 'react';
import type { MapScene } from '../../../shared/map/scene.ts';
import { basicTexts } from '../../../shared/texts/generated/ui/basic.ts';
import { type LiveMap, NoWebGlError, type OnPick } from '../map/live-map-handle.ts';
import { showMap } from '../map/show-map.ts';
import { useAppTexts } from '../messages/use-texts.ts';
import mapCss from './map.module.css';
import { Text } from './text.tsx';
import '../map/map.css';
import '../map/live-map.css';

export function TransferMap({
  scene,
  label,
  caption,
  detail,
  height = 240,
  onPick,
  children,
}: {
  /** Undefined while it is loading; null if there is nothing to show yet: a sentence replaces the map. */
  scene: MapScene | null | undefined;
  label: string;
  caption?: string;
  detail?: React.ReactNode;
  /** `100%` fills a container with a fixed height. */
  height?: number | '100%';
  /** Lets the reader set the place of `scene.to`. */
  onPick?: OnPick;
  /** Shown above the map; elements that cover it have the attribute data-map-cover. */
  children?: React.ReactNode;
}) {
  const messages = useAppTexts(basicTexts).map;
  const place = useRef<HTMLDivElement>(null);
  const shown = useRef<LiveMap>(undefined);
  const newest = useRef(scene);
  const [problem, setProblem] = useState<'noWebGl' | 'failed' | null>(null);
  const hasScene = scene !== null && scene !== undefined;
  newest.current = scene;
  const picks = onPick !== undefined;
  const newestPick = useRef(onPick);
  newestPick.current = onPick;

  useEffect(() => {
    const element = place.current;
    if (!element || !hasScene) return;
    let isUnmounted = false;
    const open = async () => {
      if (!newest.current) return;
      const onPicked: OnPick = (point) => newestPick.current?.(point);
      const map = await showMap(element, newest.current, picks ? onPicked : undefined);
      if (isUnmounted) map.remove();
      else shown.current = map;
    };
    const seen = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      seen.disconnect();
      open().catch((error) => setProblem(error instanceof NoWebGlError ? 'noWebGl' : 'failed'));
    });
    seen.observe(element);
    return () => {
      isUnmounted = true;
      seen.disconnect();
      shown.current?.remove();
      shown.current = undefined;
    };
  }, [hasScene, picks]);

  useEffect(() => {
    if (scene) shown.current?.update(scene);
  }, [scene]);

  const sentence = problem ? messages[problem] : scene === null ? messages.none : null;
  return (
    <figure className={mapCss.transferMap} aria-label={label} aria-busy={scene === undefined}>
      <div ref={place} className={mapCss.transferMapPlace} style={{ height }}>
        {sentence && <p>{sentence}</p>}
      </div>
      {children}
      {(caption || detail) && (
        <figcaption>
          {caption && <strong>{caption}</strong>}
          <Text tone="muted">{detail}</Text>
        </figcaption>
      )}
    </figure>
  );
}
