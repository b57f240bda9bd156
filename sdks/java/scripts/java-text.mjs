// Names and comments of the generated Java files.

export const HEADER = `// Written from openapi/v1.json by "npm run generate"; not by hand.
package com.handover.sdk.types;
`;

const MAX_WIDTH = 110;
const KEYWORDS = new Set([
  'interface',
  'class',
  'default',
  'new',
  'package',
  'public',
  'switch',
  'case',
  'for',
]);

/** `interface` and other words that Java reserves get an underscore. */
export const memberName = (name) => (KEYWORDS.has(name) ? `${name}_` : name);

/** `order.created`, `createOrder` and `2026-09-01` as the name of a constant. */
export function constantName(value) {
  const words = String(value)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();
  return /^\d/.test(words) ? `V${words}` : words;
}

/** The first paragraph of a description as the text of a doc comment; the values of an enum have their own comments. */
export function docText(description) {
  const [first] = description.split(/\n\s*\n|\n- /);
  if (first.startsWith('- ')) return '';
  return sentence(
    first
      .replace(/\s+/g, ' ')
      .split(/(`[^`]*`)/)
      .map((part) => (part.startsWith('`') ? `{@code ${part.slice(1, -1)}}` : escaped(part)))
      .join('')
      .trim(),
  );
}

function escaped(text) {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/@/g, '&#64;');
}

function sentence(text) {
  return text === '' || /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A doc comment: the text, then the tags. */
export function doc(indent, text, tags = []) {
  if (tags.length === 0 && indent.length + text.length + 7 <= MAX_WIDTH) return `${indent}/** ${text} */`;
  const lines = [
    ...wrapped(text, indent),
    ...(tags.length > 0 ? [''] : []),
    ...tags.flatMap((tag) => wrapped(tag, indent)),
  ];
  return [`${indent}/**`, ...lines.map((line) => `${indent} * ${line}`.trimEnd()), `${indent} */`].join('\n');
}

function wrapped(text, indent) {
  const width = MAX_WIDTH - indent.length - 3;
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== '' && line.length + 1 + word.length > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines;
}

/** Constants with their values and descriptions, for a class. */
export function constants(indent, values) {
  return values.map(({ value, description }) => {
    const text = docText(description ?? '') || `The value {@code ${value}}.`;
    return `${doc(indent, text)}\n${indent}public static final String ${constantName(value)} = "${value}";`;
  });
}
