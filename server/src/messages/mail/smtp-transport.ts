// Sends mails through the SMTP server in SMTP_URL.
import { isIPv4 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { oneLine } from './one-line.ts';
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts';

const CONNECTIONS = 5;
/** Well below a mail's lease in total; otherwise a slow server would get the mail twice. */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 20_000;
const SEND_TIMEOUT_MS = 45_000;
/** Shorter than the socket timeout, so that idle connections are closed before they look broken. */
const IDLE_TIMEOUT_MS = 15_000;
const MAX_ANSWER_LENGTH = 500;

export interface SmtpOptions {
  url: string;
  publicUrl: string;
}

export function smtpTransport({ url, publicUrl }: SmtpOptions): MailTransport {
  const domain = mailDomain(publicUrl);
  const mailer = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    maxRequeues: 1,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    dnsTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
    idleTimeout: IDLE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const deliver = (mail: OutgoingMail) =>
    mailer.sendMail({
      messageId: mail.messageId,
      date: mail.date,
      from: { name: oneLine(mail.from.name), address: mail.from.email ?? `no-reply@${domain}` },
      to: { name: '', address: mail.recipient },
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      attachments: mail.attachments.map(({ fileName, contentType, bytes, cid }) => ({
        filename: oneLine(fileName),
        contentType,
        content: bytes,
        ...(cid !== undefined && { cid, contentDisposition: 'inline' as const }),
      })),
      // Prevents automatic replies such as vacation notices.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  return {
    domain,
    maxAtOnce: CONNECTIONS,
    async send(mail) {
      if (!isPlainAddress(mail.recipient)) {
        return { sent: false, permanent: true, error: 'The address of the recipient cannot be used.' };
      }
      return withTimeout(
        deliver(mail).then(
          ({ response }): SendResult => ({ sent: true, answer: wordsOf(response) }),
          refusal,
        ),
      );
    },
    close: () => mailer.close(),
  };
}

/** `localhost`, `handover.example`, `[127.0.0.1]`. */
function mailDomain(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  if (isIPv4(hostname)) return `[${hostname}]`;
  return hostname.startsWith('[') ? `[IPv6:${hostname.slice(1)}` : hostname;
}

/** Exactly one address, without anything that could be read as a second one, a name or a new line. */
function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(text);
}

async function withTimeout(sending: Promise<SendResult>): Promise<SendResult> {
  const stop = new AbortController();
  const timeout = sleep(SEND_TIMEOUT_MS, null, { signal: stop.signal }).catch(() => null);
  const result = await Promise.race([sending, timeout]);
  stop.abort();
  return result ?? { sent: false, permanent: false, error: 'The mail server took too long.' };
}

/** The fields of nodemailer's errors. */
interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  /** From the class of the server's reply; absent if nodemailer itself refused or the connection failed. */
  permanent?: boolean;
}

const AUTHENTICATION_REQUIRED = 530;

/** Only replies about this mail are final: after a wrong password or a server failure the mail is retried. */
function refusal(error: SmtpError): SendResult {
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const permanent =
    aboutThisMail && error.permanent !== false && error.responseCode !== AUTHENTICATION_REQUIRED;
  return {
    sent: false,
    permanent,
    error: wordsOf(error.response ?? error.message),
  };
}

function wordsOf(answer: string): string {
  return oneLine(answer).slice(0, MAX_ANSWER_LENGTH);
}
