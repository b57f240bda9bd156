// Puts into a written page what it only names: tables of what the service does, and the samples that tests run.
import { readSample } from './library.ts';
import { tableNamed } from './tables.ts';

const TABLE = /^\{\{table:([\w-]+)\}\}$/gm;
/** ```python tab=Python file=samples/verify.py */
const SAMPLE = /^```(\S+)([^\n]*?) file=(\S+)([^\n]*)\n```$/gm;

export function completeMarkdown(markdown: string): string {
  return markdown
    .replaceAll(TABLE, (_, name: string) => tableNamed(name))
    .replaceAll(
      SAMPLE,
      (_, language, before, file, after) => `\`\`\`${language}${before}${after}\n${ownSample(file)}\n\`\`\``,
    );
}

/** What a program calls if nobody says otherwise is this service, not the one on a developer's machine. */
function ownSample(file: string): string {
  return readSample(file).replaceAll('http://localhost:8080', '{{base}}');
}
