// Decides what a command does to an order: changes, announcements and mail. Pure.

import { API_VERSION } from '../../platform/api-version.ts';
import type { FieldProblem } from '../../platform/call-errors.ts';
import { isTest } from '../environment.ts';
import type { CheckedFields, CommandDeclaration, Effect, MailTopic, MessageDeclaration } from './command.ts';
import { COMMANDS } from './commands.ts';
import { confirmSinceAfter } from './confirmation.ts';
import type { DocumentKind } from './document-kinds.ts';
import type { EventName } from './event-catalog.ts';
import type { Order } from './order.ts';
import type { Status } from './status.ts';
import type { Announcement } from './write-events.ts';

export type CommandName = keyof typeof COMMANDS;

type PayloadOf<Name extends CommandName> =
  (typeof COMMANDS)[Name] extends CommandDeclaration<infer Payload> ? Payload : never;

export type Command<Name extends CommandName = CommandName> = {
  [Each in Name]: { name: Each } & PayloadOf<Each>;
}[Name];

/** The declaration of a command whose name is only known at run time. */
function declarationOf(name: CommandName): CommandDeclaration<Command> {
  return COMMANDS[name] as CommandDeclaration<never> as CommandDeclaration<Command>;
}

type EnvironmentOrderState = CheckedFields & Pick<Order, 'environment'>;

export function isAllowed(name: CommandName, order: CheckedFields): boolean {
  return reasonNotAllowed(name, order) === null;
}

/** Why the command is not possible now, or null if it is. */
export function reasonNotAllowed(name: CommandName, order: CheckedFields): string | null {
  const { from, unless } = declarationOf(name);
  if (!from.includes(order.status)) return `${name} is not possible while the order is ${order.status}.`;
  return unless?.(order) ?? null;
}

/** In the sandbox the scenario advances an order; dispatch can only end it. */
function isForDispatch(name: CommandName, { environment }: Pick<Order, 'environment'>): boolean {
  return !declarationOf(name).notForDispatch && (name === 'cancel' || !isTest(environment));
}

/** What dispatch can do through other endpoints than that of its commands. */
export const DISPATCH_CHANGES = ['change', 'change_terms', 'redirect'] as const satisfies CommandName[];

export function isOpenToDispatch(name: CommandName, order: Pick<Order, 'environment'>): boolean {
  const isChange = DISPATCH_CHANGES.some((change) => change === name);
  return isForDispatch(name, order) || (isChange && !isTest(order.environment));
}

/** The dispatch commands that are possible now. */
export function listPossibleCommands(order: EnvironmentOrderState): CommandName[] {
  return (Object.keys(COMMANDS) as CommandName[]).filter(
    (name) => !declarationOf(name).notListed && isForDispatch(name, order) && isAllowed(name, order),
  );
}

/** The problems of the command for this order, by field. */
export function problemsOf(command: Command, order: Order): FieldProblem[] {
  return declarationOf(command.name).problems?.(order, command) ?? [];
}

/** The status that the command leads this order to. */
export function targetOf(name: CommandName, order: Order): Status {
  return statusAfter(order, declarationOf(name).to);
}

/** The documents this command produces, each with the event that announces it. */
export function documentsOf(command: Command): { kind: DocumentKind; announcedBy: EventName }[] {
  return (declarationOf(command.name).documents ?? []).filter(({ when }) => when?.(command) ?? true);
}

/** The effects of a command that its declaration determines without any input. */
export interface CommandPreview {
  command: CommandName;
  leadsTo: Status;
  /** `conditional` events depend on the input. */
  events: { type: EventName; conditional: boolean }[];
  documents: { kind: DocumentKind; conditional: boolean }[];
  mail: { topic: MailTopic; conditional: boolean } | null;
}

export function previewCommand(name: CommandName, order: Order): CommandPreview {
  const { events = [], documents = [], mail } = declarationOf(name);
  return {
    command: name,
    leadsTo: targetOf(name, order),
    events: events
      .filter(({ from }) => isFrom(from, order))
      .map(({ type, when }) => ({ type, conditional: when !== undefined })),
    documents: documents.map(({ kind, when }) => ({ kind, conditional: when !== undefined })),
    mail: previewMail(mail, order),
  };
}

function previewMail(mail: CommandDeclaration<Command>['mail'], order: Order): CommandPreview['mail'] {
  if (mail === undefined) return null;
  if (typeof mail !== 'object') return { topic: mail, conditional: false };
  return isFrom(mail.from, order) ? { topic: mail.topic, conditional: mail.when !== undefined } : null;
}

function isFrom(from: readonly Status[] | undefined, { status }: Order): boolean {
  return from === undefined || from.includes(status);
}

function statusAfter(before: Order, to: CommandDeclaration<Command>['to'], command?: Command): Status {
  if (typeof to === 'function') return to(before, command);
  if (to === 'same') return before.status;
  return to === 'before' ? before.statusBeforeComplaint! : to;
}

export function auditDetails(command: Command): Record<string, unknown> {
  const { name, ...payload } = command;
  return declarationOf(name).audit?.(command) ?? payload;
}

export interface Decision {
  after: Order;
  announcements: Announcement[];
  mail: MailTopic | null;
}

/** Null if the command is not possible in this status, `unchanged` if it would change nothing. */
export function decide(
  before: Order,
  command: Command,
  { now, showDriver }: { now: Date; showDriver: boolean },
): Decision | 'unchanged' | null {
  if (!isAllowed(command.name, before)) return null;
  const { to, via = [], changes, events = [], legacy = [], mail } = declarationOf(command.name);
  const changed = changes?.(before, command, now);
  if (changed && Object.keys(changed).length === 0) return 'unchanged';
  const status = statusAfter(before, to, command);
  const after: Order = { ...before, ...changed, status };
  after.confirmSince = confirmSinceAfter(before, after, now);
  const effect = { before, after, command, showDriver };
  const applies = ({ from, when }: MessageDeclaration<unknown, Command>) =>
    isFrom(from, before) && (when?.(effect) ?? true);
  const passed = before.status === status ? [] : [before.status, ...via, status];
  const dataOf = ({ data }: MessageDeclaration<unknown, Command>) => data?.(effect) ?? {};
  const announcements = [
    ...events
      .filter(applies)
      .map((event): Announcement => ({ format: API_VERSION, type: event.type, data: dataOf(event) })),
    ...passed.slice(1).map((reached, i) => statusChanged(passed[i]!, reached)),
    ...legacy
      .filter(applies)
      .map((event): Announcement => ({ format: 'legacy', type: event.type, data: dataOf(event) })),
  ];
  return { after, announcements, mail: mailOf(mail, effect) };
}

function mailOf(mail: CommandDeclaration<Command>['mail'], effect: Effect<Command>): MailTopic | null {
  if (typeof mail !== 'object') return mail ?? null;
  return isFrom(mail.from, effect.before) && (mail.when?.(effect) ?? true) ? mail.topic : null;
}

export function statusChanged(from: Status | null, to: Status): Announcement {
  return { format: 'legacy', type: 'order.status_changed', data: { from, to } };
}
