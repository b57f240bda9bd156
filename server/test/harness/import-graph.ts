// The imports between the files of a folder, with types and styles, and the violations of the import rules.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** Paths are relative to the folder; imported files outside it begin with `../`. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const SOURCE = /\.(?:tsx?|css)$/;
/** `import x from`, `export x from`, `import 'x'`, `import('x')`, `@import "x"`; the query of a bundler is left out. */
const IMPORT = /(?:\bfrom |\bimport |\bimport\(|@import )['"](\.[^'"?]+)/g;

export function readImportGraph(folder: string): ImportGraph {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    SOURCE.test(name),
  );
  return new Map(files.map((file) => [file, readImports(folder, file)]));
}

function readImports(folder: string, file: string): string[] {
  const text = readFileSync(join(folder, file), 'utf8');
  return [...text.matchAll(IMPORT)].map((match) =>
    relative(folder, resolve(folder, dirname(file), match[1]!)),
  );
}

/** Imports that violate the rule, each as a line that names both files. */
export function findImports(
  graph: ImportGraph,
  breaksRule: (imported: string, file: string) => boolean,
): string[] {
  return [...graph].flatMap(([file, imports]) =>
    imports.filter((imported) => breaksRule(imported, file)).map((imported) => `${file} imports ${imported}`),
  );
}

/** An import without its extension resolves to no file, and the other rules would not see it. */
export function findMissing(graph: ImportGraph, folder: string): string[] {
  return findImports(graph, (imported) => !existsSync(join(folder, imported)));
}

/** The longest matching name counts, so that a folder of the list can be inside another one. */
function placeOf(file: string, order: readonly string[]): number {
  const places = order.filter((name) => file === name || file.startsWith(`${name}/`));
  return order.indexOf(places.sort((a, b) => b.length - a.length)[0] ?? '');
}

export function findUnplaced(graph: ImportGraph, order: readonly string[]): string[] {
  return [...graph.keys()].filter((file) => placeOf(file, order) === -1);
}

/** The order is bottom-up: a folder imports only itself and those before it in the list. */
export function findAgainstOrder(graph: ImportGraph, order: readonly string[]): string[] {
  return findImports(graph, (imported, file) => placeOf(imported, order) > placeOf(file, order));
}

/** Files without a group may import all files, and all files may import them. */
export function findAcrossGroups(
  graph: ImportGraph,
  groupOf: (file: string) => string | undefined,
): string[] {
  return findImports(graph, (imported, file) => {
    const groups = [groupOf(imported), groupOf(file)];
    return groups.every(Boolean) && groups[0] !== groups[1];
  });
}

export function findCycles(graph: ImportGraph): string[] {
  const state = new Map<string, 'open' | 'done'>();
  const cycles: string[] = [];
  const visit = (file: string, path: string[]) => {
    if (state.get(file) === 'open') cycles.push([...path.slice(path.indexOf(file)), file].join(' -> '));
    if (state.has(file)) return;
    state.set(file, 'open');
    for (const imported of graph.get(file) ?? []) visit(imported, [...path, file]);
    state.set(file, 'done');
  };
  for (const file of graph.keys()) visit(file, []);
  return cycles;
}
