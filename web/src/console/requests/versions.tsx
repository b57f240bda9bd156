// All versions of a quote: amount, author and outcome. A version expands to its lines.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { formatMoney, formatNumber } from '../../ui/format.ts';
import layoutCss from '../../ui/layout.module.css';
import { Card, Grid, Row, Stack } from '../../ui/layout.tsx';
import { Status } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import { QuoteStatus, useNearTime } from './cells.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { onlyExtends } from './compare-versions.ts';
import type { QuoteVersion, RequestToQuote } from './queries.ts';
import requestsCss from './requests.module.css';
import { requestsTexts } from './texts.ts';
import { centsOf } from './to-cents.ts';

export function Versions({ request, draftNet }: { request: RequestToQuote; draftNet: string | null }) {
  const texts = useTexts(requestsTexts).editor;
  const { compare } = useTexts(requestsTexts);
  const { versions, version } = request;
  const [comparing, setComparing] = useState(false);
  return (
    <section className={requestsCss.versions} aria-label={texts.versions}>
      <Row as="header" justify="between">
        <h2>{texts.versions}</h2>
        {versions.length > 1 && (
          <Button kind="text" onClick={() => setComparing(true)}>
            {compare.action}
          </Button>
        )}
      </Row>
      {versions.length > 1 && (
        <CompareDialog versions={versions} open={comparing} onClose={() => setComparing(false)} />
      )}
      {versions.length === 0 ? (
        <Text as="p" tone="muted">
          {texts.noVersions}
        </Text>
      ) : (
        <Card as="ul" className={layoutCss.lines}>
          {draftNet && (
            <li>
              <Grid gap="2" align="center" className={requestsCss.versionLine}>
                <strong>{version + 1}</strong>
                <Status tone="place">{texts.draft}</Status>
                <Text figures>{draftNet}</Text>
                <Text tone="muted">{texts.you}</Text>
              </Grid>
            </li>
          )}
          {versions.map((one, i) => (
            <Version key={one.version} version={one} before={versions[i + 1]} />
          ))}
        </Card>
      )}
    </section>
  );
}

function Version({ version, before }: { version: QuoteVersion; before: QuoteVersion | undefined }) {
  const texts = useTexts(requestsTexts).editor;
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const offered = useNearTime(version.offeredAt);
  const until = useNearTime(version.validUntil);
  const money = (amount: number) => formatMoney(language, centsOf(amount), version.currency);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <Grid
        as="button"
        gap="2"
        align="center"
        type="button"
        className={requestsCss.versionLine}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <strong>{version.version}</strong>
        <QuoteStatus state={version.state} />
        <Text figures>{money(version.net)}</Text>
        <Text tone="muted">
          {texts.offeredBy({ name: version.offeredBy?.name ?? texts.someone, when: offered })}
        </Text>
        <Text tone="muted">
          {before && onlyExtends(before, version) && texts.extended({ version: before.version })}{' '}
          <Ended version={version} />
        </Text>
        <Chevron size={16} aria-hidden="true" />
      </Grid>
      {open && (
        <Stack gap="1" className={requestsCss.versionLines}>
          {version.lines.map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: sent lines never change.
            <p key={i}>
              <span>{line.description}</span>
              <Text tone="muted" figures>
                {formatNumber(language, line.quantity)} × {money(line.unitNet)}
              </Text>
              <Text figures>{money(line.net)}</Text>
            </p>
          ))}
          {version.note && <p className={requestsCss.versionNote}>{version.note}</p>}
          <Text as="p" tone="muted">
            {texts.validTo({ when: until })}
          </Text>
        </Stack>
      )}
    </li>
  );
}

function Ended({ version: { state, endedAt, endedBy } }: { version: QuoteVersion }) {
  const texts = useTexts(requestsTexts).editor;
  const when = useNearTime(endedAt);
  if (endedAt === null) return null;
  if (endedBy?.name) return texts.endedBy({ name: endedBy.name, when });
  if (state === 'EXPIRED') return texts.byItself({ when });
  return state === 'ACCEPTED' || state === 'DECLINED'
    ? texts.byCustomer({ when })
    : texts.endedBy({ name: texts.someone, when });
}
