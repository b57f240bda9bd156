// The baseline: Fastify with a single handler that returns the JSON from the command line.
import { fastify } from 'fastify';

const body = JSON.parse(process.argv[2]!);
const app = fastify({ logger: false });
app.get('/', async () => body);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ url })}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  process.exit(0);
});
