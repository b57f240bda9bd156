// The text shown after a start: addresses, and a command to copy and run.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DemoAccess } from '../demo/access.ts';

interface DemoWelcome {
  demoAccess: DemoAccess | null;
  /** Set if the demo can be reached from other machines. */
  entranceSecret: string | null;
  /** A demo was asked for, but other data exists. */
  isRefused: boolean;
}

export function welcome(config: Config, dataDir: string, demo: DemoWelcome): string {
  const base = `${config.publicUrl}/api/v1`;
  const rows: [string, string][] = [
    ['Open', config.publicUrl],
    ['Documentation', `${config.publicUrl}/docs`],
    ['API', base],
    ['Description', `${config.publicUrl}/openapi.json`],
    ['Operations', `${base}/ops (with the token; description: ${base}/ops/openapi.json)`],
    ['Health', `${config.publicUrl}/health/ready`],
  ];
  if (!config.operatorToken) rows.push(['Operator token', `in ${join(dataDir, 'operator-token')}`]);
  const lines = ['', `Handover is ready on ${config.publicUrl}`, '', ...rows.map(row)];
  if (demo.entranceSecret !== null) lines.push(...entranceLines(config.publicUrl, demo.entranceSecret));
  if (demo.demoAccess) lines.push(...accessLines(base, demo.demoAccess));
  if (demo.isRefused) lines.push('', ...REFUSED);
  return `${lines.join('\n')}\n\n`;
}

function row([name, value]: [string, string]): string {
  return `  ${name.padEnd(16)}${value}`;
}

const REFUSED = [
  'There is no demo, because the database holds data that the demo did not create. Nothing was added to it.',
  'DEMO=off leaves this sentence out; another DATA_DIR starts a new demo.',
];

/** The only address at which a visitor can enter without signing in. */
function entranceLines(publicUrl: string, secret: string): string[] {
  return [
    '',
    'Enter the demo (other machines can reach it: pass this address only to people who may see everything)',
    '',
    `  ${publicUrl}/?entrance=${secret}`,
  ];
}

function accessLines(base: string, demo: DemoAccess): string[] {
  return [
    '',
    'Demo account (sandbox, nothing is driven and nothing is billed)',
    '',
    row(['API key', demo.apiKey]),
    row(['OAuth client', demo.clientId]),
    row(['OAuth secret', demo.clientSecret]),
    '',
    'Try it:',
    '',
    `  curl -s ${base}/extern/me -H "Authorization: Bearer ${demo.apiKey}"`,
  ];
}
