// The layout of every public page: head, header, sandbox band and footer.

import { phoneLink } from '../../../shared/contact/phone-link.ts';
import { languageName } from '../../../shared/text/language-name.ts';
import { RECIPIENT_LANGUAGES, type RecipientLanguage } from '../../../shared/texts/generated/languages.ts';
import { layoutTexts } from '../../../shared/texts/generated/pages/layout.ts';
import type { Brand } from '../operator/brand.ts';
import type { ContactWithTerms } from '../operator/contact.ts';
import { brandIcon, brandStylePath, renderBrand } from './brand/brand-parts.ts';
import { type Html, html } from './html.ts';
import { icon, MARK } from './icons.ts';
import type { PublicFiles } from './public-files.ts';

export interface PublicPage {
  language: RecipientLanguage;
  title: string;
  /** The class of the body element, for the style sheet. */
  name: string;
  files: PublicFiles;
  /** The operator's, whose pages these are; null on the start page, which is about the product. */
  brand: Brand | null;
  /** The URL of this page without a query; the language switch links to it. */
  path: string;
  /** What the page can be read in, if not in all languages of recipients. */
  languages?: readonly RecipientLanguage[];
  test: boolean;
  /** Content of the header next to the switches. */
  aside?: Html | undefined;
  body: Html;
  /** A word next to the brand. */
  badge?: string;
}

export function renderPublicPage(page: PublicPage): string {
  const { language, title, name, files } = page;
  const body = html`${page.test ? sandboxBand(language) : null}
${header(page)}
${page.body}`;
  const branded = page.brand === null ? files : brandedFiles(files, page.brand);
  return renderDocument({ language, title, name, files: branded, isPublic: false, links: null, body });
}

function brandedFiles(files: PublicFiles, brand: Brand): PublicFiles {
  const colors = brandStylePath(brand);
  return {
    ...files,
    icon: brandIcon(brand),
    styles: colors === null ? files.styles : [...files.styles, colors],
  };
}

export interface PageDocument {
  language: RecipientLanguage;
  title: string;
  name: string;
  files: PublicFiles;
  /** Whether search engines may index the page. */
  isPublic: boolean;
  links: Html | null;
  body: Html;
}

export function renderDocument({ language, files, body, ...page }: PageDocument): string {
  const document = html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
${!page.isPublic && html`<meta name="robots" content="noindex, nofollow">`}
<meta name="color-scheme" content="light dark">
<title>${page.title}</title>
${page.links}
${files.icon && html`<link rel="icon" href="${files.icon.href}" type="${files.icon.type}">`}
${files.font && html`<link rel="preload" as="font" type="font/woff2" crossorigin href="${files.font}">`}
${files.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}
${files.blocking.map((src) => html`<script src="${src}"></script>`)}
${files.scripts.map((src) => html`<script type="module" src="${src}"></script>`)}
</head>
<body class="page page-${page.name}">
<a class="skip" href="#content">${layoutTexts[language].skip}</a>
${body}
</body>
</html>
`;
  return document.markup;
}

function sandboxBand(language: RecipientLanguage): Html {
  const texts = layoutTexts[language];
  return html`<aside class="sandbox-band" aria-label="${texts.sandboxBand}"><strong>${texts.sandboxBand}</strong> ${texts.sandboxMeans}</aside>`;
}

function header({ language, languages = RECIPIENT_LANGUAGES, path, aside, badge, brand }: PublicPage): Html {
  const texts = layoutTexts[language];
  return html`<header class="top">
${brand === null ? html`<a class="brand" href="/">${MARK}<span>Handover</span>${badge && html`<span class="top-badge">${badge}</span>`}</a>` : renderBrand(brand)}
<div class="top-end">${aside}
${languageMenu(path, language, languages)}
<button class="quiet theme" type="button" data-theme-switch hidden aria-label="${texts.theme}">${icon('moon', 'icon icon-moon')}${icon('sun', 'icon icon-sun')}</button>
</div>
</header>`;
}

/** Opens without a script; each language names itself. */
function languageMenu(path: string, shown: RecipientLanguage, languages: readonly RecipientLanguage[]): Html {
  return html`<details class="languages"><summary class="quiet language"><span class="visually-hidden">${layoutTexts[shown].language}:</span>${icon('globe')}<span>${shown.toUpperCase()}</span></summary>
<ul>${languages.map((language) => html`<li><a href="${path}?lang=${language}" hreflang="${language}" lang="${language}"${language === shown && html` aria-current="true"`}>${languageName(language)}</a></li>`)}</ul></details>`;
}

/** Phone number or mail address for help, if the operator has set one. */
export function contactButton(
  contact: ContactWithTerms,
  language: RecipientLanguage,
  className: string,
  withNumber = false,
) {
  const texts = layoutTexts[language];
  if (contact.phone !== null) {
    const label = withNumber ? texts.callNumber({ phone: contact.phone }) : texts.call;
    return html`<a class="${className}" href="${phoneLink(contact.phone)}">${icon('phone')}${label}</a>`;
  }
  if (contact.email === null) return null;
  return html`<a class="${className}" href="mailto:${contact.email}">${icon('mail')}${texts.write}</a>`;
}

export function legalLinks(contact: ContactWithTerms, language: RecipientLanguage): Html {
  const texts = layoutTexts[language];
  const links = [
    [contact.legalNoticeUrl, texts.legalNotice],
    [contact.privacyUrl, texts.privacy],
    [contact.termsUrl, texts.terms],
  ] as const;
  return html`${links.map(([url, label]) => url && html`<a href="${url}">${label}</a>`)}`;
}
