// The exports of a month: what they contain, what is missing, and the files.
import { IconDownload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { exportsTexts } from '../../../../../shared/texts/generated/console/accounting/exports.ts';
import { operations } from '../../../api/client.ts';
import type { components } from '../../../api/paths/operations.ts';
import { useCall } from '../../../api/use-call.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Fact, Facts } from '../../../ui/facts.tsx';
import { formatSums } from '../../../ui/format.ts';
import { Card, Section, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { QueryBoundary } from '../../../ui/query-boundary.tsx';
import { Marked } from '../../../ui/status.tsx';
import { SkeletonLines } from '../../../ui/table-states.tsx';
import { Text } from '../../../ui/text.tsx';
import { DayTime } from '../../../ui/time.tsx';
import { LIVE } from '../../live.tsx';
import { useConsole } from '../../session.tsx';
import { FlowFrame } from '../flow/flow-frame.tsx';
import { MonthChoice, nameOfMonth } from '../month-choice.tsx';
import exportsCss from './exports.module.css';

type Contents = components['schemas']['ExportContents'];

function useContents(month: string | undefined) {
  return useCall([LIVE, 'invoices', 'exports', month], (signal) =>
    operations.GET('/accounting/exports', { params: { query: month ? { month } : {} }, signal }),
  );
}

export function ExportsPage() {
  const texts = useTexts(exportsTexts);
  const [month, setMonth] = useState<string>();
  const query = useContents(month);
  return (
    <FlowFrame
      step={null}
      title={texts.title}
      actions={<MonthChoice month={month ?? query.data?.month} onChoose={setMonth} />}
    >
      <QueryBoundary query={query}>
        {query.data ? (
          <div className={exportsCss.columns}>
            <MonthContents contents={query.data} />
            <Files contents={query.data} />
          </div>
        ) : (
          <SkeletonLines lines={6} />
        )}
      </QueryBoundary>
    </FlowFrame>
  );
}

function MonthContents({ contents }: { contents: Contents }) {
  const texts = useTexts(exportsTexts);
  const language = useLanguage();
  const { invoices, corrections, firstNumber, lastNumber, missingNumbers } = contents;
  const sumOf = ({ count, amounts }: Contents['invoices']) =>
    texts.count({
      count,
      sum: formatSums(
        language,
        amounts.map(({ currency, gross }) => ({ currency, cents: Math.round(gross * 100) })),
      ),
    });
  return (
    <Card className={exportsCss.card}>
      <Section title={texts.contents({ month: nameOfMonth(language, contents.month) })}>
        <Facts>
          <Fact name={texts.invoices}>{sumOf(invoices)}</Fact>
          <Fact name={texts.corrections}>{sumOf(corrections)}</Fact>
          <Fact name={texts.numbers}>
            {firstNumber && lastNumber
              ? texts.range({ first: firstNumber, last: lastNumber, isSame: firstNumber === lastNumber })
              : texts.none}
          </Fact>
          <Fact name={texts.gaps}>
            {missingNumbers.length === 0 ? (
              <Marked tone="good">{texts.unbroken}</Marked>
            ) : (
              <Marked tone="alert">
                {texts.missing({ numbers: missingNumbers.join(', '), count: missingNumbers.length })}
              </Marked>
            )}
          </Fact>
        </Facts>
      </Section>
    </Card>
  );
}

function Files({ contents }: { contents: Contents }) {
  const texts = useTexts(exportsTexts);
  const { may } = useConsole();
  const { month, bookings, datevFaults, invoices, corrections } = contents;
  const documents = invoices.count + corrections.count;
  const addressOf = (name: string) => `/api/v1/ops/accounting/${name}.csv?month=${month}`;
  return (
    <Stack gap="4">
      <ExportFile title={texts.datev} text={texts.datevText({ bookings })}>
        {!may('accounting') && <Text tone="muted">{texts.onlyAccounting}</Text>}
        {may('accounting') && datevFaults && <Faults faults={datevFaults} />}
        {may('accounting') && !datevFaults && <Download name={texts.datev} href={addressOf('datev')} />}
        {contents.withoutRate.length > 0 && (
          <Notice tone="warn" title={texts.noEuro({ numbers: contents.withoutRate.join(', ') })} />
        )}
        <Exported contents={contents} kind="INVOICES" />
      </ExportFile>
      <ExportFile title={texts.payments} text={texts.paymentsText}>
        {may('accounting') && <Download name={texts.payments} href={addressOf('datev-payments')} />}
        <Exported contents={contents} kind="PAYMENTS" />
      </ExportFile>
      <ExportFile title={texts.debtors} text={texts.debtorsText}>
        {may('accounting') && <Download name={texts.debtors} href={addressOf('datev-debtors')} />}
        <Exported contents={contents} kind="DEBTORS" />
      </ExportFile>
      <ExportFile title={texts.csv} text={texts.csvText({ count: documents })}>
        <Download name={texts.csv} href={addressOf('invoices')} />
      </ExportFile>
      <ExportFile title={texts.zip} text={texts.zipText({ count: documents })}>
        <Download name={texts.zip} href={`/api/v1/ops/accounting/invoices.zip?month=${month}`} />
      </ExportFile>
      <ExportFile title={texts.auditor} text={texts.auditorText({ count: documents })}>
        <Download name={texts.auditor} href={addressOf('issued-invoices')} />
      </ExportFile>
    </Stack>
  );
}

/** When the file was last downloaded, and whether it would differ now. */
function Exported({ contents, kind }: { contents: Contents; kind: Contents['exported'][number]['kind'] }) {
  const texts = useTexts(exportsTexts);
  const last = contents.exported.find((one) => one.kind === kind);
  if (!last) return null;
  return (
    <p>
      <Text tone="muted">
        {texts.exportedAt} <DayTime at={last.exportedAt} />
      </Text>{' '}
      {last.isChanged && <Marked tone="warn">{texts.changedSince}</Marked>}
    </p>
  );
}

function ExportFile({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Card className={exportsCss.card}>
      <Section title={title}>
        <Text as="p" tone="muted">
          {text}
        </Text>
        <div>{children}</div>
      </Section>
    </Card>
  );
}

function Download({ name, href }: { name: string; href: string }) {
  const texts = useTexts(exportsTexts);
  return (
    <ButtonLink icon={<IconDownload />} href={href} download>
      {texts.download({ file: name })}
    </ButtonLink>
  );
}

/** What is missing, each with the page that repairs it. */
function Faults({ faults }: { faults: NonNullable<Contents['datevFaults']> }) {
  const texts = useTexts(exportsTexts);
  const toSettings = <Link to="/accounting/settings">{texts.toSettings}</Link>;
  return (
    <Notice tone="warn" title={texts.faults}>
      <ul className={exportsCss.faults}>
        {faults.settings.map((name) => (
          <li key={name}>
            {name === 'consultantNumber' ? texts.noConsultant : texts.noClient} {toSettings}
          </li>
        ))}
        {faults.debtorNumbers.map(({ accountId, customerName, debtorNumber }) => (
          <li key={accountId}>
            {texts.noDebtor({ name: customerName, number: debtorNumber })}{' '}
            <Link to="/accounts/$id/party" params={{ id: accountId }}>
              {texts.toAccount}
            </Link>
          </li>
        ))}
        {faults.sharedDebtorNumbers.map(({ debtorNumber, customerNames }) => (
          <li key={debtorNumber}>
            {texts.sharedDebtor({ number: debtorNumber, names: customerNames.join(', ') })}
          </li>
        ))}
        {faults.vatRates.map((rate) => (
          <li key={rate}>
            {texts.noRate({ rate })} {toSettings}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
