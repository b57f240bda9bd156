// The words of the orders' list and page in English, by subject.

import { changingEn } from '../../orders/words/changing-en.ts';
import { historyEn } from '../../orders/words/history-en.ts';
import { namesEn } from '../../orders/words/names-en.ts';
import { priceEn } from '../../orders/words/price-en.ts';
import { factsEn } from './words/facts-en.ts';
import { listEn } from './words/list-en.ts';
import { pageEn } from './words/page-en.ts';

export const en = {
  ...namesEn,
  ...listEn,
  ...pageEn,
  ...historyEn,
  ...factsEn,
  ...priceEn,
  ...changingEn,
};

export type OrdersWords = typeof en;
