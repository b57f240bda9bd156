export interface ShippedPackage {
  name: string;
  version: string;
  license: string | undefined;
  integrity: string | null;
  folder: string;
}
export function shippedPackages(root: string): ShippedPackage[];
