// What the signed-in person chose for lists and the board, the same on every device.
import { z } from 'zod';
import { LIST_CHOICES, MAX_CHOSEN } from '../../../../../shared/lists/list-choices.ts';
import { listChoices, saveChoice } from '../../../people/choice-store.ts';
import type { Person, RealmDefinition } from './realm.ts';

const tag = 'Own account';

const choice = z.object({
  name: z.enum(LIST_CHOICES),
  chosen: z.array(z.string()).describe('For example the columns of a list, in their order'),
});

export function choiceRoutes<Access, Caller extends Person>({
  route,
  anyone: access,
}: RealmDefinition<Access, Caller>) {
  return [
    route({
      method: 'GET',
      path: '/me/choices',
      operationId: 'listOwnChoices',
      tag,
      summary: 'List what you chose for lists',
      access,
      responses: { 200: { description: 'The choices', schema: z.object({ data: z.array(choice) }) } },
      errors: [],
      handler: async ({ services, caller }) => ({
        status: 200,
        body: { data: await listChoices(services.people.sql, caller.user.id) },
      }),
    }),
    route({
      method: 'PUT',
      path: '/me/choices',
      operationId: 'saveOwnChoice',
      tag,
      summary: 'Choose the columns of a list, or the folded columns of the board',
      access,
      body: z.strictObject({
        name: z.enum(LIST_CHOICES),
        chosen: z
          .array(z.string().regex(/^[\w-]{1,40}$/, 'Send names of columns: letters, digits, - and _.'))
          .max(MAX_CHOSEN)
          .nullable()
          .describe('Null returns to what everybody sees who chose nothing'),
      }),
      bodyExample: { name: 'orders-columns', chosen: ['status', 'order', 'customer', 'route', 'pickup'] },
      responses: { 204: { description: 'Saved' } },
      errors: ['INVALID_REQUEST'],
      handler: async ({ services, caller, body }) => {
        await saveChoice(services.people.sql, caller.user.id, body.name, body.chosen);
        return { status: 204 };
      },
    }),
  ];
}
