// Extras and expenses to check: one list by keyboard, the chosen one with its receipt beside it.
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Card, Grid, Stack } from '../../ui/layout.tsx';
import { useRowKeys } from '../../ui/row-keys.ts';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { useConsole } from '../session.tsx';
import { ExtraDecision } from './extra-decision.tsx';
import { ExtraFacts } from './extra-facts.tsx';
import { type ExtraToCheck, receiptAddress, useExtrasToCheck } from './extra-queries.ts';
import extrasCss from './extras.module.css';
import { formatBilled, formatPaid, nameOfExtra } from './format-extra.ts';
import { extrasTexts } from './texts.ts';

/** Nothing while there is nothing to check: the delivered orders follow. */
export function ExtrasToCheck() {
  const texts = useTexts(extrasTexts);
  const query = useExtrasToCheck();
  if (query.error && !query.data) return <ErrorState error={query.error} onRetry={() => query.refetch()} />;
  if (!query.data || query.data.length === 0) return null;
  return (
    <section aria-label={texts.title} data-extras>
      <h2 className={extrasCss.heading}>
        {texts.title} <Text tone="muted">{texts.count({ count: query.data.length })}</Text>
      </h2>
      <CheckList extras={query.data} />
    </section>
  );
}

function CheckList({ extras }: { extras: readonly ExtraToCheck[] }) {
  const texts = useTexts(extrasTexts);
  const [position, setPosition] = useState(0);
  useRowKeys();
  // After a decision the next proposal takes the place of the decided one.
  const at = Math.min(position, extras.length - 1);
  const chosen = extras[at]!;
  return (
    <Grid collapse="tablet" gap="5" align="start" className={extrasCss.columns}>
      <Card as="ul" aria-label={texts.list}>
        {extras.map((extra, i) => (
          <ExtraRow key={extra.id} extra={extra} isChosen={i === at} onChoose={() => setPosition(i)} />
        ))}
      </Card>
      <ChosenExtra key={chosen.id} extra={chosen} />
    </Grid>
  );
}

function ExtraRow({
  extra,
  isChosen,
  onChoose,
}: {
  extra: ExtraToCheck;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const texts = useTexts(extrasTexts);
  const format = { texts, language: useLanguage() };
  return (
    // The focus chooses the row, and keys move the focus.
    <Stack
      as="li"
      gap="1"
      className={extrasCss.row}
      data-row
      tabIndex={isChosen ? 0 : -1}
      aria-current={isChosen || undefined}
      onFocus={onChoose}
      onClick={onChoose}
    >
      <strong>
        {nameOfExtra(format, extra)} · {extra.orderNumber}
      </strong>
      <span>{formatPaid(format, extra) ?? formatBilled(format, extra)}</span>
      <Text tone="muted">
        {extra.accountName}
        {extra.driverName && ` · ${extra.driverName}`}
      </Text>
      {extra.duplicates.length > 0 && (
        <Marked tone="warn">
          {texts.double({ orders: extra.duplicates.map(({ orderNumber }) => orderNumber).join(', ') })}
        </Marked>
      )}
    </Stack>
  );
}

function ChosenExtra({ extra }: { extra: ExtraToCheck }) {
  const texts = useTexts(extrasTexts);
  const { may } = useConsole();
  const format = { texts, language: useLanguage() };
  return (
    <Card as="section" className={extrasCss.chosen} aria-label={nameOfExtra(format, extra)}>
      <Stack gap="4">
        <h2>
          {nameOfExtra(format, extra)} ·{' '}
          <Link to="/orders/$id" params={{ id: extra.orderNumber ?? extra.orderId }}>
            {extra.orderNumber}
          </Link>
        </h2>
        <ExtraFacts extra={extra} from={extra.driverName} />
        {may('staff') && <ExtraDecision extra={extra} hasKeys />}
        {extra.hasReceipt ? (
          <img className={extrasCss.receipt} src={receiptAddress(extra.id)} alt={texts.receipt} />
        ) : (
          <Text as="p" tone="muted">
            {texts.noReceipt}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
