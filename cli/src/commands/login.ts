// login: stores the URL of the service and an API key, after testing them.
import { handover } from '@handover/sdk';
import { type Command, text } from '../command.ts';
import { changeConfig, configPath, readConfig } from '../config.ts';
import { usageError } from '../exit-codes.ts';
import { isInteractive, prompt, readAll } from '../prompt.ts';

export const login: Command = {
  name: 'login',
  summary: 'Store the service and an API key for later commands',
  description:
    'The key is read from a hidden prompt, from standard input if that is a pipe, or from HANDOVER_API_KEY. It is tested, and stored in a file that only you can read.',
  examples: [
    'handover login --url https://handover.example',
    'echo "$KEY" | handover login --url https://handover.example',
  ],
  async run({ values, context }) {
    const known = text(values, 'url') ?? (process.env.HANDOVER_URL || readConfig().url);
    const url = known ?? (isInteractive() ? await prompt('Address of the service: ') : undefined);
    if (!url) throw usageError('The service to sign in to is missing.', 'Pass --url.');
    const apiKey = await readKey();
    const me = await handover({ url, apiKey, giveUpAfterMs: 0 }).me({ signal: context.signal });
    changeConfig((config) => ({ ...config, url, apiKey }));
    context.show(
      {
        account: me.account,
        environment: me.environment,
        scopes: me.credential.scopes,
        config: configPath(),
      },
      `${context.paint('green', '✓')} ${me.account.name}, ${me.environment}: ${me.credential.name} (${me.credential.prefix}…). Kept in ${configPath()}.`,
    );
    return undefined;
  },
};

async function readKey(): Promise<string> {
  const given =
    process.env.HANDOVER_API_KEY ||
    (isInteractive()
      ? await prompt('API key: ', { hidden: true })
      : (await readAll(process.stdin)).toString());
  const key = given.trim();
  if (key === '') throw usageError('No API key was given.', 'Create one in the portal under "API keys".');
  return key;
}
