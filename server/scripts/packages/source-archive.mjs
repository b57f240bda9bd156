// Packs the SDKs that are used from their sources: one ZIP each, with a folder of its name and version.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zip } from './zip.mjs';

/** `name` is that of the package in its language. */
export const SOURCE_SDKS = [
  { language: 'php', folder: 'sdks/php', name: 'handover/sdk' },
  { language: 'java', folder: 'sdks/java', name: 'com.handover:handover-sdk' },
  { language: 'csharp', folder: 'sdks/csharp', name: 'Handover' },
  { language: 'go', folder: 'sdks/go', name: 'handover.example/go/handover' },
];

/** Only developers of the SDK need these. */
const NOT_PACKED = /^(?:tests|scripts|internal\/casedriver)\/|(?:^|\/)\.|_test\.go$/;

export function packSources(root, { language, folder, name }, version) {
  const top = `handover-${language}-${version}`;
  const source = join(root, folder);
  const paths = readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(source.length + 1))
    .filter((path) => !NOT_PACKED.test(path))
    .sort();
  const files = paths.map((path) => [`${top}/${path}`, readFileSync(join(source, path))]);
  const licence = [`${top}/LICENSE`, readFileSync(join(root, 'LICENSE'))];
  return { name, folder: 'sdk', file: `${top}.zip`, bytes: zip([...files, licence]) };
}
