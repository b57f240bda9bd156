// The generated Java files that are records: classes with accessors, and builders for those that are sent.
import { className } from '../../../scripts/sdk/api-model.mjs';
import { NAMES, TEXTS } from './java-record-texts.mjs';
import { constants, doc, docText, HEADER, memberName } from './java-text.mjs';

/** Bodies with one field are parameters of their method, and lists are pages. */
const BODIES = [
  'OrderCreation',
  'OrderChange',
  'CreateWebhookSubscriptionBody',
  'ChangeWebhookSubscriptionBody',
];
const isWrapper = (name) => name.endsWith('Answer') || name === 'EventPage';
/** The older interface and tokens have no records of their own here. */
const hasNoRecords = ({ id }) => id.startsWith('older') || id === 'obtainAccessToken';

export function recordFiles(model) {
  const byName = new Map(model.records.map((record) => [record.name, record]));
  const answers = model.operations.filter((each) => !hasNoRecords(each)).map(({ answer }) => answer);
  const events = model.events.map(({ record }) => ({ kind: 'record', name: record }));
  const sent = reachable(
    byName,
    BODIES.map((name) => ({ kind: 'record', name })),
  );
  const received = reachable(byName, [...answers, ...events]);
  const eventNames = new Set(model.events.map(({ record }) => record));
  const enums = new Map();
  return model.records
    .filter(({ name }) => (sent.has(name) || received.has(name)) && !isWrapper(name))
    .map((record) => {
      const isEvent = eventNames.has(record.name);
      const context = {
        enums,
        events: record.name === 'Event' ? model.events : [],
        isEvent,
        isSent: sent.has(record.name),
      };
      return [`${nameOf(record.name)}.java`, recordFile(record, context)];
    });
}

/** The names of the records in these types, and in those within them. */
function reachable(byName, types, found = new Set()) {
  for (const type of types) {
    if (type?.of) reachable(byName, [type.of], found);
    if (type?.kind !== 'record' || found.has(type.name)) continue;
    found.add(type.name);
    reachable(
      byName,
      byName.get(type.name).fields.map((field) => field.type),
      found,
    );
  }
  return found;
}

const nameOf = (name) => NAMES[name] ?? name;

function recordFile(record, context) {
  const name = nameOf(record.name);
  const fields = record.fields.map((field) => ({
    ...field,
    enumClass: enumClassOf(name, field, context.enums),
  }));
  const text = TEXTS[name] ?? docText(record.description);
  const parent = context.isEvent ? 'Event' : 'JsonRecord';
  const isOpen = name === 'Event';
  const members = [
    constructorOf(name),
    ...(isOpen ? [eventFactory(context.events)] : []),
    ...(context.isSent ? [BUILDER_FACTORY] : []),
    ...fields
      .filter((field) => !(context.isEvent && isInherited(field)))
      .map((field) => accessor(record, field, context)),
    ...fields.filter(({ enumClass }) => enumClass?.isOwn).map(enumClass),
    ...(context.isSent ? [builderClass(name, fields)] : []),
  ];
  const body = members.join('\n\n');
  return `${HEADER}
${importsOf(body, parent)}
${doc('', text)}
public ${isOpen ? '' : 'final '}class ${name} extends ${parent} {
${body}
}
`;
}

function importsOf(body, parent) {
  const names = [
    ['com.handover.sdk.JsonRecord', parent === 'JsonRecord' || /\bJsonRecord\b/.test(body)],
    ['com.handover.sdk.RecordBuilder', /\bRecordBuilder\b/.test(body)],
    ['java.math.BigDecimal', /\bBigDecimal\b/.test(body)],
    ['java.time.Instant', /\bInstant\b/.test(body)],
    ['java.util.List', /\bList</.test(body)],
    ['java.util.Map', /\bMap</.test(body)],
  ];
  return `${names
    .filter(([, isUsed]) => isUsed)
    .map(([name]) => `import ${name};\n`)
    .join('')}`;
}

function constructorOf(name) {
  return `${doc('  ', 'A record with these fields.', ['@param fields the fields with their names in the API'])}
  public ${name}(Map<String, ?> fields) {
    super(fields);
  }`;
}

const BUILDER_FACTORY = `${doc('  ', 'Begins a body. A field that is not set is not sent.', ['@return an empty builder'])}
  public static Builder builder() {
    return new Builder();
  }`;

function eventFactory(events) {
  const cases = events.map(({ name, record }) => `      case "${name}" -> new ${nameOf(record)}(fields);`);
  const tags = [
    '@param fields the fields of the message',
    '@return an event of the class of its type; of this class if the type is unknown',
  ];
  return `${doc('  ', 'The event of a message.', tags)}
  public static Event of(Map<String, ?> fields) {
    return switch (String.valueOf(fields.get("type"))) {
${cases.join('\n')}
      default -> new Event(fields);
    };
  }`;
}

