// Writes dist/packages.json: the npm packages whose code or files are part of the built pages.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const IN_PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+)[\\/]/;

/** A build plugin. */
export function listPackages() {
  return {
    name: 'list-packages',
    generateBundle(_options, bundle) {
      const folders = new Set();
      for (const file of Object.values(bundle)) {
        for (const path of [...(file.moduleIds ?? []), ...(file.originalFileNames ?? [])]) {
          const folder = IN_PACKAGE.exec(
            path.startsWith('.') ? join(import.meta.dirname, '..', path) : path,
          )?.[1];
          if (folder) folders.add(folder.replace(/^\0/, ''));
        }
      }
      const packages = [...folders].map((folder) => {
        const { name, version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
        return { name, version };
      });
      packages.sort((a, b) => (a.name < b.name ? -1 : 1));
      this.emitFile({ type: 'asset', fileName: 'packages.json', source: JSON.stringify(packages, null, 2) });
    },
  };
}
