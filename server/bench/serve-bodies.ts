// The baseline of the fleet: Fastify that reads the bodies of positions and photos and stores nothing.
import { fastify } from 'fastify';

const BODY_LIMIT_BYTES = 20 * 1024 * 1024;

const app = fastify({ logger: false, bodyLimit: BODY_LIMIT_BYTES });
app.addContentTypeParser('image/jpeg', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
app.post('/*', async ({ body }) => ({ accepted: (body as { positions: unknown[] }).positions.length }));
app.put('/*', async ({ body }) => ({ size: (body as Buffer).length }));
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ url })}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
