// Tables of the documentation that are generated from the code, so that they stay up to date.
import { apiValuesTexts } from '../../../../shared/texts/generated/api-values.ts';
import { docsTexts } from '../../../../shared/texts/generated/pages/docs.ts';
import { ALL_API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import type { Language } from '../../platform/language.ts';
import { DESCRIBED_SCENARIOS, type DescribedStep } from '../../sandbox/describe-scenarios.ts';

/** In Markdown, to be inserted into a written page. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const textsIn = (language: Language) => ({ ...docsTexts[language].tables, ...apiValuesTexts[language] });
type TableTexts = ReturnType<typeof textsIn>;

const [STANDARD, ...OTHERS] = DESCRIBED_SCENARIOS;

function stepCells({ name, status, events }: DescribedStep, none = ''): string[] {
  const links = events.map((event) => `[${event}](/docs/events#${event})`);
  return [`\`${name}\``, `\`${status}\``, links.join(', ') || none];
}

const isStandard = (step: DescribedStep) =>
  STANDARD!.steps.some((known) => stepCells(known).join() === stepCells(step).join());

const TABLES: Record<string, (texts: TableTexts) => string> = {
  scopes: (texts) =>
    table(
      [texts.scope, texts.allows],
      ALL_API_SCOPES.map((scope) => [`\`${scope}\``, texts.scopes[scope]]),
    ),
  scenarios: (texts) =>
    table(
      [texts.scenario, texts.happens, texts.steps],
      DESCRIBED_SCENARIOS.map(({ name, steps }) => [
        `\`${name}\``,
        texts.scenarios[name],
        String(steps.length),
      ]),
    ),
  'standard-steps': (texts) =>
    table(
      [texts.stepOfStandard, texts.status, texts.events],
      STANDARD!.steps.map((step) => stepCells(step, texts.noEvents)),
    ),
  'other-steps': (texts) =>
    table(
      [texts.scenario, texts.step, texts.status, texts.events],
      OTHERS.flatMap(({ name, steps }) =>
        steps
          .filter((step) => !isStandard(step))
          .map((step) => [`\`${name}\``, ...stepCells(step, texts.noEvents)]),
      ),
    ),
};

export function tableNamed(name: string, language: Language): string {
  const make = TABLES[name];
  if (!make) throw new Error(`The documentation has no table ${name}`);
  return make(textsIn(language));
}
