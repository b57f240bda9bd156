// The logo of Handover, in the apps and as their favicon.
import markUrl from './mark.svg';

export function Mark({ size = 28 }: { size?: number }) {
  return <img src={markUrl} width={size} height={size} alt="" />;
}
