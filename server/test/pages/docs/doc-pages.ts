// The written pages of the documentation, read from their files: links and code.
import { readdirSync } from 'node:fs';
import { completeMarkdown } from '../../../src/pages/docs/complete-markdown.ts';
import { readLibrary, type WrittenPage } from '../../../src/pages/docs/library.ts';
import { projectPath } from '../../../src/platform/project-root.ts';

interface Fence {
  language: string;
  words: string[];
  code: string;
}

export interface DocPage extends WrittenPage {
  group: string;
  links: string[];
  fences: Fence[];
}

/** Not pages of the documentation: the guide for authors, the changelog, which has its own page, and measurements. */
const OTHERS = ['README', 'changelog', 'proof'];

export const fileNames = readdirSync(projectPath('..', 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => name.slice(0, -'.md'.length))
  .filter((name) => !OTHERS.includes(name));

export const pages: DocPage[] = readLibrary()
  .flatMap(({ group, pages: own }) => own.map((page) => ({ ...page, group })))
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
