// The program: finds the command, parses its options, runs it, and exits with a code for scripts.
import { parseArgs } from 'node:util';
import { COMMANDS } from './all-commands.ts';
import { type Command, flag, parseOptions, text } from './command.ts';
import { createContext } from './command-context.ts';
import { EXIT, usageError } from './exit-codes.ts';
import { explain } from './explain-error.ts';
import { helpOf, overview, usageOf } from './help.ts';
import { suggestCommand } from './suggest-command.ts';

declare const HANDOVER_CLI_VERSION: string;

/** The command with the longest name that the words begin with. */
function findCommand(words: readonly string[]): Command | undefined {
  const fits = COMMANDS.filter(({ name }) => name.split(' ').every((part, index) => words[index] === part));
  return fits.sort((one, other) => other.name.length - one.name.length)[0];
}

function unknownCommand(words: readonly string[]): Error {
  const given = words.filter((word) => !word.startsWith('-'));
  const names = COMMANDS.map(({ name }) => name);
  const meant = suggestCommand(given.slice(0, 2).join(' '), names) ?? suggestCommand(given[0] ?? '', names);
  const group = COMMANDS.filter(({ name }) => name.startsWith(`${words[0]} `));
  const near =
    group.length > 0 ? group : COMMANDS.filter(({ name }) => name.startsWith((words[0] ?? '').slice(0, 3)));
  const hint = meant
    ? `Did you mean "handover ${meant}"?`
    : near.length > 0
      ? `There is: ${near.map(({ name }) => `handover ${name}`).join(', ')}.`
      : 'See "handover --help".';
  return usageError(`There is no command "${given.slice(0, 2).join(' ')}".`, hint);
}

async function main(words: string[], signal: AbortSignal): Promise<number> {
  if (words.length === 0 || ['help', '--help', '-h'].includes(words[0]!)) {
    const asked = findCommand(words.slice(1));
    process.stdout.write(`${asked ? helpOf(asked) : overview(COMMANDS, HANDOVER_CLI_VERSION)}\n`);
    return EXIT.ok;
  }
  if (words[0] === '--version') {
    process.stdout.write(`${HANDOVER_CLI_VERSION}\n`);
    return EXIT.ok;
  }
  const command = findCommand(words);
  if (!command) throw unknownCommand(words);
  const args = words.slice(command.name.split(' ').length);
  const { values, positionals } = parseArgs({ args, options: parseOptions(command), allowPositionals: true });
  if (flag(values, 'help')) {
    process.stdout.write(`${helpOf(command)}\n`);
    return EXIT.ok;
  }
  checkArguments(command, positionals);
  const context = createContext({
    json: flag(values, 'json'),
    url: text(values, 'url'),
    profile: text(values, 'profile'),
    isVerbose: flag(values, 'verbose'),
    signal,
  });
  return (await command.run({ args: positionals, values, context })) ?? EXIT.ok;
}

function checkArguments(command: Command, given: readonly string[]): void {
  const declared = command.arguments ?? [];
  const missing = declared.find((each, index) => !each.optional && given[index] === undefined);
  if (missing) throw usageError(`The ${missing.name} is missing.`, `Usage: ${usageOf(command)}`);
  if (given.length > declared.length) {
    throw usageError(`"${given[declared.length]}" is one argument too many.`, `Usage: ${usageOf(command)}`);
  }
}

function reportFailure(error: unknown, json: boolean): number {
  const { message, lines, hint, code, record } = explain(error);
  if (json)
    process.stderr.write(`${JSON.stringify({ error: { ...record, message, hint, exitCode: code } })}\n`);
  else
    process.stderr.write(
      `${[`handover: ${message}`, ...lines.map((line) => `  ${line}`), ...(hint ? [hint] : [])].join('\n')}\n`,
    );
  return code;
}

const interrupted = new AbortController();
let interruptedCode: number = EXIT.interrupted;
process.once('SIGINT', () => interrupted.abort());
process.once('SIGTERM', () => {
  interruptedCode = EXIT.terminated;
  interrupted.abort();
});
// The reader of the output may stop: "handover orders list --all | head".
process.stdout.on('error', () => process.exit(EXIT.ok));

const words = process.argv.slice(2);
process.exitCode = await main(words, interrupted.signal).catch((error: unknown) =>
  interrupted.signal.aborted ? interruptedCode : reportFailure(error, words.includes('--json')),
);
// An idle connection must not keep the process alive; the output is flushed first.
process.stdout.write('', () => process.exit());
