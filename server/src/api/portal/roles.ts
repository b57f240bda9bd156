// Who may do what in the portal.
import type { Environment } from '../../customers/environment.ts';
import type { PortalRole } from '../../people/user.ts';

/**
 * all: whoever is signed in. orderers: order, change, decide on quotes. technical: read keys, webhooks, deliveries, logs.
 * developers: change them. admins: people and what concerns the whole account.
 */
export type PortalRoleGroup = 'all' | 'orderers' | 'technical' | 'developers' | 'admins';

const ROLES: Record<PortalRoleGroup, readonly PortalRole[]> = {
  all: ['admin', 'developer', 'member', 'viewer'],
  orderers: ['admin', 'member'],
  technical: ['admin', 'developer', 'viewer'],
  developers: ['admin', 'developer'],
  admins: ['admin'],
};

/** In the sandbox developers order too: nobody drives, and they must see what comes back. */
export function rolesOf(who: PortalRoleGroup, environment: Environment): readonly PortalRole[] {
  return who === 'orderers' && environment === 'sandbox' ? [...ROLES.orderers, 'developer'] : ROLES[who];
}
