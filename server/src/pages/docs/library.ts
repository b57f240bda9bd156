// The written pages of the documentation: which there are, in which order, and what each is called.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../platform/project-root.ts';

export interface WrittenPage {
  name: string;
  title: string;
  /** In the contents, where the title is too long for them. */
  shortTitle: string;
  summary: string;
  /** Whether its sections are numbered steps. */
  hasSteps: boolean;
  markdown: string;
}

export interface PageGroup {
  group: string;
  pages: WrittenPage[];
}

const FOLDER = projectPath('..', 'docs');

export function readLibrary(folder = FOLDER): PageGroup[] {
  const path = join(folder, 'contents.json');
  if (!existsSync(path)) return [];
  const contents: { group: string; pages: string[] }[] = JSON.parse(readFileSync(path, 'utf8'));
  return contents.map(({ group, pages }) => ({ group, pages: pages.map((name) => readPage(folder, name)) }));
}

export function readPage(folder: string, name: string): WrittenPage {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8');
  const [, head = '', markdown = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const { title = name, short = title, summary = '', steps } = fields;
  return { name, title, shortTitle: short, summary, hasSteps: steps === 'true', markdown };
}

export function readSample(name: string, folder = FOLDER): string {
  if (!/^samples\/[\w.-]+$/.test(name)) throw new Error(`${name} is not a sample of the documentation`);
  return readFileSync(join(folder, name), 'utf8').trimEnd();
}

/** What changed for those who integrate, newest first. */
export function readChangelog(folder = FOLDER): WrittenPage {
  return readPage(folder, 'changelog');
}
