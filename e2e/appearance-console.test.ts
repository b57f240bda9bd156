// The appearance of the console's pages for dispatch.
import { testAppearance } from './appearance/check-pages.ts';
import { CONSOLE_PAGES } from './appearance/console.ts';
import { REQUEST_PAGES } from './appearance/console-requests.ts';

testAppearance({ 'the console': CONSOLE_PAGES, requests: REQUEST_PAGES });
