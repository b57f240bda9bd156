// mcp: the tools of the service for agents in editors, over standard input and output.
import type { Command } from '../command.ts';

export const mcp: Command = {
  name: 'mcp',
  summary: 'Give the tools of the service to an agent in an editor',
  description:
    'Speaks the Model Context Protocol over standard input and output, for editors that start a program. It acts with the key that "handover login" stored, or with HANDOVER_API_KEY: a test key orders only in the sandbox.',
  examples: ['handover mcp', 'claude mcp add handover -- handover mcp'],
  async run({ context }) {
    const { serveMcp } = await import('../mcp-stdio.ts');
    await serveMcp({
      url: context.url(),
      apiKey: context.apiKey(),
      signal: context.signal,
      input: process.stdin,
      write: (line) => process.stdout.write(`${line}\n`),
    });
    return undefined;
  },
};
