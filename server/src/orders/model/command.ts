// What the declaration of a command says: from where to where, what changes, and what follows from it.
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { DocumentKind } from './document-kinds.ts';
import type { EventName, LegacyEventName } from './event-catalog.ts';
import type { Order } from './order.ts';
import type { Status } from './status.ts';

/** An applied command with the order before and after, as its events see it. */
export interface Effect<Payload> {
  before: Order;
  after: Order;
  command: Payload;
  /** Whether the account's agreement shows drivers to the customer. */
  showDriver: boolean;
}

export interface MessageDeclaration<Name, Payload> {
  type: Name;
  /** The data of this message, besides the data of every message. */
  data?: (effect: Effect<Payload>) => Record<string, unknown>;
  when?: (effect: Effect<Payload>) => boolean;
  /** Only for an order that was in one of these statuses. */
  from?: readonly Status[];
}

interface DocumentDeclaration<Payload> {
  kind: DocumentKind;
  /** The event that carries it. */
  announcedBy: EventName;
  when?: (command: Payload) => boolean;
}

/** What a mail is about. Those about quotes go to the contracting party, all others to the end customer. */
export type MailTopic =
  | 'quote'
  | 'quoteWithdrawn'
  | 'trackingLink'
  | 'scheduled'
  | 'pickedUp'
  | 'rescheduled'
  | 'delayed'
  | 'delivered'
  | 'cancelled';

interface MailDeclaration<Payload> {
  topic: MailTopic;
  when?: (effect: Effect<Payload>) => boolean;
  /** Only for an order that was in one of these statuses. */
  from?: readonly Status[];
}

export interface CommandDeclaration<Payload> {
  from: readonly Status[];
  /** `same` keeps the status; `before` restores the status from before the complaint. */
  to: Status | 'same' | 'before' | ((order: Order) => Status);
  /** Intermediate statuses, reported only to legacy endpoints. */
  via?: readonly Status[];
  /** The sentence why it is ruled out for a reason other than the status, or null. */
  unless?: (order: Pick<Order, 'arrivedAtPickup' | 'invoiceNumber'>) => string | null;
  /** What is wrong with it for this order, beyond what its fields say alone. */
  problems?: (order: Order, command: Payload) => FieldProblem[];
  /** What changes besides the status; nothing at all means that nothing happened. */
  changes?: (order: Order, command: Payload, now: Date) => Partial<Order>;
  events?: readonly MessageDeclaration<EventName, Payload>[];
  /** For legacy endpoints, in addition to `order.status_changed`, which every status change sends. */
  legacy?: readonly MessageDeclaration<LegacyEventName, Payload>[];
  documents?: readonly DocumentDeclaration<Payload>[];
  mail?: MailTopic | MailDeclaration<Payload>;
  /** What the audit stores; by default the whole payload. */
  audit?: (command: Payload) => Record<string, unknown>;
  /** Not a dispatch command: the customer sends it, or it has its own endpoint. */
  notForDispatch?: true;
}

// biome-ignore lint/complexity/noBannedTypes: most commands have no payload.
type NoPayload = {};

/** Gives the functions of a declaration the type of its payload. */
export function command<Payload extends object = NoPayload>(
  declaration: CommandDeclaration<Payload>,
): CommandDeclaration<Payload> {
  return declaration;
}
