// Another app on the services of a shared one.
import type { FastifyInstance } from 'fastify';

/** Stops listening. Closing the app would also end the streams of the shared service. */
export async function stopAnswering(app: FastifyInstance): Promise<void> {
  app.server.closeAllConnections();
  await new Promise((resolve) => app.server.close(resolve));
}
