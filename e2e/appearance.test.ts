// Checks the appearance of every page once. The other tests are about behaviour.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CONSOLE_PAGES } from './appearance/console.ts';
import { ACCOUNT_PAGES, OFFICE_PAGES, REQUEST_PAGES } from './appearance/console-office.ts';
import { type AppearanceContext, checkAppearance, openAppearanceContext } from './appearance/context.ts';
import {
  checkChanges,
  checkErrors,
  checkProtocol,
  checkScreens,
  checkTripOfAnotherDriver,
} from './appearance/driver.ts';
import { PORTAL_PAGES } from './appearance/portal.ts';
import { INTEGRATION_PAGES } from './appearance/portal-integration.ts';
import { OTHER_PUBLIC_PAGES, QUOTE_PAGES, TRACKING_PAGES } from './appearance/public.ts';
import { openPhoneSite, type PhoneSite } from './driver-phone.ts';

describe('the driver’s app', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });
  afterAll(() => site.close());

  test.for([
    ['the screens of a day', checkScreens],
    ['changes by dispatch', checkChanges],
    ['error messages', checkErrors],
    ['a trip that another driver has', checkTripOfAnotherDriver],
    ['the pages of a protocol', checkProtocol],
  ] as const)('%s', ([, check]) => check(site));
});

describe('the pages', () => {
  let context: AppearanceContext;
  beforeAll(async () => {
    context = await openAppearanceContext();
  });
  afterAll(() => context.close());

  // Pages whose states take months come last: otherwise the orders created before would all be late.
  describe.each([
    ['the console', CONSOLE_PAGES],
    ['requests in the console', REQUEST_PAGES],
    ['accounts in the console', ACCOUNT_PAGES],
    ['accounting, journal and settings in the console', OFFICE_PAGES],
    ['the portal', PORTAL_PAGES],
    ['pages of the portal for developers', INTEGRATION_PAGES],
    ['public pages', OTHER_PUBLIC_PAGES],
    ['the page of a quote', QUOTE_PAGES],
    ['the tracking page', TRACKING_PAGES],
  ])('%s', (_, pageCases) => {
    test.for(pageCases)('%s', async (pageCase) => {
      await checkAppearance(context, pageCase);
      expect(context.takeProblems(), 'problems that the page logged').toEqual([]);
    });
  });
});
