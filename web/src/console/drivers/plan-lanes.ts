// The sizes of the rows and lanes of the day plan.

/** The usual limit of a working day. */
export const FULL_DAY_MINUTES = 600;

export const LANE_PX = 46;

export const ROW_PADDING_PX = 14;

export const heightOf = (lanes: number) => ({ minHeight: Math.max(1, lanes) * LANE_PX + ROW_PADDING_PX });
