// Inserts generated tables and tested sample programs into a written page, where it refers to them.
import type { Language } from '../../platform/language.ts';
import { readSample } from './library.ts';
import { tableNamed } from './tables.ts';

const TABLE = /^\{\{table:([\w-]+)\}\}$/gm;
/** ```python tab=Python file=samples/verify.py */
const SAMPLE = /^```(\S+)([^\n]*?) file=(\S+)([^\n]*)\n```$/gm;

export function completeMarkdown(markdown: string, language: Language = 'en'): string {
  return markdown
    .replaceAll(TABLE, (_, name: string) => tableNamed(name, language))
    .replaceAll(
      SAMPLE,
      (_, language, before, file, after) => `\`\`\`${language}${before}${after}\n${ownSample(file)}\n\`\`\``,
    );
}

/** Samples call this service by default, not the one on a developer's machine. */
function ownSample(file: string): string {
  return readSample(file).replaceAll('http://localhost:8080', '{{base}}');
}
