// The rules of the styles: components and CSS modules name the same classes, and values come from the tokens.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { scopedName } from '../scripts/scoped-name.mjs';

const SOURCE = join(import.meta.dirname, '../src');
const read = (file: string) => readFileSync(join(SOURCE, file), 'utf8');
const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).sort();
const sheets = new Map(
  files
    .filter((file) => file.endsWith('.css'))
    .map((file) => [file, read(file).replaceAll(/\/\*[\s\S]*?\*\//g, '')]),
);
const sources = new Map(files.filter((file) => /\.tsx?$/.test(file)).map((file) => [file, read(file)]));
const modules = [...sheets.keys()].filter((file) => file.endsWith('.module.css'));

/** The styles without scope: tokens and elements, and the pages that the server renders without React. */
const GLOBAL =
  /^(?:ui\/(?:base|tokens|fonts|visually-hidden)|map\/(?:map|live-map)|driver\/driver|public\/.*|docs\/.*)\.css$/;

const selectorsOf = (css: string) =>
  [...css.matchAll(/(?:^|[{};])\s*([^{};@]+?)\s*\{/g)]
    .map((match) => match[1]!.replaceAll(/"[^"]*"/g, '""'))
    .filter((selector) => !/^(?:from|to|[\d.]+%)/.test(selector));
const classesIn = (text: string) => [...text.matchAll(/\.(-?[a-zA-Z_][\w-]*)/g)].map((match) => match[1]!);
const camel = (name: string) => name.replaceAll(/-+(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The classes that each module defines. */
const defined = new Map(
  modules.map((file) => [
    file,
    new Set(
      selectorsOf(sheets.get(file)!).flatMap((selector) =>
        classesIn(selector.replaceAll(/:global\([^)]*\)/g, '')),
      ),
    ),
  ]),
);

interface ClassUse {
  file: string;
  module: string;
  /** Matches the camel-case name, or for a name that is known at run time the names that are possible. */
  matches(name: string): boolean;
  shown: string;
}

const uses: ClassUse[] = [...sources].flatMap(([file, text]) =>
  [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, variable, path]) => {
    const module = relative(SOURCE, resolve(SOURCE, dirname(file), path!));
    const fixed = [...text.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, 'g'))].map(([, name]) => ({
      file,
      module,
      matches: (one: string) => camel(one) === name,
      shown: name!,
    }));
    const dynamic = [...text.matchAll(new RegExp(`classNamed\\(\\s*${variable},\\s*\`([^\`]+)\``, 'g'))].map(
      ([, name]) => {
        const pattern = new RegExp(`^${name!.replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`);
        return { file, module, matches: (one: string) => pattern.test(one), shown: name! };
      },
    );
    return [...fixed, ...dynamic];
  }),
);

test('every class that a component names exists in the module', () => {
  expect(uses.length).toBeGreaterThan(1000);
  const missing = uses.filter(({ module, matches }) => ![...(defined.get(module) ?? [])].some(matches));
  expect(missing.map(({ file, module, shown }) => `${file}: ${shown} is not in ${module}`)).toEqual([]);
});

test('every class of a module is used by a component', () => {
  const unused = modules.flatMap((module) => {
    const named = uses.filter((use) => use.module === module);
    return [...defined.get(module)!]
      .filter((name) => !named.some(({ matches }) => matches(name)))
      .map((name) => `${module}: .${name}`);
  });
  expect(unused).toEqual([]);
});

test('a selector names a class of another module by a name that the build gives', () => {
  const scoped = new Set(
    modules.flatMap((file) =>
      [...defined.get(file)!].map((name) => scopedName(SOURCE, name, join(SOURCE, file))),
    ),
  );
  const plain = new Set(
    [...sheets]
      .filter(([file]) => GLOBAL.test(file))
      .flatMap(([, css]) => selectorsOf(css).flatMap(classesIn)),
  );
  const drawn = new Set(
    files
      .filter((file) => file.endsWith('.svg'))
      .flatMap((file) =>
        [...read(file).matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names!.split(' ')),
      ),
  );
  const unknown = modules.flatMap((file) =>
    [...sheets.get(file)!.matchAll(/:global\(\.([\w-]+)\)/g)]
      .map(([, name]) => name!)
      .filter((name) => !scoped.has(name) && !plain.has(name) && !drawn.has(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(unknown).toEqual([]);
  expect(scoped.size, 'no two classes get the same name').toBe(
    [...defined.values()].reduce((sum, names) => sum + names.size, 0),
  );
});

test('only the named files have global classes', () => {
  expect([...sheets.keys()].filter((file) => !file.endsWith('.module.css') && !GLOBAL.test(file))).toEqual(
    [],
  );
  const literal = [...sources]
    .filter(([file]) => !/^(?:public|docs)\//.test(file))
    .flatMap(([file, text]) =>
      [...text.matchAll(/className="([^"]*)"/g)].map(([, names]) => `${file}: ${names}`),
    )
    .filter((line) => !/: (?:visually-hidden|map-[\w-]+|is-coming|\s)+$/.test(line));
  expect(literal).toEqual([]);
});

test('every custom property is defined', () => {
  const texts = [...sheets, ...sources];
  const known = new Set(
    texts.flatMap(([, text]) =>
      [...text.matchAll(/(--[a-z][\w-]*)(?:['"](?: as never)?\]?)?:/g)].map(([, name]) => name!),
    ),
  );
  const unknown = texts.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)/g)]
      .filter(([, name]) => !known.has(name!))
      .map(([, name]) => `${file}: ${name}`),
  );
  expect(known.size).toBeGreaterThan(50);
  expect(unknown).toEqual([]);
});

/** Steps of the scales, in pixels; see tokens.css. */
const SPACE = [2, 4, 6, 8, 10, 12, 14, 16, 20, 24, 32, 40, 48];
const TYPE = [11, 12, 13, 14, 15, 16, 17, 18, 20, 24, 28, 34];
/** Values between the steps that are left; the number may only become smaller. */
const MAX_OFF_SCALE = 109;

test('space and size of text come from the scales', () => {
  const literals = [...sheets]
    .filter(([file]) => file !== 'ui/tokens.css')
    .flatMap(([file, css]) =>
      [
        ...css.matchAll(
          /(?:^|[;{]\s*)(gap|row-gap|column-gap|padding[a-z-]*|margin[a-z-]*|font-size):([^;}]*)/g,
        ),
      ].flatMap(([, property, value]) =>
        [...value!.replaceAll(/\bmin\(.*\)/g, '').matchAll(/(?<![\w.-])(\d+(?:\.\d+)?)px/g)].map(
          ([, px]) => ({
            file,
            px: Number(px),
            isOnScale: (property === 'font-size' ? TYPE : SPACE).includes(Number(px)),
          }),
        ),
      ),
    );
  expect(literals.filter(({ isOnScale }) => isOnScale)).toEqual([]);
  expect(literals.length).toBeLessThanOrEqual(MAX_OFF_SCALE);
});

test('status, plate and price stay in every table', () => {
  const going = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/\bid: '(status|state|plate|price|net|gross)',\s*priority: \d/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(going).toEqual([]);
});

test('text is styled by the props of Text and of the layout, not by classes', () => {
  const own = [...sources].filter(
    ([file, text]) => file !== 'ui/text.tsx' && text.includes('/text.module.css'),
  );
  expect(own.map(([file]) => file)).toEqual([]);
  const withClass = [...sources].flatMap(([file, text]) =>
    [...text.matchAll(/<(?:[a-z]\w*|Text|Row|Stack|Grid)\b[^<>]*textClass\(/g)].map(
      ([found]) => `${file}: ${found}`,
    ),
  );
  expect(withClass, 'textClass is for components that take only a class').toEqual([]);
});
