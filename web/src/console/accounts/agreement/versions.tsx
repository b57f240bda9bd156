// All versions with author and time; a version expands to its changes.

import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { useLanguage } from '../../../messages/language.ts';
import { useTexts } from '../../../messages/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { formatCalendarDay } from '../../../ui/format.ts';
import layoutCss from '../../../ui/layout.module.css';
import { Card, Grid, Stack } from '../../../ui/layout.tsx';
import { Status } from '../../../ui/status.tsx';
import { Text } from '../../../ui/text.tsx';
import { RelativeTime } from '../../../ui/time.tsx';
import type { AgreementVersion } from '../queries.ts';
import agreementCss from './agreement.module.css';
import { Differences } from './changes-card.tsx';
import { differencesBetween } from './differences.ts';
import { agreementTexts } from './texts.ts';

export function Versions({
  versions,
  onMore,
  onTakeOver,
}: {
  versions: readonly AgreementVersion[];
  onMore: (() => void) | null;
  /** Null for users with read access. */
  onTakeOver: ((version: AgreementVersion) => void) | null;
}) {
  const texts = useTexts(agreementTexts);
  return (
    <section className={agreementCss.agreementVersions} aria-label={texts.versions}>
      <h2>{texts.versions}</h2>
      <Card as="ul" className={layoutCss.lines}>
        {versions.map((version, i) => (
          <Version
            key={version.version}
            version={version}
            before={versions[i + 1]}
            onTakeOver={i > 0 ? onTakeOver : null}
          />
        ))}
      </Card>
      {onMore && <Button onClick={onMore}>{texts.loadMore}</Button>}
    </section>
  );
}

export function VersionState({ version: { state, validFrom } }: { version: AgreementVersion }) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  if (state === 'CURRENT') return <Status tone="good">{texts.inForce}</Status>;
  const day = validFrom && formatCalendarDay(language, validFrom);
  return state === 'PLANNED' && <Status tone="place">{texts.plannedFrom({ day: day ?? '' })}</Status>;
}

function Version({
  version,
  before,
  onTakeOver,
}: {
  version: AgreementVersion;
  before: AgreementVersion | undefined;
  onTakeOver: ((version: AgreementVersion) => void) | null;
}) {
  const texts = useTexts(agreementTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const differences = before && differencesBetween(texts, language, before.terms, version.terms);
  const Chevron = open ? IconChevronDown : IconChevronRight;
  return (
    <li>
      <Grid
        as="button"
        gap="2"
        align="center"
        type="button"
        className={agreementCss.versionRow}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <strong>{version.version}</strong>
        <span>
          <VersionState version={version} />
        </span>
        <Text tone="muted">
          {version.by?.name ?? texts.someone}, <RelativeTime at={version.createdAt} />
        </Text>
        <Text tone="muted">
          {differences
            ? texts.differsBy({ value: differences.length })
            : version.version === 1 && texts.standard}
        </Text>
        <Chevron size={16} aria-hidden="true" />
      </Grid>
      {open && (
        <Stack gap="3" className={agreementCss.versionUnfolded}>
          {differences && <Differences differences={differences} />}
          {onTakeOver && (
            <Button small onClick={() => onTakeOver(version)}>
              {texts.takeOver}
            </Button>
          )}
        </Stack>
      )}
    </li>
  );
}
