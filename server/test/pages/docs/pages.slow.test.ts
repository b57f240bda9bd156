// The written pages are complete: every page is listed, every link has a target, every command works.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LEGACY_ERRORS } from '../../../src/api/legacy/error-forms.ts';
import { LEGACY_FIELDS } from '../../../src/api/legacy/fields.ts';
import { createdRecord, processRecord, statusRecord } from '../../../src/api/legacy/records.ts';
import { LEGACY_EVENT_NAMES } from '../../../src/model/orders/event-catalog.ts';
import { ALL_STATUSES, V1_STATUSES } from '../../../src/model/orders/status.ts';
import { projectPath } from '../../../src/platform/project-root.ts';
import { sharedService } from '../../harness/shared-service.ts';
import { pagesOf } from '../pages.ts';
import { commandRunner } from './command-runner.ts';
import { type DocPage, fileNames, pages } from './doc-pages.ts';

const service = await sharedService();
const site = await pagesOf(service);

const pageNamed = (name: string) => pages.find((page) => page.name === name)!;

/** The content of the link's target, cached; null if there is none. */
const opened = new Map<string, Promise<string | null>>();
function open(path: string): Promise<string | null> {
  const known =
    opened.get(path) ?? site.open(path).then(({ status, html }) => (status === 200 ? html : null));
  opened.set(path, known);
  return known;
}

/** What is wrong with a link inside the documentation, or null. */
async function faultOf(page: DocPage, address: string): Promise<string | null> {
  const [path, section] = address.split('#');
  const html = await open(path || `/docs/${page.name}`);
  if (html === null) return `${address}: no such page`;
  return section === undefined || html.includes(`id="${section}"`) ? null : `${address}: no such section`;
}

describe('pages', () => {
  test('the table of contents lists every page once', () => {
    expect(pages.map(({ name }) => name).sort()).toEqual([...fileNames].sort());
  });

  test.each(pages)('$name has a title and a summary', ({ name, title, summary }) => {
    expect(title).not.toBe(name);
    expect(summary).toMatch(/\.$/);
  });

  test.each(pages)('every link of $name has a target page and section', async (page) => {
    const inside = page.links.filter((address) => /^(\/docs|#)/.test(address));
    const faults = await Promise.all(inside.map((address) => faultOf(page, address)));
    expect(faults.filter((fault) => fault !== null)).toEqual([]);
    const others = page.links.filter((address) => !inside.includes(address));
    expect(others.filter((address) => !address.startsWith('https://'))).toEqual([]);
  });

  test.each(pages)('every sample that $name shows exists, and its JSON is valid', ({ fences }) => {
    for (const { language, words, code } of fences) {
      const file = words.find((word) => word.startsWith('file='))?.slice('file='.length);
      if (file !== undefined) expect(existsSync(projectPath('..', 'docs', file)), file).toBe(true);
      else if (language === 'json') expect(() => JSON.parse(code), code).not.toThrow();
    }
  });

  test('every sample is shown on a page', () => {
    const shown = pages.flatMap(({ markdown }) =>
      [...markdown.matchAll(/file=samples\/(\S+)/g)].map(([, name]) => name),
    );
    expect([...new Set(shown)].sort()).toEqual(readdirSync(projectPath('..', 'docs', 'samples')).sort());
  });
});

describe('complete', () => {
  const namesIn = (name: string) =>
    new Set([...pageNamed(name).markdown.matchAll(/`([\w.]+)`/g)].map(([, word]) => word!));
  const missingIn = (name: string, wanted: readonly string[]) => {
    const named = namesIn(name);
    return wanted.filter((each) => !named.has(each));
  };

  test('the page on the older interface names all its fields, states, errors and events', () => {
    const records = [createdRecord, statusRecord, processRecord].flatMap((record) =>
      Object.keys(record.shape),
    );
    const errors = Object.values(LEGACY_ERRORS).map(({ error }) => error);
    const wanted = [...Object.keys(LEGACY_FIELDS), ...records, ...errors, ...ALL_STATUSES, ...V1_STATUSES];
    expect(missingIn('older-interface', [...wanted, ...LEGACY_EVENT_NAMES])).toEqual([]);
  });

  test('the page about production and the README name every setting', () => {
    const source = readFileSync(projectPath('src', 'config.ts'), 'utf8');
    const settings = [...source.matchAll(/^ {2}([A-Z][A-Z_]+):/gm)].map(([, name]) => name!);
    expect(settings.length).toBeGreaterThan(15);
    expect(missingIn('production', settings)).toEqual([]);
    const readme = readFileSync(projectPath('..', 'README.md'), 'utf8');
    expect(settings.filter((name) => !readme.includes(`\`${name}\``))).toEqual([]);
  });

  test('the page on orders names every status', () => {
    expect(missingIn('orders', V1_STATUSES)).toEqual([]);
  });
});

describe('commands', () => {
  const commands = pages.flatMap(({ name, fences }) =>
    fences
      .filter(
        ({ language, words }) => language === 'sh' && (words.includes('run') || words.includes('tested')),
      )
      .map(({ code }, index) => ({ name, number: index + 1, code })),
  );
  const runCommand = commandRunner(service);

  test.each(commands)('command $number of $name succeeds', async ({ code }) => {
    const { key } = await service.customer();
    await runCommand(code, key);
  });

  // A reader tries one tab after the other, with one key, and again after a break.
  test.each(['quick-start', 'orders', 'quotes', 'older-interface'])(
    'the creations of %s succeed with one key, twice and in both orders',
    async (name) => {
      const creations = commands.filter(
        (command) =>
          command.name === name && /extern\/(?:orders|quotes|transportauftraege) /.test(command.code),
      );
      expect(creations.length).toBeGreaterThan(0);
      for (const ordered of [creations, creations.toReversed()]) {
        const { key } = await service.customer();
        for (const { code } of [...ordered, ...ordered]) await runCommand(code, key);
      }
    },
  );
});
