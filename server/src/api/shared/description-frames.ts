// Title, tags and security of each OpenAPI document. Every API names the document that describes it.
import { readFileSync } from 'node:fs';
import { API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import type { DocumentFrame } from '../../http/document-frame.ts';
import { API_VERSION } from '../../platform/api-version.ts';
import { projectPath } from '../../platform/project-root.ts';
import { describeWebhooks } from '../docs/webhook-messages.ts';
import { API_PREFIX, DRIVER_PREFIX, OPERATIONS_PREFIX, PORTAL_PREFIX, PUBLIC_PREFIX } from '../prefixes.ts';

const COMMON_INFO = {
  version: API_VERSION,
  license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
};

export const V1_DOCUMENT: DocumentFrame = {
  name: 'v1',
  paths: ['/openapi.json', `${API_PREFIX}/openapi.json`],
  server: API_PREFIX,
  info: {
    ...COMMON_INFO,
    title: 'Handover API',
    summary: 'Hand over vehicle transport orders and follow them to completion.',
    description: readFileSync(projectPath('src/api/docs/introduction.md'), 'utf8'),
  },
  tags: [
    { name: 'Connection', description: 'Sign in and test the connection' },
    { name: 'Orders', description: 'Create, read, change and cancel orders and requests' },
    { name: 'Quotes', description: 'Ask for a quote and decide on it' },
    { name: 'Documents', description: 'Protocols, reports, quotes and invoices' },
    { name: 'Webhooks', description: 'Signed messages to your https endpoints' },
    { name: 'Sandbox', description: 'Calls for test credentials only' },
    {
      name: 'Older interface',
      description: 'Unchanged for its existing clients; new integrations use API v1',
    },
  ],
  securitySchemes: {
    oauth: {
      type: 'oauth2',
      description: 'Client credentials; the token is valid for one hour.',
      flows: { clientCredentials: { tokenUrl: `${API_PREFIX}/extern/oauth/token`, scopes: API_SCOPES } },
    },
    bearerKey: { type: 'http', scheme: 'bearer', description: 'An API key (`svc_live_…` or `svc_test_…`)' },
    headerKey: {
      type: 'apiKey',
      in: 'header',
      name: 'X-API-Key',
      description: 'The same key in its own header',
    },
    clientBasic: { type: 'http', scheme: 'basic', description: 'Client id and secret, form-encoded' },
  },
  webhooks: describeWebhooks,
};

export const OPERATIONS_DOCUMENT: DocumentFrame = {
  name: 'operations',
  paths: [`${OPERATIONS_PREFIX}/openapi.json`],
  server: OPERATIONS_PREFIX,
  info: {
    ...COMMON_INFO,
    title: 'Handover operations interface',
    description: 'For the operator: accounts, agreements, credentials. Not for customers.',
  },
  tags: [
    { name: 'Accounts', description: 'Customers and their agreements' },
    { name: 'Credentials', description: 'API keys and OAuth clients' },
    { name: 'Search', description: 'Find anything by name or number' },
    { name: 'Dispatch', description: 'Orders of all accounts and the commands that move them' },
    { name: 'Demo', description: 'The made-up operator of a demo' },
    { name: 'Drivers', description: 'Drivers and their sign-in links' },
    { name: 'Messages', description: 'Messages with drivers, and their notices' },
    { name: 'Carriers', description: 'Offers of orders to companies that drive for the operator' },
    { name: 'Quotes', description: 'Quotes for requests' },
    { name: 'Documents', description: 'Documents of orders' },
    { name: 'Mails', description: 'Mails that were sent, and mails that are kept unsent' },
    { name: 'Webhooks', description: 'Endpoints and deliveries of accounts' },
    { name: 'Operator', description: 'The company that runs this service' },
    { name: 'Accounting', description: 'From delivered to invoiced' },
    { name: 'Journal', description: 'Who changed what, and whether the audit log is intact' },
    { name: 'Session', description: 'Signing in and out, invitations, new passwords' },
    { name: 'Own account', description: 'Settings, passkeys and sessions of the signed-in person' },
    { name: 'Live', description: 'Changes as they happen' },
    { name: 'Users', description: 'People of accounts who sign in to the portal' },
    { name: 'Personal data', description: 'Export and erasure on request of a person' },
  ],
  securitySchemes: {
    operatorToken: {
      type: 'http',
      scheme: 'bearer',
      description: 'The setting OPERATOR_TOKEN, for machines',
    },
    consoleSession: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-console',
      description: 'Set by signing in, for people. If PUBLIC_URL is http, its name is `console`.',
    },
  },
};

