// A collector that reads traces and discards them; its GET tells how many bytes it has received.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

let bytes = 0;
const server = createServer((request, response) => {
  request.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
  });
  request.on('end', () => {
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(request.method === 'GET' ? JSON.stringify({ bytes }) : '{}');
  });
});
server.listen(0, '127.0.0.1', () => {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  process.stdout.write(`${JSON.stringify({ url })}\n`);
});
process.once('SIGTERM', () => process.exit(0));
