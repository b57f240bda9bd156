// The OpenAPI documents: title, tags and security of each. Every channel names the document that describes it.
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
    { name: 'Sandbox', description: 'What only test credentials can do' },
    {
      name: 'Older interface',
      description: 'Unchanged for those who use it; new integrations take the rest',
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
    { name: 'Dispatch', description: 'Orders of all accounts and the commands that move them' },
    { name: 'Demo', description: 'The made-up operator of a first start' },
    { name: 'Drivers', description: 'Who drives' },
    { name: 'Quotes', description: 'Quotes for requests' },
    { name: 'Documents', description: 'Documents of orders' },
    { name: 'Mails', description: 'What was sent to people, and what is kept' },
    { name: 'Webhooks', description: 'Endpoints and deliveries of accounts' },
    { name: 'Operator', description: 'Who runs this service' },
    { name: 'Accounting', description: 'From delivered to invoiced' },
    { name: 'Journal', description: 'Who changed what, and whether that record is whole' },
    { name: 'Session', description: 'Signing in and out, invitations, new passwords' },
    { name: 'Own account', description: 'How the person who is signed in does so' },
    { name: 'Live', description: 'What changes, as it happens' },
    { name: 'Users', description: 'People of accounts who sign in to the portal' },
    { name: 'Personal data', description: 'What a person may ask for' },
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
      description: 'Set by signing in, for people',
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
    { name: 'Own account', description: 'How the person who is signed in does so' },
    { name: 'Users', description: 'The people of an account' },
    { name: 'Credentials', description: 'API keys and OAuth clients' },
    { name: 'Request log', description: 'What systems called, and what they were answered' },
    { name: 'Overview', description: 'What needs attention, what moves today' },
    { name: 'Orders', description: 'Lists, the story of each, ordering by hand' },
    { name: 'Quotes', description: 'Offers to decide on' },
    { name: 'Imports', description: 'Orders from CSV files' },
    { name: 'Webhooks', description: 'Endpoints, how they are doing, their secrets' },
    { name: 'Deliveries', description: 'Every message with every attempt, and sending again' },
    { name: 'Playground', description: 'Scenarios of the sandbox, step by step' },
    { name: 'Inboxes', description: 'Receivers for testing, inside the sandbox' },
    { name: 'Live', description: 'What changes, as it happens' },
  ],
  securitySchemes: {
    portalSession: {
      type: 'apiKey',
      in: 'cookie',
      name: '__Host-portal',
      description: 'Set by signing in. Changing calls must come from the pages themselves.',
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
    { name: 'Trips', description: 'What to drive, and how far it is' },
    { name: 'Protocols', description: 'Pickup and delivery with photos and signatures' },
    { name: 'Positions', description: 'Where the vehicle is' },
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
    description: 'What the links in mails lead to. No login; the link itself is the permission.',
  },
  tags: [
    { name: 'Quote link', description: 'See, accept or decline a quote' },
    { name: 'Tracking', description: 'See how a transfer stands, and follow it' },
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
