// Checks a command and makes its documents before its order is locked.
import { documentsOfCommand } from '../../documents/documents-of-command.ts';
import { loadLetterhead } from '../../documents/letterhead.ts';
import type { NewDocument } from '../../documents/new-document.ts';
import type { NewMail } from '../../messages/mail/mail.ts';
import { type Command, documentsOf, isAllowed, problemsOf } from '../../model/orders/lifecycle.ts';
import type { Order } from '../../model/orders/order.ts';
import type { ProtocolContent } from '../../model/orders/protocol.ts';
import { invalidFields } from '../../platform/call-errors.ts';
import type { Core } from '../records/core.ts';

export interface PreparedCommand {
  command: Command;
  documents: NewDocument[];
  /** Mails to the contracting party that do not follow from the command alone. */
  mails?: readonly NewMail[];
}

/** Renders nothing if the command will be refused anyway. */
export async function prepareCommand(
  core: Core,
  order: Order,
  command: Command,
  content?: ProtocolContent,
): Promise<PreparedCommand> {
  if (!isAllowed(command.name, order)) return { command, documents: [] };
  const problems = problemsOf(command, order);
  if (problems.length > 0) throw invalidFields(problems);
  if (documentsOf(command).length === 0) return { command, documents: [] };
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const { terms } = await core.agreements.current(order.accountId);
  const documentInput = { showDriver: terms.showDriver, ...(content && { content }) };
  const documents = await documentsOfCommand(core, letterhead, order, command, documentInput);
  return { command, documents };
}
