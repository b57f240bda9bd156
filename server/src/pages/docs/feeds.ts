// The documentation for machines: the changelog as a feed, and all pages as text.
import { escapeHtml } from '../../platform/escape-html.ts';
import type { DocsPage } from './docs-page.ts';
import type { DocsSite } from './site.ts';

/** An Atom feed with one entry per section of the changelog, whose heading begins with its date. */
export function renderFeed({ pages }: DocsSite, publicUrl: string): string {
  const changes = pages.get('changelog')?.sections ?? [];
  const entries = changes.map(({ id, title, text }) => {
    const day = /^\d{4}-\d{2}-\d{2}/.exec(title)?.[0] ?? '2026-01-01';
    const link = `${publicUrl}/docs/changelog#${id}`;
    return `<entry><id>${link}</id><title>${escapeHtml(title)}</title><updated>${day}T00:00:00Z</updated><link href="${link}"/><content type="text">${escapeHtml(text.trim())}</content></entry>`;
  });
  const newest = /^\d{4}-\d{2}-\d{2}/.exec(changes[0]?.title ?? '')?.[0] ?? '2026-01-01';
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>${publicUrl}/docs/changelog</id><title>Handover API changelog</title><updated>${newest}T00:00:00Z</updated><author><name>Handover</name></author><link rel="self" href="${publicUrl}/docs/changelog.xml"/><link href="${publicUrl}/docs/changelog"/>
${entries.join('\n')}
</feed>
`;
}

/** The entry point for a language model: a list of pages with the URLs of their text. */
export function renderLlmsText({ groups, pages }: DocsSite, publicUrl: string): string {
  const line = ({ name, title, summary }: DocsPage) =>
    `- [${title}](${publicUrl}/docs/${name}.md): ${summary}`;
  const sections = groups.map(({ group, pages: own }) => `## ${group}\n\n${own.map(line).join('\n')}`);
  const changelog = pages.get('changelog');
  return `# Handover API

> Hand over vehicle transport orders, get a price by agreement or a quote, and follow the car by status, tracking, documents and signed webhooks. Test keys (svc_test_…) act in a sandbox that behaves like production.

The whole interface as OpenAPI 3.1: ${publicUrl}/openapi.json. All pages in one text: ${publicUrl}/llms-full.txt. Base address: ${publicUrl}/api/v1. Every page is also in German, under ${publicUrl}/docs/de/.

${sections.join('\n\n')}

## Changes

${changelog ? line(changelog) : ''}
`;
}

/** A page as text, with its title. */
export function renderMarkdownPage({ title, summary, markdown }: DocsPage): string {
  return `# ${title}\n\n${summary}\n\n${markdown}`;
}

/** All pages in one text, for a language model that reads everything at once. */
export function renderFullText(site: DocsSite, publicUrl: string): string {
  const pages = [...site.pages.values()].map(
    (page) => `${renderMarkdownPage(page).trimEnd()}\n\nSource: ${publicUrl}/docs/${page.name}`,
  );
  return `${pages.join('\n\n---\n\n')}\n`;
}
