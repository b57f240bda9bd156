// Creates an order for each of several vehicles in one call, all or none.
import { operations } from '../../../api/client.ts';
import type { paths } from '../../../api/paths/operations.ts';
import { type Draft, toCreation } from '../../../orders/new/draft.ts';
import { idempotencyKeyOf } from '../../../orders/new/new-order-form.tsx';
import type { MoreVehicle } from './more-vehicles.tsx';

type Body = paths['/accounts/{id}/orders/batch']['post']['requestBody']['content']['application/json'];

export async function createSeveral(account: string, draft: Draft, more: readonly MoreVehicle[]) {
  const { vehicle: _, externalOrderId: __, ...common } = toCreation(draft);
  const vehicles = [draft, ...more.map((one) => ({ ...draft, ...one }))].map((one) => {
    const { vehicle = {}, externalOrderId } = toCreation(one);
    return { vehicle, ...(externalOrderId && { externalOrderId }) };
  });
  const body = { common, vehicles } as Body;
  const header = { 'Idempotency-Key': await idempotencyKeyOf(account, body) };
  const params = { path: { id: account }, header };
  return (await operations.POST('/accounts/{id}/orders/batch', { params, body })).data;
}
