// What a simulation knows of the world: who takes part, what exists, and what was called.
import type { User } from '../src/people/user.ts';
import type { Random } from '../test/harness/seeded-random.ts';
import type { TestResponse } from '../test/harness/service.ts';
import type { OpenPage } from './change-stream.ts';
import type { Installation } from './installation.ts';
import type { Choose, Named, Step } from './step.ts';

// biome-ignore lint/suspicious/noExplicitAny: records of every API, as they are answered.
export type Json = any;

export interface RecordedCall {
  step: number;
  who: string;
  method: string;
  path: string;
  body: unknown;
  status: number;
  code: string | null;
}

/** By what somebody was asked for. */
export type KnownBy = 'EMAIL' | 'PHONE' | 'BOTH';

/** Somebody who can be erased. The texts are unique, so finding one of them means finding the person. */
export interface Person extends Named {
  fullName: string;
  email: string;
  phone: string;
  /** From then on nothing in the database may have these texts. */
  erasedAt: Date | null;
  /** The audit log keeps who was removed, until he is erased. */
  isInAudit: boolean;
  /** Orders and drivers after whose end the person is erased, and the step that decided so. */
  awaits: { ids: readonly string[]; since: number; knownBy: KnownBy } | null;
}

export interface SignedIn extends Named {
  person: Person;
  user: User;
  cookie: string;
  isGone: boolean;
}

export interface Customer extends Named {
  accountId: string;
  key: string;
  users: SignedIn[];
  email: string;
  state: 'ACTIVE' | 'SUSPENDED' | 'DELETED';
  /** Its endpoint sends all events to the receiver. */
  hasEndpoint: boolean;
}

export interface Carrier extends Named {
  accountId: string;
  users: SignedIn[];
  isDeleted: boolean;
}

/** What a phone without a network will send later. */
interface QueuedCall {
  orderName: string;
  method: string;
  path: string;
  body: unknown;
}

export interface Driver extends Named {
  id: string;
  person: Person;
  token: string | null;
  carrier: Carrier | null;
  isActive: boolean;
  /** Finishes the last trip and gets no new ones. */
  isLeaving: boolean;
  isOffline: boolean;
  queue: QueuedCall[];
  /** The trips as the phone shows them: id and status. */
  trips: Map<string, string>;
}

export interface SimOrder extends Named {
  id: string;
  customer: Customer;
  /** The record as dispatch last read it. */
  record: Json;
  people: Person[];
}

export interface World {
  installation: Installation;
  seed: number;
  dispatcher: SignedIn;
  accountant: SignedIn;
  admin: SignedIn;
  customers: Customer[];
  carriers: Carrier[];
  drivers: Driver[];
  orders: SimOrder[];
  people: Person[];
  recurring: (Named & { id: string; state: string; step: number })[];
  /** Names of records by their ids, for a readable script. */
  nameOfId: Map<string, string>;
  calls: RecordedCall[];
  /** What a call or a job did that must never happen. */
  problems: Problem[];
  /** A page of dispatch that stays open. */
  page: OpenPage;
  /** Since the last check of the page. */
  changedOrders: Set<SimOrder>;
}

export interface Problem {
  invariant: string;
  /** What is wrong, without names and numbers: two failures with the same rule are the same failure. */
  rule: string;
  details: string;
  /** The names of what it is about. */
  about?: string[];
}

/** Who calls: a cookie or a key, and a name for the script. */
export interface Caller {
  who: string;
  prefix: string;
  headers(): Promise<Record<string, string>>;
  /** Signs in again after the session has ended; false if that is not possible. */
  renew?(): Promise<boolean>;
  /** Proves a factor, as the dialog of the pages asks for. */
  confirm?(): Promise<void>;
}

/** What an action gets. */
export interface Turn {
  world: World;
  step: Step;
  random: Random;
  choose: Choose;
  now: Date;
  call(caller: Caller, method: string, path: string, body?: unknown): Promise<TestResponse>;
  /** What a page of the caller shows; it must be readable. */
  read(caller: Caller, path: string): Promise<Json>;
  /** This order is checked at every surface after the step. */
  touch(order: SimOrder): void;
}

export interface Action {
  name: string;
  weight: number;
  run(turn: Turn): Promise<void>;
}

function statusOf(order: SimOrder): string {
  return order.record.internalStatus;
}

/** Orders in one of these states whose customer still exists, the newest last. */
export function ordersIn(world: World, ...statuses: string[]): SimOrder[] {
  return world.orders.filter((order) => statuses.includes(statusOf(order)));
}
