// The German pages are in step with the English ones: the same sections, samples, links, names and rows of tables.
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readChangelog, readTranslation } from '../../../src/pages/docs/library.ts';
import { blocksOf, withSamplesOf } from '../../../src/pages/docs/translation.ts';
import { projectPath } from '../../../src/platform/project-root.ts';
import { pages } from './doc-pages.ts';

const german = readdirSync(projectPath('..', 'docs', 'de'))
  .filter((file) => file.endsWith('.md'))
  .map((file) => file.slice(0, -'.md'.length));
const written = [...pages, readChangelog()];

/** What a part of a page refers to, apart from its words. */
function referencesOf(markdown: string) {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/\s+> |\s+/g, ' ');
  const lines = markdown.split('\n');
  return {
    links: [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, address]) => address!).sort(),
    names: [...new Set([...prose.matchAll(/`([^`]+)`/g)].map(([, name]) => name!))].sort(),
    generated: prose.match(/\{\{table:[\w-]+\}\}/g) ?? [],
    rowsOfTables: lines.filter((line) => line.startsWith('|')).length,
    points: lines.filter((line) => /^(?:-|\d+\.) /.test(line)).length,
    notes: lines.filter((line) => line.startsWith('> **')).length,
  };
}

/** The introduction and every section, each with the depth of its heading. */
function partsOf(markdown: string) {
  // A line of code can begin like a heading.
  const withoutCode = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return withoutCode.split(/^(?=##)/m).map((part) => ({
    depth: /^#*/.exec(part)![0].length,
    ...referencesOf(part),
  }));
}

describe('the German documentation', () => {
  test('has every page, and no other', () => {
    expect([...german].sort()).toEqual(written.map(({ name }) => name).sort());
  });

  test.each(written)('$name has the structure of the English page', (page) => {
    const translated = readTranslation(page.name);
    expect(partsOf(translated.markdown.replaceAll(/^\{\{sample\}\}$/gm, ''))).toEqual(partsOf(page.markdown));
    expect(translated.hasSteps).toBe(page.hasSteps);
    expect(translated.summary).toMatch(/\.$/);
    expect([translated.title, translated.summary]).not.toContain(page.summary);
    // Code is never copied: each block is that of the English page, at the same place.
    expect(blocksOf(translated.markdown)).toEqual([]);
    const whole = withSamplesOf(page.markdown, translated.markdown);
    expect(blocksOf(whole)).toEqual(blocksOf(page.markdown));
    const places = (text: string, block: RegExp) =>
      text.split(/^##/m).map((part) => part.match(block)?.length ?? 0);
    expect(places(translated.markdown, /^\{\{sample\}\}$/gm)).toEqual(
      page.markdown.split(/^##/m).map((part) => blocksOf(part).length),
    );
  });

  test('addresses the reader formally', () => {
    for (const name of german) {
      const { markdown } = readTranslation(name);
      expect([name, markdown.match(/\b(?:du|dein|deine|deinen|dich|dir)\b/gi)]).toEqual([name, null]);
    }
  });

  test('a translation without all samples is refused', () => {
    expect(() => withSamplesOf('```sh\na\n```', 'Text')).toThrow('0 of 1 samples');
  });
});
