// The words of the orders' list and page in the console in English, by subject.
import { namesEn } from '../../orders/words/names-en.ts';
import { storyEn } from '../../orders/words/story-en.ts';
import { listEn } from './words/list-en.ts';
import { pageEn } from './words/page-en.ts';

export const en = { ...namesEn, list: listEn, page: pageEn, story: storyEn };

export type DeskWords = typeof en;
