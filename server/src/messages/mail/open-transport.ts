import type { MailTransport } from './transport.ts';

/** Null without SMTP_URL. Loads the mail library only if mails are sent, to keep the start fast. */
export async function openTransport(config: {
  smtpUrl: string | null;
  publicUrl: string;
}): Promise<MailTransport | null> {
  if (config.smtpUrl === null) return null;
  const { smtpTransport } = await import('./smtp-transport.ts');
  return smtpTransport({ url: config.smtpUrl, publicUrl: config.publicUrl });
}
