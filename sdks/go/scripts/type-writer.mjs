// Writes the records and values of the API as Go types.
import { docComment, goName, plainText } from './go-text.mjs';
import { ENUMS, RECORD_NAMES, RECORD_TEXTS } from './names.mjs';

/** Their types are in the package by hand, or are of no use to a caller. */
const WITHOUT_TYPES = ['obtainAccessToken'];
const BY_HAND = [
  ...[
    'ListOrdersAnswer',
    'ListDocumentsAnswer',
    'ListWebhookSubscriptionsAnswer',
    'ListWebhookDeliveriesAnswer',
  ],
  ...['ListInboxMessagesAnswer', 'CancelOrderBody', 'AcceptQuoteBody', 'RollWebhookSubscriptionSecretBody'],
  ...['ResendFailedWebhookDeliveriesBody', 'AdvanceSandboxOrderBody', 'MoveSandboxClockBody'],
];
const SCALARS = {
  string: 'string',
  integer: 'int',
  number: 'float64',
  boolean: 'bool',
  any: 'any',
  null: 'any',
};

export class TypeWriter {
  constructor(model) {
    this.model = model;
    this.byName = new Map(model.records.map((record) => [record.name, record]));
    for (const name of Object.keys(RECORD_NAMES)) {
      if (!this.byName.has(name)) throw new Error(`The API has no record ${name}; correct RECORD_NAMES.`);
    }
    this.readEnums();
    this.readUses();
  }

  recordName(name) {
    return RECORD_NAMES[name] ?? name;
  }

  /** The values of an enum are those of all fields that have one of them. */
  readEnums() {
    this.enums = ENUMS.map(([place, type, start, text]) => {
      const [record, field] = place.split('.');
      const values = valuesOf(this.byName.get(record)?.fields.find(({ name }) => name === field)?.type);
      if (!values) throw new Error(`The API has no values at ${place}; correct ENUMS.`);
      return { type, start, text, values: [...values] };
    });
    for (const { fields } of this.model.records) {
      for (const { type } of fields) this.addValues(valuesOf(type));
    }
  }

  addValues(values) {
    const known = values && this.enumOf(values);
    if (!known) return;
    for (const each of values) {
      if (!known.values.some(({ value }) => value === each.value)) known.values.push(each);
    }
  }

  /** The enum that contains all of these values, or of which these are an extension. */
  enumOf(values) {
    // A single value is the name of an event, or the version of the API, which is no enum.
    if (values.length === 1 && !values[0].value.includes('.')) return undefined;
    const has = (list, all) => all.every(({ value }) => list.some((each) => each.value === value));
    return this.enums.find((each) => has(each.values, values) || has(values, each.values));
  }

  /** Records of answers and events are read leniently; those of bodies have optional fields. */
  readUses() {
    const { operations, events } = this.model;
    const used = operations.filter(({ id }) => !WITHOUT_TYPES.includes(id));
    this.answers = this.reachable([
      ...used.map(({ answer }) => answer),
      ...events.map(({ record }) => ({ kind: 'record', name: record })),
    ]);
    this.bodies = this.reachable(used.map(({ body }) => body));
    const both = [...this.bodies].filter((name) => this.answers.has(name));
    if (both.length > 0) throw new Error(`Sent and received: ${both.join(', ')}.`);
  }

  reachable(types) {
    const names = new Set();
    const visit = (type) => {
      if (type?.of) return visit(type.of);
      if (type?.kind !== 'record' || names.has(type.name)) return;
      names.add(type.name);
      for (const field of this.byName.get(type.name).fields) visit(field.type);
    };
    types.forEach(visit);
    return names;
  }

  goType(type) {
    if (type.kind === 'list') return `[]${this.goType(type.of)}`;
    if (type.kind === 'map') return `map[string]${this.goType(type.of)}`;
    if (type.kind === 'record') return this.recordName(type.name);
    if (type.format === 'date-time') return 'Time';
    const named = type.kind === 'string' && type.values && this.enumOf(type.values);
    return named ? named.type : SCALARS[type.kind];
  }

  fieldType(record, { name, type, isRequired }) {
    if (record.name === 'Event' && name === 'data') return 'json.RawMessage';
    const plain = this.goType(type);
    if (this.bodies.has(record.name)) return isRequired ? plain : `Optional[${plain}]`;
    const hasNil = plain === 'any' || type.kind === 'list' || type.kind === 'map';
    return (type.isNullable || !isRequired) && !hasNil ? `*${plain}` : plain;
  }

  field(record, field) {
    const isLeftOut = this.bodies.has(record.name) || !field.isRequired;
    const tag = `\`json:"${field.name}${isLeftOut ? ',omitempty' : ''}"\``;
    const text = field.description || `The field ${field.name}`;
    return `${docComment(text, '\t')}\t${goName(field.name)} ${this.fieldType(record, field)} ${tag}\n`;
  }

  record(record) {
    const name = this.recordName(record.name);
    const isBody = this.bodies.has(record.name);
    const text = docComment(`${name} is ${RECORD_TEXTS[name] ?? describe(record)}.`);
    return `
${text}type ${name} struct {
${record.fields.map((field) => this.field(record, field)).join('')}\t// Fields that this version does not know${isBody ? '' : ', and values that do not fit their field'}, by their name in JSON.
	Extra map[string]json.RawMessage \`json:"-"\`
}

// UnmarshalJSON reads the record.
func (r *${name}) UnmarshalJSON(data []byte) error {
	return ${isBody ? 'readBody' : 'readRecord'}(data, r, &r.Extra)
}

// MarshalJSON writes the record with all its fields${isBody ? ' that are set' : ''}.
func (r ${name}) MarshalJSON() ([]byte, error) {
	return writeRecord(r, r.Extra)
}
`;
  }

  records() {
    const written = this.model.records.filter(
      ({ name }) => (this.answers.has(name) || this.bodies.has(name)) && !BY_HAND.includes(name),
    );
    return written.map((record) => this.record(record)).join('');
  }

  writeEnums() {
    const parts = this.enums.map(({ type, start, text, values }) => {
      const constants = values.map(({ value, description }) => {
        const comment = docComment(`${description || value}.`.replace(/\.\.$/, '.'), '\t');
        return `${comment}\t${start}${goName(value)} ${type} = "${value}"\n`;
      });
      return `
// ${type} is ${text}. Values can be added to the API.
type ${type} string

// The values of ${type}.
const (
${constants.join('')})
`;
    });
    return parts.join('');
  }
}

function valuesOf(type) {
  if (type?.of) return valuesOf(type.of);
  return type?.kind === 'string' ? type.values : undefined;
}

/** The model describes records within others and messages of events. */
function describe({ name, description }) {
  const text = plainText(description).replace(/\.$/, '');
  if (text === '') return 'a record of the API';
  if (name.endsWith('Event')) return `the message of ${text}`;
  return text.charAt(0).toLowerCase() + text.slice(1);
}
