// The declaration of a command: its start and target status, its changes, and its effects.
import type { FieldProblem } from '../../platform/call-errors.ts';
import type { DocumentKind } from './document-kinds.ts';
import type { EventName, LegacyEventName } from './event-catalog.ts';
import type { Order } from './order.ts';
import type { Status } from './status.ts';

/** An applied command with the order before and after it, for its events. */
export interface Effect<Payload> {
  before: Order;
  after: Order;
  command: Payload;
  /** Whether the account's agreement shows drivers to the customer. */
  showDriver: boolean;
}

export interface MessageDeclaration<Name, Payload> {
  type: Name;
  /** The data of this message, in addition to the data of every message. */
  data?: (effect: Effect<Payload>) => Record<string, unknown>;
  when?: (effect: Effect<Payload>) => boolean;
  /** Applies only if the order was in one of these statuses. */
  from?: readonly Status[];
}

interface DocumentDeclaration<Payload> {
  kind: DocumentKind;
  /** The event that contains the document. */
  announcedBy: EventName;
  when?: (command: Payload) => boolean;
}

/** The topic of a mail. Mails about quotes go to the contracting party, all others to the end customer. */
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
  /** Applies only if the order was in one of these statuses. */
  from?: readonly Status[];
}

/** What decides, in addition to the status, whether a command is possible. */
export type CheckedFields = Pick<
  Order,
  'status' | 'arrivedAtPickup' | 'confirmSince' | 'invoiceNumber' | 'supplementaryInvoices'
>;

export interface CommandDeclaration<Payload> {
  from: readonly Status[];
  /** `same` keeps the status; `before` restores the status from before the complaint. */
  to: Status | 'same' | 'before' | ((order: Order, command?: Payload) => Status);
  /** Intermediate statuses, reported only to legacy endpoints. */
  via?: readonly Status[];
  /** The reason other than the status why the command is not possible, or null. */
  unless?: (order: CheckedFields) => string | null;
  /** Problems of the command for this order, in addition to the checks of its fields. */
  problems?: (order: Order, command: Payload) => FieldProblem[];
  /** The changes other than the status. An empty result means that the command has no effect. */
  changes?: (order: Order, command: Payload, now: Date) => Partial<Order>;
  events?: readonly MessageDeclaration<EventName, Payload>[];
  /** For legacy endpoints, in addition to `order.status_changed`, which every status change sends. */
  legacy?: readonly MessageDeclaration<LegacyEventName, Payload>[];
  documents?: readonly DocumentDeclaration<Payload>[];
  mail?: MailTopic | MailDeclaration<Payload>;
  /** What the audit log stores in addition to the fields of `recorded-changes.ts`; by default the whole payload. */
  audit?: (command: Payload) => Record<string, unknown>;
  /** Not a dispatch command: the customer sends it, or it has a separate endpoint. */
  notForDispatch?: true;
  /** The order alone does not show whether it is possible, so it is not offered for it. */
  notListed?: true;
}

// biome-ignore lint/complexity/noBannedTypes: most commands have no payload.
type NoPayload = {};

/** Gives the functions of a declaration the type of its payload. */
export function command<Payload extends object = NoPayload>(
  declaration: CommandDeclaration<Payload>,
): CommandDeclaration<Payload> {
  return declaration;
}
