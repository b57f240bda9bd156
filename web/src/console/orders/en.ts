// The words of the orders' list and page in the console in English, by subject.

import { historyEn } from '../../orders/words/history-en.ts';
import { namesEn } from '../../orders/words/names-en.ts';
import { listEn } from './words/list-en.ts';
import { pageEn } from './words/page-en.ts';

export const en = { ...namesEn, list: listEn, page: pageEn, history: historyEn };

export type DispatchWords = typeof en;
