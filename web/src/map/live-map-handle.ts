// The handle to update and remove the live map, and the error of a browser that cannot show it.
import type { MapScene } from '../../../shared/map/scene.ts';

export interface LiveMap {
  update(scene: MapScene): void;
  remove(): void;
}

/** WebGL is disabled or missing. */
export class NoWebGlError extends Error {}
