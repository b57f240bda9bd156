// The initial lines of a quote: the price by the agreement's tariff, or one line to be priced by hand.
import { chooseTariff } from '../../../../shared/prices/choose-tariff.ts';
import { documentTexts } from '../../../../shared/texts/generated/documents/document.ts';
import { priceLinesTexts } from '../../../../shared/texts/generated/documents/price-lines.ts';
import { namesTexts } from '../../../../shared/texts/generated/names.ts';
import type { Account } from '../../model/account.ts';
import type { Order } from '../../model/orders/order.ts';
import type { AgreementTerms } from '../../model/prices/agreement.ts';
import { centsToAmount, priceByTariff, priceOfLines, serviceLines } from '../../model/prices/price.ts';
import type { PriceLine, PriceLineCode } from '../../model/prices/price-line.ts';
import type { Circumstances } from '../../model/prices/surcharges.ts';
import type { Tariff } from '../../model/prices/tariff.ts';
import type { TransportType } from '../../model/prices/vocabulary.ts';
import { formatsFor } from '../../platform/formats.ts';
import type { Language } from '../../platform/language.ts';

interface ProposedLine {
  /** TRANSPORT has no price in the agreement. */
  code: PriceLineCode | 'TRANSPORT';
  description: string;
  quantity: number;
  /** Null if a person must set it. */
  unitNet: number | null;
  /** An official fee, without VAT. */
  passThrough: boolean;
}

export interface Proposal {
  lines: ProposedLine[];
  /** Null if the agreement has no such tariff. */
  tariff: Tariff | null;
  /** The sum of the lines; null if one has no price yet. */
  netCents: number | null;
}

type RequestedTransport = Pick<
  Order,
  'transportType' | 'vehicle' | 'services' | 'distanceKm' | 'pickup' | 'delivery'
>;

/** A quoted price has two decimals: a finer price per kilometre is multiplied into one amount. */
const QUOTED_DECIMALS = 2;

export function proposeLines(
  account: Account,
  terms: AgreementTerms,
  order: RequestedTransport,
  circumstances: Circumstances,
): Proposal {
  const { transportType, vehicle, services, distanceKm } = order;
  const input = { transportType, vehicleType: vehicle.type, services, distanceKm, circumstances };
  const price = priceByTariff(terms, input);
  const tariff = chooseTariff(terms.tariffs, input) ?? null;
  const { language } = account;
  const lines =
    price === null
      ? [
          byHand(order, language),
          ...serviceLines(terms, services).map((line) => quoted(line, order, tariff, language)),
        ]
      : price.lines.map((line) => quoted(line, order, tariff, language));
  return { lines, tariff, netCents: netOf(account, terms, lines) };
}

function netOf(account: Account, terms: AgreementTerms, lines: readonly ProposedLine[]): number | null {
  const priced = lines.flatMap(({ unitNet, ...line }) => (unitNet === null ? [] : [{ ...line, unitNet }]));
  return priced.length < lines.length ? null : priceOfLines(account, terms, priced).netCents;
}

function byHand(order: RequestedTransport, language: Language): ProposedLine {
  const description = describeTransport(order, language);
  return { code: 'TRANSPORT', description, quantity: 1, unitNet: null, passThrough: false };
}

/** The line of a price that a person sets. */
export function describeTransport(
  { transportType, pickup, delivery }: Pick<RequestedTransport, 'transportType' | 'pickup' | 'delivery'>,
  language: Language,
): string {
  const texts = priceLinesTexts[language];
  return texts.route({ transport: texts.transport[transportType], from: pickup.city, to: delivery.city });
}

function quoted(
  line: PriceLine,
  { transportType }: RequestedTransport,
  tariff: Tariff | null,
  language: Language,
): ProposedLine {
  const { code, quantity, unitNet, netCents, isPassThrough: passThrough = false } = line;
  const description = describe(line, transportType, tariff, language);
  const unit = Number(unitNet);
  if (Number(unit.toFixed(QUOTED_DECIMALS)) === unit) {
    return { code: code!, description, quantity, unitNet: unit, passThrough };
  }
  const price = unit.toLocaleString(language, { maximumFractionDigits: 4 });
  return {
    code: code!,
    description: priceLinesTexts[language].kilometres({ line: description, km: quantity, price }),
    quantity: 1,
    unitNet: centsToAmount(netCents),
    passThrough,
  };
}

/** In the customer's language, because the customer reads them on the quote. */
function describe(
  { code, fromKm, percent }: PriceLine,
  transportType: TransportType,
  tariff: Tariff | null,
  language: Language,
): string {
  const texts = priceLinesTexts[language];
  if (code === 'BASE') return texts.base({ transport: texts.transport[transportType] });
  if (code === 'DISTANCE') return texts.distance({ beyond: fromKm ?? tariff?.includedKm ?? 0 });
  const line = namesTexts[language].priceLines[code!];
  return percent === undefined
    ? line
    : documentTexts[language].shareOfTransport({
        line,
        percent: formatsFor(language, 'UTC', 'EUR').percent(percent),
      });
}
