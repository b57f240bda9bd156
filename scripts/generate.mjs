// `npm run generate` writes what is made from the sources: the texts, the API descriptions, the types of the pages' calls,
// and the types of the SDKs. Only the description of API v1 and the SDKs are tracked: `--check` fails if they differ, and writes
// only the rest. Descriptions newer than their sources are not made again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { withBundle } from '../server/scripts/with-bundle.mjs';
import { isNewerThan } from './newest-change.mjs';
import { writeTypes } from './openapi-types.mjs';
import { generateTexts } from './texts/generate-texts.mjs';

const root = dirname(import.meta.dirname);
const isCheck = process.argv.includes('--check');
const stamp = join(root, 'openapi/.generated');
const SOURCES = ['server/src', 'server/scripts', 'shared', 'scripts', 'openapi/v1.json'].map((path) =>
  join(root, path),
);
const TRACKED = 'v1';
/** Their calls are typed. */
const APIS_OF_PAGES = ['operations', 'portal', 'driver'];
const SDKS = ['typescript', 'php', 'java', 'csharp', 'go'];

function fail(sentence) {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

/** A file that does not change keeps its time, so that no build is stale because of it. */
function writeIfChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function writeDescription({ name, text }) {
  const path = join(root, 'openapi', `${name}.json`);
  if (isCheck && name === TRACKED && readFileSync(path, 'utf8') !== text)
    fail('openapi/v1.json is not what the routes declare: run "npm run generate".');
  writeIfChanged(path, text);
}

function writePageTypes({ name, text }) {
  const { paths, components } = JSON.parse(text);
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const { schemas } = components;
  const options = {
    schemas,
    operations,
    schemaNames: Object.keys(schemas),
    withDefaults: true,
    withPaths: true,
  };
  writeIfChanged(
    join(root, `web/src/api/paths/${name}.ts`),
    `// The calls of openapi/${name}.json, written by "npm run generate"; not by hand.\n${writeTypes(options)}`,
  );
}

// The service, which describes its APIs, imports the texts.
await generateTexts({ ifStale: true }).catch(({ message }) => fail(message));

if (!isNewerThan(stamp, SOURCES)) {
  const entry = { descriptions: 'scripts/api-descriptions.ts' };
  const { descriptions } = await withBundle('descriptions', entry, ({ load }) => load('descriptions'));
  descriptions.forEach(writeDescription);
  descriptions.filter(({ name }) => APIS_OF_PAGES.includes(name)).forEach(writePageTypes);
  writeFileSync(stamp, '');
}

const flags = isCheck ? ['--check'] : [];
for (const name of SDKS) {
  const script = join(root, 'sdks', name, 'scripts/write-types.mjs');
  const { status } = spawnSync(process.execPath, [script, ...flags], { stdio: 'inherit' });
  if (status !== 0) process.exitCode = 1;
}
const python = spawnSync('python3', [join(root, 'sdks/python/scripts/generate.py'), ...flags], {
  stdio: 'inherit',
});
if (python.error) process.stderr.write('python3 is missing, so the types of the Python SDK were left out.\n');
else if (python.status !== 0) process.exitCode = 1;
