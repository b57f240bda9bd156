// Writes the records, bodies, events, names and operations of the C# SDK from the description of the API.
// With --check it writes nothing and fails if the files differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiModel } from '../../../scripts/sdk/api-model.mjs';
import { bodyClass, eventClasses, file, recordClass } from './class-writer.mjs';
import { busyCodes, constants, errorCodes, operationTable, registerConstants } from './name-writer.mjs';
import { collectRecords } from './record-names.mjs';

const FOLDER = join(import.meta.dirname, '../src/Generated');

const model = readApiModel();
const { records, bodies, events } = collectRecords(model);
const withEnumerations = [
  events.base,
  ...byImportance(records),
  ...bodies.filter(({ name }) => name !== 'WebhookChange'),
];
registerConstants(withEnumerations);

const files = {
  'Records.cs': file('The records that the service answers.', records.map(recordClass)),
  'Bodies.cs': file('The bodies that are sent to the service.', bodies.map(bodyClass)),
  'EventMessages.cs': file('The messages of webhooks, by their names.', eventClasses(events)),
  'Names.cs': file('The values of enumerations, the codes of errors and the ids of operations.', [
    ...constants(withEnumerations),
    errorCodes(model.errors),
    busyCodes(model.busyCodes),
    ...operationTable(model.operations),
  ]),
};

const differing = Object.entries(files).filter(([name, text]) => text !== read(join(FOLDER, name)));
if (!process.argv.includes('--check')) {
  for (const [name, text] of differing) writeFileSync(join(FOLDER, name), text);
} else if (differing.length > 0) {
  const names = differing.map(([name]) => name).join(', ');
  process.stderr.write(`${names} of sdks/csharp differ from the description: run npm run generate.\n`);
  process.exitCode = 1;
}

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** Short names first: they name the common values. */
function byImportance(records) {
  return [...records].sort((one, other) => one.name.length - other.name.length);
}
