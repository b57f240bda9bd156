// Sends HTML documents, and a replacement page while the pages are not built.
import type { FastifyReply } from 'fastify';
import { setPageHeaders } from './page-headers.ts';

export function sendPage(reply: FastifyReply, status: number, page: string): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page);
}

/** For a checkout without a build: the API still works. */
export function sendUnbuilt(reply: FastifyReply) {
  setPageHeaders(reply);
  reply.header('Retry-After', '60');
  return sendPage(
    reply,
    503,
    `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Pages not built</title></head>
<body>
<main>
<h1>The pages are not built yet</h1>
<p>Run <code>npm run build</code> in the project and start the service again. The API is not affected.</p>
</main>
</body>
</html>
`,
  );
}
