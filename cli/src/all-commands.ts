// Every command, in the order in which help shows them.
import type { Command } from './command.ts';
import { completionOf } from './commands/completion.ts';
import { doctor } from './commands/doctor.ts';
import { documentCommands } from './commands/documents.ts';
import { followCommands } from './commands/follow-orders.ts';
import { importOrders } from './commands/import.ts';
import { init } from './commands/init.ts';
import { listen } from './commands/listen.ts';
import { login } from './commands/login.ts';
import { tailLogs } from './commands/logs.ts';
import { orderCommands } from './commands/orders.ts';
import { resendEvent, trigger } from './commands/trigger.ts';
import { verify } from './commands/webhooks.ts';

export const COMMANDS: readonly Command[] = [
  login,
  init,
  doctor,
  ...orderCommands,
  ...followCommands,
  ...documentCommands,
  listen,
  trigger,
  resendEvent,
  verify,
  tailLogs,
  importOrders,
  completionOf(() => COMMANDS),
];
