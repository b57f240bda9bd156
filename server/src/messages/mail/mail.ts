// A mail in the internal model: content, recipient and outcome.

import type { Environment } from '../../customers/environment.ts';
import { uuidv7 } from '../../platform/ids.ts';
import type { Language } from '../../platform/language.ts';
import { oneLine } from './one-line.ts';

export const MAIL_KINDS = [
  'QUOTE',
  'TRACKING_LINK',
  'STATUS',
  'DRIVER_LINK',
  'INVITATION',
  'PASSWORD_RESET',
  'NEW_DEVICE',
  'SIGN_IN_CHANGED',
  'DAILY_DIGEST',
  'ENDPOINT_FAILING',
  'KEY_EXPIRING',
  'KEY_CREATED',
  'QUESTION',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** KEPT: the service had no transport to send it; the operator can read it instead. */
export const MAIL_STATES = ['PENDING', 'SENT', 'FAILED', 'KEPT'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The recipient of a mail, and what the mail belongs to. */
export interface Envelope {
  accountId: string | null;
  environment: Environment;
  orderId: string | null;
  kind: MailKind;
  recipient: string;
  language: Language;
}

/** Where the token of the link belongs in text and HTML. */
export interface TokenPositions {
  text: readonly number[];
  html: readonly number[];
}

export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Only if its link contains HIDDEN_TOKEN. */
  tokenPositions?: TokenPositions | null | undefined;
}

/**
 * Stands for the token of the link in a stored mail. Names may contain the same characters, so the token is
 * inserted by position, never by replacing.
 */
export const HIDDEN_TOKEN = '••••••••';

export interface NewMail extends Envelope, Message {
  id: string;
  /** The token of its link, encrypted: a reader of the table cannot use the link. */
  linkToken: Buffer | null;
  /** The stored document that is attached. */
  documentId: string | null;
  createdAt: Date;
}

/** If a link gives access, the message contains HIDDEN_TOKEN in place of its token. */
export function newMail(
  envelope: Envelope,
  message: Message,
  now: Date,
  { linkToken = null, documentId = null }: Partial<Pick<NewMail, 'linkToken' | 'documentId'>> = {},
): NewMail {
  const subject = oneLine(message.subject);
  return { ...envelope, ...message, subject, id: uuidv7(now), linkToken, documentId, createdAt: now };
}

/** The message as the recipient gets it. */
export function withLink({ subject, text, html, tokenPositions }: Message, token: string | null): Message {
  if (token === null || !tokenPositions) return { subject, text, html };
  return {
    subject,
    text: insertToken(text, tokenPositions.text, token),
    html: insertToken(html, tokenPositions.html, token),
  };
}

function insertToken(text: string, positions: readonly number[], token: string): string {
  return positions.reduceRight(
    (filled, at) => filled.slice(0, at) + token + filled.slice(at + HIDDEN_TOKEN.length),
    text,
  );
}

/** Without the content, as shown in lists. */
export interface MailSummary extends Omit<NewMail, keyof Omit<Message, 'subject'> | 'linkToken'> {
  state: MailState;
  attempts: number;
  nextAttemptAt: Date | null;
  error: string | null;
  messageId: string | null;
  sentAt: Date | null;
}

export interface Mail extends MailSummary, Omit<Message, 'tokenPositions'> {}
