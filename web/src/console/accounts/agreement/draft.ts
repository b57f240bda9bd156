// The draft of an agreement: numbers as typed, stored in this browser until it is published.
import { useState } from 'react';
import type { Language } from '../../../messages/language.ts';
import { deleteDraft, readDraft, saveDraft } from '../../../people/drafts.ts';
import { parseNumber } from '../../parse-number.ts';
import type { Terms } from '../queries.ts';
import {
  type ExpensesDraft,
  type ExtraDraft,
  toExpensesDraft,
  toExpenseTerms,
  toExtraDrafts,
  toExtraTerm,
} from './extra-drafts.ts';
import { type SurchargesDraft, toSurchargesDraft, toSurchargeTerms } from './surcharge-drafts.ts';

export type TransportType = Terms['tariffs'][number]['transportType'];
export type VehicleType = NonNullable<Terms['tariffs'][number]['vehicleType']>;

export const TRANSPORT_TYPES: readonly TransportType[] = ['DRIVEN', 'TRAILER', 'TRUCK'];
export const VEHICLE_TYPES: readonly VehicleType[] = [
  'CAR',
  'COMBI',
  'SUV',
  'VAN',
  'TRUCK_7_5',
  'TRUCK_12',
  'TRUCK_40',
];

export interface TariffDraft {
  transportType: TransportType;
  vehicleType: VehicleType | null;
  baseNet: string;
  includedKm: string;
  perKmNet: string;
  minimumNet: string;
  tiers: TierDraft[];
}

/** Kilometres beyond a distance have another price. */
export interface TierDraft {
  fromKm: string;
  perKmNet: string;
}

export interface TermsDraft {
  currency: string;
  vatRate: string;
  dueDays: string;
  /** Both empty for no early-payment discount. */
  discountPercent: string;
  discountDays: string;
  tariffs: TariffDraft[];
  registrationNet: string;
  shortTermPlateNet: string;
  registrationFee: string;
  shortTermPlateFee: string;
  surcharges: SurchargesDraft;
  /** The first day of the new version; empty for today. */
  validFrom: string;
  allowed: TransportType[];
  quoteTransport: TransportType[];
  quoteVehicle: VehicleType[];
  /** Empty for no limit. */
  distanceAboveKm: string;
  distanceUnknown: boolean;
  extras: ExtraDraft[];
  expenses: ExpensesDraft;
  invoicing: Terms['invoicing'];
  release: Terms['release'];
  quoteValidityDays: string;
  quoteAcceptanceViaApi: boolean;
  showDriver: boolean;
  positionIntervalSeconds: string;
  protocol: Terms['protocol'];
}

export function toDraft(terms: Terms, language: Language): TermsDraft {
  const text = (value: number, decimals = 0) =>
    value.toLocaleString(language, {
      useGrouping: false,
      minimumFractionDigits: decimals,
      maximumFractionDigits: 4,
    });
  const { quoteRequired, services, payment } = terms;
  return {
    currency: terms.currency,
    vatRate: text(terms.vatRate),
    dueDays: text(payment.dueDays),
    discountPercent: payment.discount ? text(payment.discount.percent) : '',
    discountDays: payment.discount ? text(payment.discount.days) : '',
    tariffs: terms.tariffs.map((tariff) => ({
      transportType: tariff.transportType,
      vehicleType: tariff.vehicleType,
      baseNet: text(tariff.baseNet, 2),
      includedKm: text(tariff.includedKm),
      perKmNet: text(tariff.perKmNet, 2),
      minimumNet: text(tariff.minimumNet, 2),
      tiers: tariff.tiers.map(({ fromKm, perKmNet }) => ({
        fromKm: text(fromKm),
        perKmNet: text(perKmNet, 2),
      })),
    })),
    registrationNet: text(services.registrationNet, 2),
    shortTermPlateNet: text(services.shortTermPlateNet, 2),
    registrationFee: text(services.registrationFee, 2),
    shortTermPlateFee: text(services.shortTermPlateFee, 2),
    surcharges: toSurchargesDraft(terms, text),
    validFrom: '',
    allowed: [...terms.allowedTransportTypes],
    quoteTransport: [...quoteRequired.transportTypes],
    quoteVehicle: [...quoteRequired.vehicleTypes],
    distanceAboveKm: quoteRequired.distanceAboveKm === null ? '' : text(quoteRequired.distanceAboveKm),
    distanceUnknown: quoteRequired.distanceUnknown,
    extras: toExtraDrafts(terms, text),
    expenses: toExpensesDraft(terms, text),
    invoicing: terms.invoicing,
    release: terms.release,
    quoteValidityDays: text(terms.quoteValidityDays),
    quoteAcceptanceViaApi: terms.quoteAcceptanceViaApi,
    showDriver: terms.showDriver,
    positionIntervalSeconds: text(terms.positionIntervalSeconds),
    protocol: terms.protocol,
  };
}

