// Every command, in the order in which help shows them.
import type { Command } from './command.ts';
import { completionOf } from './commands/completion.ts';
import { deliveryCommands } from './commands/deliveries.ts';
import { doctor } from './commands/doctor.ts';
import { documentCommands } from './commands/documents.ts';
import { endpointCommands } from './commands/endpoints.ts';
import { eventCommands } from './commands/events.ts';
import { followCommands } from './commands/follow-orders.ts';
import { importOrders } from './commands/import.ts';
import { init } from './commands/init.ts';
import { listen } from './commands/listen.ts';
import { login } from './commands/login.ts';
import { tailLogs } from './commands/logs.ts';
import { mcp } from './commands/mcp.ts';
import { me } from './commands/me.ts';
import { orderCommands } from './commands/orders.ts';
import { logout, profileCommands } from './commands/profiles.ts';
import { quoteCommands } from './commands/quotes.ts';
import { resendEvent, trigger } from './commands/trigger.ts';
import { verify } from './commands/webhooks.ts';

export const COMMANDS: readonly Command[] = [
  login,
  logout,
  ...profileCommands,
  me,
  init,
  doctor,
  ...orderCommands,
  ...followCommands,
  ...documentCommands,
  ...quoteCommands,
  listen,
  trigger,
  ...eventCommands,
  resendEvent,
  ...endpointCommands,
  ...deliveryCommands,
  verify,
  tailLogs,
  importOrders,
  mcp,
  completionOf(() => COMMANDS),
];
