// login: keeps the address of the service and an API key, after trying them.
import { handover } from '@handover/sdk';
import { ask, isPerson, readAll } from '../ask.ts';
import { type Command, text } from '../command.ts';
import { changeConfig, configPath, readConfig } from '../config.ts';
import { wrongUse } from '../exit-codes.ts';

export const login: Command = {
  name: 'login',
  summary: 'Keep the service and an API key for the next commands',
  description:
    'The key is asked for without showing it, read from standard input when that is a pipe, or taken from HANDOVER_API_KEY. It is tried, and kept in a file that only you can read.',
  examples: [
    'handover login --url https://handover.example',
    'echo "$KEY" | handover login --url https://handover.example',
  ],
  async run({ values, around }) {
    const known = text(values, 'url') ?? (process.env.HANDOVER_URL || readConfig().url);
    const url = known ?? (isPerson() ? await ask('Address of the service: ') : undefined);
    if (!url) throw wrongUse('It is not known which service to sign in to.', 'Pass --url.');
    const apiKey = await readKey();
    const me = await handover({ url, apiKey, giveUpAfterMs: 0 }).me({ signal: around.signal });
    changeConfig((config) => ({ ...config, url, apiKey }));
    around.show(
      {
        account: me.account,
        environment: me.environment,
        scopes: me.credential.scopes,
        config: configPath(),
      },
      `${around.paint('green', '✓')} ${me.account.name}, ${me.environment}: ${me.credential.name} (${me.credential.prefix}…). Kept in ${configPath()}.`,
    );
    return undefined;
  },
};

async function readKey(): Promise<string> {
  const given =
    process.env.HANDOVER_API_KEY ||
    (isPerson() ? await ask('API key: ', { hidden: true }) : await readAll(process.stdin));
  const key = given.trim();
  if (key === '') throw wrongUse('No API key was given.', 'Create one in the portal under "API keys".');
  return key;
}
