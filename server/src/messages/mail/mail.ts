// A mail in the internal model: content, recipient and outcome.

import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import type { Environment } from '../../model/environment.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { formatShortCode, shortCodeOf } from '../../platform/short-code.ts';
import { currentTraceParent } from '../../platform/tracing/call-context.ts';
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
  'ADDRESS_PROOF',
  'ADMIN_ADDED',
  'BANK_CHANGED',
  'AUDIT_SEAL',
  'DAILY_DIGEST',
  'ENDPOINT_FAILING',
  'KEY_EXPIRING',
  'KEY_CREATED',
  'AGENT_WAITING',
  'QUESTION',
  'REMINDER',
  'INVOICE',
  'DRIVER_NOTICE',
  'DAMAGE_LETTER',
  'ORDER_CHANGE',
  'CARRIER_OFFER',
  'RECIPIENT',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/**
 * KEPT: the service had no transport to send it; the operator can read it instead. HELD: its sender or recipient had
 * too many within an hour.
 */
export const MAIL_STATES = ['PENDING', 'SENT', 'FAILED', 'KEPT', 'HELD'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** The recipient of a mail, and what the mail belongs to. */
export interface Envelope {
  accountId: string | null;
  environment: Environment;
  orderId: string | null;
  kind: MailKind;
  recipient: string;
  language: AnyLanguage;
}

interface Positions {
  text: readonly number[];
  html: readonly number[];
}

/** Where the token of the link belongs in text and HTML. */
export interface TokenPositions extends Positions {
  /** Where the short code of the token belongs, if the mail shows it. */
  code?: Positions;
}

export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Only if its link contains HIDDEN_TOKEN. */
  tokenPositions?: TokenPositions | null | undefined;
}

/**
 * Replaces the token of the link in a stored mail. Names may contain the same characters, so the token is
 * inserted by position, never by replacing.
 */
export const HIDDEN_TOKEN = '••••••••';

export interface NewMail extends Envelope, Message {
  id: string;
  /** The token of its link, encrypted: a reader of the table cannot use the link. */
  linkToken: Buffer | null;
  /** The stored document that is attached. */
  documentId: string | null;
  /** The e-invoice as a file of its own, attached besides the document. */
  xmlDocumentId: string | null;
  createdAt: Date;
  /** The trace of the call that causes it. */
  traceParent: string | null;
}

/** If a link gives access, the message contains HIDDEN_TOKEN in place of its token. */
export function newMail(
  envelope: Envelope,
  message: Message,
  now: Date,
  along: Partial<Pick<NewMail, 'linkToken' | 'documentId' | 'xmlDocumentId'>> = {},
): NewMail {
  const { linkToken = null, documentId = null, xmlDocumentId = null } = along;
  const subject = oneLine(message.subject);
  const id = uuidv7(now);
  const traceParent = currentTraceParent();
  const files = { linkToken, documentId, xmlDocumentId };
  return { ...envelope, ...message, subject, id, ...files, createdAt: now, traceParent };
}

/** The message as the recipient gets it. */
export function withLink({ subject, text, html, tokenPositions }: Message, token: string | null): Message {
  if (token === null || !tokenPositions) return { subject, text, html };
  const code = formatShortCode(shortCodeOf(token));
  const fill = (hidden: string, format: keyof Positions) =>
    insertValues(hidden, [
      ...tokenPositions[format].map((at) => ({ at, value: token })),
      ...(tokenPositions.code?.[format] ?? []).map((at) => ({ at, value: code })),
    ]);
  return { subject, text: fill(text, 'text'), html: fill(html, 'html') };
}

/** From the end, so that the earlier positions stay valid. */
function insertValues(text: string, values: readonly { at: number; value: string }[]): string {
  return values
    .toSorted((one, other) => other.at - one.at)
    .reduce(
      (filled, { at, value }) => filled.slice(0, at) + value + filled.slice(at + HIDDEN_TOKEN.length),
      text,
    );
}

/** Without the content, as shown in lists. */
export interface MailSummary
  extends Omit<NewMail, keyof Omit<Message, 'subject'> | 'linkToken' | 'traceParent'> {
  state: MailState;
  attempts: number;
  nextAttemptAt: Date | null;
  error: string | null;
  messageId: string | null;
  sentAt: Date | null;
}

export interface Mail extends MailSummary, Omit<Message, 'tokenPositions'> {}
