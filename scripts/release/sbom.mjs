// Describes what a release contains as a CycloneDX bill of materials. The same sources give the same bytes.
import { createHash } from 'node:crypto';

const sha512 = (integrity) =>
  integrity?.startsWith('sha512-')
    ? Buffer.from(integrity.slice('sha512-'.length), 'base64').toString('hex')
    : null;

/** An identifier takes an SPDX id; an expression names several licences. */
const licenceOf = (licence) =>
  / (?:AND|OR|WITH) /.test(licence)
    ? { expression: licence.replace(/^\((.*)\)$/, '$1') }
    : { license: { id: licence } };

const purl = ({ name, version }) => `pkg:npm/${name.replace(/^@/, '%40')}@${version}`;

const component = ({ name, version, license, integrity }) => ({
  type: 'library',
  'bom-ref': `${name}@${version}`,
  name,
  version,
  purl: purl({ name, version }),
  licenses: [licenceOf(license)],
  ...(sha512(integrity) ? { hashes: [{ alg: 'SHA-512', content: sha512(integrity) }] } : {}),
});

/** A UUID made of the content, so that an unchanged release keeps its number. */
function serialNumber(content) {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

export function writeSbom({ version, moment, packages }) {
  const components = packages.map(component);
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: serialNumber(JSON.stringify([version, components])),
    version: 1,
    metadata: {
      timestamp: moment.toISOString(),
      component: {
        type: 'application',
        'bom-ref': `handover@${version}`,
        name: 'handover',
        version,
        licenses: [{ license: { id: 'Apache-2.0' } }],
      },
    },
    components,
    dependencies: [{ ref: `handover@${version}`, dependsOn: components.map((found) => found['bom-ref']) }],
  };
}
