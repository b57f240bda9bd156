// What the declaration of a command says: from where to where, what changes, and what follows from it.
import type { FieldProblem } from '../../http/errors.ts';
import type { DocumentKind } from './document-kinds.ts';
import type { EventName, LegacyEventName } from './event-catalog.ts';
import type { Order } from './order.ts';
import type { Status } from './status.ts';

/** A command that was carried out, as events and documents see it. */
export interface Effect<Payload> {
  before: Order;
  after: Order;
  command: Payload;
  /** Whether the account's agreement shows drivers to the customer. */
  showDriver: boolean;
}

export interface Sent<Name, Payload> {
  type: Name;
  /** What the message says besides what every message says. */
  data?: (effect: Effect<Payload>) => Record<string, unknown>;
  when?: (effect: Effect<Payload>) => boolean;
}

interface MadeDocument<Payload> {
  kind: DocumentKind;
  /** The event that carries it. */
  announcedBy: EventName;
  when?: (command: Payload) => boolean;
}

/** What the end customer is written about; the quote goes to the contracting party. */
export type MailTopic =
  | 'quote'
  | 'trackingLink'
  | 'scheduled'
  | 'pickedUp'
  | 'delayed'
  | 'delivered'
  | 'cancelled';

export interface CommandDeclaration<Payload> {
  from: readonly Status[];
  /** `same` keeps the status, `before` goes back to where a complaint came from. */
  to: Status | 'same' | 'before';
  /** Passed through on the way, and told to legacy endpoints. */
  via?: readonly Status[];
  /** A reason beyond the status why it is not possible. */
  unless?: (order: Pick<Order, 'arrivedAtPickup'>) => boolean;
  /** What is wrong with it for this order, beyond what its fields say alone. */
  problems?: (order: Order, command: Payload) => FieldProblem[];
  /** What changes besides the status; nothing at all means that nothing happened. */
  changes?: (order: Order, command: Payload, now: Date) => Partial<Order>;
  events?: readonly Sent<EventName, Payload>[];
  /** For legacy endpoints, besides `order.status_changed`, which every change of status sends. */
  legacy?: readonly Sent<LegacyEventName, Payload>[];
  documents?: readonly MadeDocument<Payload>[];
  mail?: MailTopic;
  /** What the audit keeps of it; by default the whole payload. */
  audit?: (command: Payload) => Record<string, unknown>;
  /** Not among dispatch's commands: the customer's own, or one with an endpoint of its own. */
  elsewhere?: true;
}

// biome-ignore lint/complexity/noBannedTypes: most commands carry nothing.
type Nothing = {};

/** Types the functions of a declaration by what its command carries. */
export function command<Payload extends object = Nothing>(
  declaration: CommandDeclaration<Payload>,
): CommandDeclaration<Payload> {
  return declaration;
}
