// The HTML documents of the apps: each is empty and loads the entry script; the browser renders the rest.
import type { FastifyInstance } from 'fastify';
import { callErrors } from '../platform/call-errors.ts';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { DRIVER_HEAD, driverFallback } from './driver-app.ts';
import type { Html } from './html.ts';
import { setPageHeaders } from './page-headers.ts';
import { DRIVER_FONT, ICON, MAIN_FONT } from './public-files.ts';
import { sendPage, sendUnbuilt } from './send-page.ts';

const APPS = [
  { name: 'console', title: 'Handover console' },
  { name: 'portal', title: 'Handover' },
  { name: 'driver', title: 'Handover driver' },
] as const;

/** A page for developers that shows the shared components. */
const PARTS_PAGE = '/console/ui';

export function registerAppPages(app: FastifyInstance, assets: Assets, services: Services): void {
  const { demo } = services.config;
  for (const { name, title } of APPS) {
    for (const path of [`/${name}`, `/${name}/*`]) {
      app.get(path, async (request, reply) => {
        if (!demo && request.url.split('?')[0] === PARTS_PAGE) throw callErrors.NOT_FOUND();
        if (!assets.isBuilt) return sendUnbuilt(reply);
        setPageHeaders(reply);
        const fallback = name === 'driver' ? await driverFallback(services.core) : null;
        return sendPage(reply, 200, appDocument(assets, name, title, fallback));
      });
    }
  }
}

function appDocument(assets: Assets, name: string, title: string, fallback: Html | null): string {
  const { scripts, styles, preloads } = assets.entry(name);
  const font = assets.file(name === 'driver' ? DRIVER_FONT : MAIN_FONT);
  const icon = assets.file(ICON);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${title}</title>`,
    ...(icon ? [`<link rel="icon" type="image/svg+xml" href="${icon}">`] : []),
    ...(name === 'driver' ? DRIVER_HEAD : []),
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`] : []),
    ...styles.map((href) => `<link rel="stylesheet" href="${href}">`),
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    ...preloads.map((href) => `<link rel="modulepreload" href="${href}">`),
  ];
  return `<!doctype html>
<html lang="en">
<head>
${head.join('\n')}
</head>
<body>
<div id="root">${fallback?.markup ?? ''}</div>
<noscript>This part of Handover needs JavaScript.</noscript>
</body>
</html>
`;
}
