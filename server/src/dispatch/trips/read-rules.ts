// What a protocol must have: as agreed with the customer, otherwise as the operator sets it.
import type { ProtocolRules } from '../../model/prices/protocol-rules.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import type { Db } from '../../platform/db.ts';

export async function readProtocolRules(core: Core, db: Db, accountId: string): Promise<ProtocolRules> {
  const { terms } = await core.agreements.current(accountId, db);
  return terms.protocol ?? (await findOperator(db)).protocol;
}
