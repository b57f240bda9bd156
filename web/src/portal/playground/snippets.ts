// The same test order as code, ready to paste.
import type { Mode, Scenario } from './search.ts';

export interface Call {
  origin: string;
  scenario: Scenario;
  mode: Mode;
  body: Record<string, unknown>;
}

const KEY = 'HANDOVER_API_KEY';

export function asCurl({ origin, scenario, mode, body }: Call): string {
  const lines = Object.entries(body).map(([name, value]) => `${JSON.stringify(name)}: ${spaced(value)}`);
  const json = `{${lines.join(`,\n          `)}}`;
  return [
    `curl ${origin}/api/v1/extern/orders \\`,
    `  -H "Authorization: Bearer $${KEY}" \\`,
    `  -H "X-Sandbox-Scenario: ${scenario}" -H "X-Sandbox-Mode: ${mode}" \\`,
    `  --json '${json.replaceAll("'", `'\\''`)}'`,
  ].join('\n');
}

export function asTypeScript({ origin, scenario, mode, body }: Call): string {
  return `const response = await fetch('${origin}/api/v1/extern/orders', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.${KEY}}\`,
    'Content-Type': 'application/json',
    'X-Sandbox-Scenario': '${scenario}',
    'X-Sandbox-Mode': '${mode}',
  },
  body: JSON.stringify(${JSON.stringify(body, null, 2).replaceAll('\n', '\n  ')}),
});
const order = await response.json();
console.log(response.status, order.orderNumber ?? order.requestNumber);`;
}

/** JSON on one line, with spaces for readability. */
function spaced(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n\s*/g, ' ').replaceAll('{ ', '{').replaceAll(' }', '}');
}
