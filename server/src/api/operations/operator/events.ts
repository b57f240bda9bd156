// GET /events: sends an open page of the console the names of its parts that changed.
import { OPERATOR_TOPIC } from '../../../model/change-topics.ts';
import { LIVE_DESCRIPTION, resumption, streamToUser } from '../../shared/streams/live-events.ts';
import { personRoute, requireSecondFactor } from '../admit.ts';

export const eventRoutes = [
  personRoute({
    method: 'GET',
    path: '/events',
    operationId: 'followChanges',
    tag: 'Live',
    summary: 'Follow changes',
    description: LIVE_DESCRIPTION,
    access: { who: 'person' },
    ...resumption,
    responses: { 200: { description: 'The stream', contentType: 'text/event-stream' } },
    errors: ['SERVICE_BUSY'],
    handler: (call) => {
      requireSecondFactor(call.caller);
      return streamToUser(call, call.caller, OPERATOR_TOPIC);
    },
  }),
];
