// The car on the vehicle's mark: "car" of Tabler Icons (MIT), on a grid of 24.

export const VEHICLE_ICON =
  'M5 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M15 17a2 2 0 1 0 4 0a2 2 0 1 0-4 0M5 17H3v-6l2-5h9l4 5h1a2 2 0 0 1 2 2v4h-2m-4 0H9m-6-6h15m-6 0V6';

/** A small tip at the north of the disc; it is rotated to the driving direction. */
export const VEHICLE_HEADING = 'M-7-15.5L0-25.5L7-15.5Z';
