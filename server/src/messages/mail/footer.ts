// The footer of every mail: the sender, the company's details and its legal pages.
import type { AnyLanguage } from '../../../../shared/texts/generated/languages.ts';
import { letterTexts } from '../../../../shared/texts/generated/mail/letter.ts';
import type { Operator } from '../../operator/operator.ts';
import { oneLine } from './one-line.ts';

interface Footer {
  company: string;
  details: string | null;
  links: { label: string; url: string }[];
}

export function footerOf(operator: Operator, language: AnyLanguage): Footer {
  const texts = letterTexts[language];
  const { name, address, managedBy, register, vatId, taxNumber } = operator;
  // The town stays on the same line as its postal code.
  const addressLines = (address ?? '').replace(/\b(\d{4,5}) (?=\p{L})/gu, '$1\u00a0').split(/\r\n?|\n/);
  const details = [
    managedBy && texts.managedBy({ name: managedBy }),
    register,
    vatId && texts.vatId({ id: vatId }),
    taxNumber && texts.taxNumber({ number: taxNumber }),
  ].filter((detail) => detail !== null && detail !== '');
  const links = [
    { label: texts.legalNotice, url: operator.legalNoticeUrl },
    { label: texts.privacy, url: operator.privacyUrl },
    { label: texts.terms, url: operator.termsUrl },
  ];
  return {
    company: [name, ...addressLines].map(oneLine).filter(Boolean).join(', '),
    details: details.length === 0 ? null : oneLine(details.join('\u00a0· ')),
    links: links.flatMap(({ label, url }) => (url === null ? [] : [{ label, url }])),
  };
}

/** The name under the letter. */
export function signatureOf({ name, sender }: Operator): string {
  return oneLine(sender?.name ?? name);
}
