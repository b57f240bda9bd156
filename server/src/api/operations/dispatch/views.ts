// Saved views of the list of orders: private, or shared with all users of the operator.
import { z } from 'zod';
import { MAX_CHOSEN } from '../../../../../shared/lists/list-choices.ts';
import { DISPATCH_GROUPS } from '../../../dispatch/lists/dispatch-filter.ts';
import { orderFilters } from '../../../dispatch/lists/order-filters.ts';
import { ORDER_SORTS } from '../../../dispatch/lists/order-sort.ts';
import { COMMON_VIEWS, countViews, MAX_COUNTED_VIEWS } from '../../../dispatch/views/count-views.ts';
import {
  changeView,
  getView,
  MAX_VIEWS_PER_PERSON,
  removeView,
  saveView,
  type ViewUser,
} from '../../../dispatch/views/manage-views.ts';
import { VIEW_LAYOUTS, VIEW_PICKUPS } from '../../../dispatch/views/saved-view.ts';
import { type ListedView, listViews } from '../../../dispatch/views/view-store.ts';
import type { FieldProblem } from '../../../platform/call-errors.ts';
import { plainText } from '../../../platform/plain-text.ts';
import { limitedCount, timestamp, uuidPath, withoutUndefined } from '../../../platform/schemas.ts';
import { isTimeZone } from '../../../platform/time-zones.ts';
import { type OperationsCaller, operationsRoute } from '../admit.ts';

const tag = 'Views';
const readAccess = { who: 'all' } as const;
const changeAccess = { who: 'staff' } as const;
const notFound = 'VIEW_NOT_FOUND' as const;
const MAX_LISTED = 1000;

const filter = z.strictObject({
  layout: z.enum(VIEW_LAYOUTS).default('board').describe('How the console shows the orders'),
  group: z.enum(DISPATCH_GROUPS).optional().describe('As in the list of orders'),
  pickup: z
    .enum(VIEW_PICKUPS)
    .optional()
    .describe('Orders with pickup today, tomorrow, today or tomorrow, or within seven days'),
  sort: z.enum(ORDER_SORTS).optional().describe('As in the list of orders'),
  columns: z
    .array(z.string().regex(/^[\w-]{1,40}$/, 'Send names of columns: letters, digits, - and _.'))
    .max(MAX_CHOSEN)
    .optional()
    .describe('The columns of the table, in their order'),
  ...orderFilters,
});

const fields = {
  name: plainText(60),
  shared: z.boolean().describe('Whether all users of the operator see it'),
  filter,
};

const viewRecord = z
  .object({
    id: z.uuid(),
    name: z.string(),
    shared: z.boolean(),
    filter,
    owner: z
      .object({ id: z.uuid(), name: z.string() })
      .nullable()
      .describe('Null if the operator token saved it'),
    mine: z.boolean().describe('Whether the caller saved it'),
    createdAt: timestamp,
    updatedAt: timestamp,
  })
  .meta({ id: 'SavedView' });

const VIEW_RESPONSE = { description: 'The view as it is now', schema: viewRecord };

function userOf(caller: OperationsCaller): ViewUser {
  const { person } = caller;
  return {
    ...caller,
    userId: person?.user.id ?? null,
    isAdmin: person === null || person.user.role === 'admin',
  };
}

function toRecord({ ownerId, ownerName, isShared, ...view }: ListedView, { userId }: ViewUser) {
  const owner = ownerId && { id: ownerId, name: ownerName ?? '' };
  return { ...view, shared: isShared, owner, mine: ownerId === userId };
}

/** Nobody could see a private view of the operator token. */
function sharedProblems({ person }: OperationsCaller, shared: boolean | undefined): FieldProblem[] {
  if (person !== null || shared !== false) return [];
  const message = 'A view that the operator token saves must be shared.';
  return [{ field: 'shared', code: 'invalid_value', message }];
}

