// Follows every change of every order, each once, even after a restart.
// Run with: node sdk-follow-orders.mjs (Node 20 or newer). The same text is TypeScript.
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { handover } from '@handover/sdk';

const stateFile = process.env.STATE_FILE ?? 'handover-sync-typescript.json';
const since = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : new Date(process.env.SINCE ?? Date.now());

const pollMs = Number(process.env.EVERY_SECONDS ?? 30) * 1000;
const sync = handover().orders.sync({ since, pollMs });
function save() {
  writeFileSync(`${stateFile}.new`, JSON.stringify(sync.checkpoint()));
  renameSync(`${stateFile}.new`, stateFile); // replaces the file in one step
}

save(); // a restart before the first change continues from here
for await (const order of sync) {
  console.log(order.updatedAt, order.orderNumber ?? order.requestNumber, order.status);
  save(); // after the work is done
}
