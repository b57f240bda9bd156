// A number plate, large enough to read in sunlight; it shows the country only if it is known.
import partsCss from '../parts.module.css';
export function LargePlate({ children }: { children: string }) {
  return <span className={partsCss.largePlate}>{children}</span>;
}
