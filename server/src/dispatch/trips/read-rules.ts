// The rules of protocols that apply to a customer.
import type { ProtocolRules } from '../../model/prices/protocol-rules.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';

/** What a protocol for this customer must have: as agreed, otherwise as the operator sets it. */
export async function readProtocolRules(core: Core, db: Db, accountId: string): Promise<ProtocolRules> {
  const { terms } = await core.agreements.current(accountId, db);
  return terms.protocol ?? (await findOperator(db)).protocol;
}
