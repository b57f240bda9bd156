// Judges an order before it is created: by whose agreement, whether it is accepted, and what it would cost.
import type { Account } from '../../customers/accounts/account.ts';
import type { Agreement } from '../../customers/agreements/agreement.ts';
import type { Environment } from '../../customers/environment.ts';
import type { ServiceError } from '../../platform/errors.ts';
import type { Core } from '../core.ts';
import type { Assessment, Operation } from '../environment-policy.ts';
import type { OrderContent } from '../model/order.ts';
import { checkRules, type UnofferedServices } from '../model/rules.ts';

export interface Judged {
  agreement: Agreement;
  operation: Operation;
  rejection: ServiceError | null;
}

export interface ProposedOrder {
  account: Account;
  environment: Environment;
  /** Replaces the environment's own operation when the call chooses a sandbox scenario. */
  operation?: Operation;
  content: OrderContent;
  unoffered: UnofferedServices;
}

export async function judgeOrder(core: Core, proposed: ProposedOrder): Promise<Judged> {
  const { account, content, unoffered } = proposed;
  const agreement = await core.agreements.current(account.id);
  const operation = proposed.operation ?? core.operations[proposed.environment];
  const rejection = operation.admit(account) ?? checkRules(content, unoffered, agreement.terms);
  return { agreement, operation, rejection };
}

type Preview = Judged & ({ rejection: ServiceError } | { rejection: null; assessment: Assessment });

/** What creating it now would give: the same rules and the same price, and nothing is written. */
export async function previewOrder(core: Core, proposed: ProposedOrder): Promise<Preview> {
  const { agreement, operation, rejection } = await judgeOrder(core, proposed);
  if (rejection) return { agreement, operation, rejection };
  const assessment = await operation.assess(proposed.account, agreement.terms, proposed.content);
  return { agreement, operation, rejection, assessment };
}
