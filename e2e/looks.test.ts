// Checks the appearance of every page once. The other tests are about behaviour.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPhoneSite, type PhoneSite } from './driver-phone.ts';
import { CONSOLE_LOOKS } from './looks/console.ts';
import { ACCOUNT_LOOKS, OFFICE_LOOKS, REQUEST_LOOKS } from './looks/console-office.ts';
import {
  lookAtChanges,
  lookAtProtocol,
  lookAtScreens,
  lookAtTripOfAnother,
  lookAtTroubles,
} from './looks/driver.ts';
import { PORTAL_LOOKS } from './looks/portal.ts';
import { INTEGRATION_LOOKS } from './looks/portal-integration.ts';
import { OTHER_PUBLIC_LOOKS, QUOTE_LOOKS, TRACKING_LOOKS } from './looks/public.ts';
import { lookAt, openStage, type Stage } from './looks/stage.ts';

describe('the driver’s app', () => {
  let site: PhoneSite;
  beforeAll(async () => {
    site = await openPhoneSite();
  });
  afterAll(() => site.close());

  test.for([
    ['the screens of a day', lookAtScreens],
    ['what the office changed', lookAtChanges],
    ['what went wrong', lookAtTroubles],
    ['a trip that another driver has', lookAtTripOfAnother],
    ['the pages of a protocol', lookAtProtocol],
  ] as const)('%s', ([, lookAtAll]) => lookAtAll(site));
});

describe('the pages', () => {
  let stage: Stage;
  beforeAll(async () => {
    stage = await openStage();
  });
  afterAll(() => stage.close());

  // Pages whose states take months come last: otherwise the orders created before would all be late.
  describe.each([
    ['the console', CONSOLE_LOOKS],
    ['requests in the console', REQUEST_LOOKS],
    ['accounts in the console', ACCOUNT_LOOKS],
    ['the office in the console', OFFICE_LOOKS],
    ['the portal', PORTAL_LOOKS],
    ['the portal of an integration', INTEGRATION_LOOKS],
    ['public pages', OTHER_PUBLIC_LOOKS],
    ['the page of a quote', QUOTE_LOOKS],
    ['the tracking page', TRACKING_LOOKS],
  ])('%s', (_, looks) => {
    test.for(looks)('%s', async (look) => {
      await lookAt(stage, look);
      expect(stage.takeProblems(), 'what the page complained about').toEqual([]);
    });
  });
});
