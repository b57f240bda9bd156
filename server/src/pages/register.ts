// Registers everything that a browser opens: the built files, the apps, and the public pages.

import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import type { DemoAccess } from '../demo/access.ts';
import { projectPath } from '../platform/project-root.ts';
import type { Services } from '../services.ts';
import { registerAppPages } from './app-pages.ts';
import { type Assets, loadAssets, registerAssets } from './assets.ts';
import { registerBrand } from './brand/brand-routes.ts';
import { registerDocs } from './docs/docs-routes.ts';
import { registerDriverApp } from './driver-app.ts';
import { registerPackages } from './packages.ts';
import type { PageContext } from './page-route.ts';
import { publicFiles } from './public-files.ts';
import { registerQuotePages } from './quote/quote-routes.ts';
import { registerSecurityText } from './security-text.ts';
import type { EntranceSecret } from './start/entrances.ts';
import { findClosed } from './start/entrances.ts';
import { registerStartPage } from './start/start-routes.ts';
import { registerTrackingPages } from './tracking/tracking-routes.ts';
import { unknownPage } from './unknown-page.ts';

export interface PagesOptions {
  /** Replaces `web/dist`. */
  webDist?: string;
  /** Replaces `dist/packages`. */
  packages?: string;
  /** The keys that the start page of a demo shows. */
  demoAccess?: DemoAccess | null;
  /** The secret of the demo's entrances; without one, only a demo on this machine can be entered. */
  entranceSecret?: EntranceSecret;
}

export interface RegisteredPages {
  /** Shows an error of an unknown address; null while the pages are not built. */
  showUnknown: ReturnType<typeof unknownPage> | null;
}

export function registerPages(
  app: FastifyInstance,
  services: Services,
  options: PagesOptions = {},
): RegisteredPages {
  const assets = loadAssets(options.webDist ?? projectPath('..', 'web', 'dist'));
  app.addHook('onListen', async () => {
    if (assets.isBuilt) return;
    services.core.log.warn(
      'web/dist holds no build: pages answer 503 until "npm run build". The API is not affected.',
    );
  });
  registerAssets(app, assets);
  registerDriverApp(app, assets, services);
  registerAppPages(app, assets, services);
  const context = contextOf(services.config, assets);
  const access = options.demoAccess ?? null;
  registerBrand(app, services);
  registerStartPage(app, services, context, { access, secret: options.entranceSecret ?? null });
  registerTrackingPages(app, services, context);
  registerQuotePages(app, services, context);
  registerSecurityText(app, services);
  registerPackages(app, services, options.packages ?? projectPath('..', 'dist', 'packages'));
  // Anyone may read the documentation, so it shows the demo's key only where the start page opens the demo.
  const secret = options.entranceSecret ?? null;
  registerDocs(app, services, context, async (request) =>
    access === null || (await findClosed(services, secret, request)) !== null ? null : access,
  );
  return { showUnknown: context.isBuilt ? unknownPage(services, context) : null };
}

function contextOf({ mapStyleUrl }: Config, assets: Assets): PageContext {
  return {
    isBuilt: assets.isBuilt,
    files: (entry) => publicFiles(assets, entry),
    mapStyleUrl,
    mapOrigins: mapStyleUrl === null ? [] : [new URL(mapStyleUrl).origin],
  };
}
