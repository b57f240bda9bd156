// The appearance of the pages that need no account. States that take months come last: otherwise the orders
// created before would all be late.
import { testAppearance } from './appearance/check-pages.ts';
import { LONG_PUBLIC_PAGES } from './appearance/long-names-public.ts';
import { OTHER_PUBLIC_PAGES, QUOTE_PAGES, TRACKING_PAGES } from './appearance/public.ts';

testAppearance({
  'public pages': OTHER_PUBLIC_PAGES,
  'the page of a quote': QUOTE_PAGES,
  'the tracking page': TRACKING_PAGES,
  'long names': LONG_PUBLIC_PAGES,
});
