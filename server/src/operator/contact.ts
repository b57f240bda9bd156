// How people reach the operator: the part of its record that pages, mails and public records show.

import { formatPhoneHours } from '../../../shared/contact/phone-hours.ts';
import type { RecipientLanguage } from '../../../shared/texts/generated/languages.ts';
import { type Brand, brandOf } from './brand.ts';
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

/** For pages: with the brand, and with texts in the language of the reader. */
export interface PageContact extends ContactWithTerms {
  brand: Brand;
}

export function pageContact(operator: Operator, language: RecipientLanguage): PageContact {
  const { phoneHours } = operator;
  return {
    ...contactWithTerms(operator),
    phoneHours: phoneHours && formatPhoneHours(phoneHours, language),
    brand: brandOf(operator),
  };
}
