// The words of the form that dispatch fills in for a customer, in English.
import { pluralFormIn } from '../../../../../shared/text/plural.ts';
import { en as form } from '../../../orders/new/en.ts';

const pluralForm = pluralFormIn('en');

export const en = {
  ...form,
  transportHint: 'net, by the customer’s agreement',
  notPossible: {
    ...form.notPossible,
    TRANSPORT_TYPE_NOT_ALLOWED: 'Not part of the customer’s agreement',
    NO_CONTRACTING_PARTY: 'The account has no contracting party yet',
  },
  yourNumber: 'Customer’s number',
  note: 'Note for the driver',
  price: {
    ...form.price,
    waiting: 'The price appears when the customer and both cities are known.',
    why: {
      TRANSPORT_TYPE: (transport: string) => `The agreement asks for a quote for ${transport} transports.`,
      VEHICLE_TYPE: () => 'The agreement asks for a quote for this type of vehicle.',
      ADDRESS_UNCLEAR: () => 'Postal code and city of an address do not fit together.',
      DISTANCE_UNKNOWN: () => 'The distance could not be measured.',
      DISTANCE_ABOVE_LIMIT: () => 'The agreement asks for a quote for this distance.',
      ASKED: () => 'You ask for a quote, even though the agreement has a price.',
      NO_TARIFF: () => 'The agreement has no price for this case.',
    } as Record<string, (transport: string) => string>,
    decide: 'The customer gets a quote and decides on it.',
    now: 'A request stands under Requests',
    afterwards: 'You quote: quote.offered and a mail to the customer',
    stepDecide: 'Decision',
    decideHow: 'By the customer: portal, API or link',
  },
  goes: (receivers: number) =>
    receivers === 0
      ? 'The customer sees it in the portal.'
      : `The customer sees it in the portal; order.created goes to ${pluralForm(receivers, { one: 'one endpoint', other: `${receivers} endpoints` })}.`,
  noCost: 'Goes to Requests, where it waits for a quote.',
  created: (number: string) => `${number} is created`,
  notAllowed: 'Dispatchers and admins take down orders.',
  customer: 'Customer',
  customerHint: 'Whose agreement prices it, and whose order it will be.',
  findCustomer: 'Type a name',
  chooseCustomer: 'Choose the customer first.',
  requests: 'Requests',
  several: {
    title: 'Further vehicles on the same route',
    hint: 'One order for each. Make, model and everything else are those above.',
    add: 'Add vehicle',
    remove: (position: number) => `Remove vehicle ${position}`,
    submit: (count: number) => `Create ${count} orders`,
    created: (count: number) => `${count} orders are created`,
  },
};
