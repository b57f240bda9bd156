// Reads the catalogues: one folder per language, one JSON file per feature, English as the reference.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const REFERENCE = 'en';
export const GENERATED = 'generated';

/** A folder is a language. */
export function listFolders(root) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== GENERATED)
    .map((entry) => entry.name)
    .sort();
}

/** `console/damage` for `console/damage.json`. */
export function listFeatures(root, language) {
  return readdirSync(join(root, language), { recursive: true })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.json'))
    .map((path) => path.slice(0, -'.json'.length))
    .sort();
}

/** Null if the language does not have the feature. */
export function readCatalog(root, language, feature) {
  const path = join(root, language, `${feature}.json`);
  if (!existsSync(path)) return null;
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    throw new Error(`${language}/${feature}.json is no JSON: ${error.message}`);
  }
}
