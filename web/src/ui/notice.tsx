// A message within a page: what happened, its consequence, and what to do.
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { classNamed, join } from './classes.ts';
import noticeCss from './notice.module.css';
import statusCss from './status.module.css';

const ICONS = {
  alert: IconAlertCircle,
  warn: IconAlertTriangle,
  good: IconCircleCheck,
  info: IconInfoCircle,
};

/** A remark within a text: its title in bold, then the reason. */
export function Remark({ icon, title, children }: { icon: ReactNode; title: string; children: ReactNode }) {
  return (
    <p className={noticeCss.remark}>
      {icon}
      <span>
        <strong>{title}</strong> {children}
      </span>
    </p>
  );
}

export function Notice({
  tone,
  title,
  children,
  action,
}: {
  tone: keyof typeof ICONS;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  const Icon = ICONS[tone];
  return (
    <div
      className={join(noticeCss.notice, classNamed(statusCss, `tone-${tone === 'info' ? 'place' : tone}`))}
      role={tone === 'alert' ? 'alert' : 'note'}
    >
      <Icon size={18} aria-hidden="true" />
      <div className={noticeCss.noticeText}>
        <div className={noticeCss.noticeTitle}>{title}</div>
        {children}
      </div>
      {action}
    </div>
  );
}
