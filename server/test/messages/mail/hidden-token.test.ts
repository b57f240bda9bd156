// The token of a link is inserted into the link only, whatever names and notes contain.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { HIDDEN_TOKEN } from '../../../src/messages/mail/mail.ts';
import { mailReset } from '../../../src/people/links.ts';
import { inviteUser } from '../../../src/people/manage-users.ts';
import { TESTER } from '../../harness/portal.ts';
import { issue, newRequest, OFFER } from '../../orders/quotes/requests.ts';
import { startMailingService } from './mailing-service.ts';
import type { ReceivedMail } from './smtp-receiver.ts';

const NAME = `Erika ${HIDDEN_TOKEN}`;
let mailing: Awaited<ReturnType<typeof startMailingService>>;
beforeAll(async () => {
  mailing = await startMailingService();
});
afterAll(() => mailing.close());

/** The only mail that the action causes; its token stands in the link and nowhere else. */
async function expectTokenInLinkOnly(link: RegExp, cause: () => Promise<unknown>): Promise<ReceivedMail> {
  const [mail, ...further] = await mailing.mailsOf(cause);
  expect(further).toEqual([]);
  const token = link.exec(mail!.text)![1]!;
  expect(token).toMatch(/^[\w-]{20,}$/);
  expect(mail!.text.split(token)).toHaveLength(2);
  // The button, and the address below it with its visible text.
  expect(mail!.html.split(token)).toHaveLength(4);
  expect(mail!.header('subject')).not.toContain(token);
  const { data } = (await mailing.service.ops('GET', '/mails?limit=1')).json;
  const { text, html } = (await mailing.service.ops('GET', `/mails/${data[0].id}`)).json;
  expect(text + html).not.toContain(token);
  return mail!;
}

test('in the invitation and the reset of a person', async () => {
  const { service } = mailing;
  const account = await service.account({ name: `${HIDDEN_TOKEN} GmbH` });
  const fields = { email: 'erika@customer.example', name: NAME, role: 'admin' } as const;
  const invitation = await expectTokenInLinkOnly(/\/portal\/invitation#(\S+)/, () =>
    inviteUser(service.services.people, TESTER, account.id, fields),
  );
  expect(invitation.text).toContain(`${HIDDEN_TOKEN} GmbH`);
  await expectTokenInLinkOnly(/\/portal\/password-reset#(\S+)/, () =>
    mailReset(service.services.people, 'portal', fields.email),
  );
});

test('in the link of a driver', async () => {
  const { service } = mailing;
  const driver = await service.ops('POST', '/drivers', { name: NAME, email: 'fahrer@example.com' });
  await expectTokenInLinkOnly(/\/driver#(\S+)/, () =>
    service.ops('POST', `/drivers/${driver.json.id}/link`, {}),
  );
});

test('in a quote, whose note and lines anyone at the operator writes', async () => {
  const { service } = mailing;
  const { key } = await service.customer({ environment: 'production' });
  const { id } = await newRequest(service, key, { customerReference: NAME });
  const lineItems = [{ ...OFFER.lineItems[0], description: NAME }];
  const mail = await expectTokenInLinkOnly(/\/q\/(\S+)/, () => issue(service, id, { lineItems, note: NAME }));
  expect(mail.text).toContain(NAME);
});
