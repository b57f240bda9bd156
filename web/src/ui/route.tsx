// The route from pickup to delivery, with the arrow that all lists share.
import { IconArrowRight } from '@tabler/icons-react';
import routeCss from './route.module.css';

export function Route({ from, to }: { from: string; to: string }) {
  return (
    <span className={routeCss.route}>
      {from} <IconArrowRight size={14} aria-label="–" role="img" /> {to}
    </span>
  );
}
