// The baseline for reading: Fastify with one select by primary key and nothing else.
import { fastify } from 'fastify';
import postgres from '#postgres';

const [connection, id] = JSON.parse(process.argv[2]!);
const sql = postgres({ ...connection, max: 20 });
const app = fastify({ logger: false });
app.get('/', async () => (await sql`select * from orders where id = ${id}`)[0]);
const url = await app.listen({ port: 0, host: '127.0.0.1' });
process.stdout.write(`${JSON.stringify({ url })}\n`);

process.once('SIGTERM', async () => {
  await app.close();
  await sql.end();
  process.exit(0);
});
