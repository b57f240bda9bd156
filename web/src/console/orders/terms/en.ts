// The words of a change of what was ordered, in English.
export const en = {
  title: 'Address, vehicle, price',
  price: 'Price',
  priceNet: 'Net price by hand',
  priceHint: 'Empty means the price by the agreement',
  reason: 'Reason',
  reasonHint: 'The customer sees it',
  nothingYet: 'Change a field to see the new price beside the old one.',
  nothing: 'Nothing differs from the order.',
  back: 'Back',
  change: 'Change order',
  redirect: 'Change destination',
  offer: 'Offer as a quote',
  changed: 'Changed',
  redirected: 'The destination is changed',
  offered: 'The quote is on offer; the order changes when the customer accepts it',
  withdrawn: 'The quote is withdrawn',
  priceBefore: 'Before',
  priceAfter: 'After',
  noPrice: 'No price',
  givePrice: 'Give a price and a reason.',
  basis: {
    KEPT: 'The price stays',
    AGREEMENT: 'By the agreement',
    BY_HAND: 'Set by hand',
  },
  difference: (amount: string) => `${amount} net`,
  needsQuote: {
    title: 'The agreement requires a quote',
    why: {
      TRANSPORT_TYPE: 'For this transport.',
      VEHICLE_TYPE: 'For this type of vehicle.',
      ADDRESS_UNCLEAR: 'Postal code and city of an address do not fit together.',
      DISTANCE_UNKNOWN: 'The distance could not be measured.',
      DISTANCE_ABOVE_LIMIT: 'For this distance.',
      NO_TARIFF: 'It has no price for this case.',
    } as Record<string, string>,
    offered: (until: string) =>
      `The customer gets one, valid until ${until}. Until they accept, the order stays as it is.`,
    onTheWay: 'The vehicle is on the way, so set a price by hand.',
  },
  warnings: {
    DRIVER_HAS_TRIP: (driver: string) => `${driver} has the trip already and gets a notice.`,
    DISTANCE_UNKNOWN: () => 'The distance to the new address could not be measured.',
    DISTANCE_ESTIMATED: () => 'The map server did not answer, the distance is an estimate.',
    TOO_LATE: () => 'At the usual speed the vehicle arrives after the agreed delivery.',
    REPLACES_OFFER: () => 'A change is on offer. This one takes its place.',
  },
  told: {
    sends: (what: string) => `Sends ${what}.`,
    event: (type: string, customer: string) => `${type} to ${customer}`,
    mail: (address: string) => `a mail to ${address}`,
    driver: (name: string) => `a notice to ${name}’s phone`,
    nobody: 'The customer is not notified.',
  },
  onOffer: {
    title: (quote: string, net: string) => `A change is on offer: ${quote}, ${net} net`,
    until: (until: string) => `The customer decides until ${until}. Until then the order stays as it is.`,
    withdraw: 'Withdraw',
  },
};

export type TermsWords = typeof en;
