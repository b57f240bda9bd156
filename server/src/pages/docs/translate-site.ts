// The documentation in German, made from its English site.
import { setImmediate as breathe } from 'node:timers/promises';
import { findText } from '../../../../shared/text/find-text.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { fillIn } from './code-block.ts';
import { completeMarkdown } from './complete-markdown.ts';
import { readLibrary, readTranslatedNames, readTranslation } from './library.ts';
import { idsOf, renderMarkdown } from './markdown.ts';
import { type DocsSite, placeholdersOf, type SiteInput } from './site.ts';
import { withSamplesOf, withTranslatedLinks } from './translation.ts';

/** The German site: translated pages, and the English ones of everything else, under their own addresses. */
export async function translateSite(english: DocsSite, input: SiteInput): Promise<DocsSite> {
  const placeholders = placeholdersOf(input);
  const names = readTranslatedNames();
  const originals = new Map(
    readLibrary().flatMap(({ pages }) => pages.map(({ name, markdown }) => [name, markdown])),
  );
  const pages = new Map(english.pages);
  for (const name of names) {
    const original = originals.get(name);
    if (original === undefined) continue;
    await breathe();
    const { markdown, ...page } = readTranslation(name);
    const linked = withTranslatedLinks(markdown, names);
    const whole = completeMarkdown(withSamplesOf(original, linked), 'de');
    const rendered = renderMarkdown(whole, placeholders, { language: 'de', ids: idsOf(original) });
    const text = fillIn(whole, placeholders);
    pages.set(name, {
      ...page,
      ...rendered,
      language: 'de',
      isTranslated: true,
      kind: 'written',
      markdown: text,
    });
  }
  const groups = english.groups.map(({ group, pages: own }) => ({
    group: findText(docsTexts.de.groups, group) ?? group,
    pages: own.map(({ name }) => pages.get(name)!),
  }));
  return { ...english, language: 'de', groups, pages };
}
