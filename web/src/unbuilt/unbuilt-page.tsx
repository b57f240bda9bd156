// Says honestly that a part is not there yet, and leads to what works already.
import { IconActivityHeartbeat, IconApi, IconMapPin } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useMessages } from '../messages/use-messages.ts';
import { PageHead } from '../ui/page-head.tsx';
import './unbuilt-page.css';

export function UnbuiltPage() {
  const { unbuilt } = useMessages();
  return (
    <>
      <PageHead title={unbuilt.title} meta={<span className="muted">{unbuilt.sentence}</span>} />
      <section className="works">
        <h2>{unbuilt.works}</h2>
        <ul>
          <Works href="/openapi.json" icon={<IconApi />} title={unbuilt.api}>
            {unbuilt.apiDetail}
          </Works>
          <Works icon={<IconMapPin />} title={unbuilt.tracking}>
            {unbuilt.trackingDetail}
          </Works>
          <Works href="/health/ready" icon={<IconActivityHeartbeat />} title={unbuilt.health}>
            {unbuilt.healthDetail}
          </Works>
        </ul>
      </section>
    </>
  );
}

function Works({
  href,
  icon,
  title,
  children,
}: {
  href?: string;
  icon: ReactNode;
  title: string;
  children: ReactNode;
}) {
  return (
    <li className="works-item">
      {icon}
      <div>
        {href ? <a href={href}>{title}</a> : <span>{title}</span>}
        <p className="muted">{children}</p>
      </div>
    </li>
  );
}
