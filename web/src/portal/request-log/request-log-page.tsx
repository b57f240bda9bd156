// The calls of the account's systems: newest first, equal errors grouped, each with its meaning and what to
// do.

import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { capital } from '../../../../shared/time/format-day.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { formatRelative } from '../../ui/format.ts';
import { PageHead } from '../../ui/page-head.tsx';
import { Text } from '../../ui/text.tsx';
import { useNow } from '../../ui/use-now.ts';
import { usePortal } from '../session.tsx';
import { CallList } from './call-list.tsx';
import { LogChart } from './log-chart.tsx';
import { LogFilters, without } from './log-filters.tsx';
import { exportAddress, useSummary } from './queries.ts';
import requestLogCss from './request-log.module.css';
import type { LogSearch } from './search.ts';
import { requestLogTexts } from './texts.ts';

const route = getRouteApi('/$environment/request-log');

export function RequestLogPage() {
  const texts = useTexts(requestLogTexts);
  const { environment } = usePortal();
  const { call, ...search } = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: LogSearch) => navigate({ search: next });
  useErrorsShortcut(search, change);
  return (
    <>
      <PageHead
        title={texts.title}
        aside={<LastCall search={search} />}
        actions={
          <>
            <Text tone="muted" size="table" className={requestLogCss.logKept}>
              {texts.kept}
            </Text>
            <ButtonLink icon={<IconDownload />} href={exportAddress(environment, search)} download>
              {texts.exportCsv}
            </ButtonLink>
          </>
        }
      >
        <LogFilters search={search} onChange={change} />
        <LogChart search={search} />
      </PageHead>
      <CallList
        key={JSON.stringify(search)}
        search={search}
        opened={call ?? null}
        onOpen={(requestId) =>
          navigate({
            search: { ...search, ...(requestId && { call: requestId }) },
            replace: true,
            resetScroll: false,
          })
        }
        onChange={change}
      />
    </>
  );
}

/** E switches between errors only and all calls. */
function useErrorsShortcut(search: LogSearch, change: (search: LogSearch) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'e' || event.ctrlKey || event.metaKey || event.altKey) return;
      const target = event.target as HTMLElement;
      if (target.closest('input, textarea, select, [contenteditable], dialog, [role="menu"]')) return;
      change(search.only === 'errors' ? without(search, 'only') : { ...search, only: 'errors' });
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function LastCall({ search }: { search: LogSearch }) {
  const texts = useTexts(requestLogTexts);
  const language = useLanguage();
  const { data } = useSummary(search);
  const lastAt = data?.lastAt;
  const ago = useNow((nowMs) => (lastAt ? (formatRelative(language, new Date(lastAt), nowMs) ?? '') : ''));
  if (!data) return null;
  const said = lastAt ? ago && texts.lastCall({ ago }) : texts.noCall;
  return <Text tone="muted">{said && capital(said)}</Text>;
}
