// A changed field of an order as a sentence: from the old value to the new one.

import { formatAddressLine } from '../../../shared/addresses/address-line.ts';
import { findText } from '../../../shared/text/find-text.ts';
import { transportFormsTexts } from '../../../shared/texts/generated/names/transport-forms.ts';
import { fieldsTexts } from '../../../shared/texts/generated/orders/fields.ts';
import type { HistoryTexts } from '../../../shared/texts/generated/orders/history.ts';
import { formatVehicleName } from '../../../shared/vehicle/vehicle-name.ts';
import { formatDayTimeInSentence, formatMoney, formatNumber } from '../ui/format.ts';
import type { FormatContextWith } from './format-when.ts';
import { eachReference } from './references.ts';

type FormatContext = FormatContextWith<HistoryTexts>;

interface Values {
  before?: unknown;
  after?: unknown;
}

type Format = (context: FormatContext, value: never) => string;

const text: Format = ({ texts }, value: string) => texts.quoted({ text: value });
const code: Format = (_, value: string) => value;
const time: Format = (context, value: string) =>
  formatDayTimeInSentence(context.language, new Date(value), context.nowMs);

const contact: Format = (_, { name, phone }: { name: string | null; phone: string | null }) =>
  listed([name, phone]);

interface Address {
  company: string | null;
  street: string;
  postalCode: string;
  city: string;
}

const address: Format = (_, value: Address) => listed([value.company, formatAddressLine(value)]);

interface VehicleModel {
  manufacturer: string | null;
  model: string | null;
  modelYear: number | null;
  type: string;
  fuelType: string;
  driveable: boolean;
  roadworthy: boolean;
}

const vehicle: Format = ({ texts }, value: VehicleModel) =>
  listed([
    formatVehicleName(value),
    value.modelYear === null ? null : String(value.modelYear),
    value.type,
    value.fuelType,
    value.driveable && value.roadworthy ? null : texts.notDriveable,
  ]);

const services: Format = ({ texts }, value: Record<string, boolean>) =>
  listed(
    Object.keys(value).map((name) => (value[name] ? (findText(texts.serviceNames, name) ?? name) : null)),
  ) || texts.noService;

const FORMATS: Record<string, Format> = {
  ...eachReference(() => text),
  instructions: text,
  vin: code,
  licensePlate: code,
  requestedPickup: time,
  requestedDelivery: time,
  pickupContact: contact,
  deliveryContact: contact,
  pickup: address,
  delivery: address,
  price: ({ language }, { netCents, currency }: { netCents: number; currency: string }) =>
    formatMoney(language, netCents, currency),
  transportType: ({ language }, type: string) => findText(transportFormsTexts[language], type) ?? type,
  vehicle,
  services,
  distanceKm: ({ language }, km: number) => formatNumber(language, Math.round(km), 'kilometer'),
};

/** One line; for metadata a line for each changed entry. */
export function formatChange(context: FormatContext, field: string, values: Values): string[] {
  if (field === 'metadata') return formatMetadata(context, values);
  const name = findText(fieldsTexts[context.language], field) ?? field;
  return [sentence(context, name, values, FORMATS[field] ?? anyValue)];
}

const anyValue: Format = ({ texts }, value: unknown) =>
  typeof value === 'string' ? texts.quoted({ text: value }) : JSON.stringify(value);

function formatMetadata(context: FormatContext, { before, after }: Values): string[] {
  const was = (before ?? {}) as Record<string, unknown>;
  const is = (after ?? {}) as Record<string, unknown>;
  const { metadata } = fieldsTexts[context.language];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((key) => JSON.stringify(was[key]) !== JSON.stringify(is[key]))
    .map((key) => sentence(context, `${metadata} ${key}`, { before: was[key], after: is[key] }, anyValue));
}

function sentence(context: FormatContext, name: string, { before, after }: Values, format: Format): string {
  const { changedValue } = context.texts;
  const formatted = (value: unknown) => (isEmpty(value) ? '' : format(context, value as never));
  const [from, to] = [formatted(before), formatted(after)];
  if (from === '') return changedValue.set({ name, to });
  return to === '' ? changedValue.removed({ name, from }) : changedValue.changed({ name, from, to });
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function listed(parts: readonly (string | null)[]): string {
  return parts.filter((part) => !isEmpty(part)).join(', ');
}