function toDiscount({ discountPercent, discountDays }: TermsDraft): Terms['payment']['discount'] {
  if (discountPercent.trim() === '' && discountDays.trim() === '') return null;
  return { percent: parseNumber(discountPercent), days: parseNumber(discountDays) };
}

/** Invalid numbers become NaN, which JSON sends as null, so that the service reports the field. */
export function toTerms(draft: TermsDraft): Terms {
  return {
    currency: draft.currency.trim().toUpperCase(),
    vatRate: parseNumber(draft.vatRate),
    payment: { dueDays: parseNumber(draft.dueDays), discount: toDiscount(draft) },
    tariffs: draft.tariffs.map((tariff) => ({
      transportType: tariff.transportType,
      vehicleType: tariff.vehicleType,
      baseNet: parseNumber(tariff.baseNet),
      includedKm: parseNumber(tariff.includedKm),
      perKmNet: parseNumber(tariff.perKmNet),
      minimumNet: parseNumber(tariff.minimumNet),
      tiers: tariff.tiers.map(({ fromKm, perKmNet }) => ({
        fromKm: parseNumber(fromKm),
        perKmNet: parseNumber(perKmNet),
      })),
    })),
    services: {
      registrationNet: parseNumber(draft.registrationNet),
      shortTermPlateNet: parseNumber(draft.shortTermPlateNet),
      registrationFee: parseNumber(draft.registrationFee),
      shortTermPlateFee: parseNumber(draft.shortTermPlateFee),
    },
    surcharges: toSurchargeTerms(draft.surcharges),
    allowedTransportTypes: draft.allowed,
    quoteRequired: {
      transportTypes: draft.quoteTransport,
      vehicleTypes: draft.quoteVehicle,
      distanceAboveKm: draft.distanceAboveKm.trim() === '' ? null : parseNumber(draft.distanceAboveKm),
      distanceUnknown: draft.distanceUnknown,
    },
    extras: draft.extras.map(toExtraTerm),
    expenses: toExpenseTerms(draft.expenses),
    invoicing: draft.invoicing,
    release: draft.release,
    quoteValidityDays: parseNumber(draft.quoteValidityDays),
    quoteAcceptanceViaApi: draft.quoteAcceptanceViaApi,
    showDriver: draft.showDriver,
    positionIntervalSeconds: parseNumber(draft.positionIntervalSeconds),
    protocol: draft.protocol,
  };
}

interface Kept {
  draft: TermsDraft;
  seenVersion: number;
  at: string;
}

const nameOf = (accountId: string) => `agreement.${accountId}`;

export interface AgreementDraft {
  draft: TermsDraft;
  seenVersion: number;
  /** When the draft was last stored; null while it is unchanged. */
  keptAt: string | null;
  /** When the draft was stored with which the page began; otherwise null. */
  restoredAt: string | null;
  change: (draft: TermsDraft) => void;
  goOn: (version: number) => void;
  discard: () => void;
}

function withTiers(draft: TermsDraft): TermsDraft {
  return { ...draft, tariffs: draft.tariffs.map((tariff) => ({ ...tariff, tiers: tariff.tiers ?? [] })) };
}

export function useAgreementDraft(
  accountId: string,
  current: { version: number; terms: Terms },
  language: Language,
): AgreementDraft {
  const [kept, setKept] = useState(() => readDraft<Kept>(nameOf(accountId)));
  const [restoredAt, setRestoredAt] = useState(kept?.at ?? null);
  const keep = (draft: TermsDraft, seenVersion: number) => {
    const next = { draft, seenVersion, at: new Date().toISOString() };
    saveDraft(nameOf(accountId), next);
    setKept(next);
  };
  const seenVersion = kept?.seenVersion ?? current.version;
  return {
    // A stored draft may be older than a term.
    draft: { ...toDraft(current.terms, language), ...(kept && withTiers(kept.draft)) },
    seenVersion,
    keptAt: kept?.at ?? null,
    restoredAt,
    change: (draft) => keep(draft, seenVersion),
    goOn: (version) => kept && keep(kept.draft, version),
    discard: () => {
      deleteDraft(nameOf(accountId));
      setKept(null);
      setRestoredAt(null);
    },
  };
}
