// The address books of the demo's customers: places with opening hours, one of them twice, and those of a sandbox.
import { WEEKDAYS } from '../../../shared/time/weekdays.ts';
import { createPlace } from '../customers/places/manage-places.ts';
import type { OpeningHours, OpenPeriod } from '../customers/places/opening-hours.ts';
import type { PlaceFields } from '../customers/places/place.ts';
import { listPlaces } from '../customers/places/place-store.ts';
import type { Scope } from '../model/environment.ts';
import type { Core } from '../orders/records/core.ts';
import type { CustomerName } from './company.ts';
import { findCompany } from './create-demo-company.ts';
import { DEMO } from './data-origin-store.ts';
import { type PlaceName, placeOf } from './places.ts';

/** The same periods on the first days of the week. */
function openOn(days: number, ...periods: OpenPeriod[]): OpeningHours {
  const week = WEEKDAYS.map((day, i) => [day, i < days ? periods : []]);
  return { week: Object.fromEntries(week) as OpeningHours['week'], exceptions: [] };
}

const DEALER_HOURS = openOn(5, { from: '07:30', to: '12:30' }, { from: '13:30', to: '18:00' });
const LONG_HOURS = openOn(6, { from: '06:00', to: '22:00' });
const ALL_DAY = openOn(7, { from: '00:00', to: '24:00' });

function placeIn(city: PlaceName, more: Partial<PlaceFields>): PlaceFields {
  const { company, contact, phone, plate: _, ...address } = placeOf(city);
  return {
    ...address,
    name: company,
    coordinates: null,
    openingHours: null,
    contacts: [{ name: contact, phone, email: null }],
    remarks: null,
    ...more,
  };
}

const BOOKS: Record<CustomerName, PlaceFields[]> = {
  dealer: [
    placeIn('Stuttgart', {
      openingHours: LONG_HOURS,
      remarks: 'Einfahrt über den Hof, Schlüssel am Empfang',
    }),
    placeIn('Hamburg', { openingHours: DEALER_HOURS, coordinates: { lat: 53.5447, lng: 9.9445 } }),
    placeIn('Hamburg', {
      name: 'Autohaus Elbe, Auslieferung',
      street: 'Grosse Elbstr. 145',
      contacts: [{ name: 'Svenja Petersen', phone: '+49 40 000000', email: null }],
      remarks: 'Tor 2, dort klingeln',
    }),
    placeIn('München', { openingHours: DEALER_HOURS }),
    placeIn('Köln', { openingHours: LONG_HOURS }),
  ],
  leasing: [
    placeIn('Amsterdam', { openingHours: ALL_DAY, coordinates: { lat: 52.3905, lng: 4.8577 } }),
    placeIn('Dortmund', { openingHours: DEALER_HOURS, remarks: 'Rückgaben nur mit Termin' }),
    placeIn('Hannover', { openingHours: LONG_HOURS }),
  ],
  fleet: [
    placeIn('Frankfurt am Main', { openingHours: ALL_DAY }),
    placeIn('Berlin', { openingHours: DEALER_HOURS }),
  ],
};

const SANDBOX_PLACES = [
  placeIn('Amsterdam', { openingHours: ALL_DAY }),
  placeIn('Hannover', { openingHours: DEALER_HOURS }),
];

export async function fillAddressBooks(core: Core): Promise<void> {
  const { accounts } = await findCompany(core);
  for (const [customer, places] of Object.entries(BOOKS)) {
    const accountId = accounts.get(customer as CustomerName);
    if (accountId !== undefined) await fill(core, { accountId, environment: 'production' }, places);
  }
  const accountId = accounts.get('leasing');
  if (accountId !== undefined) await fill(core, { accountId, environment: 'sandbox' }, SANDBOX_PLACES);
}

/** An interrupted start does not add them again. */
async function fill(core: Core, scope: Scope, places: readonly PlaceFields[]): Promise<void> {
  const known = await listPlaces(core.sql, scope, places.length, null);
  const missing = places.filter((place) => !known.some(({ name }) => name === place.name));
  for (const place of missing) await createPlace(core, DEMO, scope, place);
  core.pins.clear();
}
