// GET /{environment}/events: tells an open page which of its parts changed.
import { accountTopic } from '../../customers/change-topics.ts';
import { LIVE_DESCRIPTION, resumption, streamToUser } from '../shared/streams/live-events.ts';
import { portalRoute } from './admit.ts';
import { environmentPath } from './paths.ts';

export const eventRoutes = [
  portalRoute({
    method: 'GET',
    path: '/{environment}/events',
    operationId: 'followChanges',
    tag: 'Live',
    summary: 'Follow what changes',
    description: LIVE_DESCRIPTION,
    access: { who: 'all' },
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
