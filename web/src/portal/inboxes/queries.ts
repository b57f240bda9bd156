import { portal } from '../../api/client.ts';
import type { components } from '../../api/paths/portal.ts';
import { useCall } from '../../api/use-call.ts';

export type ListedInbox = components['schemas']['ListedInbox'];
export type InboxMessage = components['schemas']['InboxMessage'];

const environment = 'sandbox' as const;
const meta = { parts: ['webhook-endpoints'] };

export const useInboxes = () =>
  useCall(
    [environment, 'inboxes', 'list'],
    async (signal) =>
      (await portal.GET('/{environment}/inboxes', { params: { path: { environment } }, signal })).data,
    { meta },
  );

export const useInbox = (id: string, enabled: boolean) =>
  useCall(
    [environment, 'inboxes', id],
    (signal) => portal.GET('/{environment}/inboxes/{id}', { params: { path: { environment, id } }, signal }),
    { meta, enabled },
  );

export const useInboxMessages = (id: string, enabled: boolean) =>
  useCall(
    [environment, 'inboxes', id, 'messages'],
    async (signal) => {
      const params = { path: { environment, id } };
      return (await portal.GET('/{environment}/inboxes/{id}/messages', { params, signal })).data;
    },
    { meta, enabled },
  );
