// Turns the rows of a table into the bodies of orders: which field a column holds, and how its cells are read.
import type { OrderCreation } from '@handover/sdk';
import type { Table } from './csv.ts';
import { usageError } from './exit-codes.ts';

/** Every field a column can have, by its path; numbers and yes/no are read as such. */
const FIELDS: Record<string, 'text' | 'number' | 'boolean'> = {
  externalOrderId: 'text',
  customerReference: 'text',
  customerCostCentre: 'text',
  transportType: 'text',
  'vehicle.vin': 'text',
  'vehicle.manufacturer': 'text',
  'vehicle.model': 'text',
  'vehicle.modelYear': 'number',
  'vehicle.type': 'text',
  'vehicle.fuelType': 'text',
  'vehicle.registration.licensePlate': 'text',
  'vehicle.registration.status': 'text',
  'vehicle.operationalStatus.driveable': 'boolean',
  'vehicle.operationalStatus.roadworthy': 'boolean',
  ...Object.fromEntries(
    ['pickup', 'delivery'].flatMap((place) =>
      ['company', 'street', 'postalCode', 'city', 'country', 'contact.name', 'contact.phone'].map((name) => [
        `${place}.${name}`,
        'text' as const,
      ]),
    ),
  ),
  requestedPickup: 'text',
  requestedDelivery: 'text',
  'services.registration': 'boolean',
  'services.shortTermPlate': 'boolean',
  instructions: 'text',
  endCustomerEmail: 'text',
};
const YES = new Set(['yes', 'ja', 'true', '1', 'x']);

export interface Row {
  line: number;
  body: OrderCreation;
}

/** `maps` name the fields of columns that have another name: `column=field`. */
export function rowsOf({ columns, rows }: Table, maps: string[]): Row[] {
  const fields = fieldsOf(columns, maps);
  return rows.map(({ line, cells }) => ({ line, body: bodyOf(cells, fields) }));
}

/** The field of each column; null for an ignored one. */
function fieldsOf(columns: Table['columns'], maps: string[]): (string | null)[] {
  const byName = new Map(Object.keys(FIELDS).map((field) => [field.toLowerCase(), field]));
  for (const map of maps) {
    const at = map.lastIndexOf('=');
    const [column, field] = [map.slice(0, at).trim(), map.slice(at + 1).trim()];
    if (at < 1 || !(field in FIELDS))
      throw usageError(`--map ${map} names no field.`, `Fields: ${Object.keys(FIELDS).join(', ')}.`);
    if (!columns.includes(column))
      throw usageError(`There is no column "${column}".`, `There are: ${columns.join(', ')}.`);
    byName.set(column.toLowerCase(), field);
  }
  const fields = columns.map((column) => byName.get(column.toLowerCase()) ?? null);
  const unknown = columns.filter((_, index) => fields[index] === null);
  const hint =
    'Say what they hold with --map "column=field", or use the import of the portal, which guesses.';
  if (unknown.length > 0)
    throw usageError(`The fields of these columns are unknown: ${unknown.join(', ')}.`, hint);
  return fields;
}

function bodyOf(cells: string[], fields: (string | null)[]): OrderCreation {
  const body: Record<string, unknown> = {};
  for (const [index, field] of fields.entries()) {
    const cell = cells[index] ?? '';
    if (field === null || cell === '') continue;
    const path = field.split('.');
    const last = path.pop()!;
    let place = body;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Record<string, unknown>;
    }
    place[last] = readCell(cell, FIELDS[field]!);
  }
  return body as unknown as OrderCreation;
}

function readCell(cell: string, kind: 'text' | 'number' | 'boolean'): unknown {
  if (kind === 'boolean') return YES.has(cell.toLowerCase());
  // An invalid number stays as it is, so that the service reports it.
  return kind === 'number' && !Number.isNaN(Number(cell)) ? Number(cell) : cell;
}
