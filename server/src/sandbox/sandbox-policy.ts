// The sandbox policy: the scenario decides, prices use a fixed distance, and no mails are sent.

import { LRUCache } from 'lru-cache';
import { loadLetterhead } from '../documents/letterhead.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Address, Geocoder } from '../geo/ports.ts';
import { renderQuote } from '../orders/quotes/render-quote.ts';
import type { CreationHook, EnvironmentPolicy } from '../orders/records/environment-policy.ts';
import type { Transaction } from '../platform/db.ts';
import type { ServiceError } from '../platform/errors.ts';
import { OBJECTS_IN_ROWS } from '../platform/objects/objects.ts';
import { endOfDay } from '../platform/time-zones.ts';
import { secondsToNextUtcDay } from '../platform/utc-day.ts';
import { sandboxErrors } from './errors.ts';
import { DISTANCE_KM, sandboxPrice } from './price.ts';
import { newProcess, type Process, type ScenarioChoice, secondsAfter } from './process.ts';
import { isAnnouncedInSandbox } from './sandbox-announcements.ts';
import { CONVERSION_STEP, SCENARIOS } from './scenarios.ts';
import { dayWithRoom, ensureDay, lockProcess, processInsert, saveProcess } from './store.ts';

export const MAX_PROCESSES_PER_DAY = 500;

const STANDARD: ScenarioChoice = { name: 'STANDARD', mode: 'automatic', waitsForCustomer: false };
/** How many account days to cache as open, so that creating an order need not check again. */
const MAX_OPEN_DAYS = 1000;
const MAX_KEPT_DRAFTS = 200;

export interface Sandbox {
  /** How long automatic processes wait between steps. */
  stepSeconds: number;
  /** The policy for a scenario, which a call chooses in its headers. */
  policyFor(choice: ScenarioChoice): EnvironmentPolicy;
  standard: EnvironmentPolicy;
}

export function openSandbox(stepSeconds: number, geocoder: Geocoder): Sandbox {
  /** Uses offline data, so that a test order never waits for a map server. */
  const locate = (address: Address) => geocoder.locate(address).catch(() => null);
  const openDays = new Set<string>();
  const draftQuote = createQuoteDrafter();

  /** Inserts the process with its order, unless the account has reached its daily limit. */
  function creationHook(process: Process): CreationHook {
    const { accountId, createdAt } = process;
    return {
      async prepare(db) {
        const day = `${accountId} ${createdAt.toISOString().slice(0, 10)}`;
        if (openDays.has(day)) return;
        await ensureDay(db, accountId, createdAt);
        if (openDays.size >= MAX_OPEN_DAYS) openDays.clear();
        openDays.add(day);
      },
      guard: (db) => dayWithRoom(db, accountId, createdAt, MAX_PROCESSES_PER_DAY),
      insert: (db, when) => processInsert(db, when, process),
      refuse: limitReached,
    };
  }

  const policyFor = (choice: ScenarioChoice): EnvironmentPolicy => ({
    callsOtherServers: false,
    admit: () => null,
    assess: async (account, terms, content, circumstances) => {
      const [pickup, delivery] = await Promise.all([locate(content.pickup), locate(content.delivery)]);
      const common = { distanceKm: DISTANCE_KM, pickup, delivery };
      if (choice.name === 'QUOTE_REQUIRED') {
        return { ...common, creation: 'needsQuote', price: null, quoteReason: 'SCENARIO' };
      }
      const price = sandboxPrice(account, terms, content, circumstances);
      return { ...common, creation: 'released', price, quoteReason: null };
    },
    requiresRelease: () => false,
    announces: isAnnouncedInSandbox,
    sendsMails: false,
    hasTraffic: false,
    creationHook: (order) => creationHook(newProcess(order, choice, stepSeconds)),
    onConverted: (tx, orderId, now) => continueAfterAcceptance(tx, orderId, now, stepSeconds),
    draftQuote,
  });

  return { stepSeconds, policyFor, standard: policyFor(STANDARD) };
}

function limitReached(now: Date): ServiceError {
  return sandboxErrors.SANDBOX_LIMIT({
    details: { limit: MAX_PROCESSES_PER_DAY },
    headers: { 'Retry-After': String(secondsToNextUtcDay(now)) },
  });
}

/** The customer accepted the quote by API or link, so the simulation continues from the new order. */
async function continueAfterAcceptance(
  tx: Transaction,
  orderId: string,
  now: Date,
  stepSeconds: number,
): Promise<void> {
  const process = await lockProcess(tx, orderId);
  if (!process) return;
  const passed = SCENARIOS[process.scenario]
    .slice(process.step, CONVERSION_STEP)
    .map(({ name }, i) => ({ step: process.step + i + 1, name, at: now }));
  await saveProcess(tx, {
    ...process,
    step: CONVERSION_STEP,
    nextStepAt: process.mode === 'automatic' ? secondsAfter(now, stepSeconds) : null,
    history: [...process.history, ...passed],
  });
}

/**
 * The PDF as it will be sent, but with the request's number. It is not stored, because the step creates the
 * real document. A PDF of the same data that was rendered before, or is being rendered, is reused.
 */
function createQuoteDrafter(): EnvironmentPolicy['draftQuote'] {
  const kept = new LRUCache<string, Promise<NewDocument>>({ max: MAX_KEPT_DRAFTS });
  return async (context, order) => {
    const letterhead = await loadLetterhead(context.sql, order.accountId);
    const { agreement, circumstances } = await context.agreements.forOrder(
      order.accountId,
      order,
      order.createdAt,
    );
    const { terms } = agreement;
    const validUntil = endOfDay(order.createdAt, terms.quoteValidityDays, letterhead.operator.timeZone);
    const price = sandboxPrice(letterhead.account, terms, order, circumstances);
    const draft = { quoteNumber: order.requestNumber!, version: 1, validUntil, note: null, price };
    const data = JSON.stringify([letterhead, order, draft]);
    const known = kept.get(data);
    if (known) return known;
    const made = renderQuote(
      { ...context, objects: OBJECTS_IN_ROWS },
      letterhead,
      order,
      draft,
      order.createdAt,
    );
    kept.set(data, made);
    made.catch(() => kept.delete(data));
    return made;
  };
}
