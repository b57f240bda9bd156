// Positions from the phone, in batches.
import { z } from 'zod';
import { IGNORED_REASONS, recordPositions } from '../../dispatch/tracking/record-positions.ts';
import { zonedTime } from '../../platform/schemas.ts';
import { driverRoute } from './admit.ts';

const MAX_BATCH_SIZE = 500;

const position = z.strictObject({
  tripId: z.uuid(),
  lat: z.number().min(-90).max(90),
  lng: z.number().min(-180).max(180),
  recordedAt: zonedTime,
  accuracyMeters: z.number().min(0).nullable().default(null),
  headingDegrees: z.number().min(0).max(360).nullable().default(null),
  speedKmh: z.number().min(0).nullable().default(null),
});

export const positionRoutes = [
  driverRoute({
    method: 'POST',
    path: '/positions',
    operationId: 'sendPositions',
    tag: 'Positions',
    summary: 'Send positions',
    description:
      'Stored only with consent and while the trip is on the road (PICKUP to DELIVERY). Other positions are ignored, so a batch never has to be split. Sending the same positions again changes nothing.',
    access: { session: true },
    body: z.strictObject({ positions: z.array(position).min(1).max(MAX_BATCH_SIZE) }),
    bodyExample: {
      positions: [
        {
          tripId: '0199a0c2-7c4e-7000-8000-000000000010',
          lat: 48.39841,
          lng: 9.99155,
          recordedAt: '2026-10-05T11:31:20+02:00',
          speedKmh: 112,
        },
      ],
    },
    responses: {
      200: {
        description: 'The number of accepted positions, and the trips whose positions were ignored',
        schema: z
          .object({
            accepted: z.int(),
            ignored: z.array(z.object({ tripId: z.uuid(), reason: z.enum(IGNORED_REASONS) })),
          })
          .meta({ id: 'RecordedPositions' }),
      },
    },
    errors: ['INVALID_REQUEST'],
    handler: async ({ services, caller, body }) => {
      const positions = body.positions.map((each) => ({ ...each, tripId: each.tripId.toLowerCase() }));
      return { status: 200, body: await recordPositions(services.core, caller, positions) };
    },
  }),
];
