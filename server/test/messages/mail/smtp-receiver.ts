// A real SMTP server on loopback, scripted by the test, and the mails it received, decoded.
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

export interface ReceivedMail {
  raw: string;
  from: string;
  to: string[];
  /** Decoded headers, with names in lower case; a header that arrived twice is listed twice. */
  headers: [name: string, value: string][];
  header(name: string): string | undefined;
  text: string;
  html: string;
  attachments: { fileName: string; contentType: string; bytes: Buffer }[];
}

export interface SmtpReceiver {
  url: string;
  received: ReceivedMail[];
  /** Null accepts the recipient; otherwise the code and text of the server's reply. */
  refuseRecipient: () => { code: number; message: string } | null;
  /** The same for the message, after it has arrived. */
  refuseMessage: () => { code: number; message: string } | null;
  close(): Promise<void>;
}

interface ReceiverOptions {
  /** Refuses every login. */
  wrongPassword?: boolean;
}

export async function startSmtpReceiver(options: ReceiverOptions = {}): Promise<SmtpReceiver> {
  const answer = (refused: { code: number; message: string } | null) =>
    refused && Object.assign(new Error(refused.message), { responseCode: refused.code });
  const server = new SMTPServer({
    disabledCommands: options.wrongPassword ? ['STARTTLS'] : ['STARTTLS', 'AUTH'],
    allowInsecureAuth: true,
    onAuth: (_auth, _session, done) => done(new Error('535 wrong password')),
    onRcptTo: (_address, _session, done) => done(answer(receiver.refuseRecipient())),
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = answer(receiver.refuseMessage());
        const { mailFrom, rcptTo } = session.envelope;
        const from = mailFrom ? mailFrom.address : '';
        if (!refused) receiver.received.push(decode(Buffer.concat(chunks), from, rcptTo));
        done(refused);
      });
    },
  });
  // Some clients of tests abort halfway.
  server.on('error', () => {});
  const receiver: SmtpReceiver = {
    url: '',
    received: [],
    refuseRecipient: () => null,
    refuseMessage: () => null,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  receiver.url = `smtp://${options.wrongPassword ? 'user:secret@' : ''}127.0.0.1:${port}`;
  return receiver;
}

function decode(bytes: Buffer, from: string, to: { address: string }[]): ReceivedMail {
  const raw = bytes.toString('utf8');
  const headers = headersOf(raw);
  const header = (name: string) => headers.find(([known]) => known === name)?.[1];
  const parts = partsOf(`\r\n${raw}`);
  const part = (type: string) => bodyOf(parts.find((text) => text.includes(`Content-Type: ${type}`)) ?? '');
  return {
    raw,
    from,
    to: to.map(({ address }) => address),
    headers,
    header,
    text: part('text/plain'),
    html: part('text/html'),
    attachments: parts.filter((text) => /^Content-Disposition: attachment/im.test(text)).map(attachmentOf),
  };
}

/** The leaf parts of the message. */
function partsOf(part: string): string[] {
  const [head] = part.split('\r\n\r\n');
  const boundary = /boundary="([^"]+)"/.exec(head!)?.[1];
  return boundary === undefined ? [part] : part.split(`--${boundary}`).slice(1, -1).flatMap(partsOf);
}

function attachmentOf(part: string): ReceivedMail['attachments'][number] {
  const [head, body] = part.split('\r\n\r\n');
  const fileName = /filename="?([^";\r\n]+)/.exec(head!)?.[1] ?? '';
  const contentType = /Content-Type: ([^;\r\n]+)/i.exec(head!)?.[1] ?? '';
  return { fileName, contentType, bytes: Buffer.from(body!, 'base64') };
}

function headersOf(raw: string): [string, string][] {
  const [head] = raw.split('\r\n\r\n');
  return head!
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), decodeWords(line.slice(colon + 1).trim())];
    });
}

/** RFC 2047: the folding between two encoded words is not part of the text. */
function decodeWords(value: string): string {
  return value
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/(?:=\?UTF-8\?[QB]\?[^?]*\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/=\?UTF-8\?([QB])\?([^?]*)\?=/gi)].map(([, how, text]) =>
          how!.toUpperCase() === 'B'
            ? Buffer.from(text!, 'base64')
            : quotedPrintable(text!.replaceAll('_', ' ')),
        ),
      ).toString('utf8'),
    );
}

function bodyOf(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, end);
  const body = part.slice(end + 4).replace(/\r\n$/, '');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n');
  const text = /quoted-printable/i.test(head) ? quotedPrintable(body).toString('utf8') : body;
  return text.replaceAll('\r\n', '\n');
}

function quotedPrintable(text: string): Buffer {
  const joined = text.replace(/=\r\n/g, '');
  const bytes: number[] = [];
  for (let i = 0; i < joined.length; i += 1) {
    if (joined[i] === '=') {
      bytes.push(Number.parseInt(joined.slice(i + 1, i + 3), 16));
      i += 2;
    } else bytes.push(...Buffer.from(joined[i]!));
  }
  return Buffer.from(bytes);
}
