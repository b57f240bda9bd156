// The handle to update and remove the live map, and the error of a browser that cannot show it.
import type { MapScene } from '../../../shared/map/scene.ts';

/** Called with the point of a click, or of the mark where it was dropped. */
export type OnPick = (point: { lat: number; lng: number }) => void;

export interface LiveMap {
  update(scene: MapScene): void;
  remove(): void;
}

/** WebGL is disabled or missing. */
export class NoWebGlError extends Error {}
