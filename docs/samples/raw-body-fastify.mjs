// Fastify 4 and 5: a plugin with its own parser, so that all other routes keep theirs.
import { verifyWebhook, WebhookVerificationError } from '@handover/sdk';
import { fastify } from 'fastify';

const secret = process.env.HANDOVER_WEBHOOK_SECRET ?? '';
const app = fastify();

await app.register(async (webhooks) => {
  webhooks.removeAllContentTypeParsers();
  webhooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

  webhooks.post('/webhooks', async (request, reply) => {
    try {
      const event = await verifyWebhook(request.body, request.headers, secret); // a Buffer
      console.log(event.id, event.type); // leave longer work to a queue
      return reply.code(204).send();
    } catch (error) {
      console.error(error);
      return reply.code(error instanceof WebhookVerificationError ? 401 : 500).send();
    }
  });
});

await app.listen({ port: Number(process.env.PORT ?? 3000), host: '127.0.0.1' });