export const viewRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/views',
    operationId: 'listViews',
    tag,
    summary: 'List the saved views of the caller and the shared ones, by name',
    description: `At most ${MAX_LISTED}.`,
    access: readAccess,
    responses: { 200: { description: 'The views', schema: z.object({ data: z.array(viewRecord) }) } },
    errors: [],
    handler: async ({ services: { core }, caller }) => {
      const user = userOf(caller);
      const views = await listViews(core.sql, user.userId, MAX_LISTED);
      return { status: 200, body: { data: views.map((view) => toRecord(view, user)) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/views/counts',
    operationId: 'countViews',
    tag,
    summary: 'Count the orders of the views',
    description: `Of ${Object.keys(COMMON_VIEWS).join(', ')}, and of the first ${MAX_COUNTED_VIEWS} saved views of the caller, by name.`,
    access: readAccess,
    fromReplica: true,
    query: z.strictObject({
      timeZone: z
        .string()
        .max(60)
        .refine(isTimeZone, 'Send the name of a time zone, such as Europe/Berlin.')
        .describe('In which today begins'),
    }),
    responses: {
      200: {
        description: 'The counts',
        schema: z.object({
          data: z.array(z.object({ id: z.string().describe('Name or id of the view'), count: limitedCount })),
        }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services: { core }, caller, query: { timeZone } }) => {
      const saved = await listViews(core.sql, userOf(caller).userId, MAX_COUNTED_VIEWS);
      const common = Object.entries(COMMON_VIEWS).map(([id, filter]) => ({ id, filter }));
      return {
        status: 200,
        body: { data: await countViews(core.sql, [...common, ...saved], core.clock.now(), timeZone) },
      };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/views/{id}',
    operationId: 'getView',
    tag,
    summary: 'Get a saved view',
    access: readAccess,
    params: uuidPath,
    notFound,
    responses: { 200: VIEW_RESPONSE },
    errors: ['VIEW_NOT_FOUND'],
    handler: async ({ services: { core }, caller, params }) => {
      const user = userOf(caller);
      return { status: 200, body: toRecord(await getView(core.sql, user, params.id), user) };
    },
  }),
  operationsRoute({
    method: 'POST',
    path: '/views',
    operationId: 'saveView',
    tag,
    summary: 'Save a view of the list of orders',
    description: `At most ${MAX_VIEWS_PER_PERSON} for each person. Shared views are audited.`,
    access: changeAccess,
    body: z.strictObject(fields),
    rules: ({ caller, body }) => sharedProblems(caller, body?.shared),
    bodyExample: { name: 'Today’s pickups', shared: true, filter: { layout: 'table', pickup: 'today' } },
    responses: { 201: VIEW_RESPONSE },
    errors: ['INVALID_REQUEST', 'TOO_MANY_VIEWS'],
    handler: async ({ services: { core }, caller, body: { shared: isShared, ...body } }) => {
      const user = userOf(caller);
      return { status: 201, body: toRecord(await saveView(core, user, { ...body, isShared }), user) };
    },
  }),
  operationsRoute({
    method: 'PATCH',
    path: '/views/{id}',
    operationId: 'changeView',
    tag,
    summary: 'Change name, filter or sharing of a saved view',
    description: 'Allowed for the user who saved it, and for admins if it is shared.',
    access: changeAccess,
    params: uuidPath,
    notFound,
    body: z.strictObject(fields).partial(),
    rules: ({ caller, body }) => sharedProblems(caller, body?.shared),
    bodyExample: { name: 'Pickups of this week' },
    responses: { 200: VIEW_RESPONSE },
    errors: ['INVALID_REQUEST', 'VIEW_NOT_FOUND', 'VIEW_NOT_YOURS'],
    handler: async ({ services: { core }, caller, params, body: { shared: isShared, ...body } }) => {
      const user = userOf(caller);
      const changes = withoutUndefined({ ...body, isShared });
      return { status: 200, body: toRecord(await changeView(core, user, params.id, changes), user) };
    },
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/views/{id}',
    operationId: 'removeView',
    tag,
    summary: 'Remove a saved view',
    access: changeAccess,
    params: uuidPath,
    notFound,
    responses: { 204: { description: 'Removed' } },
    errors: ['VIEW_NOT_FOUND', 'VIEW_NOT_YOURS'],
    handler: async ({ services: { core }, caller, params }) => {
      await removeView(core, userOf(caller), params.id);
      return { status: 204 };
    },
  }),
];
