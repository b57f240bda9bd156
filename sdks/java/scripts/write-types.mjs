// Writes the types of the SDK from the model of the API: "npm run generate". With --check it only compares.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiModel } from '../../../scripts/sdk/api-model.mjs';
import { errorCodeFile, operationFile, packageFile } from './java-lists.mjs';
import { recordFiles } from './java-records.mjs';

const FOLDER = join(import.meta.dirname, '../src/main/java/com/handover/sdk/types');

const model = readApiModel();
const files = new Map([
  ...recordFiles(model),
  ['Operation.java', operationFile(model)],
  ['ErrorCode.java', errorCodeFile(model)],
  ['package-info.java', packageFile()],
]);

const present = existsSync(FOLDER) ? readdirSync(FOLDER) : [];
const textOf = (name) => (present.includes(name) ? readFileSync(join(FOLDER, name), 'utf8') : null);
const stale = present.filter((name) => !files.has(name));
const different = [...files].filter(([name, text]) => textOf(name) !== text);

if (!process.argv.includes('--check')) {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of stale) rmSync(join(FOLDER, name));
  for (const [name, text] of different) writeFileSync(join(FOLDER, name), text);
} else if (stale.length + different.length > 0) {
  const names = [...stale, ...different.map(([name]) => name)].slice(0, 5).join(', ');
  process.stderr.write(`The types of the Java SDK differ from the API (${names}): run npm run generate.\n`);
  process.exit(1);
}
