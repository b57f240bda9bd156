// Finds the part of the car at a mark, so that the driver does not have to type it and documents name the same part.
import { drawingsFor } from './drawings.ts';

/** A mark on a view, in shares of its width and height. */
interface Mark {
  view: 'LEFT' | 'RIGHT' | 'TOP' | 'FRONT' | 'REAR';
  x: number;
  y: number;
}

export const CAR_PARTS = [
  'bumperFront',
  'bumperRear',
  'wheelFront',
  'wheelRear',
  'wingFront',
  'wingRear',
  'doorFront',
  'doorRear',
  'sideWall',
  'windowFront',
  'windowRear',
  'sill',
  'roof',
  'bonnet',
  'windscreen',
  'rearWindow',
  'tailgate',
  'headlight',
  'tailLight',
  'grille',
] as const;
export type CarPart = (typeof CAR_PARTS)[number];

/** Left or right as seen by the driver of the vehicle. */
export const CAR_SIDES = ['left', 'right'] as const;
export type CarSide = (typeof CAR_SIDES)[number] | null;

type Area = readonly [part: CarPart, left: number, top: number, right: number, bottom: number];

/**
 * The first area that contains the mark counts; coordinates are shares of the view, with the front at the
 * left.
 */
const CAR_SIDE: readonly Area[] = [
  ['roof', 0.3, 0, 0.95, 0.1],
  ['windowFront', 0.29, 0, 0.505, 0.37],
  ['windowRear', 0.505, 0, 0.92, 0.37],
  ['bumperFront', 0, 0, 0.12, 1],
  ['bumperRear', 0.94, 0, 1, 1],
  ['sill', 0.3, 0.7, 0.7, 1],
  ['wingFront', 0, 0, 0.295, 1],
  ['doorFront', 0, 0, 0.505, 1],
  ['doorRear', 0, 0, 0.71, 1],
  ['wingRear', 0, 0, 1, 1],
];

const VAN_SIDE: readonly Area[] = [
  ['windowFront', 0.17, 0.1, 0.355, 0.46],
  ['roof', 0.2, 0, 1, 0.08],
  ['bumperFront', 0, 0, 0.1, 1],
  ['bumperRear', 0.95, 0.5, 1, 1],
  ['sill', 0.27, 0.79, 0.71, 1],
  ['wingFront', 0, 0, 0.16, 1],
  ['doorFront', 0, 0, 0.365, 1],
  ['doorRear', 0, 0, 0.56, 1],
  ['sideWall', 0, 0, 1, 1],
];

const CAR_TOP: readonly Area[] = [
  ['bumperFront', 0, 0, 0.05, 1],
  ['bumperRear', 0.96, 0, 1, 1],
  ['bonnet', 0, 0, 0.24, 1],
  ['windscreen', 0, 0.14, 0.37, 0.86],
  ['rearWindow', 0.85, 0.2, 0.94, 0.8],
  ['tailgate', 0.93, 0, 1, 1],
  ['roof', 0, 0, 1, 1],
];

const VAN_TOP: readonly Area[] = [
  ['bumperFront', 0, 0, 0.04, 1],
  ['bonnet', 0, 0, 0.13, 1],
  ['windscreen', 0, 0.14, 0.25, 0.86],
  ['roof', 0, 0, 1, 1],
];

const CAR_FRONT: readonly Area[] = [
  ['roof', 0.2, 0, 0.8, 0.12],
  ['windscreen', 0.2, 0, 0.8, 0.34],
  ['headlight', 0, 0.44, 0.3, 0.6],
  ['headlight', 0.7, 0.44, 1, 0.6],
  ['grille', 0.3, 0.5, 0.7, 0.63],
  ['bonnet', 0, 0, 1, 0.5],
  ['bumperFront', 0, 0, 1, 1],
];

const VAN_FRONT: readonly Area[] = [
  ['roof', 0, 0, 1, 0.12],
  ['windscreen', 0.2, 0, 0.8, 0.47],
  ['headlight', 0, 0.56, 0.3, 0.7],
  ['headlight', 0.7, 0.56, 1, 0.7],
  ['grille', 0.3, 0.54, 0.7, 0.68],
  ['bonnet', 0, 0, 1, 0.56],
  ['bumperFront', 0, 0, 1, 1],
];

const CAR_REAR: readonly Area[] = [
  ['roof', 0.2, 0, 0.8, 0.12],
  ['rearWindow', 0.25, 0, 0.75, 0.31],
  ['tailLight', 0, 0.4, 0.28, 0.58],
  ['tailLight', 0.72, 0.4, 1, 0.58],
  ['tailgate', 0, 0, 1, 0.69],
  ['bumperRear', 0, 0, 1, 1],
];

const VAN_REAR: readonly Area[] = [
  ['roof', 0, 0, 1, 0.08],
  ['rearWindow', 0.19, 0.13, 0.81, 0.4],
  ['tailLight', 0, 0.5, 0.18, 0.7],
  ['tailLight', 0.82, 0.5, 1, 0.7],
  ['tailgate', 0, 0, 1, 0.8],
  ['bumperRear', 0, 0, 1, 1],
];

const AREAS = {
  car: { LEFT: CAR_SIDE, TOP: CAR_TOP, FRONT: CAR_FRONT, REAR: CAR_REAR },
  van: { LEFT: VAN_SIDE, TOP: VAN_TOP, FRONT: VAN_FRONT, REAR: VAN_REAR },
};

/** Parts that exist on the left and on the right, unlike the roof or the bonnet. */
const SIDED: ReadonlySet<CarPart> = new Set([
  'wheelFront',
  'wheelRear',
  'wingFront',
  'wingRear',
  'doorFront',
  'doorRear',
  'sideWall',
  'windowFront',
  'windowRear',
  'sill',
  'headlight',
  'tailLight',
]);

export function hasSides(part: CarPart): boolean {
  return SIDED.has(part);
}

export interface NamedPart {
  part: CarPart;
  side: CarSide;
}

export function partAt(type: string, mark: Mark): NamedPart {
  // The right side is the mirrored left side.
  const view = mark.view === 'RIGHT' ? 'LEFT' : mark.view;
  const drawing = drawingsFor(type)[view];
  const [x, y] = [clamp(mark.view === 'RIGHT' ? 1 - mark.x : mark.x), clamp(mark.y)];
  const wheel = drawing.wheels.findIndex(
    ([cx, cy, radius]) => Math.hypot(x * drawing.width - cx, y * drawing.height - cy) <= radius,
  );
  if (wheel >= 0) return { part: wheel === 0 ? 'wheelFront' : 'wheelRear', side: sideOf(mark) };
  const isCar = drawingsFor('CAR')[view] === drawing;
  const areas = AREAS[isCar ? 'car' : 'van'][view];
  const found = areas.find(
    ([, left, top, right, bottom]) => x >= left && x <= right && y >= top && y <= bottom,
  );
  const part = found![0];
  return { part, side: SIDED.has(part) ? sideOf(mark) : null };
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function sideOf({ view, x, y }: Mark): CarSide {
  if (view === 'LEFT') return 'left';
  if (view === 'RIGHT') return 'right';
  // In the top view the front is at the left, so the vehicle's right side is at the top.
  if (view === 'TOP') return y < 0.5 ? 'right' : 'left';
  return (view === 'FRONT') === x < 0.5 ? 'right' : 'left';
}
