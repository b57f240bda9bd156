// A mail server that accepts and then fails: it refuses after the message, or hangs up before its answer.
import type { Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';
import type { Installation } from '../installation.ts';
import { underLoad } from './under-load.ts';

const BROKEN_MS = 20_000;
/** The first retry is due after a minute. */
const SENT_WITHIN_MS = 240_000;

interface MailServer {
  url: string;
  isBroken: boolean;
  /** How often each Message-ID was accepted. */
  accepted: Map<string, number>;
  failed: number;
  close(): void;
}

let mails: MailServer;

async function startMailServer(): Promise<MailServer> {
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (!made.isBroken) {
          const id = /^message-id:\s*(\S+)/im.exec(Buffer.concat(chunks).toString('utf8'))?.[1] ?? '';
          made.accepted.set(id, (made.accepted.get(id) ?? 0) + 1);
          return done();
        }
        made.failed += 1;
        if (made.failed % 2 === 0) return done(Object.assign(new Error('Try later'), { responseCode: 451 }));
        // The client never learns what became of its message.
        return hangUp(server, session.id);
      });
    },
  });
  server.on('error', () => {});
  const made: MailServer = {
    url: '',
    isBroken: false,
    accepted: new Map(),
    failed: 0,
    close: () => server.close(),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  made.url = `smtp://127.0.0.1:${(server.server.address() as { port: number }).port}`;
  return made;
}

function hangUp(server: SMTPServer, sessionId: string): void {
  for (const connection of server.connections as unknown as Set<Connection>) {
    if (connection.session.id === sessionId) connection._socket.destroy();
  }
}

interface Connection {
  session: { id: string };
  _socket: Socket;
}

async function waitUntilSent({ database }: Installation): Promise<string[]> {
  const sql = database.open();
  try {
    for (const until = Date.now() + SENT_WITHIN_MS; ; await sleep(500)) {
      const open = await sql<{ kind: string; state: string; error: string | null }[]>`
        select kind, state, error from mails where state <> 'SENT' limit 5`;
      if (open.length === 0) break;
      if (Date.now() > until)
        return open.map(({ kind, state, error }) => `A mail ${kind} is ${state}: ${error}`);
    }
    const sent = await sql<{ messageId: string }[]>`select message_id from mails`;
    return sent
      .filter(({ messageId }) => !mails.accepted.has(messageId))
      .map(({ messageId }) => `${messageId} is recorded as sent, but was not accepted`);
  } finally {
    await sql.end({ timeout: 5 });
  }
}

export const smtpFails = underLoad({
  open: {
    async newSettings() {
      mails = await startMailServer();
      return { SMTP_URL: mails.url };
    },
  },
  async breakIt() {
    mails.isBroken = true;
    await sleep(BROKEN_MS);
    mails.isBroken = false;
    return [`${mails.failed} mails failed after they were accepted`];
  },
  async check(installation) {
    const violations = await waitUntilSent(installation);
    mails.close();
    return violations;
  },
});
