// Who reads which catalogues in which languages: `audiences.json`. The office reads all of them, the others some.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REFERENCE } from './read-catalogs.mjs';

const FILE = 'audiences.json';
export const audiencesFile = (root) => join(root, FILE);

/** Each is `{ name, languages, catalogs }`; `catalogs` is null for the one that reads all. English comes first. */
export function readAudiences(root) {
  const entries = Object.entries(JSON.parse(readFileSync(audiencesFile(root), 'utf8')));
  return entries.map(([name, { languages, catalogs = null }]) => ({
    name,
    languages: [REFERENCE, ...languages.filter((language) => language !== REFERENCE)],
    catalogs,
  }));
}

export function audiencesOf(audiences, feature) {
  return audiences.filter(({ catalogs }) => catalogs === null || catalogs.includes(feature));
}

export const languagesOf = (audiences) => [...new Set(audiences.flatMap(({ languages }) => languages))];

/** Folders and catalogues that no audience names, or that are missing. */
export function findAudienceProblems(audiences, features, folders) {
  const languages = languagesOf(audiences);
  return [
    ...folders
      .filter((folder) => !languages.includes(folder))
      .map((folder) => `${folder}/: no audience of ${FILE} reads this language; remove it, or add it there.`),
    ...audiences.flatMap(({ name, catalogs }) =>
      (catalogs ?? [])
        .filter((feature) => !features.includes(feature))
        .map((feature) => `${FILE}: ${name} reads ${feature}, which en does not have; remove it there.`),
    ),
  ];
}

/** The languages of the office are `LANGUAGES` and `Language`, those of drivers `DRIVER_LANGUAGES` and `DriverLanguage`. */
export function writeLanguages(audiences) {
  const lists = audiences.map(({ name, languages, catalogs }) => {
    const codes = languages.map((language) => `'${language}'`).join(', ');
    const constant = catalogs === null ? 'LANGUAGES' : `${name.toUpperCase()}_LANGUAGES`;
    return `export const ${constant} = [${codes}] as const;
export type ${languageType({ name, catalogs })} = (typeof ${constant})[number];
`;
  });
  const all = languagesOf(audiences).map((language) => `'${language}'`);
  return `// Generated from ${FILE} of the catalogues.
${lists.join('\n')}
export const ALL_LANGUAGES = [${all.join(', ')}] as const;
export type AnyLanguage = (typeof ALL_LANGUAGES)[number];
`;
}

export function languageType({ name, catalogs }) {
  return catalogs === null ? 'Language' : `${name.charAt(0).toUpperCase()}${name.slice(1)}Language`;
}

/** What only drivers read in this language; the service worker shows push messages, and loads nothing before. */
export function isLate(audiences, feature, language) {
  const readers = audiencesOf(audiences, feature);
  const names = readers.filter(({ languages }) => languages.includes(language)).map(({ name }) => name);
  return names.includes('driver') && !names.includes('recipient') && feature !== 'driver/push';
}

/** `late/pl.ts` has the texts that the driver app loads with the language, `late.ts` loads one. */
export function writeLoaders(audiences) {
  const driver = audiences.find(({ name }) => name === 'driver');
  if (!driver) return [];
  const office = languagesOf(audiences.filter(({ catalogs }) => catalogs === null));
  const languages = driver.languages.filter((language) => !office.includes(language));
  const featuresOf = (language) =>
    driver.catalogs.filter((feature) => isLate(audiences, feature, language) && !feature.startsWith('mail/'));
  const modules = languages.map((language) => [
    `late/${language}`,
    [
      '// Generated: what the driver app loads with this language.',
      ...featuresOf(language).map(
        (feature, index) => `import { ${language} as t${index} } from '../${feature}.${language}.ts';`,
      ),
      '',
      'export const TEXTS: Record<string, () => unknown> = {',
      ...featuresOf(language).map((feature, index) => `  '${feature}': t${index},`),
      '};',
      'export const address = import.meta.url;',
      '',
    ].join('\n'),
  ]);
  const loaders = [
    '// Generated: loads the texts of a language that few drivers need.',
    'export const LOADERS = {',
    ...languages.map((language) => `  ${language}: () => import('./late/${language}.ts'),`),
    '};',
    '',
  ].join('\n');
  return [...modules, ['late', loaders]];
}
