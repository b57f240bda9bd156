// The roles that each route of operations requires. The operator token, for machines, may do everything.
import type { CommandName } from '../../model/orders/lifecycle.ts';
import type { OperatorRole } from '../../people/user.ts';

/**
 * all: read. staff: work on orders. dispatch: plan and drive. accounting: invoice. customers: accounts and
 * agreements. admins: the operator's own record, users, keys.
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

/** Dispatch and accounting close orders, accounting invoices them; all other commands belong to dispatch. */
export function whoMayCommand(command: CommandName): OperatorRoleGroup {
  if (
    command === 'invoice' ||
    command === 'invoice_extras' ||
    command === 'reinvoice' ||
    command === 'cancel_invoice' ||
    command === 'credit_invoice'
  )
    return 'accounting';
  const byStaff: CommandName[] = ['complete', 'undo_completion', 'complain', 'settle'];
  return byStaff.includes(command) ? 'staff' : 'dispatch';
}
