// Writes the modules of one feature: its texts in every language, typed by the English ones.
import { compileMessage, MessageError } from './compile-message.mjs';
import { REFERENCE } from './read-catalogs.mjs';

const KEY = /^[a-zA-Z_$][\w$]*$/;

/**
 * `catalogs` has an entry per language; null where the language lacks the feature. `types` are those of its languages.
 * The languages `apart` get modules of their own, which pages can load later. Adds to `problems`.
 */
export function writeModules(feature, { catalogs, types, apart }, problems) {
  const languages = Object.keys(catalogs);
  const trees = {};
  for (const language of languages) {
    if (catalogs[language] === null) {
      problems.push(`${language}/${feature}.json is missing; translate it from en.`);
    } else {
      trees[language] = compileTree(catalogs[language], { language, feature, problems, path: '' });
    }
  }
  const english = trees[REFERENCE];
  if (!english) return [];
  for (const language of languages.slice(1)) {
    if (trees[language]) compare(english, trees[language], { language, feature, problems, path: '' });
  }
  if (problems.length > 0) return [];
  const own = languages.filter((language) => !apart.includes(language));
  const consts = own.map((language) => {
    const type = language === REFERENCE ? '' : `: ${typeName(feature)}`;
    return `const ${variable(language)}${type} = ${writeTree(english, trees[language])};\n`;
  });
  const entries = languages.map((language) =>
    own.includes(language)
      ? `  ${JSON.stringify(language)}: ${variable(language)},`
      : `  get ${JSON.stringify(language)}() { return ${variable(language)}() ?? en; },`,
  );
  const last = feature.split('/').at(-1);
  const main = [
    ...head(feature, consts.join('\n')),
    ...languages
      .filter((language) => apart.includes(language))
      .map((language) => `import { ${variable(language)} } from './${last}.${language}.ts';`),
    `import type { ${types.join(', ')} } from '${'../'.repeat(feature.split('/').length - 1) || './'}languages.ts';`,
    '',
    consts.join('\n'),
    `export type ${typeName(feature)} = typeof en;`,
    '',
    `export const ${valueName(feature)}: Record<${types.join(' | ')}, ${typeName(feature)}> = {\n${entries.join('\n')}\n};`,
    '',
  ].join('\n');
  const others = languages
    .filter((language) => apart.includes(language))
    .map((language) => {
      const code = `const texts = ${writeTree(english, trees[language])};\n`;
      const parts = [...head(feature, code), '', code];
      // The pages load it later, and until then it has none.
      parts.push(`export const ${variable(language)} = (): typeof texts | undefined => texts;`, '');
      return [`${feature}.${language}`, parts.join('\n')];
    });
  return [[feature, main], ...others];
}

function head(feature, code) {
  const used = ['formatCount', 'formatNumber', 'pluralForm'].filter((name) => code.includes(`${name}(`));
  const up = '../'.repeat(feature.split('/').length);
  return [
    '// Generated from the catalogues by scripts/texts/generate.mjs.',
    ...(used.length > 0 ? [`import { ${used.join(', ')} } from '${up}../text/plural.ts';`] : []),
  ];
}

export const variable = (language) => language.replaceAll(/[^a-zA-Z]/g, '_');

function valueName(feature) {
  const last = feature.split('/').at(-1);
  return `${last.replace(/-(\w)/g, (_, letter) => letter.toUpperCase())}Texts`;
}

function typeName(feature) {
  const value = valueName(feature);
  return value.charAt(0).toUpperCase() + value.slice(1);
}

/** A leaf is `{ code, uses }`, a list an array, a group `{ keys }`. */
function compileTree(value, place) {
  if (typeof value === 'string') return compileLeaf(value, place);
  if (Array.isArray(value)) {
    return value.map((item, index) => compileTree(item, at(place, index)));
  }
  if (value === null || typeof value !== 'object') {
    report(place, 'is neither a text, a list nor a group; write it as a text in quotes');
    return { code: '""', uses: new Map() };
  }
  const keys = Object.entries(value).map(([key, inner]) => [key, compileTree(inner, within(place, key))]);
  return { keys: new Map(keys) };
}

function compileLeaf(text, place) {
  try {
    return compileMessage(text, place.language);
  } catch (error) {
    if (!(error instanceof MessageError)) throw error;
    report(place, error.message);
    return { code: '""', uses: new Map() };
  }
}

const within = (place, key) => ({ ...place, path: place.path === '' ? key : `${place.path}.${key}` });

const at = (place, index) => ({ ...place, path: `${place.path}[${index}]` });

function report({ language, feature, path, problems }, what) {
  problems.push(`${language}/${feature}.json: ${path} ${what}.`);
}

/** Every language has the keys and the parameters of English; English learns which parameters are numbers. */
function compare(english, other, place) {
  if (Array.isArray(english) || Array.isArray(other)) {
    if (!Array.isArray(english) || !Array.isArray(other))
      report(place, 'must be a list in all languages or in none');
    else if (english.length !== other.length) report(place, `must have ${english.length} entries, as en has`);
    else for (const [index, item] of english.entries()) compare(item, other[index], at(place, index));
    return;
  }
  if (Boolean(english.keys) !== Boolean(other.keys)) {
    report(place, 'must be a group in all languages or in none; compare it with en');
    return;
  }
  if (!english.keys) {
    compareParameters(english, other, place);
    return;
  }
  for (const [key, value] of other.keys) {
    const reference = english.keys.get(key);
    if (reference === undefined) report(within(place, key), 'is not in en; remove it, or add it there');
    else compare(reference, value, within(place, key));
  }
  for (const key of english.keys.keys()) {
    if (!other.keys.has(key)) report(within(place, key), 'is missing; translate it from en');
  }
}

function compareParameters(english, other, place) {
  for (const [name, kinds] of other.uses) {
    const known = english.uses.get(name);
    if (!known) {
      const names = [...english.uses.keys()].map((each) => `{${each}}`).join(', ') || 'no parameter';
      report(place, `has {${name}}, and en has ${names}; use only those`);
    } else for (const kind of kinds) known.add(kind);
  }
  for (const name of english.uses.keys()) {
    if (!other.uses.has(name)) report(place, `lacks {${name}}, which en has`);
  }
}

/** Writes `tree`, whose keys are those of `english`, in the order of English. */
function writeTree(english, tree) {
  if (Array.isArray(english)) {
    return `[${tree.map((item, index) => writeTree(english[index], item)).join(', ')}]`;
  }
  if (!english.keys) return writeLeaf(english, tree);
  const lines = [...english.keys].map(([key, reference]) => {
    const name = KEY.test(key) ? key : JSON.stringify(key);
    return `${name}: ${writeTree(reference, tree.keys.get(key))},`;
  });
  return `{\n${lines.join('\n')}\n}`;
}

function writeLeaf(english, { code, uses }) {
  if (english.uses.size === 0) return code;
  const types = [...english.uses].map(([name, kinds]) => `${name}: ${typeOf(kinds)}`);
  return uses.size === 0
    ? `(_: { ${types.join('; ')} }) => ${code}`
    : `({ ${[...uses.keys()].join(', ')} }: { ${types.join('; ')} }) => ${code}`;
}

function typeOf(kinds) {
  const missing = kinds.has('missing') ? ' | null | undefined' : '';
  if (kinds.has('number')) return `number${missing}`;
  if (kinds.has('boolean')) return `boolean${missing}`;
  return `string | number${missing}`;
}
