// The languages of the samples: each writes one call, or several calls as one program, which the tests run.
import type { CodeSample } from '../code-block.ts';
import * as compiled from './compiled.ts';
import type { SampleCall } from './sample-call.ts';
import * as scripts from './scripts.ts';

export interface SampleLanguage {
  /** The label of its tab. */
  name: string;
  /** For the highlighter. */
  language: string;
  /** A complete program that makes these calls; `name` is its class where the language needs one. */
  program(calls: readonly SampleCall[], name: string): string;
}

function languageOf(
  name: string,
  language: string,
  statements: (call: SampleCall) => string,
  program: (blocks: readonly string[], name: string) => string,
): SampleLanguage {
  return { name, language, program: (calls, own) => program(calls.map(statements), own) };
}

export const CURL: SampleLanguage = languageOf('curl', 'bash', scripts.curlCommand, (lines) =>
  lines.join('\n'),
);

export const SAMPLE_LANGUAGES: readonly SampleLanguage[] = [
  CURL,
  languageOf('TypeScript', 'typescript', scripts.typescriptStatements, scripts.typescriptProgram),
  languageOf('Python', 'python', scripts.pythonStatements, scripts.pythonProgram),
  languageOf('PHP', 'php', scripts.phpStatements, scripts.phpProgram),
  languageOf('Java', 'java', compiled.javaStatements, compiled.javaProgram),
  languageOf('C#', 'csharp', compiled.csharpStatements, compiled.csharpProgram),
  languageOf('Go', 'go', compiled.goStatements, compiled.goProgram),
];

/** The page can send the curl command, unless it needs the secret of a client or the answer does not end. */
export function samplesOf(call: SampleCall): CodeSample[] {
  return SAMPLE_LANGUAGES.map(({ name, language, program }) => ({
    code: program([call], compiled.className(call)).trimEnd(),
    language,
    tab: name,
    canRun: name === CURL.name && !call.basic && call.answer !== 'stream',
  }));
}
