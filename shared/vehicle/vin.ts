export const VIN_LENGTH = 17;

/** I, O and Q do not occur, because they look like 1 and 0. Without a flag, because API v1 publishes the pattern. */
export const VIN = /^[A-HJ-NPR-Za-hj-npr-z0-9]{17}$/;
