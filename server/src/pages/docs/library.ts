// The list of written pages of the documentation, with their order and titles.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectPath } from '../../platform/project-root.ts';

export interface WrittenPage {
  name: string;
  title: string;
  /** The shorter title in the contents, where the title is too long. */
  shortTitle: string;
  summary: string;
  /** Words that readers search for and the page does not use. */
  keywords: string;
  /** Whether its sections are numbered steps. */
  hasSteps: boolean;
  /** Whether readers find its sections by their titles only: another page says the same, or few search in it. */
  isFoundByTitles: boolean;
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

const TRANSLATIONS = 'de';

/** The German texts of the API description, events and error details, by the English ones. */
export function readReferenceTexts(folder = FOLDER): Readonly<Record<string, string>> {
  return JSON.parse(readFileSync(join(folder, TRANSLATIONS, 'reference.json'), 'utf8'));
}

export function readTranslation(name: string, folder = FOLDER): WrittenPage {
  return readPage(join(folder, TRANSLATIONS), name);
}

function readPage(folder: string, name: string): WrittenPage {
  const text = readFileSync(join(folder, `${name}.md`), 'utf8');
  const [, head = '', markdown = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const fields = Object.fromEntries(
    head.split('\n').map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
    }),
  );
  const { title = name, short = title, summary = '', keywords = '', steps, search } = fields;
  return {
    name,
    title,
    shortTitle: short,
    summary,
    keywords,
    hasSteps: steps === 'true',
    isFoundByTitles: search === 'titles',
    markdown,
  };
}

export function readSample(name: string, folder = FOLDER): string {
  if (!/^samples\/[\w.-]+$/.test(name)) throw new Error(`${name} is not a sample of the documentation`);
  return readFileSync(join(folder, name), 'utf8').trimEnd();
}

/** The changes that concern integrations, newest first. */
export function readChangelog(folder = FOLDER): WrittenPage {
  return readPage(folder, 'changelog');
}
