// What the service leans on and whether it answers, and how long data is kept.
import { z } from 'zod';
import { checkIntegrations, INTEGRATION_STATES, INTEGRATIONS } from '../../operator/integrations.ts';
import { REQUEST_LOG_DAYS } from '../../operator/request-log/write-behind.ts';
import { operationsRoute } from './admit.ts';

const integration = z
  .object({
    name: z.enum(INTEGRATIONS),
    setting: z.string().describe('The environment variable that sets it'),
    target: z.string().nullable().describe('Host and port'),
    state: z.enum(INTEGRATION_STATES),
    durationMs: z.int().nullable(),
    error: z.string().nullable(),
  })
  .meta({ id: 'Integration' });

export const integrationRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/integrations',
    operationId: 'checkIntegrations',
    tag: 'Operator',
    summary: 'Ask every service that this one leans on whether it answers',
    description: 'Takes three seconds at most. With how long data is kept.',
    access: { who: 'admins' },
    responses: {
      200: {
        description: 'What each answered',
        schema: z.object({
          data: z.array(integration),
          retention: z.object({
            personalDataDays: z.int().describe('Contacts, names, signatures, photos of ended orders'),
            requestLogDays: z.int(),
          }),
        }),
      },
    },
    errors: [],
    handler: async ({ services: { config, core } }) => ({
      status: 200,
      body: {
        data: await checkIntegrations(config, core.sql),
        retention: { personalDataDays: config.personalDataDays, requestLogDays: REQUEST_LOG_DAYS },
      },
    }),
  }),
];
