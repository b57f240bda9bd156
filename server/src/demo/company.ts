// The demo company as data: the operator, three customers with different agreements, eight drivers.

import type { AccountFields } from '../customers/accounts/manage-accounts.ts';
import type { TermsChanges } from '../dispatch/availability/change-terms.ts';
import type { DriverFields } from '../dispatch/drivers/driver.ts';
import { type AgreementTermsInput, agreementTermsSchema } from '../model/prices/agreement.ts';
import { operatorSchema } from '../operator/operator.ts';

export const DEMO_OPERATOR = operatorSchema.parse({
  name: 'Demo Überführungen GmbH',
  address: 'Hafenstraße 1, 20457 Hamburg',
  vatId: 'DE999999995',
  bank: { name: 'Demo Bank Hamburg', iban: 'DE02120300000000202051', bic: 'BYLADEM1001' },
  sender: { name: 'Demo Überführungen', email: 'dispo@handover.example' },
  phone: '040 66969 120',
  phoneHours: 'Mo.–Fr. 7–19 Uhr',
  managedBy: 'Ines Harms',
  register: 'Amtsgericht Hamburg, HRB 000000',
  insurance:
    'Versichert von der Abholung bis zur Übergabe: Schäden am Fahrzeug bis 100.000 €, Haftpflicht bis 10 Mio. €.',
});

export type CustomerName = 'dealer' | 'leasing' | 'fleet';

interface Customer {
  account: AccountFields;
  /** Null keeps the standard agreement of a new account. */
  terms: AgreementTermsInput | null;
  /** The person who signs quotes and orders for the customer. */
  signer: string;
}

const ACTIVE = {
  kind: 'CUSTOMER',
  status: 'ACTIVE',
  apiV1Production: true,
  writeKeysNeedApproval: true,
} as const;

/** An account is found by the mail address of its contracting party, which no real customer can have. */
export const CUSTOMERS: Record<CustomerName, Customer> = {
  dealer: {
    account: {
      ...ACTIVE,
      name: 'Demo Autohaus GmbH',
      language: 'de',
      contractingParty: {
        name: 'Demo Autohaus GmbH',
        address: 'Königstraße 1, 70173 Stuttgart',
        country: 'DE',
        vatId: null,
        debtorNumber: '10017',
        email: 'demo@handover.example',
        invoiceEmail: null,
        invoicesByMail: true,
        eInvoice: 'ZUGFERD',
        leitwegId: null,
      },
    },
    terms: null,
    signer: 'Petra Lindner',
  },
  leasing: {
    account: {
      ...ACTIVE,
      name: 'Demo Leasing B.V.',
      language: 'en',
      contractingParty: {
        name: 'Demo Leasing B.V.',
        address: 'Herengracht 182, 1016 BR Amsterdam',
        country: 'NL',
        vatId: 'NL999999990B01',
        debtorNumber: '10042',
        email: 'leasing@handover.example',
        invoiceEmail: null,
        invoicesByMail: true,
        eInvoice: 'ZUGFERD',
        leitwegId: null,
      },
    },
    terms: {
      tariffs: [
        {
          transportType: 'DRIVEN',
          baseNet: 79,
          includedKm: 100,
          perKmNet: 0.82,
          tiers: [{ fromKm: 500, perKmNet: 0.69 }],
          minimumNet: 95,
        },
        { transportType: 'TRAILER', baseNet: 180, includedKm: 100, perKmNet: 1.4, minimumNet: 240 },
      ],
      quoteRequired: { transportTypes: ['TRUCK'] },
      release: 'MANUAL',
      showDriver: false,
      positionIntervalSeconds: 300,
      payment: { dueDays: 7 },
    },
    signer: 'Maarten de Vries',
  },
  fleet: {
    account: {
      ...ACTIVE,
      name: 'Demo Fuhrpark GmbH',
      language: 'de',
      contractingParty: {
        name: 'Demo Fuhrpark GmbH',
        address: 'Zeil 90, 60313 Frankfurt am Main',
        country: 'DE',
        vatId: 'DE999999987',
        debtorNumber: '10058',
        email: 'fuhrpark@handover.example',
        invoiceEmail: null,
        invoicesByMail: true,
        eInvoice: 'ZUGFERD',
        leitwegId: null,
      },
    },
    terms: {
      allowedTransportTypes: ['DRIVEN', 'TRAILER'],
      quoteRequired: { transportTypes: ['TRAILER'], vehicleTypes: ['VAN'], distanceAboveKm: 550 },
      quoteAcceptanceViaApi: false,
      services: { registrationFee: 30.6, shortTermPlateFee: 13.1 },
      surcharges: {
        weekend: { percentOfTransport: 20 },
        express: { withinHours: 12, net: 35 },
        fuel: true,
      },
      payment: { dueDays: 21, discount: { percent: 2, days: 10 } },
      extras: [
        { kind: 'WAITING', netPerQuarterHour: 12.5, freeMinutes: 30 },
        { kind: 'TRIP_IN_VAIN', percentOfPrice: 60 },
        { kind: 'LATE_CANCELLATION', hoursBeforePickup: 24, net: 45 },
        { kind: 'WASH', net: 19.9 },
      ],
      expenses: { FUEL: { billing: 'AT_COST' }, TOLL: { billing: 'UP_TO', limitNet: 30 } },
    },
    signer: 'Sabine Okafor',
  },
};

