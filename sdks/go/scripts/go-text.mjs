// Names, comments and the head of generated Go files.

export const HEAD = `// Code generated from openapi/v1.json by scripts/write-types.mjs. DO NOT EDIT.

package handover
`;

const INITIALISMS = new Map(
  ['ID', 'URL', 'API', 'VIN', 'VAT', 'SHA256', 'JSON', 'SUV', 'LPG', 'MCP', 'OAuth'].map((word) => [
    word.toLowerCase(),
    word,
  ]),
);
const MAX_COLUMNS = 110;

/** `order.created`, `ORDER_NOT_FOUND`, `apiVersion` and `orders:read` as an exported name. */
export function goName(text) {
  const words = text
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '');
  return words.map((word) => INITIALISMS.get(word) ?? capitalised(word)).join('');
}

const capitalised = (word) => word.charAt(0).toUpperCase() + word.slice(1);

/** The first paragraph, without the marks of Markdown: lists of values stand at the values. */
export function plainText(text) {
  return text
    .split('\n\n')[0]
    .replaceAll('`', '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Lines of at most 110 characters, each ending in a line break. */
export function docComment(text, indent = '') {
  const lines = [];
  for (const word of plainText(text).split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length + 1 < MAX_COLUMNS)
      lines[lines.length - 1] += ` ${word}`;
    else lines.push(`${indent}// ${word}`);
  }
  return `${lines.join('\n')}\n`;
}
