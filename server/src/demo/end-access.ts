// Ends everything with which someone could enter as a part of the demo. Its orders stay.
import { rmSync } from 'node:fs';
import { signOutDriver } from '../dispatch/drivers/driver-session.ts';
import { recordAudit } from '../operator/audit.ts';
import type { Core } from '../orders/records/core.ts';
import { SESSIONS_TOPIC } from '../people/people.ts';
import { deleteSetting } from '../platform/settings-store.ts';
import { credentialsFile, MADE_SETTING } from './access.ts';
import { deleteDemoKeys } from './customer-key-store.ts';
import {
  DEMO,
  deleteDemoPeople,
  findSignedInDemoDrivers,
  hasHadDemo,
  revokeDemoKeys,
} from './data-origin-store.ts';

export async function endDemoAccess(core: Core, dataDir: string): Promise<void> {
  const { sql, clock, changes } = core;
  if (!(await hasHadDemo(sql))) return;
  for (const id of await findSignedInDemoDrivers(sql)) await signOutDriver(core, DEMO, id);
  await sql.begin(async (tx) => {
    const ended = [
      ...(await deleteDemoPeople(tx)).map((one) => ({ ...one, type: 'user', action: 'user.removed' })),
      ...(await revokeDemoKeys(tx, clock.now())).map((one) => ({
        ...one,
        type: 'credential',
        action: 'credential.revoked',
      })),
    ];
    for (const { id, accountId, type, action } of ended) {
      const entry = { action, accountId, subjectType: type, subjectId: id, details: {} };
      await recordAudit(tx, clock, DEMO, entry);
    }
    await deleteSetting(tx, MADE_SETTING);
    await deleteDemoKeys(tx);
  });
  changes.publish([SESSIONS_TOPIC]);
  rmSync(credentialsFile(dataDir), { force: true });
}
