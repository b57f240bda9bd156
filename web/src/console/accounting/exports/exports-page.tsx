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
  const words = useTexts(exportsTexts);
  const [month, setMonth] = useState<string>();
  const query = useContents(month);
  return (
    <FlowFrame
      step={null}
      title={words.title}
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
  const words = useTexts(exportsTexts);
  const language = useLanguage();
  const { invoices, corrections, firstNumber, lastNumber, missingNumbers } = contents;
  const sumOf = ({ count, amounts }: Contents['invoices']) =>
    words.count({
      count,
      sum: formatSums(
        language,
        amounts.map(({ currency, gross }) => ({ currency, cents: Math.round(gross * 100) })),
      ),
    });
  return (
    <Card className={exportsCss.card}>
      <Section title={words.contents({ month: nameOfMonth(language, contents.month) })}>
        <Facts>
          <Fact name={words.invoices}>{sumOf(invoices)}</Fact>
          <Fact name={words.corrections}>{sumOf(corrections)}</Fact>
          <Fact name={words.numbers}>
            {firstNumber && lastNumber
              ? words.range({ first: firstNumber, last: lastNumber, isSame: firstNumber === lastNumber })
              : words.none}
          </Fact>
          <Fact name={words.gaps}>
            {missingNumbers.length === 0 ? (
              <Marked tone="good">{words.unbroken}</Marked>
            ) : (
              <Marked tone="alert">
                {words.missing({ numbers: missingNumbers.join(', '), count: missingNumbers.length })}
              </Marked>
            )}
          </Fact>
        </Facts>
      </Section>
    </Card>
  );
}

function Files({ contents }: { contents: Contents }) {
  const words = useTexts(exportsTexts);
  const { may } = useConsole();
  const { month, bookings, datevFaults, invoices, corrections } = contents;
  const documents = invoices.count + corrections.count;
  const addressOf = (name: string) => `/api/v1/ops/accounting/${name}.csv?month=${month}`;
  return (
    <Stack gap="4">
      <ExportFile title={words.datev} text={words.datevText({ bookings })}>
        {!may('accounting') && <Text tone="muted">{words.onlyAccounting}</Text>}
        {may('accounting') && datevFaults && <Faults faults={datevFaults} />}
        {may('accounting') && !datevFaults && <Download name={words.datev} href={addressOf('datev')} />}
        {contents.withoutRate.length > 0 && (
          <Notice tone="warn" title={words.noEuro({ numbers: contents.withoutRate.join(', ') })} />
        )}
        <Exported contents={contents} kind="INVOICES" />
      </ExportFile>
      <ExportFile title={words.payments} text={words.paymentsText}>
        {may('accounting') && <Download name={words.payments} href={addressOf('datev-payments')} />}
        <Exported contents={contents} kind="PAYMENTS" />
      </ExportFile>
      <ExportFile title={words.debtors} text={words.debtorsText}>
        {may('accounting') && <Download name={words.debtors} href={addressOf('datev-debtors')} />}
        <Exported contents={contents} kind="DEBTORS" />
      </ExportFile>
      <ExportFile title={words.csv} text={words.csvText({ count: documents })}>
        <Download name={words.csv} href={addressOf('invoices')} />
      </ExportFile>
      <ExportFile title={words.zip} text={words.zipText({ count: documents })}>
        <Download name={words.zip} href={`/api/v1/ops/accounting/invoices.zip?month=${month}`} />
      </ExportFile>
      <ExportFile title={words.auditor} text={words.auditorText({ count: documents })}>
        <Download name={words.auditor} href={addressOf('issued-invoices')} />
      </ExportFile>
    </Stack>
  );
}

const SHOWN = 10;

/** When the file was last downloaded, and whether it would differ now. */
function Exported({ contents, kind }: { contents: Contents; kind: Contents['exported'][number]['kind'] }) {
  const words = useTexts(exportsTexts);
  const last = contents.exported.find((one) => one.kind === kind);
  if (!last) return null;
  return (
    <p>
      <Text tone="muted">
        {words.exportedAt} <DayTime at={last.exportedAt} />
      </Text>{' '}
      {last.isChanged && <Marked tone="warn">{words.changedSince}</Marked>}
      {last.missing.length > 0 && (
        <Text as="span" tone="muted">
          {' '}
          {words.notInIt({ count: last.missing.length, numbers: last.missing.slice(0, SHOWN).join(', ') })}
        </Text>
      )}
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
  const words = useTexts(exportsTexts);
  return (
    <ButtonLink icon={<IconDownload />} href={href} download>
      {words.download({ file: name })}
    </ButtonLink>
  );
}

/** What is missing, each with the page that repairs it. */
function Faults({ faults }: { faults: NonNullable<Contents['datevFaults']> }) {
  const words = useTexts(exportsTexts);
  const toSettings = <Link to="/accounting/settings">{words.toSettings}</Link>;
  return (
    <Notice tone="warn" title={words.faults}>
      <ul className={exportsCss.faults}>
        {faults.settings.map((name) => (
          <li key={name}>
            {name === 'consultantNumber' ? words.noConsultant : words.noClient} {toSettings}
          </li>
        ))}
        {faults.debtorNumbers.map(({ accountId, customerName, debtorNumber, isDeletedCustomer }) => (
          <li key={`${accountId} ${debtorNumber}`}>
            {words.noDebtor({ name: customerName, number: debtorNumber })}{' '}
            {isDeletedCustomer ? (
              <>
                {words.deletedDebtor} {toSettings}
              </>
            ) : (
              <Link to="/accounts/$id/party" params={{ id: accountId }}>
                {words.toAccount}
              </Link>
            )}
          </li>
        ))}
        {faults.sharedDebtorNumbers.map(({ debtorNumber, customerNames }) => (
          <li key={debtorNumber}>
            {words.sharedDebtor({ number: debtorNumber, names: customerNames.join(', ') })}
          </li>
        ))}
        {faults.vatRates.map((rate) => (
          <li key={rate}>
            {words.noRate({ rate })} {toSettings}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
