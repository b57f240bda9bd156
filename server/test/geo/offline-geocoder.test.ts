// The offline geocoder, tested with place names as people write them and the known coordinates of the towns.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { greatCircleKm } from '../../src/geo/great-circle.ts';
import { offlineGeocoder } from '../../src/geo/offline-geocoder.ts';
import { PLACE_ALIASES } from '../../src/geo/place-aliases.ts';
import { loadPlaceIndex } from '../../src/geo/place-index.ts';
import { placeKey } from '../../src/geo/place-names.ts';
import { mainTownsOf } from '../../src/geo/postal-areas.ts';
import { cpuMs } from '../harness/cpu-time.ts';

const geocoder = offlineGeocoder();
const locate = (country: string, postalCode: string, city: string) =>
  geocoder.locate({ street: 'Hauptstraße 1', postalCode, city, country });

type Row = [postalCode: string, city: string, lat: number, lng: number];

const CORPUS: Record<string, Row[]> = {
  DE: [
    ['80331', 'München', 48.14, 11.58],
    ['80331', 'Muenchen', 48.14, 11.58],
    ['80331', 'MUNCHEN', 48.14, 11.58],
    ['80331', 'Munich', 48.14, 11.58],
    ['D-80331', '80331 München', 48.14, 11.58],
    ['81241', 'München-Pasing', 48.14, 11.58],
    ['60311', 'Frankfurt', 50.11, 8.68],
    ['60311', 'Frankfurt am Main', 50.11, 8.68],
    ['60311', 'Frankfurt a. M.', 50.11, 8.68],
    ['60311', 'Frankfurt a.M.', 50.11, 8.68],
    ['60311', 'Frankfurt/Main', 50.11, 8.68],
    ['15230', 'Frankfurt', 52.35, 14.55],
    ['15230', 'Frankfurt (Oder)', 52.35, 14.55],
    ['15230', 'Frankfurt a. d. Oder', 52.35, 14.55],
    ['06108', 'Halle (Saale)', 51.48, 11.97],
    ['06108', 'Halle', 51.48, 11.97],
    ['33790', 'Halle (Westf.)', 52.06, 8.36],
    ['10117', 'Berlin-Mitte', 52.52, 13.41],
    ['10117', 'berlin', 52.52, 13.41],
    ['22765', 'Hamburg-Altona', 53.55, 9.99],
    ['50823', 'Köln Ehrenfeld', 50.94, 6.96],
    ['50667', 'Cologne', 50.94, 6.96],
    ['90402', 'Nürnberg', 49.45, 11.08],
    ['45468', 'Mülheim an der Ruhr', 51.43, 6.88],
    ['45468', 'Mülheim a.d. Ruhr', 51.43, 6.88],
    ['67433', 'Neustadt', 49.35, 8.14],
    ['01844', 'Neustadt', 51.03, 14.22],
    ['61348', 'Bad Homburg v.d. Höhe', 50.23, 8.61],
    ['91541', 'Rothenburg o.d.T.', 49.38, 10.18],
    ['79098', 'Freiburg im Breisgau', 48.0, 7.85],
    ['79098', 'Freiburg i. Br.', 48.0, 7.85],
    ['48143', 'Münster', 51.96, 7.63],
    ['26121', 'Oldenburg', 53.14, 8.21],
    ['23758', 'Oldenburg', 54.29, 10.88],
    ['35037', 'Marburg', 50.81, 8.77],
    ['06886', 'Lutherstadt Wittenberg', 51.87, 12.65],
    ['17489', 'Greifswald', 54.09, 13.39],
    ['66111', 'Saarbruecken', 49.24, 7.0],
    ['82467', 'Garmisch Partenkirchen', 47.49, 11.1],
    ['63450', 'Hanau', 50.13, 8.92],
    ['73728', 'Esslingen', 48.74, 9.31],
    ['71063', 'Sindelfingen', 48.71, 9.0],
  ],
  AT: [
    ['1010', 'Wien', 48.21, 16.37],
    ['1220', 'Wien, 22. Bezirk', 48.21, 16.37],
    ['1010', 'Vienna', 48.21, 16.37],
    ['3100', 'St. Pölten', 48.2, 15.62],
    ['9020', 'Klagenfurt', 46.62, 14.31],
    ['2700', 'Wr. Neustadt', 47.81, 16.24],
    ['6020', 'Innsbruck', 47.27, 11.4],
  ],
  CH: [
    ['8001', 'Zürich', 47.38, 8.54],
    ['8050', 'Zürich-Oerlikon', 47.41, 8.54],
    ['CH-8001', 'Zurich', 47.38, 8.54],
    ['1201', 'Genf', 46.2, 6.15],
    ['1201', 'Genève', 46.2, 6.15],
    ['9000', 'St. Gallen', 47.42, 9.37],
    ['2502', 'Biel', 47.14, 7.25],
    ['2502', 'Bienne', 47.14, 7.25],
    ['1700', 'Freiburg', 46.81, 7.16],
  ],
  PL: [
    ['00-001', 'Warszawa', 52.23, 21.01],
    ['PL-00-001', 'Warschau', 52.23, 21.01],
    ['90-001', 'Łódź', 51.76, 19.46],
    ['90-001', 'Lodz', 51.76, 19.46],
    ['50-001', 'Wroclaw', 51.11, 17.04],
    ['50-001', 'Breslau', 51.11, 17.04],
    ['80-001', 'Danzig', 54.35, 18.65],
    ['10-001', 'Olsztyn', 53.78, 20.48],
  ],
  CZ: [
    ['110 00', 'Praha', 50.08, 14.44],
    ['140 00', 'Praha 4', 50.08, 14.44],
    ['110 00', 'Prag', 50.08, 14.44],
    ['301 00', 'Plzeň', 49.75, 13.38],
    ['602 00', 'Brünn', 49.2, 16.61],
    ['293 01', 'Mladá Boleslav', 50.41, 14.9],
    ['370 01', 'Ceske Budejovice', 48.97, 14.47],
  ],
  FR: [
    ['75001', 'Paris', 48.86, 2.35],
    ['75015', 'Paris 15e', 48.86, 2.35],
    ['13002', 'Marseille Cedex 02', 43.3, 5.37],
    ['67000', 'Straßburg', 48.58, 7.75],
    ['06000', 'Nizza', 43.7, 7.27],
    ['42000', 'St-Etienne', 45.44, 4.39],
    ['20000', 'Ajaccio', 41.93, 8.74],
    ['59140', 'Dunkerque', 51.03, 2.38],
  ],
  IT: [
    ['20121', 'Mailand', 45.46, 9.19],
    ['20121', 'Milano', 45.46, 9.19],
    ['00184', 'Roma', 41.89, 12.48],
    ['39100', 'Bolzano/Bozen', 46.5, 11.35],
    ['50122', 'Firenze', 43.77, 11.25],
    ['30121', 'Venezia Mestre', 45.44, 12.32],
  ],
  NL: [
    ['1012 AB', 'Amsterdam', 52.37, 4.9],
    ['2511 CV', 'Den Haag', 52.08, 4.3],
    ['2511 CV', "'s-Gravenhage", 52.08, 4.3],
    ['5211 AA', 'Den Bosch', 51.69, 5.3],
    ['5911 AA', 'Venlo', 51.37, 6.17],
  ],
  BE: [
    ['1000', 'Brüssel', 50.85, 4.35],
    ['1000', 'Bruxelles', 50.85, 4.35],
    ['2000', 'Antwerpen', 51.22, 4.4],
    ['9000', 'Gand', 51.05, 3.72],
    ['4000', 'Lüttich', 50.63, 5.57],
    ['8000', 'Brügge', 51.21, 3.22],
  ],
  DK: [['1050', 'København', 55.68, 12.57]],
  ES: [['20001', 'San Sebastián', 43.32, -1.98]],
  LU: [['L-1111', 'Luxemburg', 49.61, 6.13]],
  SE: [['411 01', 'Göteborg', 57.71, 11.97]],
};

