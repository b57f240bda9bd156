// The language in which a reader has the tracking page; the mails to the same reader follow it.
import type { RecipientLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { Order } from '../../model/orders/order.ts';
import type { Core } from '../records/core.ts';
import { findRecipientLanguage, saveRecipientLanguage, saveSubscriptionLanguage } from './recipient-store.ts';
import type { Visitor } from './visitor.ts';

export async function chooseLanguage(
  { sql }: Core,
  order: Order,
  visitor: Visitor,
  language: RecipientLanguage,
): Promise<void> {
  await saveSubscriptionLanguage(sql, visitor, language);
  if (visitor.origin === 'MAIL') await saveRecipientLanguage(sql, order, language);
}

/** Null for a reader who only has the tracking number: the choice of one reader is not that of all. */
export async function chosenLanguage(
  { sql }: Core,
  order: Order,
  visitor: Visitor | null,
): Promise<RecipientLanguage | null> {
  return visitor?.origin === 'MAIL' ? findRecipientLanguage(sql, order.id) : null;
}
