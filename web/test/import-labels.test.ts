// A table whose header has the names of our own forms, exports and templates is recognised without a question.
import { expect, test } from 'vitest';
import { guessColumns } from '../../server/src/orders/imports/guess-columns.ts';
import { isReadableValue } from '../../server/src/orders/imports/read-value.ts';
import { changingTexts } from '../../shared/texts/generated/orders/changing.ts';
import { newTexts } from '../src/orders/new/texts.ts';
import { importsTexts } from '../src/portal/imports/texts.ts';

function fieldOf(header: string) {
  const [column] = guessColumns([header], []);
  return column!.guessed ? `${column!.field}?` : column!.field;
}

for (const [language, texts] of [
  ['German', importsTexts.de],
  ['English', importsTexts.en],
] as const) {
  test(`the fields of the import are recognised by their ${language} names`, () => {
    const names = Object.entries(texts.fields);
    expect(Object.fromEntries(names.map(([field, name]) => [field, fieldOf(name)]))).toEqual(
      Object.fromEntries(names.map(([field]) => [field, field])),
    );
    const header = guessColumns(
      names.map(([, name]) => name),
      [],
    );
    expect(header.map(({ field }) => field)).toEqual(names.map(([field]) => field));
  });
}

for (const [language, form, changing] of [
  ['German', newTexts.de, changingTexts.de],
  ['English', newTexts.en, changingTexts.en],
] as const) {
  test(`the labels of the order form are recognised in ${language}`, () => {
    const labels: [string, string][] = [
      [form.yourNumber, 'externalOrderId'],
      [form.fields.customerReference, 'customerReference'],
      [form.fields.customerCostCentre, 'customerCostCentre'],
      [form.endCustomer, 'endCustomerEmail'],
      [form.note, 'instructions'],
      [form.vin, 'vehicle.vin'],
      [form.plate, 'vehicle.registration.licensePlate'],
      [form.make, 'vehicle.manufacturer'],
      [form.model, 'vehicle.model'],
      [form.fuel, 'vehicle.fuelType'],
      [form.transport, 'transportType'],
      [form.driveable, 'vehicle.operationalStatus.driveable'],
      [form.registration, 'services.registration'],
      [form.shortTermPlate, 'services.shortTermPlate'],
      [form.requestedPickup, 'requestedPickup'],
      [form.requestedDelivery, 'requestedDelivery'],
      [changing.contactPickup, 'pickup.contact.name'],
      [changing.phonePickup, 'pickup.contact.phone'],
      [changing.contactDelivery, 'delivery.contact.name'],
      [changing.phoneDelivery, 'delivery.contact.phone'],
    ];
    for (const side of ['pickup', 'delivery'] as const) {
      for (const [label, part] of [
        [form.company, 'company'],
        [form.street, 'street'],
        [form.postalCode, 'postalCode'],
        [form.city, 'city'],
        [form.country, 'country'],
        [form.contact, 'contact.name'],
        [form.phone, 'contact.phone'],
      ]) {
        labels.push([`${form[side]} ${label}`, `${side}.${part}`]);
      }
    }
    expect(Object.fromEntries(labels.map(([label]) => [label, fieldOf(label)]))).toEqual(
      Object.fromEntries(labels),
    );
    expect(fieldOf(form.type)).toBe('vehicle.type?');
  });

  test(`the values of the order form are readable in ${language}`, () => {
    const unreadable = [
      ...Object.values(form.types).filter((name) => !isReadableValue('vehicle.type', name)),
      ...Object.values(form.fuels).filter((name) => !isReadableValue('vehicle.fuelType', name)),
      ...Object.values(form.transports).filter(({ name }) => !isReadableValue('transportType', name)),
    ];
    expect(unreadable).toEqual([]);
  });
}

test('the columns of the exported list of orders are recognised', () => {
  for (const [header, field] of [
    ['externalOrderId', 'externalOrderId'],
    ['pickupCity', 'pickup.city'],
    ['deliveryCity', 'delivery.city'],
    ['requestedPickup', 'requestedPickup'],
    ['licensePlate', 'vehicle.registration.licensePlate'],
  ]) {
    expect(fieldOf(header!)).toBe(field);
  }
});
