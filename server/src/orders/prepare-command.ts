// Renders the documents of a command before its order is locked.
import { documentsOfCommand } from '../documents/documents-of-command.ts';
import { loadLetterhead } from '../documents/letterhead.ts';
import type { NewDocument } from '../documents/new-document.ts';
import type { Core } from './core.ts';
import { type Command, documentsOf, isAllowed } from './model/lifecycle.ts';
import type { Order } from './model/order.ts';
import type { ProtocolContent } from './model/protocol.ts';

export interface PreparedCommand {
  command: Command;
  documents: NewDocument[];
}

/** Renders nothing if the command will be refused anyway. */
export async function prepareCommand(
  core: Core,
  order: Order,
  command: Command,
  content?: ProtocolContent,
): Promise<PreparedCommand> {
  if (documentsOf(command).length === 0 || !isAllowed(command.name, order)) return { command, documents: [] };
  const letterhead = await loadLetterhead(core.sql, order.accountId);
  const documents = await documentsOfCommand(core, letterhead, order, command, content);
  return { command, documents };
}
