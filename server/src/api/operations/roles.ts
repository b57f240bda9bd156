// Who of the operator's people may do what. The operator token, for machines, may do everything.
import type { CommandName } from '../../orders/model/lifecycle.ts';
import type { OperatorRole } from '../../people/user.ts';

/**
 * all: read. staff: work on orders. dispatch: plan and drive. accounting: invoice. customers: accounts and
 * agreements. admins: the operator's own record, people, keys.
 */
export type OperatorRoleGroup = 'all' | 'staff' | 'dispatch' | 'accounting' | 'customers' | 'admins';

const ROLES: Record<OperatorRoleGroup, readonly OperatorRole[]> = {
  all: ['admin', 'dispatcher', 'accounting', 'viewer'],
  staff: ['admin', 'dispatcher', 'accounting'],
  dispatch: ['admin', 'dispatcher'],
  accounting: ['admin', 'accounting'],
  customers: ['admin', 'accounting'],
  admins: ['admin'],
};

export function operatorRolesOf(who: OperatorRoleGroup): readonly OperatorRole[] {
  return ROLES[who];
}

/** Closing an order is the work of both; its invoice that of accounting; everything else moves cars. */
export function whoMayCommand(command: CommandName): OperatorRoleGroup {
  if (command === 'invoice' || command === 'reinvoice' || command === 'cancel_invoice') return 'accounting';
  return command === 'complete' || command === 'complain' || command === 'settle' ? 'staff' : 'dispatch';
}
