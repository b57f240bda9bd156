// The manifest, icons and service worker that make the driver app installable and usable offline.

import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { phoneLink } from '../../../shared/contact/phone-link.ts';
import { startTexts } from '../../../shared/texts/generated/driver/start.ts';
import { DRIVER_LANGUAGES } from '../../../shared/texts/generated/languages.ts';
import { DAY_SECONDS } from '../../../shared/time/durations.ts';
import { type Compressed, compressed, sendCompressed } from '../http/compressed.ts';
import { findOperator, type Operator } from '../operator/operator.ts';
import { callErrors } from '../platform/call-errors.ts';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { type Html, html } from './html.ts';
import { setPageHeaders } from './page-headers.ts';
import { DRIVER_FONT, ICON } from './public-files.ts';
import { sendUnbuilt } from './send-page.ts';

const DOCUMENT = '/driver';
const ICONS = ['icon-192.png', 'icon-512.png', 'icon-maskable-512.png', 'icon-apple-180.png'];
const ICON_SECONDS = DAY_SECONDS;

/** On the home screen the app has the operator's name, whom its drivers know. */
const manifestOf = ({ name }: Operator) => ({
  id: DOCUMENT,
  name,
  short_name: name,
  start_url: DOCUMENT,
  scope: DOCUMENT,
  display: 'standalone',
  background_color: '#f5f7f9',
  theme_color: '#0f5566',
  icons: [
    { src: '/driver/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/driver/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/driver/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
});

/** The files that the app's document uses besides its scripts and styles. */
export const driverHead = ({ name }: Operator) => [
  '<link rel="manifest" href="/driver/manifest.webmanifest">',
  '<link rel="apple-touch-icon" href="/driver/icon-apple-180.png">',
  '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)">',
  '<meta name="theme-color" content="#171e25" media="(prefers-color-scheme: dark)">',
  html`<meta name="apple-mobile-web-app-title" content="${name}">`.markup,
];

/** Shown in place of the app if its script does not start, as in a browser that is too old. */
export function driverFallback({ phone }: Operator): Html {
  const link = phone && html` <a href="${phoneLink(phone)}">${phone}</a>`;
  return html`<div class="start-failed">
${DRIVER_LANGUAGES.map(
  (language) => html`<p lang="${language}">${startTexts[language].appFailed}${link}</p>
`,
)}
</div>`;
}

export function registerDriverApp(app: FastifyInstance, assets: Assets, { core }: Services): void {
  app.get('/driver/manifest.webmanifest', async (_request, reply) => {
    setPageHeaders(reply);
    return reply
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(await findOperator(core.sql))));
  });
  for (const name of ICONS) {
    app.get(`/driver/${name}`, async (_request, reply) => {
      const bytes = await readFile(assets.path('driver', name)).catch(() => null);
      if (bytes === null) throw callErrors.NOT_FOUND();
      reply.headers({
        'Cache-Control': `public, max-age=${ICON_SECONDS}`,
        'X-Content-Type-Options': 'nosniff',
      });
      return reply.type('image/png').send(bytes);
    });
  }
  let worker: Promise<Compressed> | undefined;
  app.get('/driver/sw.js', async (request, reply) => {
    if (!assets.isBuilt) return sendUnbuilt(reply);
    setPageHeaders(reply);
    // The path of the script is below its scope, so browsers need this header.
    reply.header('Service-Worker-Allowed', DOCUMENT);
    worker ??= workerOf(assets).then(compressed);
    return sendCompressed(request, reply, 'text/javascript; charset=utf-8', await worker);
  });
}

/** The built worker, preceded by the names of all files of the app, so that new files make a new worker. */
async function workerOf(assets: Assets): Promise<string> {
  const code = await readFile(assets.path('driver', 'worker.js'), 'utf8');
  const { scripts, styles, preloads } = assets.entry('driver');
  const extras = [assets.file(DRIVER_FONT), assets.file(ICON)].filter((file) => file !== null);
  const files = [...new Set([...scripts, ...preloads, ...styles, ...extras])];
  const languages = Object.fromEntries(
    DRIVER_LANGUAGES.map((language) => [language, assets.file(`late/${language}.ts`)]),
  );
  const version = createHash('sha256')
    .update(JSON.stringify([files, languages]))
    .update(code)
    .digest('hex')
    .slice(0, 16);
  return `self.PRECACHE = ${JSON.stringify({ version, document: DOCUMENT, files, languages })};\n${code}`;
}
