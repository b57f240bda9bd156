// The address book of an account, for its own people and for dispatch.
import { z } from 'zod';
import {
  changePlace,
  createPlace,
  getPlace,
  mergeIntoPlace,
  removePlace,
} from '../../../customers/places/manage-places.ts';
import type { PlaceFields } from '../../../customers/places/place.ts';
import {
  findPlace,
  listDuplicates,
  listPlaces,
  searchPlaces,
} from '../../../customers/places/place-store.ts';
import type { Scope } from '../../../model/environment.ts';
import type { Actor } from '../../../operator/audit.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { nextCursor, pageQuery, withoutUndefined } from '../../../platform/schemas.ts';
import type { Services } from '../../../services.ts';
import type { RouteFactory } from '../people/realm.ts';
import { PLACE_EXAMPLE, placeChange, placeCreation, placeRecord, toPlaceRecord } from './place-record.ts';

const tag = 'Address book';
const notFound = 'PLACE_NOT_FOUND' as const;
const ONE = { description: 'The place', schema: placeRecord };

export interface AddressBook<Access, Caller, Path extends z.ZodObject> {
  route: RouteFactory<Access, Caller>;
  /** The path before `/places`. */
  path: string;
  params: Path;
  reading: Access;
  changing: Access;
  scopeOf(services: Services, caller: Caller, params: z.output<Path>): Scope | Promise<Scope>;
  /** What `scopeOf` refuses with. */
  scopeErrors: readonly 'NOT_FOUND'[];
  actorOf(caller: Caller): Actor;
}

export function placeRoutes<Access, Caller, Path extends z.ZodObject>(
  book: AddressBook<Access, Caller, Path>,
) {
  return [...listedPlaceRoutes(book), ...onePlaceRoutes(book)];
}

/** Generic parameters lose their type in a handler, so the scope takes them as unknown. */
function scopeReader<Access, Caller, Path extends z.ZodObject>({
  scopeOf,
}: AddressBook<Access, Caller, Path>) {
  return (services: Services, caller: Caller, given: unknown) =>
    scopeOf(services, caller, given as z.output<Path>);
}

function listedPlaceRoutes<Access, Caller, Path extends z.ZodObject>(
  book: AddressBook<Access, Caller, Path>,
) {
  const { route, path, params, reading, changing, actorOf } = book;
  const within = scopeReader(book);
  return [
    route({
      method: 'GET',
      path: `${path}/places`,
      operationId: 'listPlaces',
      tag,
      summary: 'List the places of the address book by name',
      access: reading,
      fromReplica: true,
      params,
      query: z.strictObject({
        ...pageQuery,
        search: plainText(200)
          .optional()
          .describe(
            'The beginnings of words of name, street, postal code or city; the result has only one page',
          ),
      }),
      responses: {
        200: {
          description: 'A page of places',
          schema: z.object({ data: z.array(placeRecord), nextCursor }),
        },
      },
      errors: ['INVALID_REQUEST', 'INVALID_CURSOR'],
      handler: async ({ services, caller, params: given, query: { search, limit, cursor } }) => {
        const { core, http } = services;
        const scope = await within(services, caller, given);
        if (search !== undefined) {
          const found = await searchPlaces(core.sql, scope, search, limit);
          return { status: 200, body: { data: found.map(toPlaceRecord), nextCursor: null } };
        }
        const name = `places:${scope.accountId}:${scope.environment}`;
        const start = http.cursors.read(name, cursor);
        const after = start && (await findPlace(core.sql, scope, start.id));
        // The place that ended the previous page was removed: the list starts over.
        if (start && !after) throw callErrors.INVALID_CURSOR();
        const rows = await listPlaces(core.sql, scope, limit + 1, after);
        const page = http.cursors.page(rows, limit, name, ({ createdAt: at, id }) => ({ at, id }));
        return { status: 200, body: { ...page, data: page.data.map(toPlaceRecord) } };
      },
    }),
    route({
      method: 'POST',
      path: `${path}/places`,
      operationId: 'createPlace',
      tag,
      summary: 'Add a place to the address book',
      description: 'A second place at the same address is accepted; `listDuplicates` shows both.',
      access: changing,
      params,
      body: placeCreation,
      bodyExample: PLACE_EXAMPLE,
      responses: { 201: ONE },
      errors: ['INVALID_REQUEST', 'PIN_FAR_FROM_ADDRESS', 'TOO_MANY_PLACES'],
      handler: async ({ services, caller, params: given, body: { isPinConfirmed, ...fields } }) => {
        const scope = await within(services, caller, given);
        const place = await createPlace(services.core, actorOf(caller), scope, fields, isPinConfirmed);
        return { status: 201, body: toPlaceRecord(place) };
      },
    }),
    route({
      method: 'GET',
      path: `${path}/places/duplicates`,
      operationId: 'listDuplicates',
      tag,
      summary: 'List places that share their address with another one',
      description: 'At most 200, sorted by address; of each address the oldest place first.',
      access: reading,
      params,
      responses: {
        200: {
          description: 'The places',
          schema: z.object({
            data: z.array(
              placeRecord.extend({ address: z.string().describe('Equal for places at the same address') }),
            ),
          }),
        },
      },
      errors: [],
      handler: async ({ services, caller, params: given }) => {
        const scope = await within(services, caller, given);
        const duplicates = await listDuplicates(services.core.sql, scope);
        const data = duplicates.map((place) => ({ ...toPlaceRecord(place), address: place.addressKey }));
        return { status: 200, body: { data } };
      },
    }),
  ];
}

