// Every table belongs to one part, and every part answers what happens to the subjects that its tables refer to.
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decision } from '../../src/api/operations/dispatch/today.ts';
import type { AnyPart } from '../../src/consequences/part.ts';
import {
  SUBJECT_TABLES,
  type Subject,
  TRIGGERS,
  TRIGGERS_OF_COMMANDS,
} from '../../src/consequences/subjects.ts';
import type { Core } from '../../src/orders/records/core.ts';
import { projectPath } from '../../src/platform/project-root.ts';
import { PARTS } from '../../src/services/parts.ts';
import { sharedService } from '../harness/shared-service.ts';

const { sql } = (await sharedService()).services.core;
/** Made by the migrations themselves. */
const NO_PART = ['migrations'];

test('every table belongs to one part', async () => {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name from pg_class c
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
  const stored = rows.map(({ name }) => name).filter((name) => !NO_PART.includes(name));
  expect(PARTS.flatMap(({ tables }) => tables).sort()).toEqual(stored.sort());
});

test('a part answers every subject that its tables refer to', async () => {
  const keys = await sql<{ from: string; to: string }[]>`
    select distinct conrelid::regclass::text as from, confrelid::regclass::text as to
    from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`;
  const missing = keys.flatMap(({ from, to }) => {
    const part = PARTS.find(({ tables }) => tables.includes(from));
    const subject = SUBJECT_TABLES[to];
    const isOwn = part?.tables.includes(to);
    return part && subject && !isOwn && !part.answers[subject] ? [`${part.name}: ${subject} (${from})`] : [];
  });
  expect(missing).toEqual([]);
});

test('every trigger for which a part does something is fired', () => {
  const sources = readdirSync(projectPath('src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(projectPath(`src/${file}`), 'utf8'))
    .join('\n');
  const isFired = (subject: string, trigger: string) =>
    (subject === 'order' && Object.values(TRIGGERS_OF_COMMANDS).some((one) => one === trigger)) ||
    new RegExp(`consequences\\.apply\\(\\s*tx,\\s*'${subject}',\\s*'${trigger}'`).test(sources);
  const silent = PARTS.flatMap(({ name, answers }) =>
    Object.entries(answers).flatMap(([subject, triggers]) =>
      Object.entries(triggers)
        .filter(([, answer]) => typeof (answer as Declared | null)?.act === 'function')
        .filter(([trigger]) => !isFired(subject, trigger))
        .map(([trigger]) => `${name}: ${subject} ${trigger}`),
    ),
  );
  expect(silent).toEqual([]);
});

test('every decision of the table is one that Today has', () => {
  const isKnown = (kind: string) => decision.options.some(({ shape }) => shape.kind.safeParse(kind).success);
  const asked = PARTS.flatMap(({ answers }) =>
    Object.values(answers).flatMap((triggers) =>
      Object.values(triggers).flatMap((answer) => (answer as Declared | null)?.today ?? []),
    ),
  );
  expect(asked.length).toBeGreaterThan(10);
  expect(asked.filter((kind) => !isKnown(kind))).toEqual([]);
});

test('the page of the table shows what is declared', async () => {
  await expect(renderPage(PARTS)).toMatchFileSnapshot(projectPath('../docs/internals/consequences.md'));
});

const INTRO = `# Consequences

What each part does when something of another part changes. This page is written by \`server/test/consequences/table.test.ts\` from the
declarations of the parts; \`npx vitest run server/test/consequences -u\` writes it again. A part that is not named under a
trigger has nothing to do, and nobody would ask why.
`;

function renderPage(parts: readonly AnyPart<Core>[]): string {
  const sections = (Object.keys(TRIGGERS) as Subject[]).map((subject) => renderSubject(parts, subject));
  return [INTRO, ...sections, renderPeople(parts)].join('\n');
}

function renderPeople(parts: readonly AnyPart<Core>[]): string {
  const rows = parts.map(({ name, people }) =>
    typeof people === 'string'
      ? `| ${name} | nothing: ${people} |`
      : `| ${name} | ${Object.keys(people).join(', ')} |`,
  );
  return [
    '## What is stored about people\n',
    'The lists of the export. The erasure removes the same, except for the partners of contracts (accounts), who stay.\n',
    '| part | answer |',
    '|---|---|',
    ...rows,
    '',
  ].join('\n');
}

/** A reason that a part gives for several triggers is shown once. */
function renderSubject(parts: readonly AnyPart<Core>[], subject: Subject): string {
  const triggers = Object.keys(TRIGGERS[subject]);
  const answersOf = (part: AnyPart<Core>) => (part.answers[subject] ?? {}) as Record<string, unknown>;
  const general = new Map(
    parts.flatMap((part) => {
      const reasons = Object.values(answersOf(part)).filter((answer) => typeof answer === 'string');
      const repeated = reasons.find((reason, at) => reasons.indexOf(reason) !== at);
      return repeated ? [[part.name, repeated]] : [];
    }),
  );
  const table = (heading: string, rows: [string, string][]) =>
    rows.length === 0
      ? []
      : [
          `${heading}\n`,
          '| part | answer |',
          '|---|---|',
          ...rows.map(([name, text]) => `| ${name} | ${text} |`),
          '',
        ];
  const specific = triggers.flatMap((trigger) => {
    const rows = parts.flatMap((part): [string, string][] => {
      const answer = answersOf(part)[trigger];
      return answer && answer !== general.get(part.name) ? [[part.name, renderAnswer(answer)]] : [];
    });
    return table(`### ${subject} ${trigger.replaceAll('_', ' ')}`, rows);
  });
  const others = [...general].map(([name, reason]): [string, string] => [name, `nothing: ${reason}`]);
  return [`## ${subject}\n`, ...table('Unless a trigger below says otherwise:', others), ...specific].join(
    '\n',
  );
}

type Declared = Partial<
  Record<'act', unknown> & { open: { kind: string; settle: object }; today: string[]; later: string }
>;

function renderAnswer(answer: unknown): string {
  if (typeof answer === 'string') return `nothing: ${answer}`;
  const { act, open, today, later } = answer as Declared;
  const choices = open ? Object.keys(open.settle).join(', ') || 'no choice' : '';
  return [
    ...(act ? ['**acts** in the same transaction'] : []),
    ...(open ? [`**refuses** while there is a ${open.kind} (${choices})`] : []),
    ...(today ? [`**Today**: ${today.join(', ')}`] : []),
    ...(later ? [`later: ${later}`] : []),
  ].join('; ');
}
