// The appearance of the console's pages for the office.
import { testAppearance } from './appearance/check-pages.ts';
import { ACCOUNTING_PAGES } from './appearance/console-accounting.ts';
import { ACCOUNT_PAGES, OFFICE_PAGES } from './appearance/console-office.ts';

testAppearance({
  accounts: ACCOUNT_PAGES,
  accounting: ACCOUNTING_PAGES,
  'journal and settings': OFFICE_PAGES,
});
