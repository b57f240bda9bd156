// Writes the classes of records: of answers, which are read-only, and of bodies, whose unset fields are not sent.

import { DESCRIPTIONS } from './descriptions.mjs';
import { constantName, docComment, phpFile, quote } from './write-php.mjs';

const SCALARS = {
  string: 'string',
  integer: 'int',
  number: 'float',
  boolean: 'bool',
  any: 'mixed',
  null: 'null',
};
/** The base class of events has these. */
const COMMON_OF_EVENTS = ['id', 'type', 'apiVersion', 'createdAt', 'tenantId'];
const TIMES = ['date-time', 'date'];

const describeRecord = ({ name, description }) =>
  (DESCRIPTIONS[name] ?? (description || `${name} of the API`)).replace(/\.?$/, '.');

/** Constants of the values of all fields: `STATUS_ACCEPTED`. */
function writeConstants(fields) {
  const constants = fields.flatMap(({ name, type }) =>
    ((type.of ?? type).values ?? [])
      .filter(({ value }) => typeof value === 'string')
      .map(({ value, description }) => {
        const doc = docComment(description || `A value of \`${name}\`.`, '    ');
        return `${doc}    public const ${constantName(name, value)} = ${quote(value)};\n`;
      }),
  );
  return constants.length === 0 ? '' : `${constants.join('\n')}\n`;
}

function phpType(type) {
  if (type.kind === 'record') return type.name;
  return type.kind === 'list' || type.kind === 'map' ? 'array' : SCALARS[type.kind];
}

/** The type within a list or a map, which PHP itself cannot express. */
function varTag({ kind, of }) {
  if (kind !== 'list' && kind !== 'map') return '';
  const inner = of.kind === 'record' && of.name === 'Event' ? '\\Handover\\Event' : phpType(of);
  return kind === 'list' ? `@var list<${inner}>` : `@var array<string, ${inner}>`;
}

const fieldDoc = (field, fallback = '') => {
  const text = field.description || fallback || `The field ${field.name}.`;
  return docComment([text, varTag(field.type)].filter(Boolean).join('\n'), '    ');
};

/** An answer: a field that the service left out stays unset if it may not be null. */
export function writeAnswer(record) {
  return answerClass(record, record.fields, 'Record', 'final ');
}

export function writeEvent(record) {
  const own = record.fields.filter(({ name }) => !COMMON_OF_EVENTS.includes(name));
  return answerClass(record, own, 'Event', 'final ');
}

function answerClass(record, fields, base, modifier) {
  const properties = fields.map((field) => {
    const type = phpType(field.type);
    const isNull = type === 'mixed' || type === 'null';
    const mark = isNullable(field) && !isNull ? '?' : '';
    return `${fieldDoc(field, fallbackOf(field))}    public readonly ${mark}${type === 'null' ? 'mixed' : type} $${field.name};\n`;
  });
  const constants = base === 'Event' ? '' : writeConstants(fields);
  const usesEvent = fields.some(({ type }) => type.of?.name === 'Event');
  const uses = [...(usesEvent ? ['Handover\\Event'] : []), `Handover\\${base}`];
  return phpFile(
    `${docComment(describeRecord(record))}${modifier}class ${record.name} extends ${base}
{
${constants}${properties.join('\n')}
    /** @internal */
    public function __construct(\\stdClass $fields)
    {
        parent::__construct($fields);
${fields.map(writeRead).join('')}    }
}
`,
    uses,
  );
}

const isNullable = ({ isRequired, type }) => type.isNullable || !isRequired;
const fallbackOf = ({ name }) =>
  name === 'data' ? 'The fields of the event, or the records of the page.' : '';

/** The statement that reads a field. */
function writeRead(field) {
  const { name, type } = field;
  const given = `$fields->${name}`;
  const value = readValue(type, given);
  if (type.kind === 'any' || type.kind === 'null') return `        $this->${name} = ${given} ?? null;\n`;
  if (!isNullable(field)) {
    return `        if (isset(${given})) {\n            $this->${name} = ${value};\n        }\n`;
  }
  const read = value === given ? `${given} ?? null` : `isset(${given}) ? ${value} : null`;
  return `        $this->${name} = ${read};\n`;
}

function readValue(type, given) {
  if (type.kind === 'record') return `new ${type.name}(${given})`;
  if (type.kind === 'map' || (type.kind === 'list' && type.of.kind !== 'record')) {
    return `self::toPhp(${given})`;
  }
  if (type.kind !== 'list') return given;
  const create = type.of.name === 'Event' ? 'Event::of($each)' : `new ${type.of.name}($each)`;
  return `array_map(static fn (\\stdClass $each) => ${create}, ${given})`;
}

/** A body: required fields first; what is not given is not sent. */
export function writeBody(record) {
  const required = record.fields.filter(({ isRequired }) => isRequired);
  const optional = record.fields.filter(({ isRequired }) => !isRequired);
  const parameters = [...required, ...optional].map((field) => {
    const types = bodyTypes(field);
    const absent = field.isRequired ? '' : ' = Absent::Field';
    const doc = fieldDoc(field).replaceAll(/^ {4}/gm, '        ');
    return `${doc}        public ${types} $${field.name}${absent},\n`;
  });
  const uses = [...(optional.length > 0 ? ['Handover\\Absent'] : []), 'Handover\\Body'];
  return phpFile(
    `${docComment(`${describeRecord(record)}\n\nFields that are not given are not sent.`)}final class ${record.name} extends Body
{
${writeConstants(record.fields)}    /** Give the fields by name. */
    public function __construct(
${parameters.join('')}    ) {
    }
}
`,
    uses,
  );
}

function bodyTypes({ type, isRequired }) {
  const name = phpType(type);
  if (name === 'mixed') return 'mixed';
  const types = [name];
  if (type.kind === 'record') types.push('array');
  if (TIMES.includes(type.format)) types.unshift('\\DateTimeInterface');
  if (type.isNullable) types.push('null');
  if (!isRequired) types.push('Absent');
  return types.join('|');
}
