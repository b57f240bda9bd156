// Names and descriptions of the generated records.

/** Records of the model under a name that says what they are. */
export const NAMES = {
  CreateWebhookSubscriptionBody: 'WebhookCreation',
  ChangeWebhookSubscriptionBody: 'WebhookChange',
  OrderCreationPickup: 'Address',
  OrderChangePickup: 'LocationChange',
  OrderChangePickupContact: 'Contact',
  OrderCreatedEventDataDocument: 'EventDocument',
};

/** What the description of the API does not say about its records. */
export const TEXTS = {
  Address: 'An address of a new order.',
  AdvancedOrder: 'An order of the sandbox with the state of its scenario.',
  Contact: 'The contact at an address.',
  CreatedWebhookSubscription: 'A new webhook endpoint, this once with its secret.',
  CurrentCredential: 'Account, environment and scopes of a credential.',
  Document: 'A document of an order, with the checksum of its file.',
  Event: 'An event, as a webhook delivers it. Each type has a class of its own; further types may be added.',
  EventDocument: 'The document of an event.',
  Inbox: 'A URL of the sandbox that stores the messages sent to it.',
  InboxMessage: 'A message in an inbox, with its signature checked step by step.',
  Location: 'An address as orders hold it.',
  LocationChange: 'What can be changed of an address.',
  Order: 'An order, or a request that waits for its quote ({@code kind}).',
  OrderAtClock: 'An order of the sandbox at a moment of its clock.',
  OrderChange: 'The fields that can be changed until pickup; only the fields that are set change.',
  OrderCheck: 'What creating an order would give.',
  OrderCreation: 'A new order or quote request.',
  OrderStatus: 'The status of an order, in short.',
  PausedWebhookSubscription: 'An endpoint that was paused, and how many open messages ended.',
  Quote: 'A quote with its version, amounts and line items.',
  RequestLogEntry: 'A call of one of your systems.',
  ResentWebhookDeliveries: 'How many deliveries are sent again.',
  RolledWebhookSubscription: 'An endpoint with a new secret, and until when the old one also signs.',
  Scenario: 'The state of a scenario of the sandbox.',
  TestClock: 'The clock of an order of the sandbox, and what it ran.',
  Tracking: 'Position and computed arrival.',
  WebhookChange: 'What can be changed of an endpoint; only the fields that are set change.',
  WebhookCreation: 'A new webhook endpoint.',
  WebhookDelivery: 'A message to an endpoint, with the result of its last attempt.',
  WebhookDeliveryDetails: 'A delivery with its message and all attempts.',
  WebhookSubscription: 'A webhook endpoint, without its secret.',
  WebhookTestResult: 'The result of a test message.',
};
