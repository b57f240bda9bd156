// The drawing of the car for damage marks, with the same shapes as the PDF, so that marks are on the same
// part there.

import { type Drawing, drawingsFor } from '../../../../shared/vehicle/drawings.ts';
import type { components } from '../../api/paths/driver.ts';
import type { CarView } from './draft.ts';

export type Trip = components['schemas']['Trip'];
export type VehicleType = Trip['vehicle']['type'];

export interface CarShape extends Drawing {
  seen: CarView;
  /** The right side is the mirrored left side. */
  mirrored: boolean;
}

export function carShape(type: VehicleType, view: CarView): CarShape {
  const drawing = drawingsFor(type)[view === 'RIGHT' ? 'LEFT' : view];
  return { ...drawing, seen: view, mirrored: view === 'RIGHT' };
}

export interface Place {
  view: CarView;
  x: number;
  y: number;
}

/** Converts a touch to shares of the drawing; a touch just outside counts as its edge. */
export function placeAt(
  view: CarView,
  box: { left: number; top: number; width: number; height: number },
  point: { clientX: number; clientY: number },
): Place {
  const share = (value: number) => Math.round(Math.min(1, Math.max(0, value)) * 1000) / 1000;
  return {
    view,
    x: share((point.clientX - box.left) / box.width),
    y: share((point.clientY - box.top) / box.height),
  };
}
