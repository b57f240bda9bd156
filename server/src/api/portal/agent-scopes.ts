// The rights of an agent: never more than its person has in the portal.
import { ALL_API_SCOPES, type ApiScope } from '../../customers/credentials/api-scopes.ts';
import type { Environment } from '../../model/environment.ts';
import type { PortalRole } from '../../people/user.ts';
import { type PortalRoleGroup, rolesOf } from './roles.ts';

const NEEDED_ROLE: Record<ApiScope, PortalRoleGroup> = {
  'orders:read': 'all',
  'orders:write': 'orderers',
  'tracking:read': 'all',
  'documents:read': 'all',
  'invoices:read': 'all',
  'quotes:read': 'all',
  'quotes:write': 'orderers',
  'webhooks:manage': 'developers',
};

export function scopesOfRole(role: PortalRole, environment: Environment): ApiScope[] {
  return ALL_API_SCOPES.filter((scope) => rolesOf(NEEDED_ROLE[scope], environment).includes(role));
}
