// The parts of accounting as links: from the delivered order to the paid invoice.
import { Link } from '@tanstack/react-router';
import { useWords } from '../../../messages/use-words.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import receivablesCss from './receivables.module.css';

export function AccountingParts() {
  const words = useWords({ en, de });
  const parts = [
    { to: '/accounting', label: words.part.invoicing },
    { to: '/accounting/runs', label: words.part.runs },
    { to: '/accounting/open-items', label: words.part.openItems },
    { to: '/accounting/payments', label: words.part.payments },
    { to: '/accounting/reminders', label: words.part.reminders },
  ];
  return (
    <nav className={receivablesCss.parts} aria-label={words.parts}>
      {parts.map(({ to, label }) => (
        <Link key={to} to={to} activeOptions={{ exact: true, includeSearch: false }}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
