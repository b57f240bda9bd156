// The operator's logo where a page has the operator's brand, otherwise ours.
import { pageBrand } from './brand.ts';
import markCss from './mark.module.css';
import markUrl from './mark.svg';

/** Nothing for an operator without a logo: its name stands alone. */
export function Mark({ size = 28 }: { size?: number }) {
  if (pageBrand === null) return <img src={markUrl} width={size} height={size} alt="" />;
  const { logo, name } = pageBrand;
  if (logo === null) return null;
  return <img className={markCss.logo} src={logo.path} height={size} alt={logo.isWide ? name : ''} />;
}

/** A wide logo contains the name. */
export const hasNameBesideMark = !pageBrand?.logo?.isWide;
