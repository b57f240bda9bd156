// Tables of the documentation that are generated from the code, so that they stay up to date.
import { API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import { DESCRIBED_SCENARIOS, type DescribedStep } from '../../sandbox/describe-scenarios.ts';
import type { ScenarioName } from '../../sandbox/scenarios.ts';

/** In Markdown, to be inserted into a written page. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const WHAT_HAPPENS: Record<ScenarioName, string> = {
  STANDARD: 'from order to invoice without a hitch',
  DELAY: 'on the road a delay is reported; the delivery moves by two hours',
  DAMAGE: 'damage is noted at the handover, with a damage report',
  CANCELLATION: 'the operator cancels after a driver was assigned',
  QUOTE_REQUIRED: 'a request first, then a quote, its acceptance, and the order',
  EXTRAS: 'waiting time and a fuel receipt are approved, invoiced with the transport, and paid',
  CORRECTED_INVOICE: 'the invoice is cancelled, and a new one is issued',
  TRIP_IN_VAIN: 'the vehicle is not there; the order is cancelled, and the trip is invoiced',
};

const [STANDARD, ...OTHERS] = DESCRIBED_SCENARIOS;

function stepCells({ name, status, events }: DescribedStep): string[] {
  const links = events.map((event) => `[${event}](/docs/events#${event})`);
  return [`\`${name}\``, `\`${status}\``, links.join(', ') || 'none'];
}

const isStandard = (step: DescribedStep) =>
  STANDARD!.steps.some((known) => stepCells(known).join() === stepCells(step).join());

const TABLES: Record<string, () => string> = {
  scopes: () =>
    table(
      ['Scope', 'Allows'],
      Object.entries(API_SCOPES).map(([scope, allows]) => [`\`${scope}\``, allows]),
    ),
  scenarios: () =>
    table(
      ['Scenario', 'What happens', 'Steps'],
      DESCRIBED_SCENARIOS.map(({ name, steps }) => [`\`${name}\``, WHAT_HAPPENS[name], String(steps.length)]),
    ),
  'standard-steps': () =>
    table(['Step of STANDARD', 'Status afterwards', 'Events'], STANDARD!.steps.map(stepCells)),
  'other-steps': () =>
    table(
      ['Scenario', 'Step', 'Status afterwards', 'Events'],
      OTHERS.flatMap(({ name, steps }) =>
        steps.filter((step) => !isStandard(step)).map((step) => [`\`${name}\``, ...stepCells(step)]),
      ),
    ),
};

export function tableNamed(name: string): string {
  const make = TABLES[name];
  if (!make) throw new Error(`The documentation has no table ${name}`);
  return make();
}
