// The words of the orders' list and page in German, by subject.

import { changingDe } from '../../orders/words/changing-de.ts';
import { historyDe } from '../../orders/words/history-de.ts';
import { namesDe } from '../../orders/words/names-de.ts';
import { priceDe } from '../../orders/words/price-de.ts';
import type { OrdersWords } from './en.ts';
import { factsDe } from './words/facts-de.ts';
import { listDe } from './words/list-de.ts';
import { pageDe } from './words/page-de.ts';

export const de: OrdersWords = {
  ...namesDe,
  ...listDe,
  ...pageDe,
  ...historyDe,
  ...factsDe,
  ...priceDe,
  ...changingDe,
};
