// Who of the operator's people may do what. The operator token, for machines, may do everything.
import type { CommandName } from '../../orders/model/lifecycle.ts';
import type { OperatorRole } from '../../people/user.ts';

/**
 * all: read. desk: whoever works on orders. dispatch: plan and drive. accounting: invoice. customers: accounts and
 * agreements. admins: the operator's own record, people, keys.
 */
export type OperatorWho = 'all' | 'desk' | 'dispatch' | 'accounting' | 'customers' | 'admins';

const ROLES: Record<OperatorWho, readonly OperatorRole[]> = {
  all: ['admin', 'dispatcher', 'accounting', 'viewer'],
  desk: ['admin', 'dispatcher', 'accounting'],
  dispatch: ['admin', 'dispatcher'],
  accounting: ['admin', 'accounting'],
  customers: ['admin', 'accounting'],
  admins: ['admin'],
};

export function operatorRolesOf(who: OperatorWho): readonly OperatorRole[] {
  return ROLES[who];
}

/** Closing an order is the work of both; its invoice that of accounting; everything else moves cars. */
export function whoMayCommand(command: CommandName): OperatorWho {
  if (command === 'invoice' || command === 'invoice_anew' || command === 'cancel_invoice')
    return 'accounting';
  return command === 'complete' || command === 'complain' || command === 'settle' ? 'desk' : 'dispatch';
}
