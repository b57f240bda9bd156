// A service in demo mode, as a newcomer starts it: first while its history is being made, then with all of it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../server/src/app.ts';
import { prepareDemo } from '../server/src/demo/access.ts';
import { runHistoryStep } from '../server/src/demo/history.ts';
import { openStage } from '../server/src/demo/stage.ts';
import { cheapRenderer } from '../server/test/harness/cheap-pdf.ts';
import { startService, type TestService } from '../server/test/harness/service.ts';
import { openGate } from './gate.ts';

export interface DemoSite {
  url: string;
  service: TestService;
  makeHistory(): Promise<void>;
  close(): Promise<void>;
}

export async function openDemoSite(): Promise<DemoSite> {
  const gate = await openGate();
  const service = await startService({
    config: { demo: true, publicUrl: gate.url },
    pdf: cheapRenderer(),
  });
  const { services } = service;
  const dataDir = mkdtempSync(join(tmpdir(), 'handover-demo-'));
  const app = buildApp(services, { demoAccess: await prepareDemo(services.core, dataDir) });
  gate.leadTo(await app.listen({ port: 0, host: '127.0.0.1' }));
  return {
    url: gate.url,
    service,
    async makeHistory() {
      const stage = openStage(services);
      while (await runHistoryStep(stage));
    },
    async close() {
      await gate.shut();
      await app.close();
      await service.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
