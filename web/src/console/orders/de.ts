// The words of the orders' list and page in the console in German, by subject.
import { namesDe } from '../../orders/words/names-de.ts';
import { storyDe } from '../../orders/words/story-de.ts';
import type { DeskWords } from './en.ts';
import { listDe } from './words/list-de.ts';
import { pageDe } from './words/page-de.ts';

export const de: DeskWords = { ...namesDe, list: listDe, page: pageDe, story: storyDe };