const rows = Object.entries(CORPUS).flatMap(([country, names]) =>
  names.map((row) => [country, ...row] as const),
);

describe('a name as people write it', () => {
  test.each(rows)('%s %s %s is found', async (country, postalCode, city, lat, lng) => {
    const found = await locate(country, postalCode, city);
    expect(found).not.toBeNull();
    expect(greatCircleKm(found!, { lat, lng })).toBeLessThan(15);
  });
});

describe('an ambiguous or unknown place is null', () => {
  test.each([
    ['an unknown town', 'DE', '12345', 'Musterstadt'],
    ['no town', 'DE', '12345', '  '],
    ['an unknown country', 'XX', '1000', 'Berlin'],
    ['something that is no country', 'D"', '10115', 'Berlin'],
    ['a town of another country', 'AT', '1010', 'Hamburg'],
    ['a name of many towns without a usable postal code', 'DE', '', 'Neustadt'],
    ['two namesakes in one postal area', 'DE', '96465', 'Neustadt'],
    ['a small namesake far from the postal code', 'DE', '17033', 'Mindelheim'],
  ])('%s', async (_case, country, postalCode, city) => {
    expect(await locate(country, postalCode, city)).toBeNull();
  });
});

test('a large city wins over a wrong postal code', async () => {
  const found = await locate('DE', '12345', 'Hamburg');
  expect(greatCircleKm(found!, { lat: 53.55, lng: 9.99 })).toBeLessThan(15);
});

