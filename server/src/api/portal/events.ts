// GET /{environment}/events: sends an open page the names of its parts that changed.
import { accountTopic } from '../../model/change-topics.ts';
import { LIVE_DESCRIPTION, resumption, streamToUser } from '../shared/streams/live-events.ts';
import { portalRoute } from './admit.ts';
import { environmentPath } from './paths.ts';

export const eventRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/events',
    operationId: 'followChanges',
    tag: 'Live',
    summary: 'Follow changes',
    description: LIVE_DESCRIPTION,
    access: { who: 'all', carriers: true },
    params: environmentPath,
    ...resumption,
    responses: { 200: { description: 'The stream', contentType: 'text/event-stream' } },
    errors: ['SERVICE_BUSY'],
    handler: (call) => {
      const { account, environment } = call.caller;
      return streamToUser(call, call.caller, accountTopic({ accountId: account.id, environment }));
    },
  }),
];
