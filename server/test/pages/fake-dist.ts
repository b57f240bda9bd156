// A small build of the pages in a separate folder, in the form that Vite writes.
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export const SCRIPT = `console.info('${'handover '.repeat(200)}');`;

const MANIFEST = {
  '_shared-B1.js': { file: 'assets/shared-B1.js', name: 'shared', css: ['assets/shared-B1.css'] },
  'src/console/main.tsx': {
    file: 'assets/console-A1.js',
    name: 'console',
    isEntry: true,
    imports: ['_shared-B1.js'],
    dynamicImports: ['src/console/page.tsx'],
    css: ['assets/console-A1.css'],
  },
  'src/console/page.tsx': { file: 'assets/page-C1.js', name: 'page', isDynamicEntry: true },
  'src/portal/main.tsx': {
    file: 'assets/portal-A1.js',
    name: 'portal',
    isEntry: true,
    imports: ['_shared-B1.js'],
  },
  'src/driver/main.tsx': {
    file: 'assets/driver-A1.js',
    name: 'driver',
    isEntry: true,
    imports: ['_shared-B1.js'],
  },
  'src/public/public.css': { file: 'assets/public-A1.css', name: 'public', isEntry: true },
  'src/public/theme.ts': { file: 'assets/theme-A1.js', name: 'theme', isEntry: true },
  'src/public/start.ts': { file: 'assets/start-A1.js', name: 'start', isEntry: true },
  'src/public/tracking.ts': { file: 'assets/tracking-A1.js', name: 'tracking', isEntry: true },
  'src/public/quote.ts': { file: 'assets/quote-A1.js', name: 'quote', isEntry: true },
  'src/docs/main.ts': { file: 'assets/docs-A1.js', name: 'docs', isEntry: true },
  'src/ui/mark.svg': { file: 'assets/mark-A1.svg' },
  '../../elsewhere/inter-latin-opsz-normal.woff2': { file: 'assets/inter-latin-A1.woff2' },
  'src/driver/fonts/inter-driver.woff2': { file: 'assets/inter-plain-A1.woff2' },
};

export function fakeDist(): string {
  const dist = mkdtempSync(join(tmpdir(), 'handover-dist-'));
  const write = (name: string, text: string | Buffer) => writeFileSync(join(dist, 'assets', name), text);
  mkdirSync(join(dist, 'assets'));
  writeFileSync(join(dist, 'manifest.json'), JSON.stringify(MANIFEST));
  writeFileSync(join(dist, 'secret.js'), 'not for anybody');
  for (const { file } of Object.values(MANIFEST)) write(file.slice('assets/'.length), SCRIPT);
  for (const name of ['console-A1.js', 'public-A1.css']) {
    write(`${name}.br`, brotliCompressSync(SCRIPT));
    write(`${name}.gz`, gzipSync(SCRIPT));
  }
  return dist;
}
