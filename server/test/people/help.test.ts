// The help of portal and console names the operator's contact and the version of the installation.
import { expect, test } from 'vitest';
import { PRODUCT_VERSION } from '../../src/platform/product-version.ts';
import { newConsoleUser } from '../harness/console.ts';
import { newPortalUser } from '../harness/portal.ts';
import { sharedService } from '../harness/shared-service.ts';

test('the session has the contact of the operator and the version', async () => {
  const service = await sharedService();
  const { portal } = await newPortalUser(service);
  const { console } = await newConsoleUser(service);
  const operator = (await console('GET', '/operator')).json;
  const help = {
    operatorName: operator.name,
    email: operator.sender?.email ?? null,
    phone: operator.phone,
    phoneHours: operator.phoneHours,
    version: PRODUCT_VERSION,
  };
  expect(PRODUCT_VERSION).toMatch(/^\d+\.\d+\.\d+/);
  expect((await portal('GET', '/session')).json.help).toEqual(help);
  expect((await console('GET', '/session')).json.help).toEqual(help);
});
