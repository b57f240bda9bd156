import { apiValuesTexts } from '../../../../shared/texts/generated/api-values.ts';

export const ALL_API_SCOPES = [
  'orders:read',
  'orders:write',
  'tracking:read',
  'documents:read',
  'invoices:read',
  'quotes:read',
  'quotes:write',
  'webhooks:manage',
] as const;
export type ApiScope = (typeof ALL_API_SCOPES)[number];

/** Descriptions of the API are in English. */
export const API_SCOPES: Readonly<Record<ApiScope, string>> = apiValuesTexts.en.scopes;

/** Scopes that can place an order. */
export const ORDERING_SCOPES: readonly ApiScope[] = ['orders:write', 'quotes:write'];
