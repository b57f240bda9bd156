// Checks an order before it is created: its agreement, whether it is accepted, and its price.
import type { Account } from '../../customers/accounts/account.ts';
import type { Agreement } from '../../customers/agreements/agreement.ts';
import type { Environment } from '../../customers/environment.ts';
import type { ServiceError } from '../../platform/errors.ts';
import type { Core } from '../core.ts';
import type { Assessment, EnvironmentPolicy } from '../environment-policy.ts';
import type { OrderContent } from '../model/order.ts';
import { checkRules, type UnsupportedServices } from '../model/rules.ts';

export interface OrderCheck {
  agreement: Agreement;
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
}

export async function checkOrder(core: Core, proposed: ProposedOrder): Promise<OrderCheck> {
  const { account, content, unsupportedServices } = proposed;
  const agreement = await core.agreements.current(account.id);
  const policy = proposed.policy ?? core.policies[proposed.environment];
  const rejection = policy.admit(account) ?? checkRules(content, unsupportedServices, agreement.terms);
  return { agreement, policy, rejection };
}

type Preview = OrderCheck & ({ rejection: ServiceError } | { rejection: null; assessment: Assessment });

/**
 * The result of creating the order now, by the same rules and at the same price, without writing anything.
 */
export async function previewOrder(core: Core, proposed: ProposedOrder): Promise<Preview> {
  const { agreement, policy, rejection } = await checkOrder(core, proposed);
  if (rejection) return { agreement, policy, rejection };
  const assessment = await policy.assess(proposed.account, agreement.terms, proposed.content);
  return { agreement, policy, rejection, assessment };
}
