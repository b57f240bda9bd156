// The records of the interface under their own names.
import type { components, EventMessages } from './generated/api-types.ts';
import type { SCENARIO_NAMES } from './generated/name-lists.ts';

type Schemas = components['schemas'];

/** An order, or a request that waits for its quote (`kind`). */
export type Order = Schemas['Order'];
/** What an order or a request for a quote is made of. */
export type OrderCreation = Schemas['OrderCreation'];
/** What can be changed until pickup; only the fields that are sent change. */
export type OrderChange = Schemas['OrderChange'];
/** Where an order stands, in short. */
export type OrderStatus = Schemas['OrderStatus'];
/** An address as orders hold it. */
export type Location = Schemas['Location'];
/** Position and computed arrival. */
export type Tracking = Schemas['Tracking'];
/** A document of an order, with the checksum of its file. */
export type Document = Schemas['Document'];
/** A quote with its version, amounts and line items. */
export type Quote = Schemas['Quote'];
/** A webhook endpoint. Its secret is never told again. */
export type WebhookSubscription = Schemas['WebhookSubscription'];
/** A webhook endpoint as it was created, this once with its secret. */
export type CreatedWebhookSubscription = Schemas['CreatedWebhookSubscription'];
/** What came of a test message. */
export type WebhookTestResult = Schemas['WebhookTestResult'];
/** Which account, environment and scopes a credential stands for. */
export type CurrentCredential = Schemas['CurrentCredential'];
/** An order of the sandbox with the state of its scenario. */
export type AdvancedOrder = Schemas['AdvancedOrder'];
/** The state of a scenario of the sandbox. */
export type Scenario = Schemas['Scenario'];
/** An address of the sandbox that keeps the messages that come to it. */
export type Inbox = Schemas['Inbox'];
/** A message that came to an inbox, with its signature checked step by step. */
export type InboxMessage = Schemas['InboxMessage'];

/** The names of all events. */
export type EventName = keyof EventMessages;
/** The message of one event, such as `WebhookEvent<'vehicle.delivered'>`; without a name, of any: `type` tells which. */
export type WebhookEvent<Name extends EventName = EventName> = EventMessages[Name];

/** How an order of the sandbox goes on. */
export type ScenarioName = (typeof SCENARIO_NAMES)[number];
