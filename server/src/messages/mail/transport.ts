// The port to a mail server: the sender retries by its results, so it must not throw.
export interface Attachment {
  fileName: string;
  contentType: string;
  bytes: Buffer;
  /** The name by which the HTML shows it, instead of a list of files. */
  cid?: string;
}

export interface OutgoingMail {
  messageId: string;
  date: Date;
  from: { name: string; email: string | null };
  recipient: string;
  subject: string;
  text: string;
  html: string;
  attachments: readonly Attachment[];
}

export type SendResult =
  /** `answer`: the server's own words. */
  | { sent: true; answer: string }
  /** `permanent`: the same mail would be refused again. */
  | { sent: false; permanent: boolean; error: string };

export interface MailTransport {
  /** The part after the @ of Message-IDs and of the default sender. */
  readonly domain: string;
  /** How many mails it accepts at the same time. */
  readonly maxAtOnce: number;
  /** Responds within a mail's lease and never throws. */
  send(mail: OutgoingMail): Promise<SendResult>;
  close(): void;
}
