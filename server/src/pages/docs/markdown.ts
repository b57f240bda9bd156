// Converts a written page to HTML: sections with anchors, code with tabs, notes.
import { Marked, type Token, type Tokens } from 'marked';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { escapeHtml } from '../../platform/escape-html.ts';
import type { Language } from '../../platform/language.ts';
import { type Html, trusted } from '../html.ts';
import { type CodeSample, fillIn, type Placeholders, renderCode } from './code-block.ts';

export interface Section {
  id: string;
  title: string;
  /** Plain text, for the search. */
  text: string;
  /** Names of fields, options and the like, also for the search. */
  names: string;
}

export interface RenderedMarkdown {
  body: Html;
  /** The text before the first section. */
  introduction: { text: string; names: string };
  sections: Section[];
}

export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^\w\s.-]/g, '')
    .trim()
    .replaceAll(/[\s_]+/g, '-');
}

export interface MarkdownOptions {
  language?: Language;
  /** The ids of all headings, in their order, if they are not made from the headings. */
  ids?: readonly string[];
}

/** The ids of all headings of a page. */
export function idsOf(markdown: string): string[] {
  return new Marked()
    .lexer(markdown)
    .flatMap((token) => (token.type === 'heading' ? [slugOf(token.text)] : []));
}

export function renderMarkdown(
  markdown: string,
  placeholders: Placeholders,
  { language = 'en', ids }: MarkdownOptions = {},
): RenderedMarkdown {
  const texts = docsTexts[language];
  const introduction = { text: '', names: '' };
  const sections: Section[] = [];
  let numbered = 0;
  let headings: Token[] = [];
  const idOf = (token: Token) => ids?.[headings.indexOf(token)] ?? slugOf((token as Tokens.Heading).text);
  const parser = new Marked({
    renderer: {
      heading(token) {
        const { tokens, depth } = token;
        const id = idOf(token);
        const inner = this.parser.parseInline(tokens);
        return `<h${depth} id="${id}"><a class="anchor" href="#${id}">${inner}</a></h${depth}>\n`;
      },
      blockquote({ tokens }) {
        const kind = /^\s*\*\*(\w+)/.exec((tokens[0] as Tokens.Paragraph | undefined)?.raw ?? '')?.[1];
        const tone = kind === 'Warning' || kind === 'Achtung' ? 'warn' : 'info';
        return `<aside class="note note-${tone}">${this.parser.parse(tokens)}</aside>\n`;
      },
      table(token) {
        const cell = (content: Tokens.TableCell, tag: 'td' | 'th') =>
          `<${tag}${tag === 'th' ? ' scope="col"' : ''}>${this.parser.parseInline(content.tokens)}</${tag}>`;
        const head = token.header.map((each) => cell(each, 'th')).join('');
        const rows = token.rows.map((row) => `<tr>${row.map((each) => cell(each, 'td')).join('')}</tr>`);
        numbered += 1;
        return `<div class="table" tabindex="0" role="region" aria-label="${texts.table({ number: numbered })}"><table><thead><tr>${head}</tr></thead><tbody>${rows.join('')}</tbody></table></div>\n`;
      },
      // URLs may break after a slash; names do not break.
      codespan: ({ text }) =>
        `<code>${escapeHtml(fillIn(text, placeholders)).replaceAll('/', '/<wbr>')}</code>`,
      // We write the pages ourselves, but none needs raw HTML.
      html: ({ text }) => escapeHtml(text),
    },
  });
  const pieces: string[] = [];
  let rest: Token[] = [];
  const flush = () => {
    if (rest.length > 0) pieces.push(parser.parser(rest));
    rest = [];
  };
  const tokens = parser.lexer(markdown);
  headings = tokens.filter(({ type }) => type === 'heading');
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]!;
    if (token.type === 'code') {
      flush();
      const samples = [sampleOf(token as Tokens.Code)];
      // Fences that follow each other and name a tab belong to one block.
      while (samples.at(-1)!.tab !== null) {
        const next = tokens[at + 1]?.type === 'space' ? at + 2 : at + 1;
        const following = tokens[next];
        if (following?.type !== 'code' || sampleOf(following as Tokens.Code).tab === null) break;
        samples.push(sampleOf(following as Tokens.Code));
        at = next;
      }
      pieces.push(renderCode(samples, placeholders, language).markup);
      const current = sections.at(-1) ?? introduction;
      current.names = namesIn(
        [current.names, ...samples.flatMap(({ tab, code }) => [tab ?? '', code])].join('\n'),
      );
      continue;
    }
    if (token.type === 'heading' && token.depth === 2) {
      const text = (token as Tokens.Heading).text;
      sections.push({ id: idOf(token), title: text.replaceAll('`', ''), text: '', names: '' });
    } else if ('text' in token || token.type === 'list' || token.type === 'table') {
      const current = sections.at(-1) ?? introduction;
      current.text = `${current.text} ${plain(fillIn(token.raw, placeholders))}`.trimStart();
    }
    rest.push(token);
  }
  flush();
  return { body: trusted(pieces.join('')), introduction, sections };
}

/** `sh tab=curl run`. */
function sampleOf({ lang = '', text }: Tokens.Code): CodeSample {
  const [language = '', ...words] = lang.split(/\s+/);
  const option = (name: string) =>
    words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
  return {
    code: text,
    language: language === 'sh' ? 'bash' : language,
    tab: option('tab')?.replaceAll('_', ' ') ?? null,
    canRun: words.includes('run'),
  };
}

function plain(markdown: string): string {
  return markdown
    .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replaceAll(/^\|[\s|:-]+\|$/gm, ' ')
    .replaceAll(/[`*|>#]+|(?<!\w)-+|-+(?!\w)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The different names in code: six languages of one sample share most of them. */
function namesIn(code: string): string {
  const own = code.replaceAll(/\{\{\w+\}\}/g, ' ');
  return [...new Set(own.match(/[A-Za-z_$][\w$.-]*\w/g))].join(' ');
}
