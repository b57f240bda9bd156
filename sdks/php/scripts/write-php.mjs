// Parts of PHP source text: files, comments, constants, literals.

/** A file of the namespace of the models. */
export function phpFile(code, uses = []) {
  const imports = uses.length === 0 ? '' : `${uses.map((name) => `use ${name};\n`).join('')}\n`;
  return `<?php

// Written from openapi/v1.json by scripts/write-types.mjs; not by hand.

declare(strict_types=1);

namespace Handover\\Model;

${imports}${code}`;
}

/** A doc comment of one or several lines, or nothing for an empty text. */
export function docComment(text, indent = '') {
  const lines = text
    .replaceAll('*/', '* /')
    .split('\n')
    .map((line) => line.trim());
  if (lines.length === 1) return lines[0] === '' ? '' : `${indent}/** ${lines[0]} */\n`;
  return `${indent}/**\n${lines.map((line) => `${indent} * ${line}`.trimEnd()).join('\n')}\n${indent} */\n`;
}

export const quote = (text) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** `apiVersion` with `2026-09-01` as `API_VERSION_2026_09_01`. */
export function constantName(...parts) {
  return parts
    .map((part) => part.replace(/([a-z0-9])([A-Z])/g, '$1_$2').replace(/[^A-Za-z0-9]+/g, '_'))
    .join('_')
    .toUpperCase();
}
