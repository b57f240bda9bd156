// Values of examples as literals of programming languages.

type Brackets = readonly [list: readonly [string, string], object: readonly [string, string]];

interface Literals {
  text(value: string): string;
  names: readonly [yes: string, no: string, nothing: string];
  brackets: Brackets;
  /** A field of an object, before its value. */
  field(name: string): string;
}

/** Written over several lines, each with a comma. */
function literalOf({ text, names, brackets, field }: Literals) {
  const write = (value: unknown, indent: string): string => {
    if (typeof value === 'string') return text(value);
    if (typeof value === 'number') return String(value);
    if (typeof value !== 'object' || value === null) return names[value === null ? 2 : value ? 0 : 1];
    const isList = Array.isArray(value);
    const [open, close] = brackets[isList ? 0 : 1];
    const inner = `${indent}    `;
    const lines = isList
      ? value.map((each) => inner + write(each, inner))
      : Object.entries(value).map(([name, each]) => inner + field(name) + write(each, inner));
    return lines.length === 0 ? open + close : `${open}\n${lines.join(',\n')},\n${indent}${close}`;
  };
  return write;
}

const doubleQuoted = (text: string) => JSON.stringify(text);
const singleQuoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

export const pythonLiteral = literalOf({
  text: doubleQuoted,
  names: ['True', 'False', 'None'],
  brackets: [
    ['[', ']'],
    ['{', '}'],
  ],
  field: (name) => `${doubleQuoted(name)}: `,
});

export const phpLiteral = literalOf({
  text: singleQuoted,
  names: ['true', 'false', 'null'],
  brackets: [
    ['[', ']'],
    ['[', ']'],
  ],
  field: (name) => `${singleQuoted(name)} => `,
});

const typescriptValue = literalOf({
  text: singleQuoted,
  names: ['true', 'false', 'null'],
  brackets: [
    ['[', ']'],
    ['{', '}'],
  ],
  field: (name) => `${name}: `,
});

/** Two spaces for each level, as the other TypeScript samples. */
export function typescriptLiteral(value: unknown, indent: string): string {
  const written = typescriptValue(value, '');
  return written.replaceAll(/\n( *)/g, (_, spaces: string) => `\n${indent}${' '.repeat(spaces.length / 2)}`);
}

/** Every line after the first begins with this. */
export function indented(text: string, indent: string): string {
  return text.replaceAll('\n', `\n${indent}`);
}

export function prettyJson(value: unknown): string {
  return JSON.stringify(value, null, 2);
}
