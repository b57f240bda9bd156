// The facts of an extra or expense: what was entered, what the agreement says, and a probable duplicate.

import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { Extra } from './extra-queries.ts';
import extrasCss from './extras.module.css';
import { formatBilled, formatLimit, formatPaid, formatQuantity } from './format-extra.ts';
import { extrasTexts } from './texts.ts';

export function ExtraFacts({ extra, from }: { extra: Extra; from?: string | null }) {
  const texts = useTexts(extrasTexts);
  const format = { texts, language: useLanguage() };
  const { facts } = texts;
  const { waitedMinutes, note, decisionReason, source, duplicates } = extra;
  const rows: [string, string | null | undefined][] = [
    [facts.from, from ?? texts.sources[source]],
    [facts.paid, formatPaid(format, extra)],
    [facts.waited, waitedMinutes === null ? null : texts.minutes({ minutes: waitedMinutes })],
    formatQuantity(format, extra) ?? ['', null],
    [facts.agreed, formatBilled(format, extra)],
    [facts.limit, formatLimit(format, extra)],
    [facts.note, note],
    [facts.reason, decisionReason],
  ];
  const others = duplicates.map(({ orderNumber, orderId }) => orderNumber ?? orderId).join(', ');
  return (
    <>
      {others && <Notice tone="warn" title={texts.double({ orders: others })} />}
      <dl className={extrasCss.facts}>
        {rows.map(([label, value]) =>
          value ? (
            <Row gap="3" align="stretch" justify="between" key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Row>
          ) : null,
        )}
      </dl>
    </>
  );
}