test('the country code may be in lower case', async () => {
  expect(await locate('de', '10115', 'Berlin')).toEqual(await locate('DE', '10115', 'Berlin'));
});

test('any text as a town gets an answer in short time', async () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 500 });
  const town = fc.oneof(text, fc.constantFrom('constructor', '__proto__', 'a-'.repeat(250), '('.repeat(500)));
  await fc.assert(
    fc.asyncProperty(text, town, async (postalCode, city) => {
      const started = cpuMs();
      await locate('DE', postalCode, city);
      expect(cpuMs() - started).toBeLessThan(500);
    }),
  );
});

test('calls during the loading of a country all get their answer', async () => {
  const fresh = offlineGeocoder();
  const asked = ['DE', 'AT', 'DE', 'CH'].map((country) =>
    fresh.locate({ street: '', postalCode: '', city: country === 'DE' ? 'Berlin' : 'Bern', country }),
  );
  const [berlin, , again, bern] = await Promise.all(asked);
  expect(berlin).toEqual(again);
  expect(greatCircleKm(bern!, { lat: 46.95, lng: 7.45 })).toBeLessThan(15);
});

test.each(['DE', 'AT', 'CH', 'PL', 'CZ', 'IT', 'NL', 'BE'])(
  'every main town of a postal area in %s is at the place of the table',
  async (country) => {
    const index = await loadPlaceIndex(country);
    for (const [prefixes, city, lat, lng] of mainTownsOf(country)) {
      const places = index.exact.get(placeKey(city)) ?? [];
      const nearest = Math.min(...places.map((place) => greatCircleKm(index.at(place), { lat, lng })));
      expect(nearest, `${prefixes} ${city}`).toBeLessThan(3);
    }
  },
);

test('every city with other names is in the gazetteer under its own name', async () => {
  for (const [country, cities] of Object.entries(PLACE_ALIASES)) {
    const index = await loadPlaceIndex(country);
    for (const [name] of cities) expect(index.exact.has(placeKey(name)), `${country} ${name}`).toBe(true);
  }
}, 30_000);
