export const API_SCOPES = {
  'orders:read': 'Read orders, requests and their status',
  'orders:write': 'Create, change and cancel orders; advance sandbox processes',
  'tracking:read': 'Read location and arrival',
  'documents:read': 'List and download documents',
  'invoices:read': 'See invoices among the documents',
  'quotes:read': 'Read quotes and their documents',
  'quotes:write': 'Request, accept and decline quotes',
  'webhooks:manage': 'Manage webhook endpoints and test inboxes; read the request log',
} as const;

export type ApiScope = keyof typeof API_SCOPES;

/** Scopes that can place an order. */
export const ORDERING_SCOPES: readonly ApiScope[] = ['orders:write', 'quotes:write'];

export const ALL_API_SCOPES = Object.keys(API_SCOPES) as [ApiScope, ...ApiScope[]];
