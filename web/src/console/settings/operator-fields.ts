// Converts the operator's record to form fields and back.
import type { components } from '../../api/paths/operations.ts';

export type Operator = components['schemas']['Operator'];

export const GROUPS = {
  company: ['name', 'address', 'vatId', 'taxNumber', 'vatExemption', 'register', 'managedBy', 'timeZone'],
  brand: ['brandColor'],
  terms: ['insurance', 'insuranceUrl'],
  bank: ['bank.name', 'bank.iban', 'bank.bic'],
  contact: ['phone', 'phoneHours', 'sender.name', 'sender.email', 'legalNoticeUrl', 'privacyUrl', 'termsUrl'],
  exports: ['csvFormat'],
  journal: ['sealsTo'],
} as const;

export type FieldName = (typeof GROUPS)[keyof typeof GROUPS][number];
export type Fields = Record<FieldName, string>;

export function toFields(operator: Operator): Fields {
  const { bank, sender } = operator;
  const texts = {
    'bank.name': bank?.name,
    'bank.iban': bank?.iban,
    'bank.bic': bank?.bic,
    'sender.name': sender?.name,
    'sender.email': sender?.email,
  };
  const all = Object.values(GROUPS).flat();
  return Object.fromEntries(
    all.map((name) => [
      name,
      (name in texts ? texts[name as keyof typeof texts] : operator[name as 'name']) ?? '',
    ]),
  ) as Fields;
}

/** An empty field becomes null. */
export function toOperator(fields: Fields, protocol: Operator['protocol']) {
  const text = (name: FieldName) => fields[name].trim() || null;
  const bank = GROUPS.bank.some((name) => text(name));
  const sender = text('sender.name') || text('sender.email');
  return {
    name: fields.name.trim(),
    address: text('address'),
    vatId: text('vatId'),
    taxNumber: text('taxNumber'),
    vatExemption: text('vatExemption'),
    register: text('register'),
    managedBy: text('managedBy'),
    timeZone: fields.timeZone.trim(),
    bank: bank ? { name: text('bank.name'), iban: fields['bank.iban'].trim(), bic: text('bank.bic') } : null,
    phone: text('phone'),
    phoneHours: text('phoneHours'),
    sender: sender ? { name: fields['sender.name'].trim(), email: fields['sender.email'].trim() } : null,
    legalNoticeUrl: text('legalNoticeUrl'),
    privacyUrl: text('privacyUrl'),
    termsUrl: text('termsUrl'),
    brandColor: text('brandColor'),
    insurance: text('insurance'),
    insuranceUrl: text('insuranceUrl'),
    sealsTo: text('sealsTo'),
    csvFormat: fields.csvFormat as Operator['csvFormat'],
    protocol,
  };
}
