// What a customer has to look at, most urgent first.
import type { components } from '../../api/paths/portal.ts';

export type Overview = components['schemas']['Overview'];

export type AttentionItem =
  | { kind: 'endpoint'; key: string; dueAt: number; endpoint: Overview['endpoints'][number] }
  | { kind: 'order'; key: string; dueAt: number; order: Overview['orders'][number] }
  | { kind: 'quote'; key: string; dueAt: number; quote: Overview['quotes'][number] }
  | { kind: 'key'; key: string; dueAt: number; credential: Overview['keys'][number] };

/**
 * Complaints and endpoints without a further attempt are due at once; an order without a date is due last.
 */
export function attentionItems({ endpoints, orders, quotes, keys }: Overview): AttentionItem[] {
  const items: AttentionItem[] = [
    ...endpoints.map((endpoint) => ({
      kind: 'endpoint' as const,
      key: endpoint.id,
      dueAt: endpoint.nextAttemptAt ? Date.parse(endpoint.nextAttemptAt) : 0,
      endpoint,
    })),
    ...orders.map((order) => ({ kind: 'order' as const, key: order.id, dueAt: orderDueAt(order), order })),
    ...quotes.map((quote) => ({
      kind: 'quote' as const,
      key: quote.id,
      dueAt: Date.parse(quote.validUntil ?? ''),
      quote,
    })),
    ...keys.map((credential) => ({
      kind: 'key' as const,
      key: credential.id,
      dueAt: Date.parse(credential.expiresAt),
      credential,
    })),
  ];
  return items.sort((a, b) => a.dueAt - b.dueAt);
}

function orderDueAt({ shownStatus, requestedPickup }: Overview['orders'][number]): number {
  if (shownStatus === 'COMPLAINT') return 0;
  return requestedPickup ? Date.parse(requestedPickup) : Number.MAX_SAFE_INTEGER;
}

/** Orders that lack the same are one row. */
export function foldKeyOf(item: AttentionItem): string | null {
  if (item.kind !== 'order' || item.order.shownStatus === 'COMPLAINT') return null;
  return item.order.readiness.missing.join(' ');
}
