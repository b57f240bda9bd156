// The bill of materials names every package that a release contains, with a licence that allows it.
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { writeSbom } from '../../../scripts/release/sbom.mjs';
import { shippedPackages } from '../../../scripts/release/shipped-packages.mjs';

const root = join(import.meta.dirname, '../../..');
// As after a build of the pages, which these tests do not need.
const built = mkdtempSync(join(tmpdir(), 'handover-shipped-'));
mkdirSync(join(built, 'web/dist'), { recursive: true });
copyFileSync(join(root, 'package-lock.json'), join(built, 'package-lock.json'));
const web = JSON.parse(readFileSync(join(root, 'web/package.json'), 'utf8'));
const react = { name: 'react', version: web.devDependencies.react };
writeFileSync(join(built, 'web/dist/packages.json'), JSON.stringify([react]));
afterAll(() => rmSync(built, { recursive: true }));

const packages = shippedPackages(built);
const names = packages.map(({ name }) => name);

describe('the packages of a release', () => {
  test('are those of the service with what they need, those of the pages, and the vendored ones', () => {
    const { dependencies } = JSON.parse(readFileSync(join(root, 'server/package.json'), 'utf8'));
    expect(names).toEqual(expect.arrayContaining([...Object.keys(dependencies), 'react', 'postgres']));
    expect(names).toContain('d3-array');
    for (const tool of ['vitest', 'esbuild', 'vite', 'saxon-js']) expect(names).not.toContain(tool);
  });

  test('have licences that allow to pass them on', () => {
    // MPL-2.0 (web-push) asks that changed files are published; nothing in it is changed.
    const allowed =
      /^(?:MIT|MIT-0|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|Unlicense|OFL-1\.1|CC-BY-4\.0|BlueOak-1\.0\.0|Bitstream-Vera|MIT AND ODC-By-1\.0|MPL-2\.0)$/;
    expect(packages.filter(({ license }) => !allowed.test(license ?? ''))).toEqual([]);
  });

  test('are described with purl and hash, the same for the same sources', () => {
    const given = { version: '1.2.3', moment: new Date(0), packages };
    const sbom = writeSbom(given);
    expect(sbom).toEqual(writeSbom(given));
    expect(sbom.components.find(({ name }) => name === '@node-rs/argon2')).toMatchObject({
      purl: expect.stringMatching(/^pkg:npm\/%40node-rs\/argon2@\d/),
      hashes: [{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }],
    });
  });
});
