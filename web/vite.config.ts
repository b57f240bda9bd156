// The build of the pages: one entry per app and per public page, hashed names, and a manifest for the server.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { GROUPS, groupsOf } from './scripts/first-view.mjs';
import { lateTexts } from './scripts/late-texts.mjs';
import { listPackages } from './scripts/list-packages.mjs';
import { scopedName } from './scripts/scoped-name.mjs';

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const FRAMEWORK =
  /node_modules[\\/]@tanstack[\\/](?:react-query|query-core|react-router|router-core|history|react-store|store)[\\/]/;

const groupOf = groupsOf(import.meta.dirname);

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), listPackages(), lateTexts()],
  logLevel: 'warn',
  css: {
    modules: {
      localsConvention: 'camelCaseOnly',
      generateScopedName: (local, file) => scopedName(`${import.meta.dirname}/src`, local, file),
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Browsers of the last two years.
    target: ['chrome131', 'edge131', 'firefox132', 'safari18.1'],
    // Every asset is a separate file: the content security policy allows no inline font or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // Only MapLibre and pdf.js are larger; they load when a map or a PDF becomes visible.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      output: {
        // Libraries change rarely, so a release leaves them in the browser cache; the driver app needs only
        // the first.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'framework', test: FRAMEWORK },
            // One file each instead of many small ones: a first view waits for few answers. All other pages
            // are loaded when they are opened.
            ...GROUPS.map((name) => ({ name, test: (id: string) => groupOf(id) === name })),
          ],
        },
      },
      input: {
        console: 'src/console/main.tsx',
        portal: 'src/portal/main.tsx',
        driver: 'src/driver/main.tsx',
        start: 'src/public/start.ts',
        tracking: 'src/public/tracking.ts',
        quote: 'src/public/quote.ts',
        docs: 'src/docs/main.ts',
        theme: 'src/public/theme.ts',
        public: 'src/public/public.css',
      },
    },
  },
});
