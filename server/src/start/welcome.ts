// The text shown after a start: addresses, and a command to copy and run.
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DemoAccess } from '../demo/access.ts';

export function welcome(config: Config, dataDir: string, demo: DemoAccess | null): string {
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
  if (demo) lines.push(...demoLines(base, demo));
  return `${lines.join('\n')}\n\n`;
}

function row([name, value]: [string, string]): string {
  return `  ${name.padEnd(16)}${value}`;
}

function demoLines(base: string, demo: DemoAccess): string[] {
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
