import type { ShippedPackage } from './shipped-packages.mjs';

interface Component {
  name: string;
  purl: string;
  hashes?: { alg: string; content: string }[];
}
export function writeSbom(given: { version: string; moment: Date; packages: ShippedPackage[] }): {
  components: Component[];
};
