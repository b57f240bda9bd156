// profiles, profiles use and logout: several services or keys on one machine.
import { type Command, flag } from '../command.ts';
import {
  type Config,
  changeConfig,
  configPath,
  DEFAULT_PROFILE,
  profileNames,
  readConfig,
  selectProfile,
  withProfile,
} from '../config.ts';
import { EXIT } from '../exit-codes.ts';

const list: Command = {
  name: 'profiles',
  summary: 'List the stored services and keys',
  description: 'Shows where each key works and its first characters, never the key.',
  examples: ['handover profiles', 'handover orders list --profile live'],
  async run({ context }) {
    const config = readConfig();
    const names = profileNames(config);
    const used = context.profile ?? (process.env.HANDOVER_PROFILE || config.profile || DEFAULT_PROFILE);
    for (const name of names) {
      const { url, apiKey } = selectProfile(config, name);
      const prefix = apiKey?.slice(0, 13) ?? '';
      const isUsed = name === used;
      context.show(
        { name, url, prefix, isUsed },
        `${isUsed ? '*' : ' '} ${name.padEnd(16)} ${prefix}…  ${url}`,
      );
    }
    if (names.length === 0) context.note('There are none; "handover login" stores one.');
    return undefined;
  },
};

const use: Command = {
  name: 'profiles use',
  summary: 'Choose the service and key that commands use',
  arguments: [{ name: 'profile', description: `Its name; ${DEFAULT_PROFILE} for the one without a name` }],
  examples: ['handover profiles use live'],
  async run({ args, context }) {
    const { name, url } = selectProfile(readConfig(), args[0]!);
    changeConfig(({ profile: _, ...config }) => ({
      ...config,
      ...(name !== DEFAULT_PROFILE && { profile: name }),
    }));
    context.show(
      { name, url },
      `${context.paint('green', '✓')} Commands use ${name}: ${url ?? 'no service yet'}.`,
    );
    return undefined;
  },
};

export const logout: Command = {
  name: 'logout',
  summary: 'Delete a stored key from this machine',
  description:
    'The one that commands use, or that of --profile. The key itself stays valid: revoke it in the portal if it may be known to others.',
  options: { all: { type: 'boolean', description: 'Delete the keys of all profiles' } },
  examples: ['handover logout', 'handover logout --profile live', 'handover logout --all'],
  async run({ values, context }) {
    const config = readConfig();
    const names = flag(values, 'all') ? profileNames(config) : [selectProfile(config, context.profile).name];
    const stored = names.filter((name) => profileNames(config).includes(name));
    if (stored.length === 0) {
      context.note('There is no stored key.');
      return EXIT.ok;
    }
    changeConfig((before) => stored.reduce<Config>((left, name) => withProfile(left, name, null), before));
    context.show(
      { profiles: stored, config: configPath() },
      `${context.paint('green', '✓')} Deleted from ${configPath()}: ${stored.join(', ')}.`,
    );
    return EXIT.ok;
  },
};

export const profileCommands = [list, use];
