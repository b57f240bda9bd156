// The exports of the package.
export type { CallOperation, OperationId, OperationInput, OperationOutput } from './call.ts';
export type { Documents, DownloadedFile } from './documents.ts';
export {
  ApiError,
  type ApiErrorFields,
  ChecksumError,
  ConfigurationError,
  ConnectionError,
  type ConnectionErrorFields,
  type DetailsOf,
  type ErrorCode,
  type ErrorDetails,
  type FieldProblem,
  HandoverError,
  isApiError,
  ResponseTooLargeError,
  type RuleProblem,
  TokenError,
} from './errors.ts';
export type { ListenOptions, SandboxEvent, StreamGap } from './event-stream.ts';
export type { EventFeed, EventPage, EventQuery, Events, FollowOptions } from './events.ts';
export { FINAL_STATUSES } from './final-statuses.ts';
export type { KnownErrorCode } from './generated/api-types.ts';
export { EVENT_NAMES, ORDER_STATUSES, SCENARIO_NAMES } from './generated/name-lists.ts';
export { type Handover, handover } from './handover.ts';
export type { CreateOptions, OrderQuery, Orders } from './orders.ts';
export type { Page, Paged } from './pages.ts';
export { proxyFetch } from './proxy-fetch.ts';
export type { Quotes } from './quotes.ts';
export type { ClockMove, Sandbox } from './sandbox.ts';
export type { CallOptions } from './send.ts';
export type { AnsweredCall, HandoverOptions, Retry } from './settings.ts';
export type { OrderSync, SyncCheckpoint, SyncOptions } from './sync.ts';
export type {
  AdvancedOrder,
  CreatedWebhookSubscription,
  CurrentCredential,
  Document,
  EventName,
  Inbox,
  InboxMessage,
  Location,
  Order,
  OrderAtClock,
  OrderChange,
  OrderCheck,
  OrderCreation,
  OrderStatus,
  PausedWebhookSubscription,
  Quote,
  RolledWebhookSubscription,
  Scenario,
  ScenarioName,
  TestClock,
  Tracking,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookEvent,
  WebhookSubscription,
  WebhookTestResult,
} from './types.ts';
export {
  type VerifyOptions,
  verifyWebhook,
  type WebhookFault,
  type WebhookHeaders,
  type WebhookSecret,
  WebhookVerificationError,
} from './verify-webhook.ts';
export { VERSION } from './version.ts';
export type {
  DeliveryQuery,
  WebhookChange,
  WebhookInput,
  WebhookListOptions,
  Webhooks,
} from './webhook-endpoints.ts';
