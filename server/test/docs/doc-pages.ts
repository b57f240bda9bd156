// The written pages of the documentation as a reader of files sees them: front matter, sections, links, code.
import { readdirSync, readFileSync } from 'node:fs';
import { projectPath } from '../../src/platform/project-root.ts';

export interface Fence {
  language: string;
  words: string[];
  code: string;
}

export interface DocPage {
  name: string;
  fields: Record<string, string>;
  /** The addresses of its headings. */
  sections: string[];
  links: string[];
  fences: Fence[];
  text: string;
}

const FOLDER = projectPath('..', 'docs');
/** How to write pages, and what is no page in the contents: the changelog has one of its own. */
const OTHERS = ['README', 'changelog'];

export const contents: { group: string; pages: string[] }[] = JSON.parse(
  readFileSync(`${FOLDER}/contents.json`, 'utf8'),
);

export const pageNames = readdirSync(FOLDER)
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -3))
  .filter((name) => !OTHERS.includes(name));

export const pages: DocPage[] = pageNames.map(readPage);

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\w\s.-]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-');
}

function readPage(name: string): DocPage {
  const file = readFileSync(`${FOLDER}/${name}.md`, 'utf8');
  const [, head = '', text = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const fields = Object.fromEntries(
    head
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1).trim()]),
  );
  const fences = [...text.matchAll(/^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', words = '', code = '']) => ({ language, words: words.trim().split(/\s+/), code }),
  );
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return {
    name,
    fields,
    sections: [...prose.matchAll(/^#{2,4} (.+)$/gm)].map(([, title]) => slugOf(title!)),
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!),
    fences,
    text,
  };
}
