// The layout of the documentation: header with search, contents on the left, the page, and its sections.
import { type Html, html } from '../html.ts';
import { icon, MARK } from '../icons.ts';
import type { PublicFiles } from '../public-files.ts';
import { renderDocument } from '../public-layout.ts';
import type { DocsPage, DocsSite } from './site.ts';

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
  return renderDocument({
    language: 'en',
    title: `${page.title} · Handover docs`,
    name: 'docs',
    files,
    isPublic: true,
    links: html`<link rel="alternate" type="application/atom+xml" title="Changelog" href="/docs/changelog.xml">`,
    body: html`${renderHeader(page)}
<div class="docs${isReference ? ' docs-wide' : ''}">
<nav class="docs-nav" id="contents" aria-label="Documentation">${site.groups.map((each) => renderGroup(each, page))}</nav>
<main id="content" class="docs-main${page.hasSteps ? ' docs-steps' : ''}">
<h1>${page.title}</h1><p class="docs-summary">${page.summary}</p>
${before}
<div class="docs-text">${page.body}</div>
${next && html`<p class="docs-next"><a href="/docs/${next.name}">Next: ${next.shortTitle} ${icon('arrow')}</a></p>`}
</main>
${!isReference && html`<aside class="docs-aside" aria-label="Beside this page">${aside}${renderOnThisPage(page)}</aside>`}
</div>`,
  });
}

function renderHeader({ kind }: DocsPage): Html {
  const entries: [string, string, boolean][] = [
    ['/docs/quick-start', 'Docs', kind === 'written'],
    ['/docs/reference/orders', 'API reference', kind === 'reference' || kind === 'catalog'],
    ['/docs/changelog', 'Changelog', kind === 'changelog'],
  ];
  return html`<header class="top docs-top">
<button class="quiet docs-menu" type="button" data-contents hidden aria-expanded="false" aria-controls="contents" aria-label="Contents">${icon('list')}</button>
<a class="brand" href="/">${MARK}<span>Handover</span></a>
<nav class="docs-tabs" aria-label="Parts">${entries.map(([href, name, isHere]) => html`<a href="${href}"${isHere && html` aria-current="page"`}>${name}</a>`)}</nav>
<div class="top-end">
<button type="button" class="docs-search" data-search hidden aria-keyshortcuts="Control+K">${icon('search')}<span>Search the docs</span><kbd aria-hidden="true">Ctrl K</kbd></button>
<button class="quiet theme" type="button" data-theme-switch hidden aria-label="Switch theme">${icon('moon', 'icon icon-moon')}${icon('sun', 'icon icon-sun')}</button>
<a class="docs-portal" href="/portal">Open portal</a>
</div>
</header>`;
}

function renderGroup({ group, pages }: DocsSite['groups'][number], here: DocsPage): Html {
  return html`<section><h2>${group}</h2><ul>${pages.map(
    (page) =>
      html`<li><a href="/docs/${page.name}"${page === here && html` aria-current="page"`}>${page.shortTitle}</a></li>`,
  )}</ul></section>`;
}

function renderOnThisPage({ sections, kind }: DocsPage): Html | null {
  if (sections.length < 2) return null;
  return html`<nav class="docs-contents" aria-label="On this page"><h2>On this page</h2><ul>${sections.map(
    ({ id, title }) =>
      html`<li><a href="#${id}"${kind === 'catalog' && html` class="mono"`}>${title}</a></li>`,
  )}</ul></nav>`;
}

/** The page for an unknown URL still shows the contents. */
export function renderUnknownPage(site: DocsSite, files: PublicFiles): string {
  const page: DocsPage = {
    name: '',
    title: 'There is no such page',
    shortTitle: '',
    summary: 'It may have moved. Search for it, or take it from the contents.',
    keywords: '',
    introduction: { text: '', names: '' },
    kind: 'written',
    hasSteps: false,
    sections: [],
    body: html``,
    markdown: null,
  };
  return renderDocsPage({ site, page, files, aside: null, before: null });
}
