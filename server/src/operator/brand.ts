// The operator's brand: what heads pages and mails that recipients see.
import type { Operator } from './operator.ts';

export interface Brand {
  name: string;
  /** Null for the colours that pages have without a choice. */
  color: string | null;
  logo: BrandLogo | null;
}

interface BrandLogo {
  /** Changes with the logo, so that browsers may keep it. */
  path: string;
  contentType: string;
  width: number;
  height: number;
  /** A wide logo contains the name, so that the name does not stand next to it. */
  isWide: boolean;
}

export const LOGO_PATH = '/brand/logo';

export function brandOf({ name, brandColor, logo }: Pick<Operator, 'name' | 'brandColor' | 'logo'>): Brand {
  return { name, color: brandColor, logo: logo ? toBrandLogo(logo) : null };
}

export function isWideLogo({ width, height }: { width: number; height: number }): boolean {
  return width > 2 * height;
}

function toBrandLogo({ contentType, width, height, updatedAt }: NonNullable<Operator['logo']>): BrandLogo {
  const path = `${LOGO_PATH}/${updatedAt.getTime().toString(36)}`;
  return { path, contentType, width, height, isWide: isWideLogo({ width, height }) };
}
