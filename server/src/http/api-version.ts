// The version of the current interface, as it is told in /extern/me and in webhook messages.
export const API_VERSION = '2026-09-01';
