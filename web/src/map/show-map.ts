// The door to the live map: loads it, with MapLibre, only when a map is really wanted.
import { type LiveMap, NoWebGlError } from './live-map-handle.ts';
import type { MapScene } from './scene.ts';

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** Rejects where the map cannot be shown; what the container held before stays in that case. */
export async function showMap(container: HTMLElement, scene: MapScene): Promise<LiveMap> {
  if (!hasWebGl()) throw new NoWebGlError('This browser offers no WebGL 2.');
  const { openLiveMap } = await import('./live-map.ts');
  return openLiveMap(container, scene);
}
