// What can happen to the subjects that several parts refer to. A part answers every trigger of the subjects it refers to.
import type { CommandName } from '../model/orders/lifecycle.ts';
import type { Order } from '../model/orders/order.ts';
import type { Actor } from '../operator/audit.ts';
import type { FoundPerson } from './person.ts';

export interface OrderHappening {
  actor: Actor;
  command: CommandName;
  before: Order;
  /** As it is stored now. */
  order: Order;
}

interface DriverHappening {
  actor: Actor;
  driverId: string;
}

interface AccountHappening {
  actor: Actor;
  accountId: string;
}

/** By subject and trigger: what an answer gets to know. */
export interface Happenings {
  order: {
    /** Dates, route, vehicle, price, contacts. */
    changed: OrderHappening;
    released: OrderHappening;
    /** Out of the pool, by a carrier or by dispatch for drivers of the operator. */
    taken: OrderHappening;
    /** To its first driver or to another one; again, if a cancellation is taken back. */
    assigned: OrderHappening;
    /** Its driver dropped out. */
    given_back: OrderHappening;
    cancelled: OrderHappening;
    delivered: OrderHappening;
    completed: OrderHappening;
    invoiced: OrderHappening;
    invoice_cancelled: OrderHappening;
    /** It has ended, and the personal data in it is removed. */
    anonymized: Pick<OrderHappening, 'order'>;
  };
  driver: { absent: DriverHappening; deactivated: DriverHappening };
  /** Of a customer or a carrier. */
  account: { suspended: AccountHappening; deleted: AccountHappening };
  agreement: { changed: AccountHappening };
  place: { changed: AccountHappening; merged: AccountHappening; deleted: AccountHappening };
  plate: { expired: { plateId: string } };
  /** An end customer, a contact, a driver or a user. */
  person: { erased: { actor: Actor; person: FoundPerson } };
  damageCase: { opened: OrderHappening; closed: OrderHappening; reopened: OrderHappening };
}

export type Subject = keyof Happenings;
export type TriggerOf<S extends Subject> = keyof Happenings[S] & string;

/** The same at run time. */
export const TRIGGERS: { [S in Subject]: Record<TriggerOf<S>, true> } = {
  order: {
    changed: true,
    released: true,
    taken: true,
    assigned: true,
    given_back: true,
    cancelled: true,
    delivered: true,
    completed: true,
    invoiced: true,
    invoice_cancelled: true,
    anonymized: true,
  },
  driver: { absent: true, deactivated: true },
  account: { suspended: true, deleted: true },
  agreement: { changed: true },
  place: { changed: true, merged: true, deleted: true },
  plate: { expired: true },
  person: { erased: true },
  damageCase: { opened: true, closed: true, reopened: true },
};

/** By table: rows of other tables refer to the subject by a foreign key to it. */
export const SUBJECT_TABLES: Readonly<Record<string, Subject>> = {
  orders: 'order',
  drivers: 'driver',
  accounts: 'account',
  agreements: 'agreement',
  places: 'place',
  short_term_plates: 'plate',
  damage_cases: 'damageCase',
};

/** What a command is for other parts; null if it concerns none of them. */
export const TRIGGERS_OF_COMMANDS: Record<CommandName, TriggerOf<'order'> | null> = {
  confirm: null,
  release: 'released',
  pool: null,
  return_to_pool: null,
  take: 'taken',
  offer: 'taken',
  assign_driver: 'assigned',
  driver_accepted: null,
  driver_dropped_out: 'given_back',
  replace_driver: 'assigned',
  reassign_driver: 'assigned',
  start_pickup: null,
  arrive_pickup: null,
  trip_in_vain: 'cancelled',
  pick_up: null,
  add_signed_protocol: null,
  add_protocol_of_former_driver: null,
  report_delay: null,
  expect_later: null,
  arrive_delivery: null,
  hand_over: 'delivered',
  complete: 'completed',
  invoice: 'invoiced',
  invoice_extras: 'invoiced',
  cancel_invoice: 'invoice_cancelled',
  credit_invoice: null,
  reinvoice: 'invoiced',
  reopen: 'assigned',
  undo_delivery: null,
  undo_completion: null,
  complain: null,
  settle: null,
  cancel: 'cancelled',
  change: 'changed',
  change_terms: 'changed',
  redirect: 'changed',
  offer_change: null,
  accept_change: 'changed',
  decline_change: null,
  withdraw_change: null,
  choose_place: 'changed',
  upload_document: null,
  withdraw: 'cancelled',
  reject_request: 'cancelled',
  issue_quote: null,
  withdraw_quote: null,
  decline_quote: 'cancelled',
  accept_quote: null,
  convert: 'released',
  convert_held: null,
};
