// Writes the types of the calls that the pages make, from the committed API descriptions; `--check` fails if
// they differ.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { writeTypes } from '../../scripts/openapi-types.mjs';

const NAMES = ['operations', 'portal', 'driver'];
const SOURCES = new URL('../src/', import.meta.url);
const isCheck = process.argv.includes('--check');

const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !name.startsWith('api/paths'))
  .map((name) => readFileSync(new URL(name.replaceAll('\\', '/'), SOURCES), 'utf8'));
const found = (pattern) =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name)));
/** A call is typed by its path, so every path appears as a string in the source. */
const paths = found(/['"](\/[^'"\s]*)['"]/g);
const names = found(/\[['"](\w+)['"]\]/g);

const drifted = [];
for (const name of NAMES) {
  const source = new URL(`../../openapi/${name}.json`, import.meta.url);
  const target = new URL(`../src/api/paths/${name}.ts`, import.meta.url);
  const description = JSON.parse(readFileSync(source, 'utf8'));
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { schemas } = description.components;
  const text = `// The calls of openapi/${name}.json that the pages make, written by "npm run api -w web"; not by hand.
${writeTypes({
  schemas,
  operations: operations.filter(({ path, operation }) => paths.has(path) || names.has(operation.operationId)),
  schemaNames: Object.keys(schemas).filter((schema) => names.has(schema)),
  withDefaults: true,
  withPaths: true,
})}`;
  if (!isCheck) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) drifted.push(fileURLToPath(target));
}

if (drifted.length > 0) {
  process.stderr.write(
    `Not what the pages call, or not as the descriptions say: ${drifted.join(', ')}. Run "npm run api -w web".\n`,
  );
  process.exit(1);
}
