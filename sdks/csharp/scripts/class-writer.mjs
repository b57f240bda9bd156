// Writes records, bodies and events as classes of C#.
import { constantsOf } from './name-writer.mjs';
import { nameOf } from './record-names.mjs';

const MAX_WIDTH = 120;

export const pascal = (text) => text.charAt(0).toUpperCase() + text.slice(1);

export function file(purpose, classes) {
  const head = `// ${purpose} Written from openapi/v1.json by scripts/write-types.mjs; not by hand.\n`;
  const usings = 'using System;\nusing System.Collections.Generic;\n';
  return `${head}${usings}\nnamespace Handover\n{\n${classes.join('\n')}}\n`;
}

/** A doc comment. */
export const doc = (text, indent) => summary(markup(text), indent);

/** Code in backticks becomes <c>. */
function markup(text) {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .replace(/`([^`]+)`/g, '<c>$1</c>')
    .replace(/\s+/g, ' ')
    .trim();
}

function summary(text, indent) {
  const line = `${indent}/// <summary>${text}</summary>\n`;
  if (line.length <= MAX_WIDTH) return line;
  const start = `${indent}/// `;
  const lines = [''];
  for (const word of text.split(' ')) {
    const grown = `${lines.at(-1)} ${word}`.trim();
    if ((start + grown).length > MAX_WIDTH && lines.at(-1) !== '') lines.push(word);
    else lines[lines.length - 1] = grown;
  }
  return [`<summary>`, ...lines, `</summary>`].map((each) => `${start}${each}\n`).join('');
}

const MEMBER = ' '.repeat(8);

function fieldDoc({ name, description, type }) {
  const of = type.kind === 'list' ? type.of : type;
  const constants = of.values ? constantsOf(of.values) : null;
  const text = description === '' ? `The field \`${name}\`.` : sentence(description);
  const link = constants ? ` See <see cref="${constants}"/>.` : '';
  return summary(markup(text) + link, MEMBER);
}

/** Without the list of values, whose constants have the descriptions. */
const sentence = (text) => text.split('\n\n- ')[0].replace(/([^.])$/, '$1.');

/** The value types of C#: how they are read, and their names. */
const VALUES = {
  integer: ['GetInteger', 'long'],
  number: ['GetNumber', 'decimal'],
  boolean: ['GetFlag', 'bool'],
};

function valueTypeOf(type) {
  if (type.format === 'date-time') return ['GetTime', 'DateTimeOffset'];
  return VALUES[type.kind];
}

/** The type of a property of an answer, and the expression that reads it. */
function reading(name, type, isRequired) {
  const key = JSON.stringify(name);
  const value = valueTypeOf(type);
  if (value && (type.isNullable || !isRequired)) return [`${value[1]}?`, `${value[0]}OrNull(${key})`];
  if (value) return [value[1], `${value[0]}(${key})`];
  if (type.kind === 'string') return ['string', `GetText(${key})`];
  if (type.kind === 'record') {
    const record = nameOf(type.name);
    return [record, `GetRecord(${key}, json => new ${record}(json))`];
  }
  if (type.kind === 'map' && type.of.kind === 'string') {
    return ['IReadOnlyDictionary<string, string>', `GetTextMap(${key})`];
  }
  if (type.kind === 'map') return ['JsonObject', `GetObject(${key})`];
  if (type.kind === 'list' && type.of.kind === 'string') return ['IReadOnlyList<string>', `GetTexts(${key})`];
  if (type.kind === 'list' && type.of.kind === 'record') {
    const record = nameOf(type.of.name);
    return [`IReadOnlyList<${record}>`, `GetRecords(${key}, json => new ${record}(json))`];
  }
  throw new Error(`${name} is a ${type.kind}, which this script cannot write.`);
}

/** A field that is always null says nothing. */
const isSaid = ({ type }) => type.kind !== 'null';

function property(field, isHiding = false) {
  const [type, expression] = reading(field.name, field.type, field.isRequired);
  const modifiers = isHiding ? 'public new' : 'public';
  return `${fieldDoc(field)}${MEMBER}${modifiers} ${type} ${pascal(field.name)} => ${expression};\n`;
}

function classOf({ name, base, summary, modifiers, constructors, members }) {
  const head = `${doc(sentence(summary), '    ')}    public ${modifiers}class ${name} : ${base}\n    {\n`;
  return `${head}${[...constructors, ...members].join('\n')}    }\n`;
}

const wrapping = (name, what) =>
  `${MEMBER}/// <summary>${what}</summary>\n${MEMBER}/// <param name="json">Its fields.</param>\n` +
  `${MEMBER}public ${name}(JsonObject json) : base(json)\n${MEMBER}{\n${MEMBER}}\n`;

const readAgain = (name) => wrapping(name, 'Reads the record from JSON, for instance from a stored one.');

export function recordClass({ name, base, isBase, summary, fields }) {
  return classOf({
    name,
    base: base ?? 'JsonRecord',
    summary,
    modifiers: isBase ? '' : 'sealed ',
    constructors: [readAgain(name)],
    members: fields.filter(isSaid).map((field) => property(field)),
  });
}

export function bodyClass({ name, summary, fields }) {
  const empty = `${MEMBER}/// <summary>An empty body.</summary>\n${MEMBER}public ${name}() : base(new JsonObject())\n${MEMBER}{\n${MEMBER}}\n`;
  return classOf({
    name,
    base: 'JsonBody',
    summary,
    modifiers: 'sealed ',
    constructors: [
      empty,
      wrapping(
        name,
        'A body with these fields, which may include fields that this version of the SDK does not know.',
      ),
    ],
    members: fields.map(settable),
  });
}

/** What was never set is null here and is not sent. */
function settable(field) {
  const [type, expression] = reading(field.name, field.type, false);
  const set = field.type.isNullable ? 'SetNullable' : 'Set';
  return (
    `${fieldDoc(field)}${MEMBER}public ${type} ${pascal(field.name)}\n${MEMBER}{\n` +
    `${MEMBER}    get => ${expression};\n` +
    `${MEMBER}    set => ${set}(${JSON.stringify(field.name)}, value);\n${MEMBER}}\n`
  );
}

export function eventClasses({ base, messages }) {
  const cases = messages.map(
    ({ event, name }) => `${MEMBER}        case ${JSON.stringify(event)}: return new ${name}(json);\n`,
  );
  const read =
    `${MEMBER}/// <summary>The event of the class that its type has.</summary>\n${MEMBER}/// <param name="json">Its fields.</param>\n` +
    `${MEMBER}public static WebhookEvent Read(JsonObject json)\n${MEMBER}{\n${MEMBER}    switch (json["type"] as string)\n${MEMBER}    {\n` +
    `${cases.join('')}${MEMBER}        default: return new WebhookEvent(json);\n${MEMBER}    }\n${MEMBER}}\n`;
  const first = classOf({
    name: base.name,
    base: 'JsonRecord',
    summary: base.summary,
    modifiers: '',
    constructors: [readAgain(base.name), read],
    members: base.fields.map((field) => property(field)),
  });
  const others = messages.map(({ name, summary, fields }) =>
    classOf({
      name,
      base: base.name,
      summary,
      modifiers: 'sealed ',
      constructors: [readAgain(name)],
      members: fields.filter(({ name }) => name === 'data').map((field) => property(field, true)),
    }),
  );
  return [first, ...others];
}
