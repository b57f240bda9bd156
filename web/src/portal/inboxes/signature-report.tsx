// The result of a signature check, step by step and in words.

import { IconCheck, IconShieldCheck, IconShieldX, IconX } from '@tabler/icons-react';
import { findText } from '../../../../shared/text/find-text.ts';
import { inboxesTexts } from '../../../../shared/texts/generated/portal/inboxes.ts';
import type { components } from '../../api/paths/portal.ts';
import { useLanguage } from '../../messages/language.ts';
import { useTexts } from '../../messages/use-texts.ts';
import { Grid, Row, Stack } from '../../ui/layout.tsx';
import statusCss from '../../ui/status.module.css';
import { Marked } from '../../ui/status.tsx';
import { Text } from '../../ui/text.tsx';
import inboxesCss from './inboxes.module.css';

export type Report = components['schemas']['InboxMessage']['signature'];

/** One line; on failure it names the check that failed. */
export function SignatureVerdict({ report }: { report: Report }) {
  const texts = useTexts(inboxesTexts).signature;
  if (report === null) return <Text tone="muted">{texts.none}</Text>;
  if (report.valid) {
    return (
      <Marked tone="good" icon={<IconShieldCheck />}>
        {texts.correct}
      </Marked>
    );
  }
  return (
    <Marked tone="alert" icon={<IconShieldX />}>
      {texts.wrong}
    </Marked>
  );
}

export function SignatureChecks({ report }: { report: NonNullable<Report> }) {
  const texts = useTexts(inboxesTexts).signature;
  const language = useLanguage();
  return (
    <Stack as="ul" gap="1" size="table" className={inboxesCss.signatureChecks} aria-label={texts.checks}>
      {report.checks.map(({ name, ok, explanation }) => (
        <Row
          as="li"
          gap="2"
          align="stretch"
          key={name}
          className={ok ? statusCss.toneGood : statusCss.toneAlert}
        >
          {ok ? <IconCheck size={16} aria-label={texts.ok} /> : <IconX size={16} aria-label={texts.notOk} />}
          <div>
            <div>
              {findText(ok ? texts.passed : texts.failed, name) ?? texts.noHeader}{' '}
              <Text mono tone="muted">
                {name}
              </Text>
            </div>
            {/* The service explains only in English what exactly it compared. */}
            {!ok && language === 'en' && (
              <Text as="p" tone="muted">
                {explanation}
              </Text>
            )}
          </div>
        </Row>
      ))}
    </Stack>
  );
}

/** The headers as they were received. */
export function HeaderList({ headers }: { headers: Record<string, string> }) {
  return (
    <Text as="dl" mono className={inboxesCss.headerList}>
      {Object.entries(headers).map(([name, value]) => (
        <Grid gap="3" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Grid>
      ))}
    </Text>
  );
}
