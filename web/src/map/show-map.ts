// The entry point of the live map: loads its code and MapLibre only when a map is shown.

import type { MapScene } from '../../../shared/map/scene.ts';
import { type LiveMap, NoWebGlError, type OnPick } from './live-map-handle.ts';

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null;
}

/** Rejects if the map cannot be shown; the container then keeps its content. */
export async function showMap(container: HTMLElement, scene: MapScene, onPick?: OnPick): Promise<LiveMap> {
  if (!hasWebGl()) throw new NoWebGlError('This browser offers no WebGL 2.');
  const { openLiveMap } = await import('./live-map.ts');
  return openLiveMap(container, scene, onPick);
}
