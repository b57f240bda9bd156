// The port through which mails leave.
export interface OutgoingMail {
  messageId: string;
  date: Date;
  from: { name: string; email: string | null };
  recipient: string;
  subject: string;
  text: string;
  html: string;
}

export type SendResult =
  | { sent: true }
  /** `permanent`: the same mail would be refused again. */
  | { sent: false; permanent: boolean; error: string };

export interface MailTransport {
  /** Behind the @ of Message-IDs and of the default sender. */
  readonly domain: string;
  /** How many mails it takes at the same time. */
  readonly mostAtOnce: number;
  /** Answers within the lease of a mail and never throws. */
  send(mail: OutgoingMail): Promise<SendResult>;
  close(): void;
}
