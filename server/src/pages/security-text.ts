// Serves /.well-known/security.txt (RFC 9116): where to report a weakness.
import type { FastifyInstance } from 'fastify';
import { DAY_MS } from '../../../shared/time/durations.ts';
import { contactOf } from '../operator/contact.ts';
import { findOperator } from '../operator/operator.ts';
import type { Services } from '../services.ts';

const VALID_DAYS = 180;

function securityText(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now.getTime() + VALID_DAYS * DAY_MS).toISOString();
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    `Policy: ${publicUrl}/docs/security`,
    '',
  ].join('\n');
}

export function registerSecurityText(app: FastifyInstance, { config, core }: Services): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    const { email } = contactOf(await findOperator(core.sql));
    // Without an address, the documentation says how to report.
    const contact = email === null ? `${config.publicUrl}/docs/security` : `mailto:${email}`;
    return reply
      .type('text/plain; charset=utf-8')
      .send(securityText(config.publicUrl, config.securityContact ?? contact, core.clock.now()));
  });
}
