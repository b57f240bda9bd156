// How a page changes and removes the live map, and the error of a browser that cannot show one.
import type { MapScene } from './scene.ts';

export interface LiveMap {
  update(scene: MapScene): void;
  remove(): void;
}

/** WebGL is switched off or missing. */
export class NoWebGlError extends Error {}
