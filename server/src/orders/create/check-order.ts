// Checks an order before it is created: its agreement, whether it is accepted, and its price.
import type { Account } from '../../model/account.ts';
import type { Environment } from '../../model/environment.ts';
import { dateProblems } from '../../model/orders/dates.ts';
import { orderErrors } from '../../model/orders/errors.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import { checkRules, type UnsupportedServices } from '../../model/orders/rules.ts';
import type { Agreement } from '../../model/prices/agreement.ts';
import type { Circumstances } from '../../model/prices/surcharges.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { ServiceError } from '../../platform/errors.ts';
import type { Core } from '../records/core.ts';
import type { Assessment, EnvironmentPolicy } from '../records/environment-policy.ts';
import { findOrder } from '../records/store.ts';

export interface OrderCheck {
  /** The one that applies on the order's day. */
  agreement: Agreement;
  circumstances: Circumstances;
  policy: EnvironmentPolicy;
  rejection: ServiceError | null;
}

export interface ProposedOrder {
  account: Account;
  environment: Environment;
  /** Replaces the environment's policy when the call chooses a sandbox scenario. */
  policy?: EnvironmentPolicy;
  content: OrderContent;
  unsupportedServices: UnsupportedServices;
  /** Refuses to order after a version was added whose prices the caller does not know. */
  refuseVersion?: (newestVersion: number) => ServiceError | null;
}

export async function checkOrder(core: Core, proposed: ProposedOrder): Promise<OrderCheck> {
  const { account, content, unsupportedServices } = proposed;
  const { agreement, circumstances, newestVersion } = await core.agreements.forOrder(account.id, content);
  const policy = proposed.policy ?? core.policies[proposed.environment];
  const rejection =
    policy.admit(account) ??
    proposed.refuseVersion?.(newestVersion) ??
    checkRules(content, unsupportedServices, agreement.terms);
  return { agreement, circumstances, policy, rejection };
}

export function refuseWrongDates({ requestedPickup, requestedDelivery }: OrderContent): void {
  const wrong = dateProblems(requestedPickup, requestedDelivery);
  if (wrong.length > 0) throw invalidFields(wrong);
}

/** An order or request has the customer's number already. */
export async function refuseTakenNumber(
  core: Core,
  { account, environment, content: { externalOrderId } }: ProposedOrder,
  onOrderKnown: (orderId: string) => void,
): Promise<void> {
  if (!externalOrderId) return;
  const scope = { accountId: account.id, environment };
  const order = await findOrder(core.sql, scope, externalOrderId, { external: true });
  if (!order) return;
  const { id, orderNumber, requestNumber } = order;
  onOrderKnown(id);
  throw orderErrors.EXTERNAL_ORDER_ID_EXISTS({
    details: { externalOrderId, id, orderNumber, requestNumber },
  });
}

type Preview = OrderCheck & ({ rejection: ServiceError } | { rejection: null; assessment: Assessment });

/**
 * The result of creating the order now, by the same rules and at the same price, without writing anything.
 */
export async function previewOrder(core: Core, proposed: ProposedOrder): Promise<Preview> {
  const { rejection, ...checked } = await checkOrder(core, proposed);
  if (rejection) return { ...checked, rejection };
  const { agreement, circumstances, policy } = checked;
  const assessment = await policy.assess(proposed.account, agreement.terms, proposed.content, circumstances);
  return { ...checked, rejection, assessment };
}

/** Like `previewOrder`, for a call: throws what creating the order now would throw. */
export async function previewCreation(
  core: Core,
  proposed: ProposedOrder,
  onOrderKnown: (orderId: string) => void,
): Promise<Assessment> {
  refuseWrongDates(proposed.content);
  await refuseTakenNumber(core, proposed, onOrderKnown);
  const preview = await previewOrder(core, proposed);
  if (preview.rejection) throw preview.rejection;
  return preview.assessment;
}
