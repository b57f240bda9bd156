// The documentation in German, made from its English site.
import { setImmediate as breathe } from 'node:timers/promises';
import { findText } from '../../../../shared/text/find-text.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { describeInFull } from '../../api/docs/descriptions.ts';
import { V1_DOCUMENT } from '../../api/shared/description-frames.ts';
import type { ApiDescription } from './api-description.ts';
import { fillIn, type Placeholders } from './code-block.ts';
import { completeMarkdown } from './complete-markdown.ts';
import type { DocsLanguage } from './docs-language.ts';
import type { DocsPage } from './docs-page.ts';
import { generatedPages } from './generated-pages.ts';
import {
  readChangelog,
  readLibrary,
  readReferenceTexts,
  readTranslation,
  type WrittenPage,
} from './library.ts';
import { idsOf, renderMarkdown } from './markdown.ts';
import { mapTexts } from './reference-texts.ts';
import { type DocsSite, placeholdersOf, type SiteInput } from './site.ts';
import { withSamplesOf, withTranslatedLinks } from './translation.ts';

/** Every page in German, under its English name. */
export async function translateSite(english: DocsSite, input: SiteInput): Promise<DocsSite> {
  const placeholders = placeholdersOf(input);
  const originals = [...readLibrary().flatMap(({ pages }) => pages), readChangelog()];
  const pages = new Map<string, DocsPage>();
  for (const original of originals) {
    await breathe();
    pages.set(original.name, translatePage(original, placeholders));
  }
  const texts = readReferenceTexts();
  const words: DocsLanguage = { language: 'de', translate: (text) => texts[text] ?? text };
  // Described again instead of kept: the German site is rendered at most once for each key.
  const api = mapTexts(describeInFull(V1_DOCUMENT) as ApiDescription, words.translate);
  for (const page of await generatedPages(api, input.links, placeholders, words)) pages.set(page.name, page);
  const groups = english.groups.map(({ group, pages: own }) => ({
    group: findText(docsTexts.de.groups, group) ?? group,
    pages: own.map(({ name }) => pages.get(name)!),
  }));
  return { ...english, language: 'de', groups, pages };
}

function translatePage({ name, markdown: original }: WrittenPage, placeholders: Placeholders): DocsPage {
  const { markdown, ...page } = readTranslation(name);
  const whole = withTranslatedLinks(completeMarkdown(withSamplesOf(original, markdown), 'de'));
  return {
    ...page,
    ...renderMarkdown(whole, placeholders, { language: 'de', ids: idsOf(original) }),
    language: 'de',
    kind: name === 'changelog' ? 'changelog' : 'written',
    markdown: fillIn(whole, placeholders),
  };
}
