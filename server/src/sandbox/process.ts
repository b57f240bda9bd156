// A sandbox process: the progress of an order's scenario.
import type { Order } from '../model/orders/order.ts';
import type { Transaction } from '../platform/db.ts';
import type { Mode, ScenarioName } from './scenarios.ts';
import { SCENARIOS } from './scenarios.ts';

interface HistoryEntry {
  step: number;
  name: string;
  at: Date | string;
}

export interface Process {
  orderId: string;
  accountId: string;
  scenario: ScenarioName;
  mode: Mode;
  waitsForCustomer: boolean;
  /** 1 means created. */
  step: number;
  finished: boolean;
  nextStepAt: Date | null;
  history: HistoryEntry[];
  createdAt: Date;
  /** The moment that the test clock was moved to; null if it was never moved. */
  clockAt: Date | null;
}

/** Runs the prepared step in the caller's transaction, which holds the order's lock. */
export type PreparedStep = (tx: Transaction) => Promise<Order>;

/** The choice in the headers of a call. */
export interface ScenarioChoice {
  name: ScenarioName;
  mode: Mode;
  waitsForCustomer: boolean;
}

export function newProcess(
  order: { id: string; accountId: string; createdAt: Date },
  choice: ScenarioChoice,
  stepSeconds: number,
): Process {
  const first = SCENARIOS[choice.name][0]!;
  return {
    orderId: order.id,
    accountId: order.accountId,
    scenario: choice.name,
    mode: choice.mode,
    waitsForCustomer: choice.waitsForCustomer,
    step: 1,
    finished: false,
    nextStepAt: choice.mode === 'automatic' ? secondsAfter(order.createdAt, stepSeconds) : null,
    history: [{ step: 1, name: first.name, at: order.createdAt }],
    createdAt: order.createdAt,
    clockAt: null,
  };
}

export function secondsAfter(time: Date, seconds: number): Date {
  return new Date(time.getTime() + seconds * 1000);
}

/** The process in the form of the API. */
export function describeProcess(process: Process) {
  const steps = SCENARIOS[process.scenario];
  return {
    name: process.scenario,
    mode: process.mode,
    step: process.step,
    steps: steps.length,
    finished: process.finished,
    last: process.history.at(-1)?.name ?? null,
    next: process.finished ? null : (steps[process.step]?.name ?? null),
  };
}
