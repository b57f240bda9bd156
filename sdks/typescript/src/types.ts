// The records of the API under their own names.
import type { components, EventMessages } from './generated/api-types.ts';
import type { SCENARIO_NAMES } from './generated/name-lists.ts';

type Schemas = components['schemas'];

/** An order, or a request that waits for its quote (`kind`). */
export type Order = Schemas['Order'];
/** The body of a new order or quote request. */
export type OrderCreation = Schemas['OrderCreation'];
/** What creating an order would give. */
export type OrderCheck = Schemas['OrderCheck'];
/** The fields that can be changed until pickup; only the fields that are sent change. */
export type OrderChange = Schemas['OrderChange'];
/** The status of an order, in short. */
export type OrderStatus = Schemas['OrderStatus'];
/** An address as orders hold it. */
export type Location = Schemas['Location'];
/** Position and computed arrival. */
export type Tracking = Schemas['Tracking'];
/** A document of an order, with the checksum of its file. */
export type Document = Schemas['Document'];
/** A quote with its version, amounts and line items. */
export type Quote = Schemas['Quote'];
/** A webhook endpoint, without its secret. */
export type WebhookSubscription = Schemas['WebhookSubscription'];
/** A new webhook endpoint, this once with its secret. */
export type CreatedWebhookSubscription = Schemas['CreatedWebhookSubscription'];
/** An endpoint that was paused, and how many open messages ended. */
export type PausedWebhookSubscription = Schemas['PausedWebhookSubscription'];
/** An endpoint with a new secret, and until when the old one also signs. */
export type RolledWebhookSubscription = Schemas['RolledWebhookSubscription'];
/** A message to an endpoint, with the result of its last attempt. */
export type WebhookDelivery = Schemas['WebhookDelivery'];
/** A delivery with its message and all attempts. */
export type WebhookDeliveryDetails = Schemas['WebhookDeliveryDetails'];
/** The result of a test message. */
export type WebhookTestResult = Schemas['WebhookTestResult'];
/** Account, environment and scopes of a credential. */
export type CurrentCredential = Schemas['CurrentCredential'];
/** An order of the sandbox with the state of its scenario. */
export type AdvancedOrder = Schemas['AdvancedOrder'];
/** An order of the sandbox at a moment of its clock. */
export type OrderAtClock = Schemas['OrderAtClock'];
/** The clock of an order of the sandbox, and what it ran. */
export type TestClock = Schemas['TestClock'];
/** The state of a scenario of the sandbox. */
export type Scenario = Schemas['Scenario'];
/** A URL of the sandbox that stores the messages sent to it. */
export type Inbox = Schemas['Inbox'];
/** A message in an inbox, with its signature checked step by step. */
export type InboxMessage = Schemas['InboxMessage'];

/** The names of all events. */
export type EventName = keyof EventMessages;
/** The message of one event, `WebhookEvent<'vehicle.delivered'>`, or of any event without a name. */
export type WebhookEvent<Name extends EventName = EventName> = EventMessages[Name];

/** The scenarios of the sandbox. */
export type ScenarioName = (typeof SCENARIO_NAMES)[number];
