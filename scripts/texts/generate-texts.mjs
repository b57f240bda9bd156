// Writes typed modules of all texts to shared/texts/generated.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNewerThan } from '../newest-change.mjs';
import {
  audiencesFile,
  audiencesOf,
  findAudienceProblems,
  languagesOf,
  languageType,
  readAudiences,
  writeLanguages,
  writeLoaders,
} from './audiences.mjs';
import { GENERATED, listFeatures, listFolders, REFERENCE, readCatalog } from './read-catalogs.mjs';

const TEXTS = join(import.meta.dirname, '..', '..', 'shared', 'texts');

/** With `ifStale`, only if a catalogue is newer. Throws an error that lists every problem of the catalogues. */
export async function generateTexts({ root = TEXTS, ifStale = false } = {}) {
  const folders = listFolders(root);
  const outdir = join(root, GENERATED);
  if (ifStale && isUpToDate(root, outdir, folders)) return;
  const audiences = readAudiences(root);
  const modules = await compileAll(root, audiences);
  const files = [['languages', writeLanguages(audiences)], ...modules].map(([name, code]) => [
    `${name}.ts`,
    code,
  ]);
  for (const [name, code] of files) writeIfChanged(join(outdir, name), code);
  removeOthers(outdir, new Set(files.map(([name]) => name)));
  writeFileSync(join(outdir, '.generated'), folders.join(' '));
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
function isUpToDate(root, outdir, folders) {
  const stamp = join(outdir, '.generated');
  const sources = [import.meta.dirname, audiencesFile(root), ...folders.map((folder) => join(root, folder))];
  return isNewerThan(stamp, sources) && readFileSync(stamp, 'utf8') === folders.join(' ');
}

async function compileAll(root, audiences) {
  // Only here, because a service that is already built starts without development dependencies.
  const { writeModules } = await import('./write-module.mjs');
  const features = listFeatures(root, REFERENCE);
  const folders = listFolders(root);
  const problems = findAudienceProblems(audiences, features, folders);
  for (const language of folders.filter((folder) => folder !== REFERENCE)) {
    for (const feature of listFeatures(root, language)) {
      const readers = audiencesOf(audiences, feature);
      if (!features.includes(feature)) {
        problems.push(`${language}/${feature}.json: en has no such file; remove it, or add it there.`);
      } else if (!languagesOf(readers).includes(language)) {
        problems.push(`${language}/${feature}.json: nobody reads it in this language; remove it.`);
      }
    }
  }
  const office = languagesOf(audiences.filter(({ catalogs }) => catalogs === null));
  const apart = languagesOf(audiences).filter((language) => !office.includes(language));
  const modules = features.flatMap((feature) => {
    const readers = audiencesOf(audiences, feature);
    const catalogs = languagesOf(readers).map((language) => [language, readCatalog(root, language, feature)]);
    const types = readers.map(languageType);
    return writeModules(feature, { catalogs: Object.fromEntries(catalogs), types, apart }, problems);
  });
  if (problems.length > 0) throw new Error(`The texts in ${root} have errors:\n${problems.join('\n')}`);
  return [...modules, ...writeLoaders(audiences)];
}
