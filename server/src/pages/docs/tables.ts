// Tables of the documentation that are generated from the code, so that they stay up to date.
import { ALL_API_SCOPES, API_SCOPES, type ApiScope } from '../../customers/credentials/api-scopes.ts';
import type { Language } from '../../platform/language.ts';
import { DESCRIBED_SCENARIOS, type DescribedStep } from '../../sandbox/describe-scenarios.ts';
import { SCENARIO_TEXTS } from '../../sandbox/scenario-texts.ts';
import type { ScenarioName } from '../../sandbox/scenarios.ts';

/** In Markdown, to be inserted into a written page. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

interface TableWords {
  scope: string;
  allows: string;
  scopes: Record<ApiScope, string>;
  scenario: string;
  happens: string;
  steps: string;
  step: string;
  stepOfStandard: string;
  status: string;
  events: string;
  noEvents: string;
  scenarios: Readonly<Record<ScenarioName, string>>;
}

const en: TableWords = {
  scope: 'Scope',
  allows: 'Allows',
  scopes: API_SCOPES,
  scenario: 'Scenario',
  happens: 'What happens',
  steps: 'Steps',
  step: 'Step',
  stepOfStandard: 'Step of STANDARD',
  status: 'Status afterwards',
  events: 'Events',
  noEvents: 'none',
  scenarios: SCENARIO_TEXTS,
};

const de: TableWords = {
  scope: 'Recht',
  allows: 'Erlaubt',
  scopes: {
    'orders:read': 'Aufträge, Anfragen und ihren Status lesen',
    'orders:write': 'Aufträge anlegen, ändern und stornieren; Vorgänge der Sandbox weiterschalten',
    'tracking:read': 'Position und Ankunft lesen',
    'documents:read': 'Dokumente auflisten und herunterladen',
    'invoices:read': 'Rechnungen unter den Dokumenten sehen',
    'quotes:read': 'Angebote und ihre Dokumente lesen',
    'quotes:write': 'Angebote anfragen, annehmen und ablehnen',
    'webhooks:manage': 'Webhook-Endpunkte und Test-Empfänger verwalten; das API-Protokoll lesen',
  },
  scenario: 'Szenario',
  happens: 'Was geschieht',
  steps: 'Schritte',
  step: 'Schritt',
  stepOfStandard: 'Schritt von STANDARD',
  status: 'Status danach',
  events: 'Ereignisse',
  noEvents: 'keine',
  scenarios: {
    STANDARD: 'Vom Auftrag bis zur Rechnung ohne Zwischenfall',
    DELAY: 'Unterwegs wird eine Verspätung gemeldet; die Übergabe verschiebt sich um zwei Stunden',
    DAMAGE: 'Bei der Übergabe wird ein Schaden festgehalten, mit Schadenbericht',
    CANCELLATION: 'Der Betreiber storniert, nachdem ein Fahrer zugewiesen war',
    QUOTE_REQUIRED: 'Zuerst eine Anfrage, dann ein Angebot, seine Annahme und der Auftrag',
    EXTRAS: 'Wartezeit und ein Tankbeleg werden freigegeben, mit dem Transport berechnet und bezahlt',
    CORRECTED_INVOICE: 'Die Rechnung wird storniert und eine neue ausgestellt',
    TRIP_IN_VAIN: 'Das Fahrzeug ist nicht da; der Auftrag wird storniert und die Anfahrt berechnet',
    CHANGED_ORDER: 'Der Betreiber ändert Ziel und Preis, vor der Abholung und unterwegs',
  },
};

const WORDS: Record<Language, TableWords> = { en, de };

const [STANDARD, ...OTHERS] = DESCRIBED_SCENARIOS;

function stepCells({ name, status, events }: DescribedStep, none = ''): string[] {
  const links = events.map((event) => `[${event}](/docs/events#${event})`);
  return [`\`${name}\``, `\`${status}\``, links.join(', ') || none];
}

const isStandard = (step: DescribedStep) =>
  STANDARD!.steps.some((known) => stepCells(known).join() === stepCells(step).join());

const TABLES: Record<string, (words: TableWords) => string> = {
  scopes: (words) =>
    table(
      [words.scope, words.allows],
      ALL_API_SCOPES.map((scope) => [`\`${scope}\``, words.scopes[scope]]),
    ),
  scenarios: (words) =>
    table(
      [words.scenario, words.happens, words.steps],
      DESCRIBED_SCENARIOS.map(({ name, steps }) => [
        `\`${name}\``,
        words.scenarios[name],
        String(steps.length),
      ]),
    ),
  'standard-steps': (words) =>
    table(
      [words.stepOfStandard, words.status, words.events],
      STANDARD!.steps.map((step) => stepCells(step, words.noEvents)),
    ),
  'other-steps': (words) =>
    table(
      [words.scenario, words.step, words.status, words.events],
      OTHERS.flatMap(({ name, steps }) =>
        steps
          .filter((step) => !isStandard(step))
          .map((step) => [`\`${name}\``, ...stepCells(step, words.noEvents)]),
      ),
    ),
};

export function tableNamed(name: string, language: Language): string {
  const make = TABLES[name];
  if (!make) throw new Error(`The documentation has no table ${name}`);
  return make(WORDS[language]);
}
