// Which records the SDK has, under which names, and which of them are sent.

/** Names that say more than those which follow from the place in the description. */
const NAMES = {
  Event: 'WebhookEvent',
  CreateWebhookSubscriptionBody: 'WebhookInput',
  ChangeWebhookSubscriptionBody: 'WebhookChange',
  OrderCreationPickup: 'Address',
  OrderChangePickup: 'LocationChange',
  OrderChangePickupContact: 'ContactInput',
  OrderCreatedEventDataDocument: 'EventDocument',
  OrderCreatedEventData: 'OrderDocumentEventData',
  OrderAcceptedEventData: 'OrderEventData',
  OrderCancelledEventData: 'OrderEndEventData',
  QuoteLineItems: 'QuoteLineItem',
  TestClockRan: 'TestClockStep',
};

/** Records that have all fields of another one, and more. */
const BASES = {
  AdvancedOrder: 'Order',
  OrderAtClock: 'AdvancedOrder',
  CreatedWebhookSubscription: 'WebhookSubscription',
  PausedWebhookSubscription: 'WebhookSubscription',
  RolledWebhookSubscription: 'WebhookSubscription',
  WebhookDeliveryDetails: 'WebhookDelivery',
};

const SUMMARIES = {
  Event: 'An event: the base of all messages, and the class of those that are newer than the SDK.',
  Inbox: 'A URL of the sandbox that stores the messages sent to it.',
  Order: 'An order, or a request that waits for its quote (`Kind`).',
  Quote: 'A quote with its version, amounts and line items.',
  Document: 'A document of an order, with the checksum of its file.',
  Location: 'An address as orders hold it.',
  Scenario: 'The state of a scenario of the sandbox.',
  Tracking: 'Position and computed arrival.',
  TestClock: 'The clock of an order of the sandbox, and what it ran.',
  OrderCheck: 'What creating an order would give.',
  OrderChange: 'The fields that can be changed until pickup; only the fields that are set change.',
  OrderStatus: 'The status of an order, in short.',
  InboxMessage: 'A message in an inbox, with its signature checked step by step.',
  OrderAtClock: 'An order of the sandbox at a moment of its clock.',
  AdvancedOrder: 'An order of the sandbox with the state of its scenario.',
  OrderCreation: 'The body of a new order or quote request.',
  WebhookDelivery: 'A message to an endpoint, with the result of its last attempt.',
  CurrentCredential: 'Account, environment and scopes of a credential.',
  WebhookTestResult: 'The result of a test message.',
  WebhookSubscription: 'A webhook endpoint, without its secret.',
  WebhookDeliveryDetails: 'A delivery with its message and all attempts.',
  ResentWebhookDeliveries: 'How many messages are sent again.',
  PausedWebhookSubscription: 'An endpoint that was paused, and how many open messages ended.',
  RolledWebhookSubscription: 'An endpoint with a new secret, and until when the old one also signs.',
  CreatedWebhookSubscription: 'A new webhook endpoint, this once with its secret.',
  CreateWebhookSubscriptionBody: 'A new webhook endpoint.',
  OrderCreationPickup: 'Where a vehicle is picked up or delivered.',
  OrderChangePickup: 'What can be changed of a place.',
  OrderChangePickupContact: 'Whom the driver asks for.',
  OrderCreatedEventDataDocument: 'The document of an event.',
  OrderAcceptedEventData: 'What most events say: the order and its status.',
  OrderCreatedEventData: 'The order and its status, with a document if there is one.',
  OrderCancelledEventData: 'The order and its status, with the reason of its end.',
  ChangeWebhookSubscriptionBody: 'What can be changed of an endpoint; only the fields that are set change.',
};

/** The SDK has no functions of its own for these, so their records are not needed. */
const isWithoutRecords = ({ id }) => /^older|^obtainAccessToken$|^listLoggedCalls$/.test(id);

/** Lists and small bodies whose fields are the arguments of functions. */
const isReplaced = (name) =>
  /^List\w+Answer$|^EventPage$/.test(name) ||
  ['CancelOrderBody', 'AcceptQuoteBody', 'RollWebhookSubscriptionSecretBody'].includes(name) ||
  ['ResendFailedWebhookDeliveriesBody', 'AdvanceSandboxOrderBody', 'MoveSandboxClockBody'].includes(name);

export const nameOf = (name) => NAMES[name] ?? name;

export function collectRecords(model) {
  const byName = new Map(model.records.map((record) => [record.name, record]));
  const reachable = (types) => {
    const found = new Set();
    const visit = (type) => {
      if (type?.of) visit(type.of);
      if (type?.kind !== 'record' || found.has(type.name)) return;
      found.add(type.name);
      for (const field of byName.get(type.name).fields) visit(field.type);
    };
    for (const type of types) visit(type);
    return found;
  };
  const operations = model.operations.filter((operation) => !isWithoutRecords(operation));
  const answered = reachable(operations.map(({ answer }) => answer));
  const sent = reachable(operations.map(({ body }) => body));
  const inEvents = reachable(model.events.map(({ record }) => ({ kind: 'record', name: record })));
  const both = [...sent].filter((name) => answered.has(name));
  if (both.length > 0)
    throw new Error(`${both.join(', ')} are sent and answered: the SDK needs two classes.`);
  const messages = new Set(model.events.map(({ record }) => record));
  const chosen = (isChosen) =>
    model.records
      .filter(({ name }) => isChosen(name) && !isReplaced(name) && !messages.has(name) && name !== 'Event')
      .map((record) => named(record, byName))
      .sort((one, other) => (one.name < other.name ? -1 : 1));
  return {
    records: chosen((name) => answered.has(name) || inEvents.has(name)),
    bodies: chosen((name) => sent.has(name)),
    events: {
      base: named(byName.get('Event'), byName),
      messages: model.events.map(({ name, record }) => ({
        event: name,
        ...named(byName.get(record), byName),
      })),
    },
  };
}

/** The record under its own name; of one with a base only its further fields. */
function named(record, byName) {
  const base = byName.get(BASES[record.name]);
  const inherited = new Set(base?.fields.map(({ name }) => name));
  const missing = [...inherited].filter((name) => !record.fields.some((field) => field.name === name));
  if (missing.length > 0)
    throw new Error(`${record.name} has no ${missing.join(', ')}, unlike ${base.name}.`);
  return {
    name: nameOf(record.name),
    base: base ? nameOf(base.name) : null,
    isBase: Object.values(BASES).includes(record.name),
    summary: SUMMARIES[record.name] ?? record.description,
    fields: record.fields.filter(({ name }) => !inherited.has(name)),
  };
}
