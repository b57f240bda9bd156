// Describes what each scenario does, step by step, by running its commands on a sample order in memory.

import { announceCreation, CREATIONS, type CreationName } from '../model/orders/creations.ts';
import type { DocumentKind } from '../model/orders/document-kinds.ts';
import { type Command, decide, documentsOf } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import type { V1Status } from '../model/orders/status.ts';
import { v1Status } from '../model/orders/status.ts';
import type { Announcement } from '../model/orders/write-events.ts';
import type { Price } from '../model/prices/price.ts';
import { API_VERSION } from '../platform/api-version.ts';
import { isAnnouncedInSandbox } from './sandbox-announcements.ts';
import {
  type MoneyStep,
  type QuoteStep,
  SCENARIO_NAMES,
  SCENARIOS,
  type ScenarioName,
  type ScenarioStep,
} from './scenarios.ts';

export interface DescribedStep {
  name: string;
  status: V1Status;
  /** The events of API v1, in the order in which they are sent. */
  events: string[];
  documents: DocumentKind[];
}

export interface DescribedScenario {
  name: ScenarioName;
  steps: DescribedStep[];
}

const SAMPLE_DATE = new Date(0);

const SAMPLE_PLACE = { street: '', postalCode: '', city: '', country: 'DE', contact: {} };

/** Only the fields that commands read. */
const SAMPLE_ORDER = {
  environment: 'sandbox',
  transportType: 'DRIVEN',
  vehicle: { registration: {}, operationalStatus: {} },
  pickup: SAMPLE_PLACE,
  delivery: SAMPLE_PLACE,
  services: {},
  price: null,
  distanceKm: null,
  statusBeforeComplaint: null,
  requestedPickup: null,
  requestedDelivery: null,
  arrivedAtPickup: null,
  driver: null,
  hasDamage: false,
  invoiceNumber: null,
  supplementaryInvoices: [],
} as unknown as Order;

const QUOTE_COMMANDS: Record<QuoteStep, Command> = {
  issue: { name: 'issue_quote', quoteNumber: '', version: 1, validUntil: SAMPLE_DATE },
  accept: { name: 'accept_quote' },
  convert: { name: 'convert', orderNumber: '', price: {} as Price },
};

const TEST_NUMBERS = { invoiceNumber: 'SBX-INV', cancellationNumber: 'SBX-INV' };
/** A payment has no command. */
const MONEY_COMMANDS: Record<MoneyStep, Command[]> = {
  invoice: [{ name: 'invoice', ...TEST_NUMBERS }],
  invoice_extras: [{ name: 'invoice_extras', ...TEST_NUMBERS }],
  cancel_invoice: [{ name: 'cancel_invoice', ...TEST_NUMBERS, reason: '' }],
  reinvoice: [{ name: 'reinvoice', ...TEST_NUMBERS }],
  payment: [],
};

function commandsOf({ quote, money, commands }: ScenarioStep, order: Order): Command[] {
  if (quote) return [QUOTE_COMMANDS[quote]];
  return money ? MONEY_COMMANDS[money] : (commands?.(order, SAMPLE_DATE) ?? []);
}

function describe(name: ScenarioName): DescribedScenario {
  const [first, ...others] = SCENARIOS[name];
  const creation: CreationName = name === 'QUOTE_REQUIRED' ? 'needsQuote' : 'released';
  const { kind, statuses } = CREATIONS[creation];
  let order: Order = { ...SAMPLE_ORDER, kind, status: statuses.at(-1)! };
  const steps = [stepOf(first!, order, announceCreation(creation), [])];
  for (const step of others) {
    const commands = commandsOf(step, order);
    const announcements: Announcement[] = [];
    for (const command of commands) {
      const decision = decide(order, command, { now: SAMPLE_DATE, showDriver: true });
      if (decision === null || decision === 'unchanged') throw new Error(`${name} cannot ${command.name}`);
      order = decision.after;
      announcements.push(...decision.announcements);
    }
    steps.push(stepOf(step, order, announcements, commands));
  }
  return { name, steps };
}

function stepOf(
  { name, invoice }: ScenarioStep,
  order: Order,
  announcements: readonly Announcement[],
  commands: readonly Command[],
): DescribedStep {
  const documents = commands.flatMap((command) => documentsOf(command).map(({ kind }) => kind));
  return {
    name,
    status: v1Status(order),
    events: announcements
      .filter((announced) => announced.format === API_VERSION && isAnnouncedInSandbox(order, announced))
      .map(({ type }) => type),
    documents: invoice ? [...documents, 'INVOICE'] : documents,
  };
}

export const DESCRIBED_SCENARIOS: readonly DescribedScenario[] = SCENARIO_NAMES.map(describe);
