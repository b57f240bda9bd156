// Writes typed modules of all texts to shared/texts/generated.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNewerThan } from '../newest-change.mjs';
import { GENERATED, listFeatures, listLanguages, REFERENCE, readCatalog } from './read-catalogs.mjs';

const TEXTS = join(import.meta.dirname, '..', '..', 'shared', 'texts');

/** With `ifStale`, only if a catalogue is newer. Throws an error that lists every problem of the catalogues. */
export async function generateTexts({ root = TEXTS, ifStale = false } = {}) {
  const languages = listLanguages(root);
  const outdir = join(root, GENERATED);
  if (ifStale && isUpToDate(root, outdir, languages)) return;
  const modules = await compileAll(root, languages);
  const files = [['languages', listModule(languages)], ...modules].map(([name, code]) => [
    `${name}.ts`,
    code,
  ]);
  for (const [name, code] of files) writeIfChanged(join(outdir, name), code);
  removeOthers(outdir, new Set(files.map(([name]) => name)));
  writeFileSync(join(outdir, '.generated'), languages.join(' '));
}

/** A service or a test run that reads the modules at this moment finds all of them. */
function writeIfChanged(path, code) {
  if (existsSync(path) && readFileSync(path, 'utf8') === code) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
}

function removeOthers(outdir, names) {
  for (const path of readdirSync(outdir, { recursive: true })) {
    const name = path.replaceAll('\\', '/');
    if (name.endsWith('.ts') && !names.has(name)) rmSync(join(outdir, path));
  }
}

/** The stamp names the languages, because a removed folder leaves no newer file. */
function isUpToDate(root, outdir, languages) {
  const stamp = join(outdir, '.generated');
  const sources = [import.meta.dirname, ...languages.map((language) => join(root, language))];
  return isNewerThan(stamp, sources) && readFileSync(stamp, 'utf8') === languages.join(' ');
}

async function compileAll(root, languages) {
  // Only here, because a service that is already built starts without development dependencies.
  const { writeModule } = await import('./write-module.mjs');
  const features = listFeatures(root, REFERENCE);
  const problems = languages.flatMap((language) =>
    listFeatures(root, language)
      .filter((feature) => !features.includes(feature))
      .map((feature) => `${language}/${feature}.json: en has no such file; remove it, or add it there.`),
  );
  const modules = features.map((feature) => {
    const catalogs = languages.map((language) => [language, readCatalog(root, language, feature)]);
    return [feature, writeModule(feature, Object.fromEntries(catalogs), problems)];
  });
  if (problems.length > 0) throw new Error(`The texts in ${root} have errors:\n${problems.join('\n')}`);
  return modules;
}

function listModule(languages) {
  const codes = languages.map((language) => `'${language}'`).join(', ');
  return `// Generated: the folders of the catalogues.
export const LANGUAGES = [${codes}] as const;

export type Language = (typeof LANGUAGES)[number];
`;
}
