// The HTML documents of the apps: each is empty and loads the entry script; the browser renders the rest.
import type { FastifyInstance } from 'fastify';
import { brandOf } from '../operator/brand.ts';
import { findOperator, type Operator } from '../operator/operator.ts';
import { callErrors } from '../platform/call-errors.ts';
import { escapeHtml } from '../platform/escape-html.ts';
import type { Services } from '../services.ts';
import type { Assets } from './assets.ts';
import { brandElement, brandIcon, brandStylePath } from './brand/brand-parts.ts';
import { driverFallback, driverHead } from './driver-app.ts';
import { setPageHeaders } from './page-headers.ts';
import { DRIVER_FONT, ICON, MAIN_FONT } from './public-files.ts';
import { sendPage, sendUnbuilt } from './send-page.ts';

const APPS = ['console', 'portal', 'driver'] as const;
type App = (typeof APPS)[number];

/** A page for developers that shows the shared components. */
const PARTS_PAGE = '/console/ui';

export function registerAppPages(app: FastifyInstance, assets: Assets, services: Services): void {
  const { demo } = services.config;
  for (const name of APPS) {
    for (const path of [`/${name}`, `/${name}/*`]) {
      app.get(path, async (request, reply) => {
        if (!demo && request.url.split('?')[0] === PARTS_PAGE) throw callErrors.NOT_FOUND();
        if (!assets.isBuilt) return sendUnbuilt(reply);
        setPageHeaders(reply);
        const operator = await findOperator(services.core.sql);
        return sendPage(reply, 200, appDocument(assets, name, operator));
      });
    }
  }
}

/** The console is our product; customers and drivers see their operator. */
function titleOf(app: App, { name }: Operator): string {
  return app === 'console' ? 'Handover console' : name;
}

function appDocument(assets: Assets, name: App, operator: Operator): string {
  const brand = name === 'console' ? null : brandOf(operator);
  const fallback = name === 'driver' ? driverFallback(operator) : null;
  const { scripts, styles, preloads } = assets.entry(name);
  const font = assets.file(name === 'driver' ? DRIVER_FONT : MAIN_FONT);
  const product = assets.file(ICON);
  const icon = brand ? brandIcon(brand) : product && { href: product, type: 'image/svg+xml' };
  const colors = brand && brandStylePath(brand);
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="robots" content="noindex">',
    `<title>${escapeHtml(titleOf(name, operator))}</title>`,
    ...(brand ? [brandElement(brand).markup] : []),
    ...(icon ? [`<link rel="icon" type="${icon.type}" href="${icon.href}">`] : []),
    ...(name === 'driver' ? driverHead(operator) : []),
    ...(font ? [`<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}">`] : []),
    ...[...styles, ...(colors ? [colors] : [])].map((href) => `<link rel="stylesheet" href="${href}">`),
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
<noscript>This page needs JavaScript. Diese Seite braucht JavaScript.</noscript>
</body>
</html>
`;
}
