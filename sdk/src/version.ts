// The version of this package.
/** The version of this package, as it introduces itself to the service. */
export const VERSION = '0.1.0';
