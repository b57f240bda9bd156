// Packs the Python SDK as a wheel, without Python: the same files and metadata as its build_backend.py.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zip } from './zip.mjs';

const WHEEL = 'Wheel-Version: 1.0\nGenerator: handover\nRoot-Is-Purelib: true\nTag: py3-none-any\n';

/** The `[project]` table of pyproject.toml: its texts, and the classifiers. */
export function readProject(root) {
  const table = readFileSync(join(root, 'pyproject.toml'), 'utf8').split('[project]\n')[1].split('\n[')[0];
  const texts = Object.fromEntries(
    [...table.matchAll(/^([\w-]+) = "(.*)"$/gm)].map(([, name, value]) => [name, value]),
  );
  const classifiers = /^classifiers = \[([^\]]*)\]/m.exec(table)[1].match(/(?<=")[^"\n]+(?=")/g);
  return { ...texts, classifiers };
}

function metadataOf(root, project) {
  const lines = [
    'Metadata-Version: 2.4',
    `Name: ${project.name}`,
    `Version: ${project.version}`,
    `Summary: ${project.description}`,
    `License-Expression: ${project.license}`,
    'License-File: LICENSE',
    `Requires-Python: ${project['requires-python']}`,
    ...project.classifiers.map((classifier) => `Classifier: ${classifier}`),
    'Description-Content-Type: text/markdown',
  ];
  return `${lines.join('\n')}\n\n${readFileSync(join(root, 'README.md'), 'utf8')}`;
}

const digestOf = (bytes) => createHash('sha256').update(bytes).digest('base64url');

/** Name and bytes of the wheel. `licence` is the path of the text. */
export function packWheel(root, licence) {
  const project = readProject(root);
  const base = `${project.name}-${project.version}`;
  const info = `${base}.dist-info`;
  const source = join(root, 'src', project.name);
  const modules = readdirSync(source).filter((name) => name.endsWith('.py') || name === 'py.typed');
  const files = {
    ...Object.fromEntries(
      modules.map((name) => [`${project.name}/${name}`, readFileSync(join(source, name))]),
    ),
    [`${info}/METADATA`]: Buffer.from(metadataOf(root, project)),
    [`${info}/WHEEL`]: Buffer.from(WHEEL),
    [`${info}/licenses/LICENSE`]: readFileSync(licence),
  };
  const names = Object.keys(files).sort();
  const record = names.map((name) => `${name},sha256=${digestOf(files[name])},${files[name].length}\n`);
  files[`${info}/RECORD`] = Buffer.from(`${record.join('')}${info}/RECORD,,\n`);
  const entries = [...names, `${info}/RECORD`].map((name) => [name, files[name]]);
  return { file: `${base}-py3-none-any.whl`, bytes: zip(entries) };
}