/** Events share all fields but their data. */
const isInherited = ({ name }) => name !== 'data';

/** The class of constants of a field with fixed values; equal values have one class. */
function enumClassOf(record, { name, type }, enums) {
  const values = (type.kind === 'list' ? type.of : type).values;
  if (!values || values.length < 2 || typeof values[0].value !== 'string') return null;
  const key = values.map(({ value }) => value).join(' ');
  const isOwn = !enums.has(key);
  if (isOwn) enums.set(key, { record, name: className(name), values });
  const { record: owner, name: own } = enums.get(key);
  return { isOwn, name: own, values, reference: owner === record ? own : `${owner}.${own}` };
}

function enumClass({ enumClass: { name, values } }) {
  return `  /** The values; further ones may be added. */
  public static final class ${name} {
    private ${name}() {}

${constants('    ', values).join('\n')}
  }`;
}

function textOf(field) {
  const own = docText(field.description) || `The field {@code ${field.name}}.`;
  return field.enumClass ? `${own} One of {@link ${field.enumClass.reference}}.` : own;
}

function accessor(record, field, { isEvent }) {
  const { type, read } = javaType(field, record.name);
  const tag = field.isRequired && !field.type.isNullable ? '@return the value' : '@return the value, or null';
  return `${doc('  ', textOf(field), [tag])}
${isEvent ? '  @Override\n' : ''}  public ${type} ${memberName(field.name)}() {
    return ${read};
  }`;
}

function builderClass(name, fields) {
  return `  /** Collects the fields of the body; a field that is not set is not sent. */
  public static final class Builder extends RecordBuilder {
    private Builder() {}

${fields.map(setter).join('\n\n')}

    /**
     * The body with the fields that were set.
     *
     * @return the body
     */
    public ${name} build() {
      return new ${name}(fields());
    }
  }`;
}

function setter(field) {
  const own = memberName(field.name);
  const type = parameterType(field.type);
  const set = field.type.isNullable ? 'set' : 'setPresent';
  const tags = [
    `@param ${own} the value${field.type.isNullable ? '; null is sent as null' : ''}`,
    '@return this builder',
  ];
  return `${doc('    ', textOf(field), tags)}
    public Builder ${own}(${type} ${own}) {
      ${set}("${field.name}", ${own});
      return this;
    }`;
}

const BOXED = { boolean: 'Boolean', integer: 'Long', number: 'BigDecimal' };

function parameterType(type) {
  if (type.kind === 'boolean') return type.isNullable ? 'Boolean' : 'boolean';
  // An int, and also the Long of an accessor.
  if (type.kind === 'integer') return type.isNullable ? 'Number' : 'long';
  if (type.kind === 'map') return 'Map<String, ?>';
  return boxedType(type);
}

function boxedType(type) {
  if (type.kind === 'string') return type.format === 'date-time' ? 'Instant' : 'String';
  if (type.kind === 'list') return `List<${boxedType(type.of)}>`;
  if (type.kind === 'record') return nameOf(type.name);
  if (type.kind === 'map') return 'Map<String, Object>';
  return BOXED[type.kind] ?? 'Object';
}

/** The type of an accessor, and the expression that reads it. */
function javaType({ name, type, isRequired }, recordName) {
  const isPresent = isRequired && !type.isNullable;
  const of = (javaName, reader, ...more) => ({
    type: javaName,
    read: `${reader}(${[`"${name}"`, ...more].join(', ')})`,
  });
  switch (type.kind) {
    case 'string':
      return type.format === 'date-time' ? of('Instant', 'time') : of('String', 'text');
    case 'boolean':
      return isPresent ? of('boolean', 'flag') : of('Boolean', 'flagOrNull');
    case 'integer':
      return isPresent ? of('long', 'integer') : of('Long', 'integerOrNull');
    case 'number':
      return of('BigDecimal', 'number');
    case 'record':
      return of(nameOf(type.name), 'record', `${nameOf(type.name)}::new`);
    case 'map':
      // The classes of events have records of their own here.
      return recordName === 'Event' && name === 'data'
        ? of('JsonRecord', 'record', 'JsonRecord::new')
        : of('Map<String, Object>', 'map');
    case 'list':
      return type.of.kind === 'record'
        ? of(`List<${nameOf(type.of.name)}>`, 'records', `${nameOf(type.of.name)}::new`)
        : of('List<String>', 'texts');
    default:
      return of('Object', 'get');
  }
}