function onePlaceRoutes<Access, Caller, Path extends z.ZodObject>(book: AddressBook<Access, Caller, Path>) {
  const { route, path, params, reading, changing, scopeErrors, actorOf } = book;
  const within = scopeReader(book);
  const placePath = params.extend({ placeId: z.uuid() });
  // The extended schema is generic, so its own part is read by name.
  const placeOf = (given: unknown) => (given as { placeId: string }).placeId;
  return [
    route({
      method: 'GET',
      path: `${path}/places/{placeId}`,
      operationId: 'getPlace',
      tag,
      summary: 'Get a place',
      access: reading,
      params: placePath,
      notFound,
      responses: { 200: ONE },
      errors: [notFound, ...scopeErrors],
      handler: async ({ services, caller, params: given }) => {
        const scope = await within(services, caller, given);
        return { status: 200, body: toPlaceRecord(await getPlace(services.core, scope, placeOf(given))) };
      },
    }),
    route({
      method: 'PATCH',
      path: `${path}/places/{placeId}`,
      operationId: 'changePlace',
      tag,
      summary: 'Change a place',
      description:
        'Fields that are not sent stay as they are. Orders keep the address they were created with.',
      access: changing,
      params: placePath,
      notFound,
      body: placeChange,
      bodyExample: { remarks: 'Ring at gate 2' },
      responses: { 200: ONE },
      errors: ['INVALID_REQUEST', 'PIN_FAR_FROM_ADDRESS', notFound, ...scopeErrors],
      handler: async ({ services, caller, params: given, body: { isPinConfirmed, ...fields } }) => {
        const scope = await within(services, caller, given);
        const changes = withoutUndefined(fields) as Partial<PlaceFields>;
        const place = await changePlace(
          services.core,
          actorOf(caller),
          scope,
          placeOf(given),
          changes,
          isPinConfirmed,
        );
        return { status: 200, body: toPlaceRecord(place) };
      },
    }),
    route({
      method: 'DELETE',
      path: `${path}/places/{placeId}`,
      operationId: 'removePlace',
      tag,
      summary: 'Remove a place from the address book',
      description: 'Orders keep their addresses.',
      access: changing,
      params: placePath,
      notFound,
      responses: { 204: { description: 'Removed' } },
      errors: [notFound, ...scopeErrors],
      handler: async ({ services, caller, params: given }) => {
        const scope = await within(services, caller, given);
        await removePlace(services.core, actorOf(caller), scope, placeOf(given));
        return { status: 204 };
      },
    }),
    route({
      method: 'POST',
      path: `${path}/places/{placeId}/merge`,
      operationId: 'mergePlaces',
      tag,
      summary: 'Merge another place into this one',
      description:
        'Only for places at the same address. This place keeps its fields, and gets the contacts, the remarks and missing fields of the other place, which is removed.',
      access: changing,
      params: placePath,
      notFound,
      body: z.strictObject({ otherPlaceId: z.uuid().describe('The place that is removed') }),
      bodyExample: { otherPlaceId: '0199a0c2-7c4e-7000-8000-000000000050' },
      responses: { 200: ONE },
      errors: ['INVALID_REQUEST', notFound, 'PLACES_NOT_MERGEABLE', ...scopeErrors],
      handler: async ({ services, caller, params: given, body }) => {
        const scope = await within(services, caller, given);
        const actor = actorOf(caller);
        const merged = await mergeIntoPlace(services.core, actor, scope, placeOf(given), body.otherPlaceId);
        return { status: 200, body: toPlaceRecord(merged) };
      },
    }),
  ];
}
