// The figures of a run: orders created, rows left, the total so far, and the download of the result.

import { IconDownload, IconFileText } from '@tabler/icons-react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { classNamed, join } from '../../ui/classes.ts';
import { formatNumber, formatSums } from '../../ui/format.ts';
import { Grid, Row } from '../../ui/layout.tsx';
import statusCss from '../../ui/status.module.css';
import { Text } from '../../ui/text.tsx';
import { usePortal } from '../session.tsx';
import { createdRows, remainingRows } from './import-progress.ts';
import type { Import } from './import-types.ts';
import importsCss from './imports.module.css';
import { fileUrl } from './queries.ts';
import { importsTexts } from './texts.ts';

export function RunFigures({ imported }: { imported: Import }) {
  const texts = useTexts(importsTexts);
  const language = useLanguage();
  const { counts, net } = imported;
  const created = createdRows(imported);
  const left = remainingRows(imported);
  const all = created + left + counts.FAILED;
  const sum = (amountOf: (one: Import['net'][number]) => number) =>
    formatSums(
      language,
      net.map((one) => ({ cents: Math.round(amountOf(one) * 100), currency: one.currency })),
    );
  const sumCreated = sum((one) => one.created);
  const figures: [value: string, label: string, tone?: string][] = [
    [formatNumber(language, counts.CREATED), texts.run.orders, 'good'],
    [formatNumber(language, counts.REQUESTED), texts.run.requests, 'warn'],
    [formatNumber(language, counts.FAILED), texts.run.failed],
    [formatNumber(language, left), texts.run.left],
    [
      sumCreated,
      left === 0 ? texts.run.netDone : texts.run.net({ of: sum((one) => one.created + one.ready) }),
    ],
  ];
  return (
    <Grid
      collapse="phone"
      as="section"
      rowGap="4"
      gap="6"
      className={importsCss.importRun}
      aria-label={texts.steps.create}
    >
      <div
        className={importsCss.importBar}
        role="progressbar"
        aria-label={texts.run.progress({ done: created, all })}
        aria-valuemin={0}
        aria-valuemax={all}
        aria-valuenow={created}
      >
        <svg viewBox="0 0 1000 8" preserveAspectRatio="none" aria-hidden="true">
          <rect className={importsCss.importBarOrders} width={share(counts.CREATED, all)} height="8" />
          <rect
            className={importsCss.importBarRequests}
            x={share(counts.CREATED, all)}
            width={share(counts.REQUESTED, all)}
            height="8"
          />
        </svg>
      </div>
      <Row as="dl" rowGap="3" gap="8" align="stretch" wrap className={importsCss.importFigures}>
        {figures.map(([value, label, tone]) => (
          <div key={label}>
            <dt>
              {tone && (
                <span
                  className={join(statusCss.statusMark, classNamed(statusCss, `tone-${tone}`))}
                  aria-hidden="true"
                />
              )}
              {label}
            </dt>
            <Text as="dd" figures>
              {value}
            </Text>
          </div>
        ))}
      </Row>
      <ResultFile imported={imported} />
    </Grid>
  );
}

function share(count: number, all: number): number {
  return all === 0 ? 0 : (count / all) * 1000;
}

function ResultFile({ imported }: { imported: Import }) {
  const { run } = useTexts(importsTexts);
  const { environment } = usePortal();
  const coming = imported.state === 'RUNNING';
  const text = (
    <span>
      <Text weight="medium">{run.csv}</Text>
      <Text tone="muted">{coming ? run.csvComing : run.csvReady}</Text>
    </span>
  );
  if (coming) {
    return (
      <Row
        gap="3"
        tone="ink"
        size="table"
        className={join(importsCss.importFile, importsCss.importFileComing)}
      >
        <IconFileText size={20} aria-hidden="true" />
        {text}
      </Row>
    );
  }
  return (
    <Row
      as="a"
      gap="3"
      tone="ink"
      size="table"
      className={importsCss.importFile}
      href={fileUrl(environment, imported.id, 'result.csv')}
      download
    >
      <IconDownload size={20} aria-hidden="true" />
      {text}
    </Row>
  );
}
