import { recordContext } from '../api/shared/orders/callers-order.ts';
import { toOrderRecord } from '../api/shared/orders/order-record.ts';
import type { Order } from '../model/orders/order.ts';
import { damageOf, shortTransfer } from './short-records.ts';
import type { ToolCall } from './tool.ts';

export type Reader = Pick<ToolCall<unknown>, 'caller' | 'services'>;

/** One transfer as agents read it. */
export async function orderInDetail(order: Order, { caller, services }: Reader): Promise<object> {
  const record = toOrderRecord(order, await recordContext(services, caller));
  return { ...shortTransfer(record, services.core.links), ...damageOf(order) };
}
