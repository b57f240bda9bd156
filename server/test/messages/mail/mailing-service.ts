// A service that sends its mails to a real SMTP server, and the mails that an action causes.
import { startService, type TestService, type TestServiceOptions } from '../../harness/service.ts';
import { type ReceivedMail, startSmtpReceiver } from './smtp-receiver.ts';

interface MailingService {
  service: TestService;
  /** The mails that arrive because of this action. */
  mailsOf(cause: () => Promise<unknown>): Promise<ReceivedMail[]>;
  close(): Promise<void>;
}

export async function startMailingService(options: TestServiceOptions = {}): Promise<MailingService> {
  const smtp = await startSmtpReceiver();
  const service = await startService({ deliver: true, config: { smtpUrl: smtp.url }, ...options });
  return {
    service,
    async mailsOf(cause) {
      await service.settle();
      const before = smtp.received.length;
      await cause();
      await service.settle();
      return smtp.received.slice(before);
    },
    async close() {
      await service.close();
      await smtp.close();
    },
  };
}
