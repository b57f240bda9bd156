// Help while typing an address: its place in the address book, its completion, and addresses of orders to save.
import { z } from 'zod';
import { completeAddress } from '../../../customers/places/complete-address.ts';
import { matchPlace } from '../../../customers/places/match-place.ts';
import { suggestPlaces } from '../../../customers/places/suggest-places.ts';
import { countryCode } from '../../../platform/countries.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { zonedTime } from '../../../platform/schemas.ts';
import { completion, placeMatch, suggestedPlace, toPlaceRecord } from './place-record.ts';
import type { AddressBook } from './place-routes.ts';

const tag = 'Address book';
const text = plainText(200);

export function addressRoutes<Access, Caller, Path extends z.ZodObject>({
  route,
  path,
  params,
  reading,
  changing,
  scopeOf,
}: AddressBook<Access, Caller, Path>) {
  return [
    route({
      method: 'GET',
      path: `${path}/places/suggestions`,
      operationId: 'suggestPlaces',
      tag,
      summary: 'List addresses of recent orders that are not in the address book',
      description: 'At most 20, the most used first.',
      access: reading,
      params,
      responses: {
        200: { description: 'The addresses', schema: z.object({ data: z.array(suggestedPlace) }) },
      },
      errors: [],
      handler: async ({ services, caller, params: given }) => {
        const scope = await scopeOf(services, caller, given as z.output<Path>);
        return { status: 200, body: { data: await suggestPlaces(services.core.sql, scope) } };
      },
    }),
    route({
      method: 'GET',
      path: `${path}/places/completions`,
      operationId: 'completeAddress',
      tag,
      summary: 'Complete the city of a postal code, or the postal code of a city',
      description: 'From the address book and the latest orders; then from the postal areas of the country.',
      access: reading,
      params,
      query: z.strictObject({
        country: countryCode.default('DE'),
        postalCode: plainText(20).optional(),
        city: text.optional(),
      }),
      responses: { 200: { description: 'What is known', schema: completion } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params: given, query }) => {
        const scope = await scopeOf(services, caller, given as z.output<Path>);
        const { core } = services;
        const { country, postalCode = null, city = null } = query;
        const sent = { country, postalCode, city };
        return {
          status: 200,
          body: await completeAddress(core.sql, core.geo.offline.geocoder, scope, sent),
        };
      },
    }),
    route({
      method: 'POST',
      path: `${path}/places/match`,
      operationId: 'matchPlace',
      tag,
      summary: 'Find the place of an address, and whether it is open at a time',
      description:
        'Changes nothing. The spelling of the street does not matter; if several places have the same address, the one whose name is most similar to the company is found.',
      access: changing,
      params,
      body: z.strictObject({
        company: text.nullable().default(null),
        street: text,
        postalCode: plainText(20),
        city: text,
        country: countryCode.default('DE'),
        at: zonedTime.nullable().default(null).describe('When someone has to be there'),
      }),
      bodyExample: {
        street: 'Billhorner Roehrendamm 8',
        postalCode: '20539',
        city: 'Hamburg',
        at: '2026-11-21T07:00:00+01:00',
      },
      responses: { 200: { description: 'The place', schema: placeMatch } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, params: given, body: { at, ...address } }) => {
        const scope = await scopeOf(services, caller, given as z.output<Path>);
        const { place, opening } = await matchPlace(services.core.sql, scope, address, at);
        return { status: 200, body: { place: place && toPlaceRecord(place), opening } };
      },
    }),
  ];
}
