// completion: scripts with which shells complete commands, options and their values.
import { COMMON_OPTIONS, type Command } from '../command.ts';
import { readChoice } from '../read-input.ts';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

export function completionOf(commands: () => readonly Command[]): Command {
  return {
    name: 'completion',
    summary: 'Write the completion script of a shell',
    arguments: [{ name: 'shell', description: 'Which one', choices: SHELLS }],
    examples: [
      'source <(handover completion bash)        # in ~/.bashrc',
      'source <(handover completion zsh)         # in ~/.zshrc, after compinit',
      'handover completion fish > ~/.config/fish/completions/handover.fish',
    ],
    async run({ args }) {
      const shell = readChoice(args[0]!, SHELLS, 'shell');
      const write = { bash, zsh, fish }[shell];
      process.stdout.write(`${write(commands())}\n`);
      return undefined;
    },
  };
}

interface Candidates {
  /** The words after a command: `orders` → create, get, …; `orders create` → its options. */
  words: Map<string, string[]>;
  /** The values of an option: `orders create --mode` → automatic, manual. */
  values: Map<string, readonly string[]>;
}

function candidatesOf(commands: readonly Command[]): Candidates {
  const words = new Map<string, string[]>();
  const values = new Map<string, readonly string[]>();
  const add = (after: string, more: readonly string[]) =>
    words.set(after, [...new Set([...(words.get(after) ?? []), ...more])]);
  for (const { name, options = {}, arguments: args = [] } of commands) {
    const parts = name.split(' ');
    for (const [index, part] of parts.entries()) add(parts.slice(0, index).join(' '), [part]);
    const all = Object.entries({ ...options, ...COMMON_OPTIONS });
    add(name, [...args.flatMap(({ choices = [] }) => choices), ...all.map(([option]) => `--${option}`)]);
    for (const [option, { choices }] of all) if (choices) values.set(`${name} --${option}`, choices);
  }
  return { words, values };
}

function bash(commands: readonly Command[]): string {
  const { words, values } = candidatesOf(commands);
  const cases = (map: Map<string, readonly string[]>) =>
    [...map].map(([after, each]) => `    '${after}') words='${each.join(' ')}' ;;`).join('\n');
  const paths = [...words.keys()].filter((path) => path !== '').map((path) => `'${path}'`);
  return `# Completion of handover for bash.
_handover() {
  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" path='' words='' word longer
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    longer="\${path:+$path }$word"
    case "$longer" in
    ${paths.join(' | ')}) path="$longer" ;;
    *) break ;;
    esac
  done
  case "$path" in
${cases(words)}
  esac
  case "$path $previous" in
${cases(values)}
  esac
  COMPREPLY=($(compgen -W "$words" -- "$current"))
  # Whatever is not known may be a file.
  if [[ \${#COMPREPLY[@]} -eq 0 ]]; then COMPREPLY=($(compgen -f -- "$current")); fi
}
complete -F _handover handover`;
}

/** Zsh can run the functions of bash. */
function zsh(commands: readonly Command[]): string {
  return `# Completion of handover for zsh.
autoload -U +X bashcompinit && bashcompinit
${bash(commands)}`;
}

function fish(commands: readonly Command[]): string {
  const quote = (words: string) => `'${words.replaceAll("'", "\\\\'")}'`;
  const lines = ['# Completion of handover for fish.', 'complete -c handover -f'];
  for (const { name, summary, options = {}, arguments: args = [] } of commands) {
    const [first, second] = name.split(' ') as [string, string | undefined];
    const isThere = (word: string) => `__fish_seen_subcommand_from ${word}`;
    const here = second ? `${isThere(first)}; and ${isThere(second)}` : isThere(first);
    lines.push(
      `complete -c handover -n __fish_use_subcommand -a ${first}${second ? '' : ` -d ${quote(summary)}`}`,
    );
    if (second)
      lines.push(`complete -c handover -n ${quote(isThere(first))} -a ${second} -d ${quote(summary)}`);
    for (const each of args)
      if (each.choices)
        lines.push(`complete -c handover -n ${quote(here)} -a ${quote(each.choices.join(' '))}`);
    for (const [option, { short, type, description, choices }] of Object.entries({
      ...options,
      ...COMMON_OPTIONS,
    })) {
      const value = type === 'string' ? ` -r${choices ? ` -a ${quote(choices.join(' '))}` : ' -F'}` : '';
      lines.push(
        `complete -c handover -n ${quote(here)} -l ${option}${short ? ` -s ${short}` : ''}${value} -d ${quote(description)}`,
      );
    }
  }
  return lines.join('\n');
}
