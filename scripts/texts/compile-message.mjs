// Compiles one ICU message to a TypeScript expression, so that no page parses messages.
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

/** Names that JavaScript keeps for itself cannot be the name of a parameter. */
const RESERVED = new Set(
  'break case catch class const continue debugger default delete do else enum export extends false finally for function if import in instanceof new null return super switch this throw true try typeof var void while with yield let static await'.split(
    ' ',
  ),
);
const NAME = /^[a-zA-Z_$][\w$]*$/;

export class MessageError extends Error {}

/** A message without parameters has no `params`. `uses` says how each parameter is used. */
export function compileMessage(text, language) {
  const uses = new Map();
  const code = compileParts(parseMessage(text), { language, uses, counted: null });
  return { code, uses };
}

function parseMessage(text) {
  try {
    // Texts may show markup, such as "<html>", and have no tags of their own.
    return parse(text, { ignoreTag: true, requiresOtherClause: true });
  } catch (error) {
    throw new MessageError(
      `is no ICU message (${error.message}); check its braces, and that every plural and select has "other"`,
    );
  }
}

function compileParts(parts, context) {
  if (parts.every((part) => part.type === TYPE.literal)) {
    return JSON.stringify(parts.map((part) => part.value).join(''));
  }
  return `\`${parts.map((part) => compilePart(part, context)).join('')}\``;
}

const inTemplate = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');

function compilePart(part, context) {
  switch (part.type) {
    case TYPE.literal:
      return inTemplate(part.value);
    case TYPE.argument:
      return `\${${use(context, part.value, 'shown')}}`;
    case TYPE.number:
      return formatted(context, part.value, numberFormat(part.style));
    case TYPE.pound:
      return formatted(context, context.counted);
    case TYPE.plural:
      return `\${${compilePlural(part, context)}}`;
    case TYPE.select:
      return `\${${compileSelect(part, context)}}`;
    default:
      throw new MessageError('formats a date or a time; format it in the code and insert the text');
  }
}

/** `{count, number, limited}` is a count that stops at the limit of lists: "1,000+". */
function numberFormat(style) {
  if (!style) return 'formatNumber';
  if (style === 'limited') return 'formatCount';
  throw new MessageError('gives a number a style other than "limited"; format it in the code instead');
}

const formatted = (context, name, format = 'formatNumber') =>
  `\${${format}(${JSON.stringify(context.language)}, ${use(context, name, 'number')})}`;

function use(context, name, kind) {
  if (!NAME.test(name) || RESERVED.has(name)) {
    throw new MessageError(
      `has the parameter "${name}"; use a name of letters that JavaScript does not reserve`,
    );
  }
  if (!context.uses.has(name)) context.uses.set(name, new Set());
  context.uses.get(name).add(kind);
  return name;
}

function compilePlural(part, context) {
  if (part.offset !== 0 || part.pluralType !== 'cardinal') {
    throw new MessageError('has an offset or ordinals, which are not supported; write it without them');
  }
  const name = use(context, part.value, 'number');
  const inner = { ...context, counted: name };
  const arms = Object.entries(part.options).map(([key, option]) => [key, compileParts(option.value, inner)]);
  const forms = arms.filter(([key]) => !key.startsWith('='));
  // One form alone is meant for all numbers.
  const missing = forms.length === 1 ? [] : formsOf(context.language).filter((form) => !part.options[form]);
  if (missing.length > 0) throw new MessageError(`has a plural without ${missing.join(', ')}; add it`);
  const byRule =
    forms.length === 1
      ? forms[0][1]
      : `pluralForm(${JSON.stringify(context.language)}, ${name}, { ${forms.map(([key, code]) => `${key}: ${code}`).join(', ')} })`;
  const exact = arms.filter(([key]) => key.startsWith('='));
  return exact.reduceRight(
    (rest, [key, code]) => `${name} === ${Number(key.slice(1))} ? ${code} : ${rest}`,
    byRule,
  );
}

/** Counts of pages are whole numbers, so that fractions and millions need no form of their own. */
const MAX_TRIED = 200;

function formsOf(language) {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: MAX_TRIED + 1 }, (_, count) => rules.select(count)))];
}

/** `none` stands for a missing value, `true` for a boolean. */
function compileSelect(part, context) {
  const keys = Object.keys(part.options).filter((key) => key !== 'other');
  const isBoolean = keys.every((key) => key === 'true' || key === 'false');
  const name = use(context, part.value, isBoolean ? 'boolean' : 'chosen');
  const code = (key) => compileParts(part.options[key].value, context);
  return keys.reduceRight((rest, key) => {
    if (key === 'none') use(context, part.value, 'missing');
    return `${condition(name, key, isBoolean)} ? ${code(key)} : ${rest}`;
  }, code('other'));
}

function condition(name, key, isBoolean) {
  if (key === 'none') return `${name} === undefined || ${name} === null`;
  if (isBoolean) return key === 'true' ? name : `!${name}`;
  return /^\d+$/.test(key) ? `String(${name}) === "${key}"` : `${name} === ${JSON.stringify(key)}`;
}
