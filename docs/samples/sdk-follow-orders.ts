// Follows every change of every order, each once, even after a restart.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { handover } from '@handover/sdk';

const stateFile = process.env.STATE_FILE ?? 'handover-sync.json';
const since = existsSync(stateFile)
  ? JSON.parse(readFileSync(stateFile, 'utf8'))
  : new Date(process.env.SINCE ?? Date.now());

const pollMs = Number(process.env.EVERY_SECONDS ?? 30) * 1000;
const sync = handover().orders.sync({ since, pollMs });
for await (const order of sync) {
  console.log(order.updatedAt, order.orderNumber ?? order.requestNumber, order.status);
  writeFileSync(stateFile, JSON.stringify(sync.checkpoint())); // after the work is done
}
