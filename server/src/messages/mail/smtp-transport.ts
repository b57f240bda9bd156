// Sends mails to the SMTP server that SMTP_URL names.
import { isIPv4 } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { oneLine } from './one-line.ts';
import type { MailTransport, OutgoingMail, SendResult } from './transport.ts';

const CONNECTIONS = 5;
/** Together well below the lease of a mail, or a slow server would get it twice. */
const CONNECT_WITHIN_MS = 10_000;
const SILENCE_MS = 20_000;
const SEND_WITHIN_MS = 45_000;
/** Shorter than SILENCE_MS, so that an idle connection is closed and not taken for a broken one. */
const IDLE_MS = 15_000;
const LONGEST_ERROR = 500;

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
    connectionTimeout: CONNECT_WITHIN_MS,
    greetingTimeout: CONNECT_WITHIN_MS,
    dnsTimeout: CONNECT_WITHIN_MS,
    socketTimeout: SILENCE_MS,
    idleTimeout: IDLE_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const hand = (mail: OutgoingMail) =>
    mailer.sendMail({
      messageId: mail.messageId,
      date: mail.date,
      from: { name: oneLine(mail.from.name), address: mail.from.email ?? `no-reply@${domain}` },
      to: { name: '', address: mail.recipient },
      subject: oneLine(mail.subject),
      text: mail.text,
      html: mail.html,
      // Keeps vacation notices from answering.
      headers: { 'Auto-Submitted': 'auto-generated' },
    });
  return {
    domain,
    mostAtOnce: CONNECTIONS,
    async send(mail) {
      if (!isPlainAddress(mail.recipient)) {
        return { sent: false, permanent: true, error: 'The address of the recipient cannot be used.' };
      }
      return withinTime(hand(mail).then((): SendResult => ({ sent: true }), refusal));
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

/** One address, and nothing in it that could be read as a second one, a name or another line. */
function isPlainAddress(text: string): boolean {
  return /^[^\s\p{Cc}<>()[\]\\,;:"@]+@[^\s\p{Cc}<>()\\,;"@]+$/u.test(text);
}

async function withinTime(sending: Promise<SendResult>): Promise<SendResult> {
  const stop = new AbortController();
  const tooLate = sleep(SEND_WITHIN_MS, null, { signal: stop.signal }).catch(() => null);
  const result = await Promise.race([sending, tooLate]);
  stop.abort();
  return result ?? { sent: false, permanent: false, error: 'The mail server took too long.' };
}

/** What nodemailer tells about a failure. */
interface SmtpError extends Error {
  code?: string;
  response?: string;
  responseCode?: number;
  /** By the class of the server's answer; absent when nodemailer itself refused or the connection failed. */
  permanent?: boolean;
}

const AUTHENTICATION_REQUIRED = 530;

/** Only answers about this mail are final: a wrong password or a server in trouble is no reason to give it up. */
function refusal(error: SmtpError): SendResult {
  const aboutThisMail = error.code === 'EENVELOPE' || error.code === 'EMESSAGE';
  const permanent =
    aboutThisMail && error.permanent !== false && error.responseCode !== AUTHENTICATION_REQUIRED;
  return { sent: false, permanent, error: oneLine(error.response ?? error.message).slice(0, LONGEST_ERROR) };
}
