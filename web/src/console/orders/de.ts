// The words of the orders' list and page in the console in German, by subject.

import { historyDe } from '../../orders/words/history-de.ts';
import { namesDe } from '../../orders/words/names-de.ts';
import type { DispatchWords } from './en.ts';
import { listDe } from './words/list-de.ts';
import { pageDe } from './words/page-de.ts';

export const de: DispatchWords = { ...namesDe, list: listDe, page: pageDe, history: historyDe };
