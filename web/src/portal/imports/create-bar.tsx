// The bar below an import that can be started: what the button will create, and the total price.

import { IconShieldCheck } from '@tabler/icons-react';
import { codeOf } from '../../api/api-error.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatSums } from '../../ui/format.ts';
import { Row, Stack } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { createdRows, remainingRows, wrongRows } from './import-progress.ts';
import type { Import } from './import-types.ts';
import importsCss from './imports.module.css';
import type { useStep } from './queries.ts';
import { importsTexts } from './texts.ts';

export function CreateBar({ imported, step }: { imported: Import; step: ReturnType<typeof useStep> }) {
  const texts = useTexts(importsTexts);
  const language = useLanguage();
  const { may } = usePortal();
  const { state, counts, net, haltedBy } = imported;
  if (state === 'RUNNING' || state === 'DONE' || state === 'CANCELLED') return null;
  const left = remainingRows(imported);
  const toCreate = net
    .filter(({ ready }) => ready > 0)
    .map(({ ready, currency }) => ({ cents: Math.round(ready * 100), currency }));
  const more = createdRows(imported) > 0;
  const label = more
    ? texts.createMore({ count: left })
    : texts.create({ orderCount: counts.READY, requestCount: counts.REQUEST });
  return (
    <Stack as="footer" gap="3" className={importsCss.importCreate}>
      {step.error && <StepError error={step.error} imported={imported} />}
      <Row rowGap="2" gap="4" wrap size="table">
        {left === 0 ? (
          <Text tone="muted">
            {texts.nothingToCreate}{' '}
            {wrongRows(imported) > 0 && texts.head.correctionsLeft({ count: wrongRows(imported) })}
          </Text>
        ) : may('orderers') ? (
          <Button
            kind="filled"
            busy={step.isPending}
            disabled={state === 'CHECKING' || haltedBy === 'NO_CONTRACTING_PARTY'}
            onClick={() => step.mutate('start')}
          >
            {label}
          </Button>
        ) : (
          <Text tone="muted">{texts.onlyOrderers}</Text>
        )}
        {left > 0 && (
          <span>
            {counts.READY > 0 ? (
              <>
                <Text as="strong" figures>
                  {formatSums(language, toCreate)}
                </Text>{' '}
                <Text tone="muted">
                  {texts.sum({ orderCount: counts.READY, requestCount: counts.REQUEST })}
                </Text>
              </>
            ) : (
              <Text tone="muted">{texts.onlyRequests}</Text>
            )}
          </span>
        )}
        <Row as="span" gap="1-5" tone="muted" className={importsCss.importNever}>
          <IconShieldCheck size={16} aria-hidden="true" />
          {texts.never}
        </Row>
      </Row>
    </Stack>
  );
}

function StepError({ error, imported }: { error: Error; imported: Import }) {
  const texts = useTexts(importsTexts);
  if (codeOf(error) === 'IMPORT_OUTDATED') {
    // The notice at the top of the page says more.
    if (imported.haltedBy === 'IMPORT_OUTDATED') return null;
    return <Notice tone="warn" title={texts.outdated} />;
  }
  return <ErrorState error={error} />;
}
