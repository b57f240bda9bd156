// Clients and links contain these paths, so they do not change.
export const API_PREFIX = '/api/v1';
/** Agents call tools here, by the Model Context Protocol. */
export const MCP_PATH = '/mcp';
/** Where agents of people register and get their tokens. */
export const AGENT_OAUTH_PREFIX = '/oauth';
export const OPERATIONS_PREFIX = '/api/v1/ops';
export const DRIVER_PREFIX = '/api/v1/driver';
export const PORTAL_PREFIX = '/api/v1/portal';
export const PUBLIC_PREFIX = '/api/v1/public';
