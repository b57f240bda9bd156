// Previews the price of an order by the agreement, for every transport type, without any change.
import type { Account } from '../../model/account.ts';
import type { Environment } from '../../model/environment.ts';
import type { OrderContent } from '../../model/orders/order.ts';
import { checkRules } from '../../model/orders/rules.ts';
import type { Agreement, AgreementTerms } from '../../model/prices/agreement.ts';
import type { Price } from '../../model/prices/price.ts';
import type { Circumstances } from '../../model/prices/surcharges.ts';
import { TRANSPORT_TYPES, type TransportType } from '../../model/prices/vocabulary.ts';
import type { Core } from '../records/core.ts';

export const PREVIEW_OUTCOMES = ['ORDER', 'REQUEST', 'NOT_POSSIBLE'] as const;

export interface PreviewOption {
  transportType: TransportType;
  outcome: (typeof PREVIEW_OUTCOMES)[number];
  /** Why the order becomes a request, or the rule that forbids it. */
  reason: string | null;
  price: Price | null;
}

export interface PricePreview {
  agreement: Agreement;
  distanceKm: number | null;
  options: PreviewOption[];
}

const NO_UNSUPPORTED_SERVICES = { exportPlate: false, customs: false };

/** A vehicle on a trailer needs no plate, so a selected plate service does not rule the trailer out. */
function asTransported(content: OrderContent, transportType: TransportType): OrderContent {
  const { registration, shortTermPlate } = content.services;
  const services = { registration, shortTermPlate: shortTermPlate && transportType === 'DRIVEN' };
  return { ...content, transportType, services };
}

/** The result of ordering by these terms, whether or not they are in force. */
export async function previewOption(
  core: Core,
  account: Account,
  environment: Environment,
  { terms, circumstances }: { terms: AgreementTerms; circumstances: Circumstances },
  content: OrderContent,
): Promise<PreviewOption & { distanceKm: number | null }> {
  const { transportType } = content;
  const refusal = checkRules(content, NO_UNSUPPORTED_SERVICES, terms);
  const assessed = await core.policies[environment].assess(account, terms, content, circumstances);
  const { price, quoteReason, distanceKm } = assessed;
  return refusal
    ? { transportType, outcome: 'NOT_POSSIBLE', reason: refusal.code, price: null, distanceKm }
    : { transportType, outcome: price ? 'ORDER' : 'REQUEST', reason: quoteReason, price, distanceKm };
}

export async function previewPrice(
  core: Core,
  account: Account,
  environment: Environment,
  content: OrderContent,
): Promise<PricePreview> {
  const { agreement, circumstances } = await core.agreements.forOrder(account.id, content);
  const refusal = core.policies[environment].admit(account);
  let distanceKm: number | null = null;
  const options: PreviewOption[] = [];
  for (const transportType of TRANSPORT_TYPES) {
    const requested = asTransported(content, transportType);
    const { distanceKm: measured, ...option } = await previewOption(
      core,
      account,
      environment,
      { terms: agreement.terms, circumstances },
      requested,
    );
    distanceKm = measured;
    options.push(
      refusal ? { transportType, outcome: 'NOT_POSSIBLE', reason: refusal.code, price: null } : option,
    );
  }
  return { agreement, distanceKm, options };
}
