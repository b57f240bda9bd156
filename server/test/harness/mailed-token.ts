// Reads the token of the newest link in a mail, which the stored mail hides.
import type { TestService } from './service.ts';

export async function mailedToken(
  { services: { core } }: TestService,
  kind: 'INVITATION' | 'PASSWORD_RESET' | 'ADDRESS_PROOF' | 'RECIPIENT',
  recipient: string,
): Promise<string> {
  const [mail] = await core.sql<{ linkToken: Buffer }[]>`
    select link_token from mails where recipient = ${recipient} and kind = ${kind}
    order by created_at desc, id desc limit 1`;
  return core.secrets.decrypt(mail!.linkToken);
}
