// Writes the generated files of the SDK from the model of the API; `--check` fails if they differ.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readApiModel } from '../../../scripts/sdk/api-model.mjs';
import { docComment, goName, HEAD, plainText } from './go-text.mjs';
import { TypeWriter } from './type-writer.mjs';

const FOLDER = join(import.meta.dirname, '..');
const model = readApiModel();

function writeOperations() {
  const constants = model.operations.map(
    ({ id, method, path, summary }) =>
      `${docComment(`${summary.replace(/\.$/, '')}.`, '\t')}\tOperation${goName(id)} Operation = "${method} ${path}"\n`,
  );
  return `${HEAD}
// Operation is an operation of API v1 as Client.Call takes it: its method and its path.
type Operation string

// The operations of API v1.
const (
${constants.join('')})
`;
}

function writeErrorCodes() {
  const constants = model.errors.map(
    ({ code, status, message }) =>
      `${docComment(`${status}: ${message}`, '\t')}\tCode${goName(code)} ErrorCode = "${code}"\n`,
  );
  const busy = model.busyCodes.map((code) => `\t"${code}",\n`);
  return `${HEAD}
// ErrorCode is the fixed value of an error, to evaluate in programs. Codes can be added to the API.
type ErrorCode string

// The codes that answers of API v1 have, each with its HTTP status and a sample of its text.
const (
${constants.join('')})

// busyCodes are the codes of a 503 after which nothing was executed.
var busyCodes = []ErrorCode{
${busy.join('')}}
`;
}

function writeEvents(types) {
  const cases = model.events.map(({ name, record }) => {
    const type = types.recordName(record);
    return `\tcase Event${goName(name)}:\n\t\treturn new(${type})\n`;
  });
  const list = model.events.map(({ name }) => `\tEvent${goName(name)},\n`);
  return `${HEAD}
// EventNames are all events that an endpoint can get.
var EventNames = []EventName{
${list.join('')}}

// newMessage returns an empty message of the event, or nil if this version does not know the event.
func newMessage(name EventName) any {
	switch name {
${cases.join('')}\t}
	return nil
}
`;
}

function writeAll() {
  const types = new TypeWriter(model);
  return {
    'generated_records.go': `${HEAD}\nimport "encoding/json"\n${types.records()}`,
    'generated_values.go': HEAD + types.writeEnums(),
    'generated_events.go': writeEvents(types),
    'generated_errors.go': writeErrorCodes(),
    'generated_operations.go': writeOperations(),
  };
}

const drifted = [];
for (const [name, text] of Object.entries(writeAll())) {
  const target = join(FOLDER, name);
  if (!process.argv.includes('--check')) writeFileSync(target, text);
  else if (readFileSync(target, 'utf8') !== text) drifted.push(name);
}
if (drifted.length > 0) {
  const text = plainText(`Not as openapi/v1.json says: ${drifted.join(', ')}.`);
  process.stderr.write(`${text} Run "npm run generate".\n`);
  process.exit(1);
}
