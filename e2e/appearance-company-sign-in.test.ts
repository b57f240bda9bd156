// The appearance of the pages of company sign-in.
import { testAppearance } from './appearance/check-pages.ts';
import { COMPANY_PAGES } from './appearance/company-sign-in.ts';

testAppearance({ 'company sign-in': COMPANY_PAGES });
