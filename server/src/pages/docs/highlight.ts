// Colours code by what its words are. Only the languages of the documentation are loaded.
import { createRequire } from 'node:module';
import { escapeHtml } from '../../platform/escape-html.ts';

/** What we use of highlight.js. Its own types would bring those of a browser into the whole service. */
interface Highlighter {
  registerLanguage(name: string, language: unknown): void;
  getLanguage(name: string): unknown;
  highlight(code: string, options: { language: string }): { value: string };
}

const load = createRequire(import.meta.url);
const highlighter: Highlighter = load('highlight.js/lib/core');
const LANGUAGES = [
  'bash',
  'csharp',
  'go',
  'http',
  'ini',
  'java',
  'json',
  'php',
  'python',
  'typescript',
  'yaml',
];
for (const name of LANGUAGES) {
  highlighter.registerLanguage(name, load(`highlight.js/lib/languages/${name}`));
}

/** Markup; a language that is not known stays plain. */
export function highlight(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return escapeHtml(code);
  const { value } = highlighter.highlight(code, { language });
  // A command that is not part of the shell is one all the same.
  return language === 'bash'
    ? value.replaceAll(/^(curl|handover|npm|npx)\b/gm, '<span class="hljs-built_in">$1</span>')
    : value;
}
