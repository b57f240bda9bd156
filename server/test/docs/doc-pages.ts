// The written pages of the documentation as a reader of files sees them: their links, their code.
import { readdirSync } from 'node:fs';
import { completeMarkdown } from '../../src/pages/docs/complete-markdown.ts';
import { readLibrary, type WrittenPage } from '../../src/pages/docs/library.ts';
import { projectPath } from '../../src/platform/project-root.ts';

interface Fence {
  language: string;
  words: string[];
  code: string;
}

export interface DocPage extends WrittenPage {
  links: string[];
  fences: Fence[];
}

/** How to write pages, and what is listed elsewhere: the changelog has a page of its own. */
const OTHERS = ['README', 'changelog'];

export const fileNames = readdirSync(projectPath('..', 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .filter((name) => !OTHERS.includes(name));

export const pages: DocPage[] = readLibrary()
  .flatMap((group) => group.pages)
  .map((page) => ({
    ...page,
    links: linksIn(completeMarkdown(page.markdown)),
    fences: fencesIn(page.markdown),
  }));

function fencesIn(markdown: string): Fence[] {
  return [...markdown.matchAll(/^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', words = '', code = '']) => ({ language, words: words.trim().split(/\s+/), code }),
  );
}

function linksIn(markdown: string): string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!);
}
