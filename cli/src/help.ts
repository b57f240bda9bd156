// The texts of --help, from the declarations of the commands.
import { COMMON_OPTIONS, type Command, type OptionDeclaration } from './command.ts';
import { EXIT_MEANINGS } from './exit-codes.ts';

const WIDTH = 92;

export function usageOf({ name, arguments: args = [], options = {} }: Command): string {
  const shown = args.map((each) => (each.optional ? `[${each.name}]` : `<${each.name}>`));
  return ['handover', name, ...shown, ...(Object.keys(options).length > 0 ? ['[options]'] : [])].join(' ');
}

export function overview(commands: readonly Command[], version: string): string {
  const rows = commands.map((command): [string, string] => [
    [
      command.name,
      ...(command.arguments ?? []).map(({ name, optional }) => (optional ? `[${name}]` : `<${name}>`)),
    ].join(' '),
    command.summary,
  ]);
  return [
    `handover ${version}: order vehicle transfers, follow them, try them in the sandbox.`,
    '',
    'Commands (each has --help):',
    ...table(rows),
    '',
    'Settings: HANDOVER_URL and HANDOVER_API_KEY, else ~/.config/handover/config.json from "handover login".',
    '',
    ...exitCodes(),
  ].join('\n');
}

function exitCodes(): string[] {
  return ['Exit codes:', ...table(Object.entries(EXIT_MEANINGS))];
}

export function helpOf(command: Command): string {
  const { summary, description, arguments: args = [], options = {}, examples = [] } = command;
  const sections = [
    [`${summary}.`],
    ['Usage:', `  ${usageOf(command)}`],
    description ? wrap(description) : [],
    args.length > 0 ? ['Arguments:', ...table(args.map((each) => [each.name, withChoices(each)]))] : [],
    ['Options:', ...table(Object.entries({ ...options, ...COMMON_OPTIONS }).map(optionRow))],
    examples.length > 0 ? ['Examples:', ...examples.map((each) => `  ${each}`)] : [],
    exitCodes(),
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function optionRow([name, option]: [string, OptionDeclaration]): [string, string] {
  const short = option.short ? `-${option.short}, ` : '    ';
  return [`${short}--${name}${option.value ? ` <${option.value}>` : ''}`, withChoices(option)];
}

function withChoices({ description, choices }: { description: string; choices?: readonly string[] }): string {
  return choices && choices.length <= 8 ? `${description}: ${choices.join(', ')}` : description;
}

function table(rows: readonly (readonly [string, string])[]): string[] {
  const width = Math.min(38, Math.max(...rows.map(([name]) => name.length)) + 2);
  return rows.flatMap(([name, words]) => {
    const lines = wrap(words, WIDTH - width - 2);
    const first =
      name.length < width
        ? [`  ${name.padEnd(width)}${lines[0]}`]
        : [`  ${name}`, `  ${' '.repeat(width)}${lines[0]}`];
    return [...first, ...lines.slice(1).map((line) => `  ${' '.repeat(width)}${line}`)];
  });
}

function wrap(words: string, width = WIDTH): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const line = lines.at(-1)!;
    if (line !== '' && line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}
