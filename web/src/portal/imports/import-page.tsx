// One import: its columns, the check of its rows, the run that creates the orders, and the result.

import { IconRefresh } from '@tabler/icons-react';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { findText } from '../../../../shared/text/find-text.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/dialog.tsx';
import { Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { StepLine } from '../../ui/progress.tsx';
import { QueryBoundary } from '../../ui/query-boundary.tsx';
import { SkeletonLines } from '../../ui/table-states.tsx';
import { Text } from '../../ui/text.tsx';
import { RelativeTime } from '../../ui/time.tsx';
import { usePortal } from '../session.tsx';
import { Columns } from './columns.tsx';
import { CreateBar } from './create-bar.tsx';
import { createdRows, importTitle, remainingRows, stepsOf } from './import-progress.ts';
import type { Import } from './import-types.ts';
import importsCss from './imports.module.css';
import { PriceNotice } from './price-notice.tsx';
import { isAtWork, useImport, useStep } from './queries.ts';
import { Rows } from './rows.tsx';
import { RunFigures } from './run-figures.tsx';
import { useSecondsLeft } from './seconds-left.ts';
import { importsTexts } from './texts.ts';

const route = getRouteApi('/$environment/import/$id');

export function ImportPage() {
  const texts = useTexts(importsTexts);
  const { id } = route.useParams();
  const read = useImport(id);
  if (read.data) return <Loaded key={id} imported={read.data} />;
  return (
    <>
      <PageHead title={texts.title} />
      <QueryBoundary query={read}>
        <Stack gap="4" className={importsCss.importLoading}>
          <SkeletonLines />
        </Stack>
      </QueryBoundary>
    </>
  );
}

function Loaded({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const { environment } = usePortal();
  const secondsLeft = useSecondsLeft(imported);
  const step = useStep(imported);
  const title = importTitle(imported, texts, secondsLeft);
  const started = imported.startedAt !== null;
  return (
    <div className={importsCss.importPage}>
      <PageHead
        title={title}
        crumbs={[
          { label: texts.title, to: `/${environment}/import` },
          { label: imported.fileName ?? texts.pasted },
        ]}
        meta={<Meta imported={imported} />}
        actions={<Actions imported={imported} />}
      >
        <StepLine label={texts.steps.label} steps={stepsOf(imported, texts)} />
      </PageHead>
      {imported.haltedBy && imported.state !== 'CANCELLED' && (
        <div className={importsCss.importNotice}>
          {imported.haltedBy === 'IMPORT_OUTDATED' ? (
            <PriceNotice imported={imported} />
          ) : (
            <Notice tone="warn" title={findText(texts.halted, imported.haltedBy) ?? imported.haltedBy} />
          )}
        </div>
      )}
      {started && <RunFigures imported={imported} />}
      <Columns imported={imported} />
      <Rows imported={imported} />
      <CreateBar imported={imported} step={step} />
    </div>
  );
}

function Meta({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const { state, rows, delimiter, encoding, checkedAt, agreementVersion, startedAt } = imported;
  if (state === 'RUNNING') {
    return <Text tone="muted">{texts.head.leave}</Text>;
  }
  return (
    <>
      {startedAt === null && <Text tone="muted">{texts.head.dryRun}</Text>}
      <Text tone="muted">
        {texts.head.file({ count: rows, delimiter: texts.delimiters[delimiter], encoding })}
      </Text>
      {state !== 'CHECKING' && checkedAt && (
        <Text tone="muted">
          {texts.head.checked} <RelativeTime at={checkedAt} />{' '}
          {agreementVersion !== null && texts.head.agreement({ version: agreementVersion })}
        </Text>
      )}
    </>
  );
}

function Actions({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const { environment, may } = usePortal();
  const navigate = useNavigate();
  const step = useStep(imported);
  const [isConfirming, setIsConfirming] = useState(false);
  if (!may('orderers')) return null;
  const left = remainingRows(imported);
  const canDiscard =
    !isAtWork(imported) && createdRows(imported) > 0 && left > 0 && imported.state !== 'CANCELLED';
  return (
    <>
      {imported.state === 'RUNNING' ? (
        <Button busy={step.isPending} onClick={() => step.mutate('pause')}>
          {texts.stop}
        </Button>
      ) : (
        <>
          {canDiscard && (
            <Button kind="destructive" onClick={() => setIsConfirming(true)}>
              {texts.discard}
            </Button>
          )}
          <Button icon={<IconRefresh />} onClick={() => navigate({ to: `/${environment}/import` })}>
            {texts.otherFile}
          </Button>
        </>
      )}
      <ConfirmDialog
        open={isConfirming}
        title={texts.discardTitle}
        confirm={texts.discard}
        keep={texts.discardKeep}
        change={step}
        onClose={() => setIsConfirming(false)}
        onConfirm={() => step.mutate('cancel', { onSuccess: () => setIsConfirming(false) })}
      >
        <p>{texts.discardSentence({ count: left })}</p>
      </ConfirmDialog>
    </>
  );
}
