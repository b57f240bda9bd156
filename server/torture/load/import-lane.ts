// Imports CSV files through the portal, one after the other, each followed to its end.
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Caller } from '../caller.ts';
import type { Customer } from '../customers.ts';
import type { Records, SentImport } from '../records.ts';

const ROWS = 25;
const PATH = '/portal/production/imports';
const FOLLOW_EVERY_MS = 250;
const DONE_WITHIN_MS = 300_000;
const HEADER =
  'Auftragsnr;Abh_Strasse;Abh_PLZ;Abh_Ort;Ziel_Strasse;Ziel_PLZ;Ziel_Ort;FIN;Kennz;Fahrzeug;Termin;Transportart';

/** A pickup next week at eight, as people write it. */
function pickupTime(): string {
  const day = new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10);
  return `${day.split('-').reverse().join('.')} 08:00`;
}

export async function importFile(caller: Caller, records: Records, customer: Customer): Promise<void> {
  const name = randomUUID();
  const sent: SentImport = {
    accountId: customer.accountId,
    fileName: `${name}.csv`,
    keys: Array.from({ length: ROWS }, (_, row) => `import-${name}-${row}`),
    isFinished: false,
  };
  records.imports.push(sent);
  try {
    const id = await upload(caller, customer, sent);
    await follow(caller, customer, id, 'READY');
    const start = { method: 'POST', cookie: customer.cookie, body: {} };
    const started = await caller.call(`${PATH}/${id}/start`, start);
    // Refused only if an earlier attempt without an answer has started it.
    if (started.status !== 200 && !(started.wasRepeated && started.status === 409)) {
      throw new Error(`starting answered ${started.status}: ${started.bytes}`);
    }
    await follow(caller, customer, id, 'DONE');
    sent.isFinished = true;
  } catch (error) {
    records.violations.push(`${sent.fileName}: ${(error as Error).message}`);
  }
}

/** After a lost answer the client looks whether the file is there. */
async function upload(caller: Caller, { cookie }: Customer, { fileName, keys }: SentImport): Promise<string> {
  const at = pickupTime();
  const lines = keys.map(
    (key, row) =>
      `${key};Königstraße 1;70173;Stuttgart;Marienplatz 8;80331;München;;S-X ${row + 1};VW Golf;${at};`,
  );
  const rawBody = [HEADER, ...lines].join('\r\n');
  for (;;) {
    const call = { method: 'POST', cookie, rawBody, headers: { 'content-type': 'text/csv' } };
    const answer = await caller.once(`${PATH}?fileName=${fileName}`, call).catch(() => null);
    if (answer?.status === 201) return answer.json.id;
    if (answer && answer.status < 500 && answer.status !== 429) {
      throw new Error(`uploading answered ${answer.status}: ${answer.bytes}`);
    }
    const { json } = await caller.call(`${PATH}?limit=20`, { cookie });
    const found = json.data.find((one: { fileName: string }) => one.fileName === fileName);
    if (found) return found.id;
  }
}

async function follow(caller: Caller, { cookie }: Customer, id: string, state: string): Promise<void> {
  for (const until = Date.now() + DONE_WITHIN_MS; Date.now() < until; ) {
    const { status, json } = await caller.call(`${PATH}/${id}`, { cookie });
    if (status !== 200) throw new Error(`following answered ${status}: ${JSON.stringify(json)}`);
    if (json.state === state || json.state === 'DONE') return;
    await sleep(FOLLOW_EVERY_MS);
  }
  throw new Error(`not ${state} in ${DONE_WITHIN_MS} ms`);
}
