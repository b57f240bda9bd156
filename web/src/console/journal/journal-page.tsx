// The journal: changes with their authors, mails, failed jobs and alerts.
import { IconDownload } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { useTexts } from '../../messages/use-texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { useConsole } from '../session.tsx';
import { AlertsView } from './alerts-view.tsx';
import { ChangesView } from './changes-view.tsx';
import { CheckSeals } from './check-seals.tsx';
import { JobsView } from './jobs-view.tsx';
import { JournalFilters } from './journal-filters.tsx';
import { MailsView } from './mails-view.tsx';
import { exportAddress, useFailedJobs } from './queries.ts';
import type { JournalSearch } from './search.ts';
import { journalTexts } from './texts.ts';

const route = getRouteApi('/frame/journal');

export function JournalPage() {
  const texts = useTexts(journalTexts);
  const { may } = useConsole();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const change = (next: JournalSearch) => navigate({ search: next });
  const failed = useFailedJobs().data?.pages[0]?.total;
  const view = search.view ?? 'changes';
  return (
    <>
      <PageHead
        title={texts.title}
        meta={failed !== undefined && <span>{texts.sentence({ failed })}</span>}
        actions={
          <>
            {may('admins') && <CheckSeals />}
            {view === 'changes' && (
              <ButtonLink icon={<IconDownload />} href={exportAddress(search)} download>
                {texts.export}
              </ButtonLink>
            )}
          </>
        }
      >
        <JournalFilters search={search} failed={failed} onChange={change} />
      </PageHead>
      {view === 'changes' && (
        <ChangesView key={JSON.stringify(search)} search={search} onClear={() => change({ time: 'all' })} />
      )}
      {view === 'mails' && <MailsView key={String(search.failed)} failed={search.failed === true} />}
      {view === 'jobs' && <JobsView search={search.search} />}
      {view === 'alerts' && <AlertsView />}
    </>
  );
}
