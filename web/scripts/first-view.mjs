// Which modules each app needs for its first view, read from the import statements of the sources.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isLate, readAudiences } from '../../scripts/texts/audiences.mjs';

const STATIC = /(?:^|\n)\s*(?:import|export)\s(?!type\s)([^'"();]*?\sfrom\s*)?['"]([^'"]+)['"]/g;
const DYNAMIC = /import\(\s*['"]([^'"]+)['"]\s*\)/g;
const ICONS = '@tabler/icons-react';

/**
 * All modules that are loaded with these: files, packages by name, and icons by name, because the package of
 * icons has a module for each. With `lazy`, also what they load later.
 */
function reachableFrom(files, { lazy = false } = {}) {
  const found = new Set();
  const open = [...files];
  while (open.length > 0) {
    const file = open.pop();
    if (found.has(file) || !existsSync(file)) continue;
    found.add(file);
    if (!/\.tsx?$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const add = (path, names = '') => {
      if (path.startsWith('.')) open.push(join(dirname(file), path));
      else if (path === ICONS) for (const [name] of names.matchAll(/\bIcon\w+/g)) found.add(name);
      else found.add(packageOf(path));
    };
    for (const [, names, path] of text.matchAll(STATIC)) add(path, names);
    if (lazy) for (const [, path] of text.matchAll(DYNAMIC)) add(path);
  }
  return found;
}

const packageOf = (path) => /^(?:@[^/]+\/)?[^/]+/.exec(path)[0];

/** The name of a module of the build, as `reachableFrom` has it. */
function nameOf(id) {
  const file = id.split('?')[0];
  const installed = file.split('/node_modules/').at(-1);
  if (installed === file) return file;
  if (!installed.startsWith(`${ICONS}/`)) return packageOf(installed);
  return /\/icons\/(Icon\w+)\.mjs$/.exec(installed)?.[1] ?? null;
}

const PUBLIC = [
  'public/start.ts',
  'public/tracking.ts',
  'public/quote.ts',
  'public/theme.ts',
  'docs/main.ts',
];

/** In this order: a module belongs to the first group that has it. */
export const GROUPS = ['small', 'base', 'shared', 'apps', 'portal-frame', 'console-frame'];

/**
 * The group of a module: `small` also serves the public pages, `base` the driver app, `apps` portal and
 * console; the frames have the modules of one app only. `shared` has what the driver app needs at its start, portal
 * and console only later: one file for a phone instead of one for each icon. Null for what no first view needs, for
 * texts that the driver app loads by language, and for the entries: a file that another page imports must not start
 * an app.
 */
export function groupsOf(root) {
  const source = (path) => join(root, 'src', path);
  const catalogs = join(root, '..', 'shared', 'texts');
  const texts = join(catalogs, 'generated');
  const audiences = readAudiences(catalogs);
  const isLoadedByLanguage = (name) => {
    const path = name.slice(texts.length + 1).replaceAll('\\', '/');
    const [, feature, language] = /^(.+)\.([a-z]{2})\.ts$/.exec(path) ?? [];
    return name.startsWith(texts) && language !== undefined && isLate(audiences, feature, language);
  };
  const isOf = (app, name) => name.startsWith(source(`${app}/`)) || name.startsWith(join(texts, app, '/'));
  const entries = ['portal/main.tsx', 'console/main.tsx'].map(source);
  const shown = reachableFrom(PUBLIC.map(source), { lazy: true });
  const driver = reachableFrom([source('driver/main.tsx')], { lazy: true });
  const driverStart = reachableFrom([source('driver/main.tsx')]);
  const office = reachableFrom(entries, { lazy: true });
  const first = reachableFrom([
    ...entries,
    source('portal/overview/overview-page.tsx'),
    source('console/today/today-page.tsx'),
  ]);
  return (id) => {
    if (id.includes('vite/preload-helper')) return 'small';
    const name = nameOf(id);
    // What all icons need.
    if (name === null) return 'base';
    if (isLoadedByLanguage(name) || entries.includes(name)) return null;
    if (!first.has(name))
      return driverStart.has(name) && office.has(name) && !shown.has(name) ? 'shared' : null;
    if (shown.has(name)) return 'small';
    if (driver.has(name)) return 'base';
    if (isOf('portal', name)) return 'portal-frame';
    return isOf('console', name) ? 'console-frame' : 'apps';
  };
}
