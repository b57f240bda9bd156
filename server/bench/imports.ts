// An import of 10,000 rows: the time for reading, checking and creating, and for blocking the event loop.
import { pino } from 'pino';
import { orderIntake } from '../src/api/shared/orders/order-intake.ts';
import { readConfig } from '../src/config.ts';
import { MAX_ROWS } from '../src/orders/imports/import.ts';
import { beginImport, startImport } from '../src/orders/imports/manage-imports.ts';
import { runDueImport } from '../src/orders/imports/run-imports.ts';
import { systemClock } from '../src/platform/clock.ts';
import type { ConnectionTarget } from '../src/platform/db.ts';
import { openServices } from '../src/services.ts';
import { longestBlockMs } from '../test/harness/event-loop.ts';
import { startServer } from './measure.ts';

const ACTOR = { name: 'bench', channel: 'bench' };

export async function bench(): Promise<void> {
  const server = await startServer<{ accountId: string; database: ConnectionTarget }>('serve-service');
  const { accountId, database } = server.info;
  const services = await openServices({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    clock: systemClock,
    log: pino({ level: 'silent' }),
    database,
    masterKey: Buffer.alloc(32, 7),
    operatorToken: 'operator-token-of-the-bench',
  });
  const { core } = services;
  const intake = orderIntake(core.links);
  const scope = { accountId, environment: 'production' } as const;
  const work = async () => {
    while ((await runDueImport(core, intake)) > 0);
  };
  try {
    const bytes = Buffer.from(tableOf(MAX_ROWS));
    let id = '';
    await measure('read and stored', async () => {
      id = (await beginImport(core, scope, ACTOR, { fileName: 'bench.csv', bytes })).id;
    });
    await measure('checked', work);
    await startImport(core, scope, ACTOR, id);
    await measure('created', work);
    await measure('the same file again, read and checked', async () => {
      await beginImport(core, scope, ACTOR, { fileName: 'bench.csv', bytes });
      await work();
    });
  } finally {
    await services.close();
    await server.stop();
  }
}

const CITIES = [
  '10115;Berlin',
  '20095;Hamburg',
  '80331;München',
  '50667;Köln',
  '70173;Stuttgart',
  '04109;Leipzig',
];

function tableOf(rows: number): string {
  const header =
    'Auftragsnr;Abh_Strasse;Abh_PLZ;Abh_Ort;Ziel_Strasse;Ziel_PLZ;Ziel_Ort;Kennz;Fahrzeug;Termin';
  const lines = Array.from({ length: rows }, (_, row) => {
    const pickup = CITIES[row % CITIES.length];
    const delivery = CITIES[(row * 7 + 1) % CITIES.length];
    return `B-${row};Hauptstraße ${row};${pickup};Ring ${row};${delivery};B-AB ${row};VW Golf;17.11.2030 08:00`;
  });
  return [header, ...lines].join('\n');
}

async function measure(what: string, work: () => Promise<unknown>): Promise<void> {
  const before = process.cpuUsage();
  const started = performance.now();
  const held = await longestBlockMs(work);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  const cpu = (user + system) / 1_000_000;
  process.stdout.write(
    `${MAX_ROWS} rows ${what}: ${seconds.toFixed(1)} s, ${cpu.toFixed(1)} s of processor time, the event loop held for ${Math.round(held)} ms at most\n`,
  );
}
