// Highlights the syntax of code. Only the languages of the documentation are loaded.
import { createRequire } from 'node:module';
import { escapeHtml } from '../../platform/escape-html.ts';

/** The part of highlight.js that we use. Its own types would add browser types to the whole service. */
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

/** Returns HTML; code in an unknown language is only escaped. */
export function highlight(code: string, language: string): string {
  if (!highlighter.getLanguage(language)) return escapeHtml(code);
  const { value } = highlighter.highlight(code, { language });
  // These commands are not built into the shell, but are highlighted like those that are.
  return language === 'bash'
    ? value.replaceAll(/^(curl|handover|npm|npx)\b/gm, '<span class="hljs-built_in">$1</span>')
    : value;
}
