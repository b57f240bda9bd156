// Every tool, in the order in which agents see them.

import type { Tool } from './tool.ts';
import { followTools } from './tools/follow-tools.ts';
import { helpTools } from './tools/help-tools.ts';
import { orderTools } from './tools/order-tools.ts';
import { quoteTools } from './tools/quote-tools.ts';
import { sandboxTools } from './tools/sandbox-tools.ts';

export const TOOLS: readonly Tool[] = [
  ...orderTools,
  ...followTools,
  ...quoteTools,
  ...sandboxTools,
  ...helpTools,
];
