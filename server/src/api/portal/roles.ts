// Groups of roles, by which a route of the portal says who may call it.
import type { Environment } from '../../model/environment.ts';
import type { PortalRole } from '../../people/user.ts';

/**
 * all: every signed-in user. orderers: order, change, decide on quotes. technical: read keys, webhooks,
 * deliveries, logs. developers: change them. admins: users and settings of the whole account.
 */
export type PortalRoleGroup = 'all' | 'orderers' | 'technical' | 'developers' | 'admins';

const ROLES: Record<PortalRoleGroup, readonly PortalRole[]> = {
  all: ['admin', 'developer', 'member', 'viewer'],
  orderers: ['admin', 'member'],
  technical: ['admin', 'developer', 'viewer'],
  developers: ['admin', 'developer'],
  admins: ['admin'],
};

/** In the sandbox developers may order too: no driver is involved, and they need orders for testing. */
export function rolesOf(who: PortalRoleGroup, environment: Environment): readonly PortalRole[] {
  return who === 'orderers' && environment === 'sandbox' ? [...ROLES.orderers, 'developer'] : ROLES[who];
}
