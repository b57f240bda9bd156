// The OpenAPI documents: one for each interface.
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { API_SCOPES } from '../../customers/credentials/api-scopes.ts';
import { describeInterface } from '../../http/openapi.ts';
import { projectPath } from '../../platform/project-root.ts';
import {
  API_PREFIX,
  DRIVER_PREFIX,
  driverDoor,
  driverSignInDoor,
  OPS_PREFIX,
  PUBLIC_PREFIX,
  publicDoor,
} from '../doors.ts';
import {
  describedLegacy,
  describedOAuth,
  describedOps,
  describedV1,
  errorEnvelope,
  info,
  WITH_BODY,
} from './described-doors.ts';
import { describeWebhooks } from './webhook-messages.ts';

export function describeV1() {
  return describeInterface({
    info: {
      ...info,
      title: 'Handover API',
      summary: 'Hand over vehicle transport orders and follow them to completion.',
      description: readFileSync(projectPath('src/api/docs/introduction.md'), 'utf8'),
    },
    servers: [{ url: API_PREFIX, description: 'This service' }],
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
    doors: [describedOAuth, describedV1, describedLegacy],
    webhooks: describeWebhooks,
  });
}

export function describeOps() {
  return describeInterface({
    info: {
      ...info,
      title: 'Handover operations interface',
      description: 'For the operator: accounts, agreements, credentials. Not for customers.',
    },
    servers: [{ url: OPS_PREFIX, description: 'This service' }],
    tags: [
      { name: 'Accounts', description: 'Customers and their agreements' },
      { name: 'Credentials', description: 'API keys and OAuth clients' },
      { name: 'Dispatch', description: 'Orders of all accounts and the commands that move them' },
      { name: 'Drivers', description: 'Who drives' },
      { name: 'Quotes', description: 'Quotes for requests' },
      { name: 'Documents', description: 'Documents of orders' },
      { name: 'Mails', description: 'What was sent to people, and what is kept' },
      { name: 'Webhooks', description: 'Endpoints and deliveries of accounts' },
      { name: 'Operator', description: 'Who runs this service' },
    ],
    securitySchemes: {
      operatorToken: { type: 'http', scheme: 'bearer', description: 'The setting OPERATOR_TOKEN' },
    },
    doors: [describedOps],
  });
}

/** For the pages on the driver's phone. */
export function describeDriver() {
  const common = { prefix: '', renderError: driverDoor.renderError, errorSchema: errorEnvelope };
  return describeInterface({
    info: {
      ...info,
      title: 'Handover driver interface',
      description: 'For the driver: trips, protocols, positions. Every call can be sent again.',
    },
    servers: [{ url: DRIVER_PREFIX, description: 'This service' }],
    tags: [
      { name: 'Session', description: 'Sign in by the link from the dispatcher' },
      { name: 'Trips', description: 'What to drive, and how far it is' },
      { name: 'Protocols', description: 'Pickup and delivery with photos and signatures' },
      { name: 'Positions', description: 'Where the vehicle is' },
    ],
    securitySchemes: {
      driverSession: { type: 'http', scheme: 'bearer', description: 'The session token' },
    },
    doors: [
      {
        ...common,
        name: 'driverSignIn',
        routes: driverSignInDoor.routes,
        security: () => [{}],
        commonErrors: () => ['INTERNAL_ERROR', ...WITH_BODY],
      },
      {
        ...common,
        name: 'driver',
        routes: driverDoor.routes,
        security: () => [{ driverSession: [] }],
        commonErrors: (route) => [
          'UNAUTHORIZED',
          'INVALID_CREDENTIALS',
          'CREDENTIALS_EXPIRED',
          'RATE_LIMITED',
          'INTERNAL_ERROR',
          ...(route.body ? WITH_BODY : []),
        ],
      },
    ],
  });
}

/** For the pages of people without a login: the quote link. */
export function describePublic() {
  return describeInterface({
    info: {
      ...info,
      title: 'Handover public interface',
      description: 'What the links in mails lead to. No login; the link itself is the permission.',
    },
    servers: [{ url: PUBLIC_PREFIX, description: 'This service' }],
    tags: [{ name: 'Quote link', description: 'See, accept or decline a quote' }],
    securitySchemes: {},
    doors: [
      {
        name: 'public',
        prefix: '',
        routes: publicDoor.routes,
        renderError: publicDoor.renderError,
        errorSchema: errorEnvelope,
        security: () => [{}],
        commonErrors: (route) => ['INVALID_REQUEST', 'INTERNAL_ERROR', ...(route.body ? WITH_BODY : [])],
      },
    ],
  });
}

export function registerDescriptions(app: FastifyInstance): void {
  const serve = (paths: string[], describe: () => object) => {
    let text: string | undefined;
    for (const path of paths) {
      app.get(path, async (_request, reply) => {
        text ??= JSON.stringify(describe());
        return reply.type('application/json; charset=utf-8').send(text);
      });
    }
  };
  serve(['/openapi.json', `${API_PREFIX}/openapi.json`], describeV1);
  serve([`${OPS_PREFIX}/openapi.json`], describeOps);
  serve([`${DRIVER_PREFIX}/openapi.json`], describeDriver);
  serve([`${PUBLIC_PREFIX}/openapi.json`], describePublic);
}
