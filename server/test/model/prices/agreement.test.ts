// The terms of an agreement: their limits, and the defaults for a new account.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { agreementTermsSchema, defaultAgreementTerms } from '../../../src/model/prices/agreement.ts';
import { type PriceInput, priceTransport } from '../../../src/model/prices/price.ts';
import { VEHICLE_TYPES } from '../../../src/model/prices/vocabulary.ts';

const tariff = { transportType: 'DRIVEN', baseNet: 100 } as const;
const order: PriceInput = {
  transportType: 'DRIVEN',
  vehicleType: 'CAR',
  services: { registration: false, shortTermPlate: false },
  distanceKm: 300,
};

describe('terms of an agreement', () => {
  test('a new account has DRIVEN priced, quotes for the rest, acceptance by API and drivers shown', () => {
    const agreed = defaultAgreementTerms();
    expect(agreed).toMatchObject({
      currency: 'EUR',
      vatRate: 19,
      allowedTransportTypes: ['DRIVEN', 'TRAILER', 'TRUCK'],
      quoteRequired: {
        transportTypes: ['TRAILER', 'TRUCK'],
        vehicleTypes: [],
        distanceAboveKm: null,
        distanceUnknown: true,
      },
      release: 'AUTOMATIC',
      quoteAcceptanceViaApi: true,
      showDriver: true,
    });
    for (const vehicleType of VEHICLE_TYPES) {
      expect(priceTransport(agreed, { ...order, vehicleType }).kind).toBe('PRICE');
      expect(priceTransport(agreed, { ...order, vehicleType, transportType: 'TRAILER' }).kind).toBe('QUOTE');
    }
  });

  test('default terms are not shared between accounts', () => {
    defaultAgreementTerms().tariffs.pop();
    defaultAgreementTerms().quoteRequired.transportTypes.pop();
    defaultAgreementTerms().allowedTransportTypes.pop();
    expect(defaultAgreementTerms().tariffs).toHaveLength(5);
    expect(defaultAgreementTerms().quoteRequired.transportTypes).toHaveLength(2);
    expect(defaultAgreementTerms().allowedTransportTypes).toHaveLength(3);
  });

  test('default terms pass their own schema unchanged', () => {
    expect(agreementTermsSchema.parse(defaultAgreementTerms())).toEqual(defaultAgreementTerms());
  });

  test.each([
    [
      'a second tariff for the same pair',
      { tariffs: [tariff, { ...tariff, vehicleType: null }] },
      'tariffs.1',
    ],
    ['three decimals of money', { tariffs: [{ ...tariff, baseNet: 1.005 }] }, 'tariffs.0.baseNet'],
    ['five decimals a kilometre', { tariffs: [{ ...tariff, perKmNet: 0.12345 }] }, 'tariffs.0.perKmNet'],
    ['a negative price', { services: { registrationNet: -1 } }, 'services.registrationNet'],
    ['an unknown transport type', { allowedTransportTypes: ['FLOWN'] }, 'allowedTransportTypes.0'],
    ['no transport type at all', { allowedTransportTypes: [] }, 'allowedTransportTypes'],
    ['VAT above 100', { vatRate: 100.01 }, 'vatRate'],
    ['VAT with three decimals', { vatRate: 7.725 }, 'vatRate'],
    ['a currency in small letters', { currency: 'eur' }, 'currency'],
    ['an unknown field', { discount: 5 }, ''],
    ['an unknown field inside', { services: { customsNet: 5 } }, 'services'],
  ])('%s is refused', (_case, given, path) => {
    const result = agreementTermsSchema.safeParse(given);
    expect(result.error?.issues.map((issue) => issue.path.join('.'))).toEqual([path]);
  });

  test('ordinary decimal amounts are accepted', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (cents) => {
        const given = { services: { registrationNet: cents / 100 } };
        expect(agreementTermsSchema.safeParse(given).success).toBe(true);
      }),
    );
  });
});
