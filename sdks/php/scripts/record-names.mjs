// The names of records for which the name in the model says less than their use; those used in several places above all.
const RECORD_NAMES = {
  OrderCreationPickup: 'Address',
  OrderChangePickup: 'AddressChange',
  OrderChangePickupContact: 'AddressContact',
  OrderAcceptedEventData: 'OrderEventData',
  OrderCancelledEventData: 'OrderEndedEventData',
  OrderCreatedEventData: 'OrderDocumentEventData',
  OrderCreatedEventDataDocument: 'EventDocument',
  ChangeWebhookSubscriptionBody: 'WebhookChange',
  QuoteLineItems: 'QuoteLineItem',
  TestClockRan: 'TestClockStep',
};

/** The model with these names, in its records and wherever a type refers to one. */
export function renameRecords(value, key) {
  if (typeof value === 'string')
    return key === 'name' || key === 'record' ? (RECORD_NAMES[value] ?? value) : value;
  if (Array.isArray(value)) return value.map((each) => renameRecords(each));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, renameRecords(each, name)]));
}
