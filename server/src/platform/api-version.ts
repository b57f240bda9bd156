// The version of the current API, reported in /extern/me and in webhook messages.
export const API_VERSION = '2026-09-01';
