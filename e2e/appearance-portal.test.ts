// The appearance of the portal's pages.
import { testAppearance } from './appearance/check-pages.ts';
import { PORTAL_PAGES } from './appearance/portal.ts';
import { PORTAL_DIALOGS } from './appearance/portal-dialogs.ts';
import { INTEGRATION_PAGES } from './appearance/portal-integration.ts';
import { INVOICE_PAGES } from './appearance/portal-invoices.ts';

testAppearance({
  'the portal': PORTAL_PAGES,
  'invoices of the portal': INVOICE_PAGES,
  'dialogs with long names': PORTAL_DIALOGS,
  'pages for developers': INTEGRATION_PAGES,
});
