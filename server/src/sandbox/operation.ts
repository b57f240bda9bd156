// The sandbox as an operation: the scenario decides, every price is taken for the same distance, nobody is written to.
import { loadLetterhead } from '../documents/letterhead.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Address, Geocoder } from '../geo/ports.ts';
import type { Order } from '../orders/model/order.ts';
import type { Companion, Office, Operation } from '../orders/operation.ts';
import type { Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { endOfDay } from '../platform/local-time.ts';
import { renderQuote } from '../quotes/render-quote.ts';
import { sandboxErrors } from './errors.ts';
import { DISTANCE_KM, sandboxPrice } from './price.ts';
import { newProcess, type Process, type ScenarioChoice, secondsAfter } from './process.ts';
import { SCENARIOS, STEP_OF_CONVERSION } from './scenarios.ts';
import { lockProcess, openDay, processInsert, roomOnDay, saveProcess } from './store.ts';

const PROCESSES_PER_DAY = 500;
const DAY_MS = 86_400_000;

const STANDARD: ScenarioChoice = { name: 'STANDARD', mode: 'automatic', waitsForCustomer: false };
/** Accounts whose day is known to be open, so that a creation need not ask again. */
const MAX_OPEN_DAYS = 1000;

export interface Sandbox {
  /** How long automatic processes wait between steps. */
  stepSeconds: number;
  /** How orders of this scenario are taken and played; a call chooses it by its headers. */
  playing(choice: ScenarioChoice): Operation;
  standard: Operation;
}

export function openSandbox(stepSeconds: number, geocoder: Geocoder): Sandbox {
  /** Offline, so that a test order never waits for a map server. */
  const locate = (address: Address) => geocoder.locate(address).catch(() => null);
  const openDays = new Set<string>();

  /** The process is written with its order, as long as the account has not used up its day. */
  function companionOf(process: Process): Companion {
    const { accountId, createdAt } = process;
    return {
      async prepare(db) {
        const day = `${accountId} ${createdAt.toISOString().slice(0, 10)}`;
        if (openDays.has(day)) return;
        await openDay(db, accountId, createdAt);
        if (openDays.size >= MAX_OPEN_DAYS) openDays.clear();
        openDays.add(day);
      },
      guard: (db) => roomOnDay(db, accountId, createdAt, PROCESSES_PER_DAY),
      insert: (db, when) => processInsert(db, when, process),
      refuse: dayIsFull,
    };
  }

  const playing = (choice: ScenarioChoice): Operation => ({
    leavesProcess: false,
    admit: () => null,
    assess: async (account, terms, content) => {
      const [pickup, delivery] = await Promise.all([locate(content.pickup), locate(content.delivery)]);
      const common = { distanceKm: DISTANCE_KM, pickup, delivery };
      if (choice.name === 'QUOTE_REQUIRED') {
        return { ...common, creation: 'needsQuote', price: null, quoteReason: 'SCENARIO' };
      }
      const price = sandboxPrice(account, terms, content);
      return { ...common, creation: 'released', price, quoteReason: null };
    },
    holdsForRelease: () => false,
    // Exactly the events of the scenarios: a request and its quote send none there.
    announces: ({ kind }, { type }) =>
      !(type === 'quote.offered' || (type === 'order.created' && kind === 'REQUEST')),
    sendsMails: false,
    hasTraffic: false,
    companionOf: (order) => companionOf(newProcess(order, choice, stepSeconds)),
    onConverted: (tx, orderId, now) => continueAfterAcceptance(tx, orderId, now, stepSeconds),
    draftQuote,
  });

  return { stepSeconds, playing, standard: playing(STANDARD) };
}

function dayIsFull(now: Date): ServiceError {
  const nextDay = Math.ceil((now.getTime() + 1) / DAY_MS) * DAY_MS;
  const seconds = Math.max(1, Math.ceil((nextDay - now.getTime()) / 1000));
  return sandboxErrors.SANDBOX_LIMIT({
    details: { limit: PROCESSES_PER_DAY },
    headers: { 'Retry-After': String(seconds) },
  });
}

/** The customer accepted through the API or the link: the order exists, and the simulation continues from there. */
async function continueAfterAcceptance(
  tx: Transaction,
  orderId: string,
  now: Date,
  stepSeconds: number,
): Promise<void> {
  const process = await lockProcess(tx, orderId);
  if (!process) return;
  const passed = SCENARIOS[process.scenario]
    .slice(process.step, STEP_OF_CONVERSION)
    .map(({ name }, i) => ({ step: process.step + i + 1, name, at: now }));
  await saveProcess(tx, {
    ...process,
    step: STEP_OF_CONVERSION,
    nextStepAt: process.mode === 'automatic' ? secondsAfter(now, stepSeconds) : null,
    history: [...process.history, ...passed],
  });
}

/** The PDF as it will be sent, under the number of the request. It is not kept: the document comes with its step. */
async function draftQuote(office: Office, order: Order): Promise<NewDocument> {
  const letterhead = await loadLetterhead(office.sql, order.accountId);
  const { terms } = await office.agreements.current(order.accountId);
  const validUntil = endOfDay(order.createdAt, terms.quoteValidityDays, letterhead.operator.timeZone);
  const price = sandboxPrice(letterhead.account, terms, order);
  const draft = { quoteNumber: order.requestNumber!, version: 1, validUntil, note: null, price };
  return renderQuote(office, letterhead, order, draft, order.createdAt);
}
