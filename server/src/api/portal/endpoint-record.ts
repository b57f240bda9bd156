// How the portal shows webhook endpoints: as API v1 does, and how each is doing.
import { z } from 'zod';
import { ENVIRONMENTS } from '../../customers/environment.ts';
import type { EndpointHealth, ObservedEndpoint } from '../../messages/webhooks/endpoint-health.ts';
import { secretFingerprints } from '../../messages/webhooks/endpoint-secrets.ts';
import { timestamp } from '../../platform/schemas.ts';
import type { Services } from '../../services.ts';
import { webhookHealth } from '../shared/webhooks/webhook-health.ts';
import { toWebhookRecord, webhookRecord } from '../shared/webhooks/webhook-record.ts';
import type { PortalCaller } from './admit.ts';
import { rolesOf } from './roles.ts';

export const portalEndpoint = webhookRecord
  .extend({
    environment: z.enum(ENVIRONMENTS),
    secretCreatedAt: timestamp,
    oldSecretUntil: timestamp.nullable().describe('After a roll: until then the old secret signs too'),
    secretFingerprints: z
      .object({ current: z.string(), old: z.string().nullable() })
      .nullable()
      .describe(
        'HMAC-SHA256 of "secret of <id>" with each secret, its first 24 hexadecimal characters: with them a browser finds out whose secret it has, without sending it. For developers and admins',
      ),
    health: webhookHealth,
  })
  .meta({ id: 'PortalWebhookEndpoint' });

export function toPortalEndpoint(services: Services, caller: PortalCaller, observed: ObservedEndpoint) {
  const { endpoint, health } = observed;
  const mayKnow = rolesOf('developers', caller.environment).includes(caller.user.role);
  return {
    ...toWebhookRecord(endpoint),
    secretCreatedAt: endpoint.secretCreatedAt,
    oldSecretUntil: endpoint.oldSecretUntil,
    secretFingerprints: mayKnow ? secretFingerprints(services.webhooks, observed) : null,
    health: health satisfies EndpointHealth,
  };
}
