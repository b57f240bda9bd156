// me: which account, environment and scopes the key has.
import type { Command } from '../command.ts';

export const me: Command = {
  name: 'me',
  summary: 'Show account, environment and scopes of the key',
  examples: ['handover me', 'handover me --profile live --json'],
  async run({ context }) {
    const answer = await context.client().me({ signal: context.signal });
    const { account, environment, credential } = answer;
    const rows: [string, string][] = [
      ['Account', `${account.name} (${account.id})`],
      ['Environment', environment],
      ['Key', `${credential.name} (${credential.prefix}…)`],
      ['Scopes', credential.scopes.join(', ')],
      ['Ends', credential.expiresAt ?? 'never'],
      ['Service', context.url()],
    ];
    context.show(answer, rows.map(([name, value]) => `${name.padEnd(12)} ${value}`).join('\n'));
    return undefined;
  },
};
