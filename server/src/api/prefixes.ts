// The path prefixes of the APIs.
export const API_PREFIX = '/api/v1';
export const OPERATIONS_PREFIX = '/api/v1/ops';
export const DRIVER_PREFIX = '/api/v1/driver';
export const PORTAL_PREFIX = '/api/v1/portal';
export const PUBLIC_PREFIX = '/api/v1/public';
