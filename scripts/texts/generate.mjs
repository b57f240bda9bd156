// Writes typed modules of all texts to shared/texts/generated; `--if-stale` skips it when they are up to date,
// `--root=<folder>` reads other catalogues.
import { resolve } from 'node:path';
import { generateTexts } from './generate-texts.mjs';

const given = process.argv.find((argument) => argument.startsWith('--root='))?.slice('--root='.length);

try {
  await generateTexts({
    ifStale: process.argv.includes('--if-stale'),
    ...(given && { root: resolve(given) }),
  });
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
