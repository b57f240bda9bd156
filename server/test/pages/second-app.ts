// Another app over the services of a shared one.
import type { FastifyInstance } from 'fastify';

/** Stops answering. Closing the app itself would end the streams of the shared service too. */
export async function stopAnswering(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await new Promise((resolve) => app.server.close(resolve));
}
