// The operator's logo, which is printed on every document.
import { z } from 'zod';
import { changeLogo, LOGO_LIMIT_BYTES, removeLogo } from '../../../documents/change-logo.ts';
import { sendOnce } from '../../../http/download.ts';
import { findLogo, type Logo } from '../../../operator/logo-store.ts';
import { callErrors } from '../../../platform/call-errors.ts';
import { timestamp } from '../../../platform/schemas.ts';
import { operationsRoute } from '../admit.ts';

const tag = 'Operator';

const logoRecord = z
  .object({
    contentType: z.string(),
    size: z.int(),
    width: z.int().describe('In pixels'),
    height: z.int(),
    updatedAt: timestamp,
  })
  .meta({ id: 'Logo' });

function toRecord({ contentType, bytes, width, height, updatedAt }: Logo) {
  return { contentType, size: bytes.length, width, height, updatedAt: updatedAt.toISOString() };
}

export const logoRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/operator/logo',
    operationId: 'getLogo',
    tag,
    summary: 'Read whether there is a logo',
    access: { who: 'all' },
    responses: {
      200: {
        description: 'The logo',
        schema: z.object({ logo: logoRecord.nullable().describe('Null if there is none') }),
      },
    },
    errors: [],
    handler: async ({ services }) => {
      const logo = await findLogo(services.core.sql);
      return { status: 200, body: { logo: logo && toRecord(logo) } };
    },
  }),
  operationsRoute({
    method: 'GET',
    path: '/operator/logo/file',
    operationId: 'downloadLogo',
    tag,
    summary: 'Get the logo as documents show it',
    access: { who: 'all' },
    query: z.strictObject({
      at: z
        .string()
        .max(40)
        .optional()
        .describe('Ignored; a new value gives a new URL, so that browsers do not show a cached logo'),
    }),
    responses: { 200: { description: 'The picture', contentType: 'image/*' } },
    errors: ['INVALID_REQUEST', 'NOT_FOUND'],
    handler: async ({ services }) => {
      const logo = await findLogo(services.core.sql);
      if (!logo) throw callErrors.NOT_FOUND({ message: 'There is no logo.' });
      const fileName = logo.contentType === 'image/png' ? 'logo.png' : 'logo.jpg';
      return sendOnce({ fileName, contentType: logo.contentType, bytes: logo.bytes });
    },
  }),
  operationsRoute({
    method: 'PUT',
    path: '/operator/logo',
    operationId: 'changeLogo',
    tag,
    summary: 'Set the logo',
    description:
      'The body is the file itself: PNG or JPEG, at most 512 KiB and 500,000 pixels. It is printed on every document that is created from now on.',
    access: { who: 'admins' },
    bodyFormat: 'file',
    bodyLimitBytes: LOGO_LIMIT_BYTES,
    responses: { 200: { description: 'The logo', schema: logoRecord } },
    errors: ['INVALID_REQUEST', 'PAYLOAD_TOO_LARGE', 'SERVICE_BUSY'],
    handler: async ({ services, caller, rawBody }) => ({
      status: 200,
      body: toRecord(await changeLogo(services.core, caller, rawBody as Buffer)),
    }),
  }),
  operationsRoute({
    method: 'DELETE',
    path: '/operator/logo',
    operationId: 'removeLogo',
    tag,
    summary: 'Remove the logo',
    access: { who: 'admins' },
    responses: { 204: { description: 'Removed' } },
    errors: [],
    handler: async ({ services, caller }) => {
      await removeLogo(services.core, caller);
      return { status: 204 };
    },
  }),
];
