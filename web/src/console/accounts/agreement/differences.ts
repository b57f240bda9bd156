// The differences between two versions of an agreement, term by term, in readable form.
import { protocolRulesTexts } from '../../../../../shared/texts/generated/console/protocol-rules.ts';
import type { Language } from '../../../messages/language.ts';
import { formatMoney, formatNumber } from '../../../ui/format.ts';
import { describeRules } from '../../protocol-rules/describe-rules.ts';
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
  texts: AgreementTexts,
  { transportType, vehicleType }: Pick<Terms['tariffs'][number], 'transportType' | 'vehicleType'>,
): string {
  const vehicle = vehicleType === null ? texts.everyVehicle : texts.vehicles[vehicleType];
  return `${texts.transport[transportType]}, ${vehicle}`;
}

function formatTerms(texts: AgreementTexts, language: Language, terms: Terms): FormattedTerms {
  const formatted: FormattedTerms = new Map();
  const { currency, services, quoteRequired } = terms;
  const money = (amount: number) =>
    Number(amount.toFixed(2)) === amount
      ? formatMoney(language, Math.round(amount * 100), currency)
      : `${amount.toLocaleString(language, { maximumFractionDigits: 4 })} ${currency}`;
  const km = (value: number) => formatNumber(language, value, 'kilometer');
  const list = (values: readonly string[]) => values.join(', ') || texts.none;
  const put = (key: string, name: string, value: string) => formatted.set(key, { name, value });
  const yes = (on: boolean) => (on ? texts.on : texts.off);
  for (const tariff of terms.tariffs) {
    const of = tariffName(texts, tariff);
    const key = `${tariff.transportType} ${tariff.vehicleType}`;
    put(`${key} base`, texts.facts.base({ of }), money(tariff.baseNet));
    put(`${key} includes`, texts.facts.includes({ of }), km(tariff.includedKm));
    put(`${key} further`, texts.facts.further({ of }), money(tariff.perKmNet));
    put(`${key} minimum`, texts.facts.minimum({ of }), money(tariff.minimumNet));
    for (const [i, { fromKm, perKmNet }] of tariff.tiers.entries()) {
      const value = texts.tiers.value({ km: km(fromKm), price: money(perKmNet) });
      put(`${key} tier ${i}`, texts.facts.tier({ of, tier: i + 1 }), value);
    }
  }
  const transports = (types: readonly TransportType[]) =>
    list(TRANSPORT_TYPES.filter((type) => types.includes(type)).map((type) => texts.transport[type]));
  put('registration', texts.registration, money(services.registrationNet));
  put('plate', texts.shortTermPlate, money(services.shortTermPlateNet));
  put('registration fee', texts.registrationFee, money(services.registrationFee));
  put('plate fee', texts.shortTermPlateFee, money(services.shortTermPlateFee));
  const { weekend, express, fuel } = terms.surcharges;
  const share = (one: NonNullable<typeof weekend>) =>
    one.net === null
      ? formatNumber(language, one.percentOfTransport ?? Number.NaN, 'percent')
      : money(one.net);
  put('weekend', texts.surcharges.weekend, weekend ? share(weekend) : texts.absent);
  put(
    'express',
    texts.surcharges.express,
    express
      ? texts.surcharges.expressTerm({ hours: express.withinHours, share: share(express) })
      : texts.absent,
  );
  put('fuel', texts.surcharges.fuel, yes(fuel));
  for (const { key, name, value } of formatExtras(texts, language, terms)) put(key, name, value);
  put('allowed', texts.facts.allowed, transports(terms.allowedTransportTypes));
  put('quote transport', texts.facts.quoteTransport, transports(quoteRequired.transportTypes));
  put(
    'quote vehicle',
    texts.facts.quoteVehicle,
    list(
      VEHICLE_TYPES.filter((type) => quoteRequired.vehicleTypes.includes(type)).map(
        (type) => texts.vehicles[type],
      ),
    ),
  );
  put(
    'distance',
    texts.facts.distance,
    quoteRequired.distanceAboveKm === null ? texts.absent : km(quoteRequired.distanceAboveKm),
  );
  put('unknown', texts.facts.unknown, yes(quoteRequired.distanceUnknown));
  put('currency', texts.currency, currency);
  put('vat', texts.vat, formatNumber(language, terms.vatRate));
  put('dueDays', texts.dueDays, formatNumber(language, terms.payment.dueDays));
  const { discount } = terms.payment;
  if (discount) {
    put('discountPercent', texts.discountPercent, formatNumber(language, discount.percent));
    put('discountDays', texts.discountDays, formatNumber(language, discount.days));
  }
  put('invoicing', texts.invoicing, texts.invoicings[terms.invoicing]);
  put('release', texts.release, texts.releases[terms.release]);
  put('validity', texts.validity, formatNumber(language, terms.quoteValidityDays));
  put('position', texts.position, formatNumber(language, terms.positionIntervalSeconds));
  put('api', texts.viaApi, yes(terms.quoteAcceptanceViaApi));
  put('driver', texts.showDriver, yes(terms.showDriver));
  put('protocol', protocolRulesTexts[language].title, describeRules(language, terms.protocol));
  return formatted;
}

/** In the order of the page. */
export function differencesBetween(
  texts: AgreementTexts,
  language: Language,
  before: Terms,
  after: Terms,
): Difference[] {
  const was = formatTerms(texts, language, before);
  const is = formatTerms(texts, language, after);
  return [...new Set([...is.keys(), ...was.keys()])]
    .map((key) => ({
      key,
      name: (is.get(key) ?? was.get(key))!.name,
      before: was.get(key)?.value ?? null,
      after: is.get(key)?.value ?? null,
    }))
    .filter((one) => one.before !== one.after);
}
