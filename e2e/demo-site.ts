// A service in demo mode as on its first start: first while its history is being created, then with all data.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { prepareDemo } from '../server/src/demo/access.ts';
import { openDemoContext } from '../server/src/demo/demo-context.ts';
import { runHistoryStep } from '../server/src/demo/history.ts';
import { openDemoApi } from '../server/src/start/demo-api.ts';
import { startService, type TestService } from '../server/test/harness/service.ts';
import { openNetworkProxy } from './network-proxy.ts';

export interface DemoSite {
  url: string;
  service: TestService;
  makeHistory(): Promise<void>;
  close(): Promise<void>;
}

export async function openDemoSite(): Promise<DemoSite> {
  const proxy = await openNetworkProxy();
  const service = await startService({
    datesAnswers: true,
    config: { demo: true, publicUrl: proxy.url },
  });
  const { services } = service;
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
  const app = buildApp(services, { demoAccess: await prepareDemo(services.core, dataDir) });
  proxy.setTarget(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    url: proxy.url,
    service,
    async makeHistory() {
      const context = openDemoContext(services, openDemoApi(services).send);
      while (await runHistoryStep(context));
    },
    async close() {
      await proxy.disconnect();
      await app.close();
      await service.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
