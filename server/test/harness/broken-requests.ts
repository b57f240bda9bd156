// Unsigned broken requests, as anybody on the network can send them to a webhook receiver.
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const HEAD = 'POST / HTTP/1.1\r\nHost: localhost\r\nX-Service-Signature: t=1,v1=0\r\n';
const HALF_A_BODY = `${HEAD}Content-Length: 99\r\n\r\nx`;
const BROKEN = [
  HALF_A_BODY,
  `${HEAD}Content-Length: x\r\n\r\n`,
  `${HEAD}Transfer-Encoding: chunked\r\n\r\n5\r\nab`,
  `${HEAD}Transfer-Encoding: chunked\r\n\r\nz\r\n`,
  'nonsense\r\n\r\n',
];

async function send(port: number, bytes: string): Promise<Socket> {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  await new Promise((sent) => socket.write(bytes, sent));
  return socket;
}

/** Sends each with its connection closed at once, and returns one that stays open with half a body. */
export async function sendBrokenRequests(port: number): Promise<Socket> {
  for (const bytes of BROKEN) {
    const socket = await send(port, bytes);
    socket.destroy();
    await once(socket, 'close');
  }
  return send(port, HALF_A_BODY);
}
