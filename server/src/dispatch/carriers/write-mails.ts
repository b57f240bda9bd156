// Mails to the people of carriers about their offers.

import { findAccountsById } from '../../customers/accounts/store.ts';
import { type CarrierTopic, carrierMail } from '../../messages/mail/carrier-mail.ts';
import { newMail } from '../../messages/mail/mail.ts';
import { insertMails } from '../../messages/mail/store.ts';
import type { Account } from '../../model/account.ts';
import type { Order } from '../../model/orders/order.ts';
import { findOperator } from '../../operator/operator.ts';
import type { Core } from '../../orders/records/core.ts';
import { listActingPeople } from '../../people/user-store.ts';
import type { Db, Transaction } from '../../platform/db.ts';
import { groupBy } from '../../platform/group-by.ts';
import type { Language } from '../../platform/language.ts';
import type { CarrierOffer } from './carrier-offer.ts';

export interface Recipient {
  email: string;
  name: string | null;
  language: Language;
}

/** By carrier: the people who may answer, or else the address of the company. */
export async function findRecipients(
  db: Db,
  carriers: ReadonlyMap<string, Account>,
): Promise<Map<string, Recipient[]>> {
  const people = groupBy(await listActingPeople(db, [...carriers.keys()]), ({ accountId }) => accountId);
  return new Map(
    [...carriers.values()].map(({ id, language: usual, contractingParty }) => {
      const acting = (people.get(id) ?? []).map(({ email, name, language }) => ({
        email,
        name,
        language: language ?? usual,
      }));
      const company = contractingParty
        ? [{ email: contractingParty.email, name: null, language: usual }]
        : [];
      return [id, acting.length > 0 ? acting : company];
    }),
  );
}

/** In the transaction of the change. The sandbox sends no mails. */
export async function mailCarriers(
  core: Core,
  tx: Transaction,
  topic: CarrierTopic,
  order: Order,
  offers: readonly CarrierOffer[],
): Promise<void> {
  if (offers.length === 0 || !core.policies[order.environment].sendsMails) return;
  const carriers = await findAccountsById(
    tx,
    offers.map(({ carrierId }) => carrierId),
  );
  const recipients = await findRecipients(tx, carriers);
  const operator = await findOperator(tx);
  const now = core.clock.now();
  const mails = offers.flatMap((offer) => {
    const { id, carrierId, netCents, currency, deadline } = offer;
    const url = core.links.portal(`${order.environment}/carrier-offers/${id}`);
    return (recipients.get(carrierId) ?? []).map(({ email: recipient, name: person, language }) => {
      const carrier = carriers.get(carrierId)!.name;
      const trip = { order, netCents, currency, deadline, carrier, person, url };
      const message = carrierMail(topic, trip, { operator, language, now });
      const { environment, id: orderId } = order;
      const envelope = {
        accountId: carrierId,
        environment,
        orderId,
        kind: 'CARRIER_OFFER',
        recipient,
        language,
      } as const;
      return newMail(envelope, message, now);
    });
  });
  await insertMails(tx, mails);
}
