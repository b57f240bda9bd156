// The health of external services that this service uses, and its retention periods.
import { z } from 'zod';
import { checkIntegrations, INTEGRATION_STATES, INTEGRATIONS } from '../../../operator/integrations.ts';
import { REQUEST_LOG_DAYS } from '../../../operator/request-log/write-behind.ts';
import { operationsRoute } from '../admit.ts';

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
    summary: 'Check every external service that this service uses',
    description: 'Takes at most three seconds. Also returns the retention periods.',
    access: { who: 'admins' },
    responses: {
      200: {
        description: 'The result for each service, and the retention periods',
        schema: z.object({
          data: z.array(integration),
          retention: z.object({
            personalDataDays: z
              .int()
              .describe('Days for which contacts, names, signatures and photos of ended orders are kept'),
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
