// The start page: with demo data it links everything to try, without it only the operator.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { type DemoAccess, prepareDemo } from '../../src/demo/access.ts';
import { startService, type TestService } from '../harness/service.ts';
import { sharedService } from '../harness/shared-service.ts';
import { pagesOf } from './pages.ts';

describe('without demo data', () => {
  test('names the operator and the sign-in pages, and nothing to try', async () => {
    const service = await sharedService();
    const { config } = service.services;
    config.demo = false;
    onTestFinished(() => {
      config.demo = true;
    });
    const pages = await pagesOf(service);
    const page = await pages.open('/?lang=en');
    expect(page.headline).toBe('Northern Transfers');
    expect(page.html).toContain('href="/portal"');
    expect(page.html).not.toMatch(/svc_test_|curl|Demo/);
    expect((await pages.open('/demo/driver')).status).toBe(404);
    expect((await pages.open('/demo/portal')).status).toBe(404);
  });
});

describe('with demo data', () => {
  let service: TestService;
  let dataDir: string;
  let demoAccess: DemoAccess;
  let pages: Awaited<ReturnType<typeof pagesOf>>;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
    service = await startService({ config: { demo: true } });
    demoAccess = (await prepareDemo(service.services.core, dataDir))!;
    pages = await pagesOf(service, { demoAccess });
  });
  afterAll(async () => {
    await service.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  test('says that the service runs, and has a sample call that works', async () => {
    const page = await pages.open('/?lang=en');
    expect([page.status, page.headline]).toEqual([200, 'Handover is running.']);
    const command = /data-copy="(curl [^"]+)"/
      .exec(page.html)![1]!
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'");
    const [, key] = /X-API-Key: (\S+)"/.exec(command)!;
    const [, body] = /-d '([^']+)'/s.exec(command)!;
    const made = await service.call('/extern/orders', { key: key!, body: JSON.parse(body!) });
    expect(made.json).toMatchObject({ kind: 'ORDER', status: 'ACCEPTED', sandbox: true });
  });

  test('exists in German', async () => {
    expect((await pages.open('/?lang=de')).headline).toBe('Handover läuft.');
  });

  test('lets the documentation show the key until it is revoked, and only where the demo can be entered', async () => {
    const { apiKey } = demoAccess;
    expect((await pages.open('/docs/quick-start')).html).toContain(apiKey);
    const proxied = await pages.open('/docs/quick-start', { 'cf-connecting-ip': '203.0.113.7' });
    expect(proxied.html).not.toContain(apiKey);
    const [credential] = await service.services.core.sql<{ id: string }[]>`
      select id from credentials where starts_with(${apiKey}, prefix) and type = 'api_key' limit 1`;
    expect((await service.ops('DELETE', `/credentials/${credential!.id}`)).status).toBe(204);
    const { html } = await pages.open('/docs/quick-start');
    expect(html).not.toContain(apiKey);
    expect(html).toContain('svc_test_YOUR_KEY');
    expect((await pages.open('/docs/quick-start.md')).html).not.toContain(apiKey);
  });
});
