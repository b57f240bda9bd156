// login: stores the URL of the service and an API key, after testing them.
import { handover } from '@handover/sdk';
import { type Command, text } from '../command.ts';
import { changeConfig, configPath, DEFAULT_PROFILE, readConfig, withProfile } from '../config.ts';
import { usageError } from '../exit-codes.ts';
import { isInteractive, prompt, readAll } from '../prompt.ts';

export const login: Command = {
  name: 'login',
  summary: 'Store the service and an API key for later commands',
  description:
    'The key is read from a hidden prompt, from standard input if that is a pipe, or from HANDOVER_API_KEY. It is tested, and stored in a file that only you can read. With --profile it is stored under that name, beside the others: "handover profiles use" chooses the one that commands use.',
  examples: [
    'handover login --url https://handover.example',
    'echo "$KEY" | handover login --url https://handover.example',
    'handover login --url https://handover.example --profile live',
  ],
  async run({ values, context }) {
    const name = readName(context.profile ?? (process.env.HANDOVER_PROFILE || DEFAULT_PROFILE));
    const config = readConfig();
    const stored = name === DEFAULT_PROFILE ? config.url : (config.profiles?.[name]?.url ?? config.url);
    const known = text(values, 'url') ?? (process.env.HANDOVER_URL || stored);
    const url = known ?? (isInteractive() ? await prompt('Address of the service: ') : undefined);
    if (!url) throw usageError('The service to sign in to is missing.', 'Pass --url.');
    const apiKey = await readKey();
    const me = await handover({ url, apiKey, giveUpAfterMs: 0 }).me({ signal: context.signal });
    changeConfig((before) => withProfile(before, name, { url, apiKey }));
    context.show(
      {
        account: me.account,
        environment: me.environment,
        scopes: me.credential.scopes,
        profile: name,
        config: configPath(),
      },
      `${context.paint('green', '✓')} ${me.account.name}, ${me.environment}: ${me.credential.name} (${me.credential.prefix}…). Kept in ${configPath()}.`,
    );
    return undefined;
  },
};

function readName(name: string): string {
  if (/^[\w-]{1,40}$/.test(name)) return name;
  throw usageError(`"${name}" is no name for a profile.`, 'Use up to 40 letters, digits, - and _.');
}

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
