// Writes the values of enumerations, the codes of errors and the table of operations as constants of C#.
import { doc, pascal } from './class-writer.mjs';

/** Classes of constants with a better name than that of their first field. */
const NAMES = {
  WebhookEventTypes: 'EventNames',
  CurrentCredentialCredentialScopes: 'Scopes',
  CurrentCredentialEnvironments: 'Environments',
  CurrentCredentialAuthenticationMethods: 'AuthenticationMethods',
  CurrentCredentialCredentialTypes: 'CredentialTypes',
  OrderVehicleTypes: 'VehicleTypes',
  OrderVehicleFuelTypes: 'FuelTypes',
  OrderVehicleRegistrationStatuses: 'RegistrationStatuses',
  OrderTransportTypes: 'TransportTypes',
  TrackingLocationUnavailableReasons: 'LocationUnavailableReasons',
};

const MEMBER = ' '.repeat(8);
const classByValues = new Map();
const keyOf = (values) => values.map(({ value }) => value).join();

/** The name of the class with these values, or undefined. */
export const constantsOf = (values) => classByValues.get(keyOf(values));

function plural(word) {
  if (word.endsWith('es')) return word;
  return word.endsWith('s') ? `${word}es` : `${word}s`;
}

/** `ORDER_NOT_FOUND`, `order.created` and `orders:read` as names; a name does not begin with a digit. */
export function constantName(value) {
  const words = value
    .split(/[^A-Za-z0-9]+/)
    .map((word) => (/^[A-Z0-9]+$/.test(word) ? word.toLowerCase() : word));
  return words
    .map(pascal)
    .join('')
    .replace(/^(?=\d)/, 'V');
}

const constant = ({ value, description }) =>
  `${doc(description ? description.replace(/([^.])$/, '$1.') : `\`${value}\`.`, MEMBER)}${MEMBER}public const string ${constantName(value)} = ${JSON.stringify(value)};\n`;

const constantClass = (name, summary, values) =>
  `${doc(summary, '    ')}    public static class ${name}\n    {\n${values.map(constant).join('\n')}    }\n`;

/** Finds the enumerations of all records; equal ones have one class, named by the first field. */
export function registerConstants(records) {
  for (const record of records) {
    for (const { name, type } of record.fields) {
      const { values } = type.kind === 'list' ? type.of : type;
      if (!values || values.length < 2 || classByValues.has(keyOf(values))) continue;
      const found = record.name + plural(pascal(name));
      classByValues.set(keyOf(values), NAMES[found] ?? found);
    }
  }
}

export function constants(records) {
  const written = new Set();
  return records.flatMap((record) =>
    record.fields.flatMap(({ name, type }) => {
      const { values } = type.kind === 'list' ? type.of : type;
      const found = values && constantsOf(values);
      if (!found || written.has(found)) return [];
      written.add(found);
      const where = `The values of \`${name}\` of ${record.name}; a later version of the service may have more.`;
      return [constantClass(found, where, values)];
    }),
  );
}

export function errorCodes(errors) {
  const values = errors.map(({ code, status, message }) => ({
    value: code,
    description: `${status}: ${message}`,
  }));
  return constantClass(
    'ErrorCodes',
    'The codes of errors; a later version of the service may have more.',
    values,
  );
}

export function busyCodes(codes) {
  const list = codes.map((code) => JSON.stringify(code)).join(', ');
  return (
    `${doc('The codes of a 503 after which nothing was executed.', '    ')}    internal static class BusyCodes\n    {\n` +
    `${MEMBER}internal static readonly string[] All = { ${list} };\n    }\n`
  );
}

export function operationTable(operations) {
  const ids = operations.map(({ id, summary }) => ({
    value: id,
    description: summary.replace(/([^.])$/, '$1.'),
  }));
  const rows = operations.map(
    ({ id, method, path }) =>
      `${MEMBER}    [OperationIds.${constantName(id)}] = new KeyValuePair<string, string>(${JSON.stringify(method)}, ${JSON.stringify(path)}),\n`,
  );
  const table =
    `${doc('The method and the path of each operation.', '    ')}    internal static class OperationTable\n    {\n` +
    `${MEMBER}internal static readonly Dictionary<string, KeyValuePair<string, string>> All =\n${MEMBER}    new Dictionary<string, KeyValuePair<string, string>>\n${MEMBER}{\n` +
    `${rows.join('')}${MEMBER}};\n    }\n`;
  return [constantClass('OperationIds', 'The ids of all operations.', ids), table];
}
