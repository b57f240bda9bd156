// A shrunk failure as a script: the steps that matter with their calls, ids replaced by the names of the records.
import { kindOf, type RoundResult } from './run-round.ts';

const MAX_TEXT_CHARACTERS = 80;

export function formatScript({ steps, calls, nameOfId, failures }: RoundResult): string {
  const named = (text: string) =>
    text.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, (id) => `{${nameOfId.get(id) ?? id.slice(-6)}}`);
  const lines = steps.flatMap(({ index, action, choices }) => [
    `# ${index}: ${action}${choices.length > 0 ? ` (${choices.join(', ')})` : ''}`,
    ...calls
      .filter(({ step, method }) => step === index && method !== 'GET')
      .map(({ who, method, path, body, status, code }) => {
        const content = body === undefined ? '' : ` ${formatBody(body)}`;
        return `  ${who}: ${named(`${method} ${path}${content}`)}  -> ${status}${code ? ` ${code}` : ''}`;
      }),
  ]);
  const found = failures.map(({ problem }) => `! ${kindOf(problem)}\n  ${named(problem.details)}`);
  return [...lines, ...found].join('\n');
}

/** Without drawings, which are long. */
function formatBody(body: unknown): string {
  return JSON.stringify(body, (_key, value) =>
    typeof value === 'string' && value.length > MAX_TEXT_CHARACTERS ? '…' : value,
  );
}
