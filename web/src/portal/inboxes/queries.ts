import { queryOptions } from '@tanstack/react-query';
import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';

export type ListedInbox = components['schemas']['ListedInbox'];
export type InboxMessage = components['schemas']['InboxMessage'];

const environment = 'sandbox' as const;
const meta = { parts: ['webhook-endpoints'] };

export const inboxesQuery = queryOptions({
  queryKey: [environment, 'inboxes', 'list'],
  queryFn: async ({ signal }) =>
    (await portal.GET('/{environment}/inboxes', { params: { path: { environment } }, signal })).data!.data,
  meta,
});

export const inboxQuery = (id: string) =>
  queryOptions({
    queryKey: [environment, 'inboxes', id],
    queryFn: async ({ signal }) =>
      (await portal.GET('/{environment}/inboxes/{id}', { params: { path: { environment, id } }, signal }))
        .data!,
    meta,
  });

export const messagesQuery = (id: string) =>
  queryOptions({
    queryKey: [environment, 'inboxes', id, 'messages'],
    queryFn: async ({ signal }) => {
      const params = { path: { environment, id } };
      return (await portal.GET('/{environment}/inboxes/{id}/messages', { params, signal })).data!.data;
    },
    meta,
  });
