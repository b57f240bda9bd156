// The differences between two versions of an agreement, term by term, in readable form.
import type { Language } from '../../../messages/language.ts';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import type { Terms } from '../queries.ts';
import { TRANSPORT_TYPES, type TransportType, VEHICLE_TYPES } from './draft.ts';
import { formatExtras } from './format-extras.ts';
import type { AgreementTexts } from './texts.ts';

export interface Difference {
  key: string;
  name: string;
  /** Null if only the other version has this term. */
  before: string | null;
  after: string | null;
}

type FormattedTerms = Map<string, { name: string; value: string }>;

export function tariffName(
  words: AgreementTexts,
  { transportType, vehicleType }: Pick<Terms['tariffs'][number], 'transportType' | 'vehicleType'>,
): string {
  const vehicle = vehicleType === null ? words.everyVehicle : words.vehicles[vehicleType];
  return `${words.transport[transportType]}, ${vehicle}`;
}

function formatTerms(words: AgreementTexts, language: Language, terms: Terms): FormattedTerms {
  const formatted: FormattedTerms = new Map();
  const { currency, services, quoteRequired } = terms;
  const money = (amount: number) =>
    Number(amount.toFixed(2)) === amount
      ? formatMoney(language, Math.round(amount * 100), currency)
      : `${amount.toLocaleString(language, { maximumFractionDigits: 4 })} ${currency}`;
  const km = (value: number) => formatNumber(language, value, 'kilometer');
  const list = (values: readonly string[]) => values.join(', ') || words.none;
  const put = (key: string, name: string, value: string) => formatted.set(key, { name, value });
  const yes = (on: boolean) => (on ? words.on : words.off);
  for (const tariff of terms.tariffs) {
    const of = tariffName(words, tariff);
    const key = `${tariff.transportType} ${tariff.vehicleType}`;
    put(`${key} base`, words.facts.base({ of }), money(tariff.baseNet));
    put(`${key} includes`, words.facts.includes({ of }), km(tariff.includedKm));
    put(`${key} further`, words.facts.further({ of }), money(tariff.perKmNet));
    put(`${key} minimum`, words.facts.minimum({ of }), money(tariff.minimumNet));
    for (const [i, { fromKm, perKmNet }] of tariff.tiers.entries()) {
      const value = words.tiers.value({ km: km(fromKm), price: money(perKmNet) });
      put(`${key} tier ${i}`, words.facts.tier({ of, tier: i + 1 }), value);
    }
  }
  const transports = (types: readonly TransportType[]) =>
    list(TRANSPORT_TYPES.filter((type) => types.includes(type)).map((type) => words.transport[type]));
  put('registration', words.registration, money(services.registrationNet));
  put('plate', words.shortTermPlate, money(services.shortTermPlateNet));
  put('registration fee', words.registrationFee, money(services.registrationFee));
  put('plate fee', words.shortTermPlateFee, money(services.shortTermPlateFee));
  const { weekend, express, fuel } = terms.surcharges;
  const share = (one: NonNullable<typeof weekend>) =>
    one.net === null
      ? formatNumber(language, one.percentOfTransport ?? Number.NaN, 'percent')
      : money(one.net);
  put('weekend', words.surcharges.weekend, weekend ? share(weekend) : words.absent);
  put(
    'express',
    words.surcharges.express,
    express
      ? words.surcharges.expressTerm({ hours: express.withinHours, share: share(express) })
      : words.absent,
  );
  put('fuel', words.surcharges.fuel, yes(fuel));
  for (const { key, name, value } of formatExtras(words, language, terms)) put(key, name, value);
  put('allowed', words.facts.allowed, transports(terms.allowedTransportTypes));
  put('quote transport', words.facts.quoteTransport, transports(quoteRequired.transportTypes));
  put(
    'quote vehicle',
    words.facts.quoteVehicle,
    list(
      VEHICLE_TYPES.filter((type) => quoteRequired.vehicleTypes.includes(type)).map(
        (type) => words.vehicles[type],
      ),
    ),
  );
  put(
    'distance',
    words.facts.distance,
    quoteRequired.distanceAboveKm === null ? words.absent : km(quoteRequired.distanceAboveKm),
  );
  put('unknown', words.facts.unknown, yes(quoteRequired.distanceUnknown));
  put('currency', words.currency, currency);
  put('vat', words.vat, formatNumber(language, terms.vatRate));
  put('dueDays', words.dueDays, formatNumber(language, terms.payment.dueDays));
  const { discount } = terms.payment;
  if (discount) {
    put('discountPercent', words.discountPercent, formatNumber(language, discount.percent));
    put('discountDays', words.discountDays, formatNumber(language, discount.days));
  }
  put('invoicing', words.invoicing, words.invoicings[terms.invoicing]);
  put('release', words.release, words.releases[terms.release]);
  put('validity', words.validity, formatNumber(language, terms.quoteValidityDays));
  put('position', words.position, formatNumber(language, terms.positionIntervalSeconds));
  put('api', words.viaApi, yes(terms.quoteAcceptanceViaApi));
  put('driver', words.showDriver, yes(terms.showDriver));
  return formatted;
}

/** In the order of the page. */
export function differencesBetween(
  words: AgreementTexts,
  language: Language,
  before: Terms,
  after: Terms,
): Difference[] {
  const was = formatTerms(words, language, before);
  const is = formatTerms(words, language, after);
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((key) => ({
      key,
      name: (is.get(key) ?? was.get(key))!.name,
      before: was.get(key)?.value ?? null,
      after: is.get(key)?.value ?? null,
    }))
    .filter((one) => one.before !== one.after);
}
