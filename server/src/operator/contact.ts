// How people reach the operator: what pages, mails and public records tell of its record.
import type { Operator } from './operator.ts';

type ContactField = 'name' | 'phone' | 'phoneHours' | 'legalNoticeUrl' | 'privacyUrl';

export interface Contact extends Pick<Operator, ContactField> {
  email: string | null;
}

/** As pages and links show it, where something may be ordered. */
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

/** What a link to a phone number leads to, however the number is written. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`;
}
