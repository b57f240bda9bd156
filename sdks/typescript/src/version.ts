// The version of this package.
/** The version of this package, as sent to the service. */
export const VERSION = '0.1.0';
