// The demo: its preparation and its simulated fleet. Without demo data these routes answer 404.
import { z } from 'zod';
import { demoState, FLEET_STATES, setFleetPaused } from '../../../demo/run-demo.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import type { Services } from '../../../services.ts';
import { operationsRoute } from '../admit.ts';

const demoRecord = z
  .object({
    prepared: z.boolean().describe('Whether all orders of its first two weeks have been created'),
    done: z.int().describe('Steps of its history that have been created'),
    total: z.int(),
    fleet: z.enum(FLEET_STATES).describe('WAITING until the history has been created'),
    onTheRoad: z.int().describe('Trips between start and handover'),
  })
  .meta({ id: 'Demo' });

const common = {
  tag: 'Demo',
  responses: { 200: { description: 'The demo', schema: demoRecord } },
  errors: ['NOT_FOUND'],
} as const;

function requireDemo({ config }: Services): void {
  if (!config.demo) throw callErrors.NOT_FOUND({ message: 'This service runs without demo data.' });
}

const switchRoute = (name: 'pause' | 'resume', summary: string, description: string) =>
  operationsRoute({
    ...common,
    access: { who: 'staff' },
    method: 'POST',
    path: `/demo/${name}`,
    operationId: `${name}Demo`,
    summary,
    description,
    handler: async ({ services, caller }) => {
      requireDemo(services);
      await setFleetPaused(services.core, caller, name === 'pause');
      return { status: 200, body: await demoState(services.core) };
    },
  });

export const demoRoutes = [
  operationsRoute({
    ...common,
    access: { who: 'all' },
    method: 'GET',
    path: '/demo',
    operationId: 'getDemo',
    summary: 'Get the preparation of the demo and the state of its fleet',
    handler: async ({ services }) => {
      requireDemo(services);
      return { status: 200, body: await demoState(services.core) };
    },
  }),
  switchRoute('pause', 'Pause the simulated fleet', 'It stays paused after a restart.'),
  switchRoute(
    'resume',
    'Resume the simulated fleet',
    'Trips that would have ended during the pause end soon.',
  ),
];
