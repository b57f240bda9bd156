// Writes the types of the interfaces from their committed descriptions; `--check` fails where they have drifted apart.
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import openapi, { astToString } from 'openapi-typescript';

const NAMES = ['v1', 'operations', 'portal', 'driver', 'public'];
const isCheck = process.argv.includes('--check');
const drifted = [];

for (const name of NAMES) {
  const source = new URL(`../../openapi/${name}.json`, import.meta.url);
  const target = new URL(`../src/api/paths/${name}.ts`, import.meta.url);
  const head = `// The calls of openapi/${name}.json, written by "npm run api -w web"; not by hand.\n`;
  const text = head + astToString(await openapi(JSON.parse(readFileSync(source, 'utf8'))));
  if (!isCheck) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) drifted.push(fileURLToPath(target));
}

if (drifted.length > 0) {
  process.stderr.write(`Not as the descriptions say: ${drifted.join(', ')}. Run "npm run api -w web".\n`);
  process.exit(1);
}
