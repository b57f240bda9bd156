// The layout of the documentation: header with search, contents on the left, the page, and its sections.
import { type DocsTexts, docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { layoutTexts } from '../../../../shared/texts/generated/pages/layout.ts';
import { LANGUAGES } from '../../platform/language.ts';
import { type Html, html } from '../html.ts';
import { icon, MARK } from '../icons.ts';
import type { PublicFiles } from '../public-files.ts';
import { renderDocument } from '../public-layout.ts';
import type { DocsPage } from './docs-page.ts';
import { FIRST_PAGE } from './first-page.ts';
import { addressOf } from './page-address.ts';
import type { DocsSite } from './site.ts';

interface DocsView {
  site: DocsSite;
  page: DocsPage;
  files: PublicFiles;
  /** Shown in the side column, above the list of sections. */
  aside: Html | null;
  /** Shown above the text of the page. */
  before: Html | null;
}

export function renderDocsPage({ site, page, files, aside, before }: DocsView): string {
  const order = site.groups.flatMap(({ pages }) => pages);
  const at = order.indexOf(page);
  const next = at === -1 ? undefined : order[at + 1];
  const isReference = page.kind === 'reference';
  const { language } = site;
  const texts = docsTexts[language];
  return renderDocument({
    language,
    title: `${page.title} · ${texts.siteTitle}`,
    name: 'docs',
    files,
    isPublic: true,
    links: html`<link rel="alternate" type="application/atom+xml" title="Changelog" href="/docs/changelog.xml">${page.name !== '' && html`<link rel="alternate" type="text/markdown" href="${addressOf(page)}.md">${renderAlternates(site, page)}`}`,
    body: html`${renderHeader(site, page)}
<div class="docs${isReference ? ' docs-wide' : ''}">
<nav class="docs-nav" id="contents" aria-label="${texts.documentation}">${site.groups.map((each) => renderGroup(each, page))}</nav>
<main id="content" class="docs-main${page.hasSteps ? ' docs-steps' : ''}">
<h1>${page.title}</h1><p class="docs-summary">${page.summary}</p>
${before}
<div class="docs-text">${page.body}</div>
${next && html`<p class="docs-next"><a href="${addressOf(next)}">${texts.next({ title: next.shortTitle })} ${icon('arrow')}</a></p>`}
</main>
${!isReference && html`<aside class="docs-aside" aria-label="${texts.beside}">${aside}${renderOnThisPage(page, texts)}</aside>`}
</div>`,
  });
}

/** For search engines: the same page in both languages. */
function renderAlternates({ publicUrl }: DocsSite, { name }: DocsPage): Html {
  const addresses = LANGUAGES.map((language) => [language, addressOf({ name, language })] as const);
  return html`${addresses.map(([language, path]) => html`<link rel="alternate" hreflang="${language}" href="${publicUrl}${path}">`)}<link rel="alternate" hreflang="x-default" href="${publicUrl}${addressOf({ name, language: 'en' })}">`;
}

function renderHeader({ language, pages }: DocsSite, { kind, name }: DocsPage): Html {
  const texts = docsTexts[language];
  const other = LANGUAGES.find((one) => one !== language)!;
  // The page for an unknown URL has no name.
  const inOther = addressOf({ name: name || FIRST_PAGE, language: other });
  const entries: [string, string, boolean][] = [
    [addressOf(pages.get(FIRST_PAGE) ?? { name: FIRST_PAGE, language }), texts.docs, kind === 'written'],
    [
      addressOf({ name: 'reference/orders', language }),
      texts.reference,
      kind === 'reference' || kind === 'catalog',
    ],
    [addressOf({ name: 'changelog', language }), texts.changelog, kind === 'changelog'],
  ];
  return html`<header class="top docs-top">
<button class="quiet docs-menu" type="button" data-contents hidden aria-expanded="false" aria-controls="contents" aria-label="${texts.contents}">${icon('list')}</button>
<a class="brand" href="/">${MARK}<span>Handover</span></a>
<nav class="docs-tabs" aria-label="${texts.parts}">${entries.map(([href, label, isHere]) => html`<a href="${href}"${isHere && html` aria-current="page"`}>${label}</a>`)}</nav>
<div class="top-end">
<button type="button" class="docs-search" data-search hidden aria-keyshortcuts="Control+K">${icon('search')}<span>${texts.search}</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<a class="quiet language" href="${inOther}" hreflang="${other}" data-language>${icon('globe')}<span>${language.toUpperCase()}</span><span class="visually-hidden" lang="${other}">${texts.switchLanguage}</span></a>
<button class="quiet theme" type="button" data-theme-switch hidden aria-label="${layoutTexts[language].theme}">${icon('moon', 'icon icon-moon')}${icon('sun', 'icon icon-sun')}</button>
<a class="docs-portal" href="/portal">${texts.portal}</a>
</div>
</header>`;
}

function renderGroup({ group, pages }: DocsSite['groups'][number], here: DocsPage): Html {
  return html`<section><h2>${group}</h2><ul>${pages.map(
    (page) =>
      html`<li><a href="${addressOf(page)}"${page === here && html` aria-current="page"`}>${page.shortTitle}</a></li>`,
  )}</ul></section>`;
}

function renderOnThisPage({ sections, kind }: DocsPage, { onThisPage }: DocsTexts): Html | null {
  if (sections.length < 2) return null;
  return html`<nav class="docs-contents" aria-label="${onThisPage}"><h2>${onThisPage}</h2><ul>${sections.map(
    ({ id, title }) =>
      html`<li><a href="#${id}"${kind === 'catalog' && html` class="mono"`}>${title}</a></li>`,
  )}</ul></nav>`;
}

/** The page for an unknown URL still shows the contents. */
export function renderUnknownPage(site: DocsSite, files: PublicFiles): string {
  const page: DocsPage = {
    name: '',
    language: site.language,
    ...docsTexts[site.language].unknown,
    shortTitle: '',
    keywords: '',
    introduction: { text: '', names: '' },
    kind: 'written',
    hasSteps: false,
    isFoundByTitles: false,
    sections: [],
    body: html``,
    markdown: '',
  };
  return renderDocsPage({ site, page, files, aside: null, before: null });
}
