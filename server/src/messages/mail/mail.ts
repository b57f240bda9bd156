// A mail as the core sees it: what it says, to whom, and what became of it.

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
  'DAILY_DIGEST',
  'ENDPOINT_FAILING',
  'KEY_EXPIRING',
  'QUESTION',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** KEPT: there was no way to send it; the operator can read it instead. */
export const MAIL_STATES = ['PENDING', 'SENT', 'FAILED', 'KEPT'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Whom a mail is for and what it belongs to. */
export interface Envelope {
  accountId: string | null;
  environment: Environment;
  orderId: string | null;
  kind: MailKind;
  recipient: string;
  language: Language;
}

export interface Message {
  subject: string;
  text: string;
  html: string;
}

/** What stands in a stored mail where the token of its link goes when it is sent. */
export const HIDDEN_TOKEN = '••••••••';

export interface NewMail extends Envelope, Message {
  id: string;
  /** The token of the link in it, encrypted: who reads the table cannot use the link. */
  linkToken: Buffer | null;
  /** The stored document that goes along with it. */
  documentId: string | null;
  createdAt: Date;
}

/** Where a link gives access, the message has HIDDEN_TOKEN in place of its token. */
export function newMail(
  envelope: Envelope,
  message: Message,
  now: Date,
  { linkToken = null, documentId = null }: Partial<Pick<NewMail, 'linkToken' | 'documentId'>> = {},
): NewMail {
  const subject = oneLine(message.subject);
  return { ...envelope, ...message, subject, id: uuidv7(now), linkToken, documentId, createdAt: now };
}

/** The message as its recipient gets it. */
export function withLink({ subject, text, html }: Message, token: string | null): Message {
  if (token === null) return { subject, text, html };
  return { subject, text: text.replaceAll(HIDDEN_TOKEN, token), html: html.replaceAll(HIDDEN_TOKEN, token) };
}

/** Without the content, as shown in lists. */
export interface MailSummary extends Omit<NewMail, 'text' | 'html' | 'linkToken'> {
  state: MailState;
  attempts: number;
  nextAttemptAt: Date | null;
  error: string | null;
  messageId: string | null;
  sentAt: Date | null;
}

export interface Mail extends MailSummary, Message {}
