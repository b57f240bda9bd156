// The operator's logo, which stands on every document.
import { z } from 'zod';
import { changeLogo, LOGO_LIMIT_BYTES, removeLogo } from '../../documents/change-logo.ts';
import { sendOnce } from '../../http/download.ts';
import { findLogo, type Logo } from '../../operator/logo-store.ts';
import { callErrors } from '../../platform/call-errors.ts';
import { timestamp } from '../../platform/schemas.ts';
import { operationsRoute } from './admit.ts';

const tag = 'Operator';

const logoRecord = z
  .object({ contentType: z.string(), size: z.int(), updatedAt: timestamp })
  .meta({ id: 'Logo' });

function toRecord({ contentType, bytes, updatedAt }: Logo) {
  return { contentType, size: bytes.length, updatedAt: updatedAt.toISOString() };
}

export const logoRoutes = [
  operationsRoute({
    method: 'GET',
    path: '/operator/logo',
    operationId: 'getLogo',
    tag,
    summary: 'Whether there is a logo',
    access: { who: 'all' },
    responses: {
      200: {
        description: 'The logo',
        schema: z.object({ logo: logoRecord.nullable().describe('Null where there is none') }),
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
    summary: 'The logo as documents show it',
    access: { who: 'all' },
    query: z.strictObject({
      at: z
        .string()
        .max(40)
        .optional()
        .describe('Changes nothing: another address for another logo, so that pages show the new one'),
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
      'The body is the file itself: PNG or JPEG, at most 512 KiB and 500,000 pixels. It stands on every document from the next one on.',
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
    summary: 'Take the logo off',
    access: { who: 'admins' },
    responses: { 204: { description: 'There is none' } },
    errors: [],
    handler: async ({ services, caller }) => {
      await removeLogo(services.core, caller);
      return { status: 204 };
    },
  }),
];
