import plateCss from './plate.module.css';

export function Plate({ children }: { children: string }) {
  return <span className={plateCss.plate}>{children}</span>;
}
