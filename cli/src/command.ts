// A command is declared once. Parsing, --help and shell completion use the declaration.
import type { ParseArgsConfig } from 'node:util';
import type { CommandContext } from './command-context.ts';

export interface OptionDeclaration {
  type: 'string' | 'boolean';
  short?: string;
  multiple?: boolean;
  /** The placeholder of the value in help. */
  value?: string;
  description: string;
  /** The values for shell completion. */
  choices?: readonly string[];
}

interface ArgumentDeclaration {
  name: string;
  description: string;
  optional?: boolean;
  choices?: readonly string[];
}

export type Values = Record<string, string | boolean | (string | boolean)[] | undefined>;

export interface Invocation {
  args: string[];
  values: Values;
  context: CommandContext;
}

export interface Command {
  /** `orders create` */
  name: string;
  summary: string;
  /** Further text for --help. */
  description?: string;
  arguments?: readonly ArgumentDeclaration[];
  options?: Record<string, OptionDeclaration>;
  examples?: readonly string[];
  /** Returns the exit code; undefined means success. */
  run(invocation: Invocation): Promise<number | undefined>;
}

/** The options of every command. */
export const COMMON_OPTIONS: Record<string, OptionDeclaration> = {
  json: { type: 'boolean', description: 'Write JSON, for other programs' },
  url: {
    type: 'string',
    value: 'address',
    description: 'The service, instead of HANDOVER_URL and the config',
  },
  profile: {
    type: 'string',
    value: 'name',
    description: 'The stored service and key, instead of HANDOVER_PROFILE and of those in the environment',
  },
  verbose: { type: 'boolean', description: 'Write every call and its request id to standard error' },
  help: { type: 'boolean', short: 'h', description: 'Show this' },
};

export function parseOptions(command: Command): NonNullable<ParseArgsConfig['options']> {
  const all = Object.entries({ ...command.options, ...COMMON_OPTIONS });
  return Object.fromEntries(
    all.map(([name, { type, short, multiple }]) => [
      name,
      { type, ...(short && { short }), ...(multiple && { multiple }) },
    ]),
  );
}

export const text = (values: Values, name: string): string | undefined => {
  const value = values[name];
  return typeof value === 'string' ? value : undefined;
};

export const flag = (values: Values, name: string): boolean => values[name] === true;

export const texts = (values: Values, name: string): string[] => {
  const value = values[name];
  return Array.isArray(value) ? value.map(String) : [];
};