export const CUSTOMER_NAMES = Object.keys(CUSTOMERS) as CustomerName[];

export function termsOf({ terms }: Customer) {
  return terms && agreementTermsSchema.parse(terms);
}

/** How a driver's trips differ from normal ones. */
export type DrivingStyle = 'loses network' | 'meets jams';

interface DemoDriver extends DriverFields {
  email: string;
  drivingStyle?: DrivingStyle;
  terms?: TermsChanges;
}

const driver = (name: string, phone: string, more: Partial<DemoDriver> = {}): DemoDriver => ({
  name,
  phone,
  email: `${name.toLowerCase().replace(/[^a-z]+/g, '.')}@drivers.handover.example`,
  locationConsent: true,
  language: 'de',
  active: true,
  ...more,
});

const weekdays = (from: string, to: string) => [...Array(5).fill({ from, to }), null, null];
const everyDay = (from: string, to: string) => Array(7).fill({ from, to });
const homeIn = (postalCode: string, city: string) => ({ postalCode, city, country: 'DE' });
const LEGAL = { maxDayMinutes: 600, minRestMinutes: 660 };

/** The last one is the visitor's driver: the fleet does not move that driver's trips. */
export const DRIVERS: readonly DemoDriver[] = [
  driver('Jana Kowalska', '+49 151 00000001', {
    terms: { licenceClasses: ['CE'], home: { postalCode: '20457', city: 'Hamburg', country: 'DE' } },
  }),
  driver('Mehmet Aydin', '+49 151 00000002', {
    terms: { licenceClasses: ['B'], mayDrive: ['ELECTRIC'], home: homeIn('50667', 'Köln') },
  }),
  driver('Thomas Brandt', '+49 151 00000003', {
    drivingStyle: 'meets jams',
    terms: { employment: 'FREELANCE', licenceClasses: ['BE'], home: homeIn('60311', 'Frankfurt am Main') },
  }),
  driver('Lena Fischer', '+49 151 00000004', {
    terms: {
      ...LEGAL,
      weeklyHours: weekdays('07:00', '19:00'),
      licenceClasses: ['BE'],
      home: { postalCode: '34117', city: 'Kassel', country: 'DE' },
    },
  }),
  driver('Ivan Petrov', '+49 151 00000005', {
    drivingStyle: 'loses network',
    terms: { home: homeIn('10115', 'Berlin') },
  }),
  driver('Carla Romano', '+49 151 00000006', {
    terms: {
      ...LEGAL,
      weeklyHours: everyDay('05:00', '22:00'),
      licenceClasses: ['B'],
      home: homeIn('60311', 'Frankfurt am Main'),
    },
  }),
  driver('Piet Jansen', '+49 151 00000007', {
    locationConsent: false,
    terms: { employment: 'CARRIER', home: { postalCode: '48143', city: 'Münster', country: 'DE' } },
  }),
  driver('Alex Demo', '+49 151 00000008', { terms: { home: homeIn('70173', 'Stuttgart') } }),
];

export const VISITING_DRIVER = DRIVERS[7]!;
export const DRIVING = DRIVERS.filter((one) => one !== VISITING_DRIVER);
