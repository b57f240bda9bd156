// How the pages are built: one entry an app and one a public page, hashed names, and a manifest that the server reads.
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const REACT = /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/;
const FRAMEWORK =
  /node_modules[\\/]@tanstack[\\/](?:react-query|query-core|react-router|router-core|history|react-store|store)[\\/]/;

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react()],
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    manifest: 'manifest.json',
    // Browsers of the last two years.
    target: ['chrome131', 'edge131', 'firefox132', 'safari18.1'],
    // Everything is a file of its own: the security policy allows no inline font or script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // MapLibre and pdf.js alone are larger; they load when a map or a PDF is seen.
    chunkSizeWarningLimit: 1700,
    rolldownOptions: {
      output: {
        // Change seldom, so that a release of ours leaves them in the readers' caches; the driver app needs only the first.
        codeSplitting: {
          groups: [
            { name: 'react', test: REACT },
            { name: 'framework', test: FRAMEWORK },
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
