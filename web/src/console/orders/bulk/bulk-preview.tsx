// What a command for several orders will do: sums first, then each order with dates, mails, webhooks or the reason against it.
import { describeError } from '../../../../../shared/errors/page-error-sentence.ts';
import { type BulkTexts, bulkTexts } from '../../../../../shared/texts/generated/console/orders/bulk.ts';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { formatDayTime } from '../../../ui/format.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Marked } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import bulkCss from './bulk.module.css';
import type { BulkPreview } from './use-bulk.ts';

function formatMessages(texts: BulkTexts, previews: readonly BulkPreview[]): string {
  const mails = previews.reduce((sum, one) => sum + one.mails.length, 0);
  const webhooks = previews.reduce(
    (sum, one) => sum + one.events.reduce((all, { receivers }) => all + receivers, 0),
    0,
  );
  const drivers = new Set(previews.flatMap(({ tells }) => (tells ? [tells.driver] : []))).size;
  const parts = [
    mails > 0 && texts.mails({ count: mails }),
    webhooks > 0 && texts.webhooks({ count: webhooks }),
    drivers > 0 && texts.drivers({ count: drivers }),
  ].filter(Boolean);
  return parts.length === 0 ? texts.noMessages : parts.join(', ');
}

export function BulkPreviewList({ previews }: { previews: readonly BulkPreview[] }) {
  const texts = useTexts(bulkTexts);
  const isMessage = previews.some(({ tells }) => tells !== null);
  const count = (outcome: BulkPreview['outcome']) => previews.filter((one) => one.outcome === outcome).length;
  return (
    <Stack as="section" gap="2" aria-label={texts.preview}>
      <Row gap="4" wrap>
        <Marked tone="good">
          {`${(isMessage ? texts.sends : texts.runs)({ count: count('RUNS') })}: ${formatMessages(texts, previews)}`}
        </Marked>
        {count('UNCHANGED') > 0 && (
          <Marked tone="muted">{texts.unchanged({ count: count('UNCHANGED') })}</Marked>
        )}
        {count('REFUSED') > 0 && <Marked tone="warn">{texts.refused({ count: count('REFUSED') })}</Marked>}
      </Row>
      <ul className={bulkCss.list}>
        {previews.map((one) => (
          <PreviewRow key={one.id} preview={one} />
        ))}
      </ul>
    </Stack>
  );
}

function PreviewRow({ preview }: { preview: BulkPreview }) {
  const texts = useTexts(bulkTexts);
  const language = useLanguage();
  const { number, customer, driver, outcome, error, requestedPickup, newRequestedPickup, tells } = preview;
  const when = (at: string) => formatDayTime(language, new Date(at), Date.now());
  const isMoved = newRequestedPickup !== null && newRequestedPickup !== requestedPickup;
  const effects = [
    isMoved && requestedPickup !== null && `${when(requestedPickup)} → ${when(newRequestedPickup)}`,
    ...preview.mails.map(({ to }) => texts.mailTo({ to })),
    ...preview.events
      .filter(({ receivers }) => receivers > 0)
      .map(({ type, receivers }) => texts.endpoints({ event: type, count: receivers })),
    tells &&
      texts.tells({ driver: tells.driver, how: tells.pushed ? 'push' : tells.mailed ? 'mail' : 'app' }),
    outcome === 'RUNS' && tells === null && driver !== null && texts.driverHas({ name: driver }),
    outcome === 'UNCHANGED' && texts.isAsWanted,
  ].filter(Boolean);
  return (
    <li className={bulkCss.row}>
      <strong>{number ?? preview.id}</strong>
      <Text tone="muted">{customer}</Text>
      {error ? (
        <Marked tone="warn">{describeError(language, error)}</Marked>
      ) : (
        <span>{effects.join(' · ')}</span>
      )}
    </li>
  );
}
