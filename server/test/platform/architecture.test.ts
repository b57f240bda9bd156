// The house rules that a compiler does not enforce: imports go one way, SQL lives in stores.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { projectPath } from '../../src/platform/project-root.ts';

const src = projectPath('src');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.ts'));
const textOf = (file: string) => readFileSync(join(src, file), 'utf8');

/** From the bottom up; a file may import from its own layer and those below. */
const LAYERS = ['platform', 'feature', 'services', 'door', 'process'] as const;
const AT_THE_TOP: Record<string, (typeof LAYERS)[number]> = {
  'api-version.ts': 'platform',
  'config.ts': 'platform',
  'services.ts': 'services',
};

function layerOf(file: string): number {
  const [folder, rest] = file.split('/');
  if (rest === undefined) return LAYERS.indexOf(AT_THE_TOP[file] ?? 'process');
  if (folder === 'platform') return LAYERS.indexOf('platform');
  return LAYERS.indexOf(folder === 'doors' || folder === 'workers' ? 'door' : 'feature');
}

function importsOf(file: string): string[] {
  return [...textOf(file).matchAll(/from '(\.[^']+)'/g)].map((match) =>
    relative(src, resolve(src, dirname(file), match[1]!)),
  );
}

test('imports run one way: doors and workers, services, features, platform', () => {
  const wrong = files.flatMap((file) =>
    importsOf(file)
      .filter((imported) => layerOf(imported) > layerOf(file))
      .map((imported) => `${file} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test('a door does not reach into another door', () => {
  const doorOf = (file: string) => /^doors\/([\w-]+)\//.exec(file)?.[1];
  const shared = new Set(['docs', 'health']);
  const wrong = files
    .filter((file) => doorOf(file) && !shared.has(doorOf(file)!))
    .flatMap((file) =>
      importsOf(file)
        .filter((imported) => doorOf(imported) && doorOf(imported) !== doorOf(file))
        .map((imported) => `${file} imports ${imported}`),
    );
  expect(wrong).toEqual([]);
});

test('SQL lives in stores and in the platform', () => {
  const sql = /\b(?:sql|db|tx)(?:<[^`]*>)?`|\.unsafe\(/;
  const allowed = (file: string) =>
    file.endsWith('store.ts') || file.startsWith('platform/') || file.startsWith('doors/health/');
  expect(files.filter((file) => !allowed(file) && sql.test(textOf(file)))).toEqual([]);
});

test('no cycle runs through the files', () => {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (state.has(file)) return;
    state.set(file, 'open');
    const runtime = [...textOf(file).matchAll(/^(?:import|export) (?!type )[^;]*?from '(\.[^']+)'/gms)];
    for (const [, target] of runtime)
      visit(relative(src, resolve(src, dirname(file), target!)), [...path, file]);
    state.set(file, 'done');
  };
  for (const file of files) visit(file, []);
  expect(cycles).toEqual([]);
});

test('every file opens with a sentence on what it owns', () => {
  expect(files.filter((file) => !/^\/\/ [A-Z].*[.:]$/m.test(textOf(file).split('\n')[0]!))).toEqual([]);
});

test('nobody but the clock asks the system for the time, save who waits for another process', () => {
  const asks = /Date\.now\(\)|new Date\(\)/;
  const allowed = (file: string) =>
    file === 'platform/clock.ts' || file.startsWith('platform/embedded-postgres/');
  expect(files.filter((file) => !allowed(file) && asks.test(textOf(file)))).toEqual([]);
});