export const PORTAL_DOCUMENT: DocumentFrame = {
  name: 'portal',
  paths: [`${PORTAL_PREFIX}/openapi.json`],
  server: PORTAL_PREFIX,
  info: {
    ...COMMON_INFO,
    title: 'Handover portal interface',
    description:
      'For the pages of the customer portal: people sign in, and a cookie keeps their session. Systems use API v1.',
  },
  tags: [
    { name: 'Session', description: 'Signing in and out, invitations, new passwords' },
    { name: 'Own account', description: 'Settings, passkeys and sessions of the signed-in person' },
    { name: 'Users', description: 'The people of an account' },
    { name: 'Account', description: 'The settings of the whole account' },
    { name: 'Credentials', description: 'API keys and OAuth clients' },
    { name: 'Request log', description: 'The calls of the customer’s systems and their responses' },
    { name: 'Overview', description: 'Orders and quotes that need attention, and the transfers of today' },
    { name: 'Search', description: 'Find anything by name or number' },
    { name: 'Orders', description: 'Lists, the history of an order, ordering by hand' },
    { name: 'Quotes', description: 'Offers to decide on' },
    { name: 'Carriers', description: 'For carriers: offers of orders, and their drivers' },
    { name: 'Imports', description: 'Orders from CSV files' },
    { name: 'Webhooks', description: 'Endpoints, their health and their secrets' },
    { name: 'Deliveries', description: 'Every message with every attempt, and sending again' },
    { name: 'Playground', description: 'Scenarios of the sandbox, step by step' },
    { name: 'Inboxes', description: 'Receivers for testing, inside the sandbox' },
    { name: 'Live', description: 'Changes as they happen' },
  ],
  securitySchemes: {
    portalSession: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-portal',
      description:
        'Set by signing in. Changing calls must come from the pages themselves. If PUBLIC_URL is http, its name is `portal`.',
    },
  },
};

export const DRIVER_DOCUMENT: DocumentFrame = {
  name: 'driver',
  paths: [`${DRIVER_PREFIX}/openapi.json`],
  server: DRIVER_PREFIX,
  info: {
    ...COMMON_INFO,
    title: 'Handover driver interface',
    description: 'For the driver: trips, protocols, positions. Every call can be sent again.',
  },
  tags: [
    { name: 'Session', description: 'Sign in by the link from the dispatcher' },
    { name: 'Trips', description: 'The trips of the driver and their progress' },
    { name: 'Protocols', description: 'Pickup and delivery with photos and signatures' },
    { name: 'Positions', description: 'Where the vehicle is' },
    { name: 'Messages', description: 'Messages with dispatch, and push messages' },
  ],
  securitySchemes: {
    driverSession: { type: 'http', scheme: 'bearer', description: 'The session token' },
  },
};

export const PUBLIC_DOCUMENT: DocumentFrame = {
  name: 'public',
  paths: [`${PUBLIC_PREFIX}/openapi.json`],
  server: PUBLIC_PREFIX,
  info: {
    ...COMMON_INFO,
    title: 'Handover public interface',
    description: 'For the links in mails. No login; the link itself is the permission.',
  },
  tags: [
    { name: 'Quote link', description: 'See, accept or decline a quote' },
    { name: 'Tracking', description: 'Read the state of a transfer, and follow it' },
  ],
  securitySchemes: {},
};

export const DOCUMENTS = [
  V1_DOCUMENT,
  OPERATIONS_DOCUMENT,
  PORTAL_DOCUMENT,
  DRIVER_DOCUMENT,
  PUBLIC_DOCUMENT,
] as const;
