// Columns are recognised by German and English names; similar names are marked as a guess.
import { expect, test } from 'vitest';
import { guessColumns } from '../../../src/orders/imports/guess-columns.ts';

const guess = (header: string, rows: string[][] = []) =>
  Object.fromEntries(
    guessColumns(header.split(';'), rows).map(({ name, field, guessed }) => [
      name,
      guessed ? `${field}?` : field,
    ]),
  );

test('a German table is recognised', () => {
  expect(
    guess(
      'Auftragsnr;Abh_Strasse;Abh_PLZ;Abh_Ort;Ziel_Strasse;Ziel_PLZ;Ziel_Ort;FIN;Kennz;Fahrzeug;Termin;Farbe',
    ),
  ).toEqual({
    Auftragsnr: 'externalOrderId',
    Abh_Strasse: 'pickup.street',
    Abh_PLZ: 'pickup.postalCode',
    Abh_Ort: 'pickup.city',
    Ziel_Strasse: 'delivery.street',
    Ziel_PLZ: 'delivery.postalCode',
    Ziel_Ort: 'delivery.city',
    FIN: 'vehicle.vin',
    Kennz: 'vehicle.registration.licensePlate',
    Fahrzeug: 'vehicle.model?',
    Termin: 'requestedPickup',
    Farbe: null,
  });
});

test('an English table and the field names of the API are recognised', () => {
  expect(
    guess(
      'Order number;Pickup street;pickup.postalCode;PICKUP CITY;Delivery Street;Zip to;delivery_city;Make;Model',
    ),
  ).toEqual({
    'Order number': 'externalOrderId',
    'Pickup street': 'pickup.street',
    'pickup.postalCode': 'pickup.postalCode',
    'PICKUP CITY': 'pickup.city',
    'Delivery Street': 'delivery.street',
    'Zip to': 'delivery.postalCode',
    delivery_city: 'delivery.city',
    Make: 'vehicle.manufacturer',
    Model: 'vehicle.model',
  });
});

test('a letter too many or too few is a guess', () => {
  expect(guess('Abholstrase;Kennzeichenn;Xyz')).toEqual({
    Abholstrase: 'pickup.street?',
    Kennzeichenn: 'vehicle.registration.licensePlate?',
    Xyz: null,
  });
});

test('a field is matched once, by the best column, and the house number joins the street', () => {
  expect(guess('Fahrzeug;Modell;Abholstraße;Abhol-Hausnr;Abholadresse')).toEqual({
    Fahrzeug: null,
    Modell: 'vehicle.model',
    Abholstraße: 'pickup.street',
    'Abhol-Hausnr': 'pickup.street',
    Abholadresse: null,
  });
});

test('VINs and dates that begin with the month are recognised by their values', () => {
  const rows = [
    ['WVWZZZ1KZAW000001', '11/02/2026'],
    ['WVWZZZ1KZAW000002', '11/16/2026'],
  ];
  expect(guess('Xyz;Pickup date', rows)).toEqual({ Xyz: 'vehicle.vin?', 'Pickup date': 'requestedPickup' });
  expect(guessColumns(['Xyz', 'Pickup date'], rows)[1]!.monthFirst).toBe(true);
});

test('an unknown or uncertain name is decided by its values', () => {
  expect(
    guess('Beförderung;Motor', [
      ['Eigene Achse', 'Diesel'],
      ['LKW', 'Elektro'],
    ]),
  ).toEqual({
    Beförderung: 'transportType?',
    Motor: 'vehicle.fuelType?',
  });
  expect(guess('Art', [['Kombi'], ['SUV']])).toEqual({ Art: 'vehicle.type?' });
  expect(guess('Art', [['Anhänger'], ['Eigenachse']])).toEqual({ Art: 'transportType?' });
});
