// The import checks detect each violation: the tests write one to a folder and read it.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import {
  findAcrossGroups,
  findAgainstOrder,
  findCycles,
  findImports,
  findMissing,
  findUnplaced,
  type ImportGraph,
  readImportGraph,
} from '../harness/import-graph.ts';

const folder = mkdtempSync(join(tmpdir(), 'import-graph-'));

afterEach(() => rmSync(folder, { recursive: true, force: true }));

function graphOf(files: Record<string, string>): ImportGraph {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return readImportGraph(folder);
}

test('every form of import is found: values, types, side effects, dynamic, re-exports, styles, queries', () => {
  const graph = graphOf({
    'a.ts': [
      "import { b } from './b.ts';",
      "import type { C } from './c.ts';",
      "import './d.css';",
      "const e = () => import('./e.ts');",
      "type F = import('./f.ts').F;",
      "export { g } from './g.ts';",
      "import {\n  h,\n} from './h.ts';",
      "import text from '../i.md?raw';",
      "import { join } from 'node:path';",
    ].join('\n'),
    'd.css': '@import "./tokens.css";',
  });
  const names = ['b.ts', 'c.ts', 'd.css', 'e.ts', 'f.ts', 'g.ts', 'h.ts', '../i.md'];
  expect(graph.get('a.ts')).toEqual(names);
  expect(graph.get('d.css')).toEqual(['tokens.css']);
});

test('a cycle of types is a cycle', () => {
  const graph = graphOf({
    'a.ts': "import { b } from './b.ts';",
    'b.ts': "import { c } from './c.ts';",
    'c.ts': "import type { A } from './a.ts';",
    'd.ts': "import { a } from './a.ts';",
  });
  expect(findCycles(graph)).toEqual(['a.ts -> b.ts -> c.ts -> a.ts']);
});

test('an import against the folder order is found, and a nested folder has its own position', () => {
  const graph = graphOf({
    'orders/model/order.ts': "import { save } from '../save.ts';",
    'orders/save.ts': "import { order } from './model/order.ts';\nimport { page } from '../pages/page.ts';",
    'pages/page.ts': "import { save } from '../orders/save.ts';",
    'other.ts': '',
  });
  const order = ['orders/model', 'orders', 'pages'];
  expect(findAgainstOrder(graph, order).sort()).toEqual([
    'orders/model/order.ts imports orders/save.ts',
    'orders/save.ts imports pages/page.ts',
  ]);
  expect(findUnplaced(graph, order)).toEqual(['other.ts']);
});

test('an import of another group, from outside, or of no file is found', () => {
  const graph = graphOf({
    'console/a.ts': "import { b } from '../portal/b.ts';\nimport { c } from '../ui/c.ts';",
    'portal/b.ts': "import { d } from '../../server/src/d.ts';",
    'ui/c.ts': "import './c';",
  });
  const groupOf = (file: string) => /^(console|portal)\//.exec(file)?.[1];
  expect(findAcrossGroups(graph, groupOf)).toEqual(['console/a.ts imports portal/b.ts']);
  expect(findImports(graph, (imported) => imported.startsWith('../'))).toEqual([
    'portal/b.ts imports ../server/src/d.ts',
  ]);
  expect(findMissing(graph, folder)).toContain('ui/c.ts imports ui/c');
});
