// How long each test file took: all of them on disk, the slowest on the screen.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { TestModule } from 'vitest/node';

const SHOWN = 10;

interface FileDuration {
  file: string;
  /** Loading, hooks and tests. */
  ms: number;
  /** The part of it before the first test. */
  loadingMs: number;
  tests: number;
}

/** Writes `test-results/durations-<run>.json`, slowest file first. */
export function writeDurations(run: string, root: string, modules: readonly TestModule[]): void {
  const files = modules.map((module) => durationOf(root, module)).sort((a, b) => b.ms - a.ms);
  const folder = join(root, 'test-results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `durations-${run}.json`), `${JSON.stringify(files, null, 2)}\n`);
  const lines = files.slice(0, SHOWN).map(({ file, ms, tests }) => {
    const seconds = (ms / 1000).toFixed(1).padStart(7);
    return `${seconds} s  ${file} (${tests} tests)\n`;
  });
  process.stdout.write(`\nSlowest files:\n${lines.join('')}`);
}

function durationOf(root: string, module: TestModule): FileDuration {
  const { collectDuration, setupDuration, environmentSetupDuration, duration } = module.diagnostic();
  const loadingMs = Math.round(collectDuration + setupDuration + environmentSetupDuration);
  return {
    file: module.moduleId.replace(`${root}/`, ''),
    ms: Math.round(loadingMs + duration),
    loadingMs,
    tests: [...module.children.allTests()].length,
  };
}
