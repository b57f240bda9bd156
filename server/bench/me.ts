// GET /extern/me of the whole service, compared with a bare Fastify handler that returns the same JSON.
import { setTimeout as sleep } from 'node:timers/promises';
import { type ConnectionTarget, connect } from '../src/platform/db.ts';
import { type Measured, measureInTurns, median, startServer } from './measure.ts';
import { recordRatio } from './record-ratio.ts';

const AIM = 0.5;

/** The log is written every half second. */
const LOG_WRITTEN_AFTER_MS = 1500;

interface ServiceInfo {
  url: string;
  key: string;
  database: Exclude<ConnectionTarget, string>;
}

export async function bench(): Promise<void> {
  const service = await startServer<ServiceInfo>('serve-service');
  try {
    const url = `${service.info.url}/extern/me`;
    const headers = { authorization: `Bearer ${service.info.key}` };
    const answer = await fetch(url, { headers });
    const bare = await startServer<{ url: string }>('serve-bare', await answer.text());
    try {
      const results = await measureInTurns([
        { name: 'bare Fastify handler', url: bare.info.url },
        { name: 'GET /extern/me', url, headers },
      ]);
      await checkLog(service.info.database, results[1]!);
      report(results as [Measured, Measured]);
    } finally {
      await bare.stop();
    }
  } finally {
    await service.stop();
  }
}

/** A log that the database rejects costs less than one it stores, so the measurement would be invalid. */
async function checkLog(database: ServiceInfo['database'], { answered }: Measured): Promise<void> {
  await sleep(LOG_WRITTEN_AFTER_MS);
  const sql = connect(database, { maxConnections: 1 });
  const [row] = await sql<{ kept: number }[]>`select count(*)::int as kept from request_log`;
  await sql.end();
  if (row!.kept < answered) throw new Error(`The request log kept ${row!.kept} of ${answered} calls.`);
}

function report([bare, me]: [Measured, Measured]): void {
  const ratios = me.rounds.map((perSecond, i) => perSecond / bare.rounds[i]!);
  const lines = ratios.map(
    (ratio, i) =>
      `round ${i + 1}: ${whole(me.rounds[i]!)}/s of ${whole(bare.rounds[i]!)}/s, ratio ${ratio.toFixed(2)} (aim ${AIM} or more)`,
  );
  const ratio = median(ratios);
  recordRatio('me', ratio);
  const table = [
    ['', 'per second', 'p99'],
    ...[bare, me].map(({ name, median, p99Ms }) => [name, whole(median), `${p99Ms} ms`]),
    ['ratio, median of rounds', ratio.toFixed(2), ratio >= AIM ? 'aim met' : `below ${AIM}`],
  ];
  lines.push(
    '',
    ...table.map(([name, value, last]) => `${name!.padEnd(26)}${value!.padStart(10)}${last!.padStart(12)}`),
  );
  process.stdout.write(`${lines.join('\n')}\n`);
}

function whole(number: number): string {
  return Math.round(number).toLocaleString('en');
}
