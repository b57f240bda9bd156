// The appearance of the driver’s app.
import { afterAll, beforeAll, test } from 'vitest';
import {
  checkChanges,
  checkErrors,
  checkLongestLanguage,
  checkLongNames,
  checkProtocol,
  checkProtocolOfLongNames,
  checkScreens,
  checkTripOfAnotherDriver,
} from './appearance/driver.ts';
import { openPhoneSite, type PhoneSite } from './driver-phone.ts';

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
  ['long names', checkLongNames],
  ['the longest of its languages', checkLongestLanguage],
  ['the pages of a protocol with long names', checkProtocolOfLongNames],
] as const)('%s', ([, check]) => check(site));
