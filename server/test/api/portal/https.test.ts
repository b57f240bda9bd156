// With an https address, cookies are bound to it, and browsers learn to use no unencrypted connection.
import { expect, onTestFinished, test } from 'vitest';
import { newPortalUser, portalCalls } from '../../harness/portal.ts';
import { sharedService } from '../../harness/shared-service.ts';

const service = await sharedService();

function usePublicUrl(publicUrl: string) {
  const { config } = service.services;
  const before = config.publicUrl;
  config.publicUrl = publicUrl;
  onTestFinished(() => {
    config.publicUrl = before;
  });
}

test('names and flags of cookies follow the public address', async () => {
  const { cookie } = await newPortalUser(service);
  const overHttp = await portalCalls(service, cookie)('DELETE', '/session');
  expect(overHttp.headers.getSetCookie()).toEqual(['portal=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax']);

  usePublicUrl('https://handover.example');
  const again = (await newPortalUser(service)).cookie;
  const session = await portalCalls(service, again)('GET', '/session');
  expect(session.json.error.code).toBe('SIGN_IN_REQUIRED');
  const overHttps = await portalCalls(service, `__Host-${again}`)('DELETE', '/session');
  expect(overHttps.headers.getSetCookie()).toEqual([
    '__Host-portal=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax',
  ]);
});

test.each(['/health/live', '/', '/api/v1/extern/me', '/nowhere'])('%s is for https only', async (path) => {
  const hsts = async () => (await fetch(service.url + path)).headers.get('strict-transport-security');
  expect(await hsts()).toBeNull();
  usePublicUrl('https://handover.example');
  expect(await hsts()).toBe('max-age=31536000');
});
