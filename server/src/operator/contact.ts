// How people reach the operator: the part of its record that pages, mails and public records show.
import type { Operator } from './operator.ts';

type ContactField = 'name' | 'phone' | 'phoneHours' | 'legalNoticeUrl' | 'privacyUrl';

export interface Contact extends Pick<Operator, ContactField> {
  email: string | null;
}

/** For pages and links where something can be ordered. */
export interface ContactWithTerms extends Contact {
  termsUrl: string | null;
}

export function contactOf({
  name,
  sender,
  phone,
  phoneHours,
  legalNoticeUrl,
  privacyUrl,
}: Operator): Contact {
  return { name, email: sender?.email ?? null, phone, phoneHours, legalNoticeUrl, privacyUrl };
}

export function contactWithTerms(operator: Operator): ContactWithTerms {
  return { ...contactOf(operator), termsUrl: operator.termsUrl };
}
