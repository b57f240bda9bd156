// Writes src/Model from openapi/v1.json: records, bodies, events, error codes and operations. With `--check` it writes nothing
// and fails if the files differ.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiModel } from '../../../scripts/sdk/api-model.mjs';
import { renameRecords } from './record-names.mjs';
import { writeAnswer, writeBody, writeEvent } from './write-class.mjs';
import { constantName, docComment, phpFile, quote } from './write-php.mjs';

const folder = join(import.meta.dirname, '../src/Model');
const model = renameRecords(readApiModel());
const recordsByName = new Map(model.records.map((record) => [record.name, record]));
const eventRecords = new Set(model.events.map(({ record }) => record));
/** The bodies that have a class; the others are parameters of a method. */
const WITH_BODY_CLASS = ['createOrder', 'changeOrder', 'changeWebhookSubscription'];
/** The client obtains tokens itself. */
const operations = model.operations.filter(({ id }) => id !== 'obtainAccessToken');

/** The names of the records within these types, also of those within them. */
function recordsIn(types, found = new Set()) {
  for (const type of types) {
    if (!type) continue;
    if (type.of) recordsIn([type.of], found);
    if (type.kind !== 'record' || found.has(type.name)) continue;
    found.add(type.name);
    recordsIn(
      recordsByName.get(type.name).fields.map((field) => field.type),
      found,
    );
  }
  return found;
}

function writeCodes(name, description, entries) {
  const constants = entries.map(
    ([value, text]) =>
      `${docComment(text, '    ')}    public const ${constantName(value)} = ${quote(value)};\n`,
  );
  return phpFile(`${docComment(description)}final class ${name}\n{\n${constants.join('\n')}}\n`);
}

function writeTable() {
  const rows = operations.map(({ id, method, path, answer }) => {
    const answered = answer?.kind === 'record' ? `${answer.name}::class` : 'null';
    return `        ${quote(id)} => [${quote(method)}, ${quote(path)}, ${answered}],\n`;
  });
  const events = model.events.map(({ name, record }) => `        ${quote(name)} => ${record}::class,\n`);
  const codes = model.busyCodes.map((code) => `        ${quote(code)},\n`);
  return phpFile(`/** @internal The operations with method, path and answer; the classes of events; the codes of a busy service. */
final class ApiTable
{
    /** @var array<string, array{string, string, class-string<\\Handover\\Record>|null}> */
    public const OPERATIONS = [
${rows.join('')}    ];

    /** @var array<string, class-string<\\Handover\\Event>> */
    public const EVENTS = [
${events.join('')}    ];

    /** After a 503 with one of these codes nothing was executed. */
    public const BUSY_CODES = [
${codes.join('')}    ];
}
`);
}

function writeAll() {
  const files = new Map();
  const bodies = recordsIn(
    operations.filter(({ id }) => WITH_BODY_CLASS.includes(id)).map(({ body }) => body),
  );
  const answers = recordsIn([
    ...operations.map(({ answer }) => answer),
    ...model.events.map(({ record }) => ({ kind: 'record', name: record })),
  ]);
  for (const name of bodies) {
    if (answers.has(name)) throw new Error(`${name} is sent and received; write a class for each.`);
    files.set(`${name}.php`, writeBody(recordsByName.get(name)));
  }
  for (const name of answers) {
    // Events of any type have a class written by hand.
    if (name === 'Event') continue;
    const write = eventRecords.has(name) ? writeEvent : writeAnswer;
    files.set(`${name}.php`, write(recordsByName.get(name)));
  }
  const names = model.events.map(({ name, summary }) => [name, summary]);
  files.set(
    'EventName.php',
    writeCodes('EventName', 'The names of all events; later ones may be added.', names),
  );
  const codes = model.errors.map(({ code, status, message }) => [code, `${status}: ${message}`]);
  files.set('ErrorCode.php', writeCodes('ErrorCode', 'The codes of errors; later ones may be added.', codes));
  files.set('ApiTable.php', writeTable());
  return files;
}

function readExisting() {
  mkdirSync(folder, { recursive: true });
  return new Map(readdirSync(folder).map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const files = writeAll();
const existing = readExisting();
const changed = [...files].filter(([name, text]) => existing.get(name) !== text);
const stale = [...existing.keys()].filter((name) => !files.has(name));
if (process.argv.includes('--check')) {
  if (changed.length > 0 || stale.length > 0) {
    process.stderr.write('sdks/php/src/Model differs from openapi/v1.json; run npm run generate.\n');
    process.exit(1);
  }
} else {
  for (const [name, text] of changed) writeFileSync(join(folder, name), text);
  for (const name of stale) rmSync(join(folder, name));
}
