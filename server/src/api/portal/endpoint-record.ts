// A webhook endpoint as the portal shows it: the record of API v1 and its health.
import { z } from 'zod';
import type { EndpointHealth, ObservedEndpoint } from '../../messages/webhooks/endpoint-health.ts';
import { secretFingerprints } from '../../messages/webhooks/endpoint-secrets.ts';
import { ENVIRONMENTS } from '../../model/environment.ts';
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
    oldSecretUntil: timestamp.nullable().describe('After a roll: the old secret stays valid until then'),
    secretFingerprints: z
      .object({ current: z.string(), old: z.string().nullable() })
      .nullable()
      .describe(
        'The first 24 hexadecimal characters of the HMAC-SHA256 of "secret of <id>" with each secret. A browser uses them to find the endpoint of a secret without sending it. Only for developers and admins',
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
